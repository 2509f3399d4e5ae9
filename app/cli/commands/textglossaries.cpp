// SPDX-License-Identifier: GPL-3.0-or-later
// texts glossary: the terms of a project as a file of their own, and back.
#include "app/cli/commands/textmemories.h"
#include "app/cli/commands/texttables.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/io/file/file.h"
#include "core/texts/edits.h"
#include "core/texts/exchange/glossarytables.h"
#include "core/texts/projectfile.h"

#include <memory>

namespace hexa::cli {
namespace {

struct GlossaryOptions {
    std::string project;
    std::string from;
    std::string output;
};

/// Replaces the terms of a project by those of a file.
void takeGlossary(Context& context, const GlossaryOptions& options, texts::Project project) {
    const std::string& output = options.output.empty() ? options.project : options.output;
    if (!mayWrite(context, output, Written::Texts, {options.from})) return;
    const auto bytes = readFile(options.from);
    if (!bytes) return context.fail(Exit::Input, bytes.error(), options.from);
    auto glossary = texts::readAnyGlossary(*bytes, project.languages);
    if (!glossary) return context.fail(Exit::Input, glossary.error(), options.from);
    const auto count = static_cast<std::int64_t>(glossary->terms.size());
    (void)texts::apply(project, texts::setGlossary(std::move(*glossary)));
    if (!context.write(output, texts::writeProject(project))) return;
    context.say("cli.texts.glossary-taken", {{"path", options.from}, {"count", count}});
}

void runGlossary(Context& context, const GlossaryOptions& options) {
    if (options.from.empty() && options.output.empty()) return context.wrongUsage("cli.usage.glossary");
    if (options.from.empty() && !mayWrite(context, options.output, Written::Other, {options.project})) return;
    auto project = loadTextProject(context, options.project);
    if (!project) return;
    if (!options.from.empty()) return takeGlossary(context, options, std::move(*project));
    const std::string content =
        texts::writeGlossaryAs(project->glossary, texts::glossaryFormOf(options.output));
    if (context.write(options.output, content) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

}  // namespace

void addGlossaries(CLI::App& group, Context& context) {
    const auto options = std::make_shared<GlossaryOptions>();
    CLI::App* command = addCommand(group, context, "glossary", "texts glossary rules.hexatext -o rules.tbx");
    command->add_option("P", options->project, context.text("cli.option.text-project"))->required();
    command->add_option("--import", options->from, context.text("cli.option.glossary-from"))->type_name("F");
    command->add_option("-o,--output", options->output, context.text("cli.option.glossary-output"))
        ->type_name("F");
    command->callback([&context, options] { runGlossary(context, *options); });
}

}  // namespace hexa::cli
