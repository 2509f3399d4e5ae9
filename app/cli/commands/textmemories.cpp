// SPDX-License-Identifier: GPL-3.0-or-later
// texts pretranslate: empty texts filled from translation memories.
#include "app/cli/commands/textmemories.h"

#include "app/cli/commands/texthistories.h"
#include "app/cli/commands/textreports.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/exchange/tmx.h"
#include "core/texts/pretranslation.h"
#include "core/texts/projectfile.h"

#include <algorithm>
#include <memory>

namespace hexa::cli {
namespace {

struct PretranslateOptions {
    std::string project;
    std::vector<std::string> memories;
    std::string language;
    std::string least = "75";
    std::string output;
    std::string author;
};

/// Returns a text project by its first character, else a TMX file.
std::optional<texts::Project> memoryOf(Context& context, const std::string& path,
                                       const texts::Project& asking) {
    const auto bytes = readFile(path);
    if (!bytes) {
        context.fail(Exit::Input, bytes.error(), path);
        return std::nullopt;
    }
    const auto first = bytes->find_first_not_of(" \t\r\n");
    auto project = first != std::string::npos && (*bytes)[first] == '{'
                       ? texts::readProject(*bytes, builtInGlossary)
                       : texts::readTmx(*bytes, asking.languages, texts::boldCodesOf(asking));
    if (project) return std::move(*project);
    context.fail(Exit::Input, project.error(), path);
    return std::nullopt;
}

void run(Context& context, const PretranslateOptions& options) {
    const std::string& output = options.output.empty() ? options.project : options.output;
    if (!mayWrite(context, output, Written::Texts, options.memories)) return;
    const auto least = context.number("--least", options.least, 1, 100);
    if (!least) return;
    auto project = loadTextProject(context, options.project);
    if (!project) return;
    if (std::ranges::find(project->languages, options.language) == project->languages.end()) {
        std::string known;
        for (const std::string& language : project->languages)
            known += (known.empty() ? "" : ", ") + language;
        return context.wrongUsage("cli.usage.text-lang", {{"value", options.language}, {"known", known}});
    }
    texts::Memory memory(*project);
    for (const std::string& path : options.memories) {
        const auto more = memoryOf(context, path, *project);
        if (!more) return;
        memory.remember(*more);
    }
    const auto fillings = texts::fillingsFor(*project, memory, options.language, static_cast<int>(*least));
    texts::Edit edit = texts::fill(*project, fillings);
    texts::record(*project, edit, signatureNow(options.author));
    texts::Project filled = *project;
    (void)texts::apply(filled, edit);
    if ((edit.changesUnits() || output != options.project) &&
        !context.write(output, texts::writeProject(filled)))
        return;
    if (context.json) return context.printJson(fillingsJson(*project, fillings));
    for (const std::string& line : fillingsText(context, fillings)) context.printLine(line);
    context.say("cli.texts.filled-all", {{"count", static_cast<std::int64_t>(fillings.size())}});
}

}  // namespace

std::optional<texts::Project> loadTextProject(Context& context, const std::string& path) {
    const auto text = context.read(path);
    if (!text) return std::nullopt;
    auto project = texts::readProject(*text, builtInGlossary);
    if (project) return std::move(*project);
    context.fail(Exit::Input, project.error(), path);
    return std::nullopt;
}

void addPretranslating(CLI::App& group, Context& context) {
    const auto options = std::make_shared<PretranslateOptions>();
    CLI::App* command = addCommand(group, context, "pretranslate",
                                   "texts pretranslate rules.hexatext memory.tmx --language de");
    command->add_option("P", options->project, context.text("cli.option.text-project"))->required();
    command->add_option("F", options->memories, context.text("cli.option.text-memory"));
    command->add_option("--language", options->language, context.text("cli.option.text-fill"))
        ->type_name("LANGUAGE")
        ->required();
    command->add_option("--least", options->least, context.text("cli.option.text-least"))->type_name("N");
    command->add_option("-o,--output", options->output, context.text("cli.option.output"))->type_name("P");
    addAuthor(*command, context, options->author);
    command->callback([&context, options] { run(context, *options); });
}

}  // namespace hexa::cli
