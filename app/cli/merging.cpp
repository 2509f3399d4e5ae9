// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/merging.h"

#include "app/cli/help.h"
#include "core/io/file/file.h"
#include "core/parts/partfile.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexa::cli {
namespace {

struct MergeOptions {
    std::vector<std::string> parts;  ///< Paths.
    std::string output;              ///< Empty = not given.
};

/// Reads the parts. Prints an error and returns none if a file is not a part.
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
void runCommand(Context& context, const std::string& output, AddCommands addShared) {
    CLI::App app;
    useOwnHelp(app, context);
    app.require_subcommand(1);
    addShared(app, context);
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

void mergeParts(Context& context, const MergeOptions& options, AddCommands addShared) {
    const auto read = readParts(context, options.parts);
    if (!read) return;
    for (const std::string& path : options.parts)
        if (!options.output.empty() && isSameFile(options.output, path))
            return context.wrongUsage("cli.usage.output-is-input", {{"path", options.output}});
    auto whole = parts::merge(*read);
    if (!whole) return context.fail(Exit::Input, whole.error());
    context.merged = *std::move(whole);
    runCommand(context, options.output, addShared);
}

}  // namespace

void addMerging(CLI::App& app, Context& context, AddCommands addShared) {
    const auto options = std::make_shared<MergeOptions>();
    CLI::App* command = addCommand(app, context, "merge", "merge part-*.json -o table.json");
    command->add_option("PART", options->parts, context.text("cli.option.parts"))->required();
    command->add_option("-o", options->output, context.text("cli.option.merged"))->type_name("F");
    command->callback([&context, options, addShared] { mergeParts(context, *options, addShared); });
}

}  // namespace hexa::cli
