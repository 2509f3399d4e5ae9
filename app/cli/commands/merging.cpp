// SPDX-License-Identifier: GPL-3.0-or-later
// merge: what the parts of a run or of an atlas found, put together and told as if one machine had played everything.
#include "app/cli/merging.h"

#include "app/cli/atlasoptions.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output.h"
#include "core/engine/system.h"
#include "core/generate/atlas/atlasfile.h"
#include "core/io/file.h"

#include <memory>

namespace hexa::cli {
namespace {

/// The first file says whether they are atlases.
bool areAtlases(const std::vector<std::string>& paths) {
    const auto text = readFile(paths.front());
    return text && generate::isAtlas(*text);
}

/// Puts atlases together, or the parts of one.
void mergeAtlases(Context& context, const MergeOptions& options) {
    if (options.output.empty()) return context.wrongUsage("cli.usage.merge-output");
    for (const std::string& path : options.parts)
        if (isSameFile(options.output, path))
            return context.wrongUsage("cli.usage.output-is-input", {{"path", options.output}});
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

void addShared(CLI::App& app, Context& context) {
    addSimulate(app, context);
    addBalancing(app, context);
}

}  // namespace

void addMergingAtlases(CLI::App& app, Context& context) {
    const auto options = std::make_shared<MergeOptions>();
    addMergeCommand(app, context, *options)->callback([&context, options] {
        if (areAtlases(options->parts)) return mergeAtlases(context, *options);
        mergeParts(context, *options, addShared);
    });
}

}  // namespace hexa::cli
