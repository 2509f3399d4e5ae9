// SPDX-License-Identifier: GPL-3.0-or-later
// merge: what the parts of a run or of an atlas found, put together and told as if one machine had played everything.
#include "app/cli/atlasoptions.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/engine/system.h"
#include "core/generate/atlas/atlasfile.h"
#include "core/io/file.h"
#include "core/parts/partfile.h"

#include <algorithm>
#include <memory>

namespace hexa::cli {
namespace {

struct MergeOptions {
    std::vector<std::string> parts;
    std::string output;
};

/// The first file says whether they are atlases.
bool areAtlases(const std::vector<std::string>& paths) {
    const auto text = readFile(paths.front());
    return text && generate::isAtlas(*text);
}

/// Puts atlases together, or the parts of one.
void mergeAtlases(Context& context, const MergeOptions& options) {
    if (options.output.empty()) return context.wrongUsage("cli.usage.merge-output");
    std::vector<generate::NamedAtlas> all;
    for (const std::string& path : options.parts) {
        auto atlas = readAtlasFile(context, path);
        if (!atlas) return;
        all.push_back({path, *std::move(atlas)});
    }
    const GameSystem& system = context.systemOf(all.front().atlas.ground.base);
    const auto whole = generate::join(system, all);
    if (!whole) return context.fail(Exit::Input, whole.error());
    if (!mayWrite(context, options.output, Written::Other, {})) return;
    context.write(options.output, generate::writeAtlas(*whole, system.catalog));
}

/// None, and said why, if a file is no part.
std::optional<std::vector<parts::NamedPart>> readParts(Context& context,
                                                       const std::vector<std::string>& paths) {
    std::vector<parts::NamedPart> all;
    for (const std::string& path : paths) {
        const auto text = readFile(path);
        auto part = text ? parts::readPart(*text) : Result<parts::Part>(text.error());
        if (!part) {
            context.fail(Exit::Input, part.error(), path);
            return std::nullopt;
        }
        all.push_back({path, *std::move(part)});
    }
    return all;
}

/// Runs the command that the parts were played for; it finds its tallies in context.merged.
void runCommand(Context& context, const std::string& output) {
    CLI::App app;
    useOwnHelp(app, context);
    app.require_subcommand(1);
    addSimulate(app, context);
    addBalancing(app, context);
    addFitting(app, context);
    addTrying(app, context);
    std::vector<std::string> words = context.merged->request.command;
    if (!output.empty()) {
        words.emplace_back("-o");
        words.push_back(output);
    }
    std::reverse(words.begin(), words.end());  // as CLI11 takes them
    try {
        app.parse(words);
    } catch (const CLI::ParseError& error) {
        if (std::string_view(error.what()).starts_with("-o is required"))
            context.wrongUsage("cli.usage.merge-output");
        else
            context.fail(Exit::Input, Error("cli.merge.command"));
    }
}

void runMerge(Context& context, const MergeOptions& options) {
    const bool atlases = areAtlases(options.parts);
    const auto read = atlases ? std::nullopt : readParts(context, options.parts);
    if (!read && !atlases) return;
    for (const std::string& path : options.parts)
        if (!options.output.empty() && isSameFile(options.output, path))
            return context.wrongUsage("cli.usage.output-is-input", {{"path", options.output}});
    if (atlases) return mergeAtlases(context, options);
    auto whole = parts::merge(*read);
    if (!whole) return context.fail(Exit::Input, whole.error());
    context.merged = *std::move(whole);
    runCommand(context, options.output);
}

}  // namespace

void addMerging(CLI::App& app, Context& context) {
    const auto options = std::make_shared<MergeOptions>();
    CLI::App* command = addCommand(app, context, "merge", "merge part-*.json -o table.json");
    command->add_option("PART", options->parts, context.text("cli.option.parts"))->required();
    command->add_option("-o", options->output, context.text("cli.option.merged"))->type_name("F");
    command->callback([&context, options] { runMerge(context, *options); });
}

}  // namespace hexa::cli
