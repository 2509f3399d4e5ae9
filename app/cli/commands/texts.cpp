// SPDX-License-Identifier: GPL-3.0-or-later
// texts: projects with texts in several languages.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/texthistories.h"
#include "app/cli/commands/textmemories.h"
#include "app/cli/commands/textreports.h"
#include "app/cli/commands/texttables.h"
#include "app/cli/draw.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/check/report.h"
#include "core/texts/exchange/glossarytables.h"
#include "core/texts/exchange/joined.h"
#include "core/texts/exchange/markdown.h"
#include "core/texts/exchange/tmx.h"
#include "core/texts/import/importer.h"
#include "core/texts/office/officetext.h"
#include "core/texts/projectfile.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <memory>
#include <utility>

namespace hexa::cli {
namespace {

constexpr std::array<const char*, 3> defaultLanguages{"en", "de", "fr"};

struct TextOptions {
    std::array<std::string, defaultLanguages.size()> files;
    std::vector<std::string> others;
    std::vector<std::string> catalogues;
    std::string project;
    std::string input;
    std::string output;
    std::string glossary;
    std::string system;
    std::string encoding;
    std::string language;
    std::string form;
    std::string author;
    std::string max = "50";
    bool all = false;
    bool progress = false;
    bool asNew = false;
    TableOptions table;

    texts::Encoding asked() const {
        return encoding == "latin1" ? texts::Encoding::Latin1 : texts::Encoding::Detect;
    }
};

std::optional<texts::Glossary> glossaryOf(Context& context, const TextOptions& options) {
    std::string text;
    if (options.glossary.empty()) {
        // The terms of another game would spoil the alignment.
        if (options.system.empty()) return texts::Glossary{};
        text = std::string(builtInGlossary(options.system));
        if (text.empty()) return texts::Glossary{};
    } else {
        auto file = readFile(options.glossary);
        if (!file) {
            context.fail(Exit::Input, file.error(), options.glossary);
            return std::nullopt;
        }
        text = std::move(*file);
    }
    auto glossary = texts::readAnyGlossary(text);
    if (glossary) return std::move(*glossary);
    context.fail(Exit::Input, glossary.error(), options.glossary);
    return std::nullopt;
}

/// Returns the languages and files of a command line, in order.
std::optional<std::vector<std::pair<std::string, std::string>>> namedTexts(Context& context,
                                                                           const TextOptions& options) {
    std::vector<std::pair<std::string, std::string>> named;
    for (std::size_t i = 0; i < defaultLanguages.size(); ++i)
        if (!options.files[i].empty()) named.emplace_back(defaultLanguages[i], options.files[i]);
    for (const std::string& other : options.others) {
        const auto equals = other.find('=');
        if (equals == std::string::npos || equals < 2 || equals + 1 == other.size()) {
            context.wrongUsage("cli.usage.text-other", {{"value", other}});
            return std::nullopt;
        }
        named.emplace_back(other.substr(0, equals), other.substr(equals + 1));
    }
    for (const std::string& path : options.catalogues) {
        std::string language = texts::languageOfName(path);
        if (language.empty() && options.catalogues.size() == 1) language = options.language;
        if (language.empty()) {
            context.wrongUsage("cli.usage.document-language", {{"path", path}});
            return std::nullopt;
        }
        named.emplace_back(std::move(language), path);
    }
    if (named.empty()) {
        context.wrongUsage("cli.usage.texts-none");
        return std::nullopt;
    }
    return named;
}

void saveProject(Context& context, const texts::Project& project, const std::string& path) {
    if (!context.write(path, texts::writeProject(project)) || path == "-") return;
    const auto complete =
        std::count_if(project.units.begin(), project.units.end(), [&](const texts::Unit& unit) {
            return std::none_of(project.languages.begin(), project.languages.end(),
                                [&](const std::string& language) { return unit.in(language).empty(); });
        });
    context.say("cli.texts.imported", {{"path", path},
                                       {"units", static_cast<std::int64_t>(project.units.size())},
                                       {"complete", static_cast<std::int64_t>(complete)}});
}

void importCatalogues(Context& context, const TextOptions& options);

/// Imports a table with a column for each language.
void importTable(Context& context, const TextOptions& options) {
    const std::string& path = options.catalogues.front();
    if (options.catalogues.size() > 1) return context.wrongUsage("cli.usage.table-one");
    if (!mayWrite(context, options.output, Written::Texts, {path, options.glossary})) return;
    auto glossary = glossaryOf(context, options);
    if (!glossary) return;
    auto project = projectOfTableFile(context, path, options.table, options.asked());
    if (!project) return;
    project->glossary = std::move(*glossary);
    saveProject(context, *project, options.output);
}

/// Returns a document as Markdown. Fails as officeAsMarkdown and, if it can't be opened, readFile.
Result<std::string> officeText(const std::string& path) {
    // A file that is not there says so itself, and not by pandoc.
    if (const auto bytes = readFile(path); !bytes) return bytes.error();
    return texts::officeAsMarkdown(path, std::getenv("PATH"));
}

/// True for finished texts without translations: documents, Markdown and plain text.
bool isDocument(const std::string& path) {
    return texts::isOfficeText(path) || texts::formOf(path) == texts::TextForm::Markdown ||
           path.ends_with(".txt");
}

void runImport(Context& context, const TextOptions& options) {
    if (!options.catalogues.empty() && isTable(options.catalogues.front(), options.table))
        return importTable(context, options);
    if (!options.catalogues.empty() && !std::ranges::all_of(options.catalogues, isDocument))
        return importCatalogues(context, options);
    const auto named = namedTexts(context, options);
    if (!named) return;
    std::vector<std::string> inputs{options.glossary};
    for (const auto& [language, path] : *named) inputs.push_back(path);
    if (!mayWrite(context, options.output, Written::Texts, inputs)) return;
    auto glossary = glossaryOf(context, options);
    if (!glossary) return;
    std::vector<std::string> contents;
    contents.reserve(named->size());  // the files below keep views of them
    std::vector<texts::ImportFile> files;
    for (const auto& [language, path] : *named) {
        const bool office = texts::isOfficeText(path);
        auto text = office ? officeText(path) : readFile(path);
        if (!text) return context.fail(Exit::Input, text.error(), path);
        contents.push_back(std::move(*text));
        files.push_back({language, contents.back(), office ? texts::TextForm::Markdown : texts::formOf(path),
                         office ? texts::Encoding::Detect : options.asked()});
    }
    texts::AlignProgress look;
    if (options.progress)
        look = [&context, last = std::int64_t{-1}](std::size_t done, std::size_t all) mutable {
            const auto percent = static_cast<std::int64_t>(100 * done / std::max<std::size_t>(1, all));
            if (percent == std::exchange(last, percent)) return;
            context.say("cli.texts.importing", {{"percent", percent},
                                                {"done", static_cast<std::int64_t>(done)},
                                                {"all", static_cast<std::int64_t>(all)}});
        };
    const auto project = texts::importTexts(files, std::move(*glossary), {}, look);
    if (project) return saveProject(context, *project, options.output);
    std::string path;
    for (const Argument& argument : project.error().arguments())
        for (const auto& [language, file] : *named)
            if (argument.name == "language" && argument.value == ArgumentValue(language)) path = file;
    context.fail(Exit::Input, project.error(), path);
}

void runRows(Context& context, const TextOptions& options) {
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    if (context.json) return context.printJson(rowsJson(*project));
    for (const std::string& line : rowsText(*project)) context.printLine(line);
}

void runTerms(Context& context, const TextOptions& options) {
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    const auto max = context.number("--max", options.max, 1, 10'000);
    if (!max) return;
    const auto terms = texts::mineTerms(*project, static_cast<std::size_t>(*max));
    if (context.json) return context.printJson(termsJson(terms));
    if (terms.empty()) return context.say("cli.texts.no-terms");
    for (const std::string& line : termsText(context, *project, terms)) context.printLine(line);
}

void runStatus(Context& context, const TextOptions& options) {
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    if (context.json) return context.printJson(statusJson(*project));
    for (const std::string& line : statusText(context, *project)) context.printLine(line);
}

void runCheck(Context& context, const TextOptions& options) {
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    auto alerts = texts::checkAll(*project, {}, textMeasure());
    if (!options.all) alerts = texts::openAlerts(*project, std::move(alerts));
    if (context.json)
        context.printJson(alertsJson(context, *project, alerts));
    else
        for (const std::string& line : alertsText(context, *project, alerts)) context.printLine(line);
    if (std::any_of(alerts.begin(), alerts.end(),
                    [](const texts::Alert& a) { return a.severity == Severity::Error; }))
        context.raise(Exit::Problems);
}

void runReport(Context& context, const TextOptions& options) {
    if (!mayWrite(context, options.output, Written::Other, {options.project})) return;
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    const std::string page = texts::reportHtml(
        *project, texts::checkAll(*project, {}, textMeasure()),
        [&](std::string_view code, const Arguments& arguments) { return context.text(code, arguments); },
        {context.language(), options.all});
    if (context.write(options.output, page) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

/// Returns the time of a file's last change in the form of PO files, or an empty text. The same
/// project thus gives the same bytes.
std::string lastChange(const std::string& path) {
    std::error_code failure;
    const auto time = std::filesystem::last_write_time(path, failure);
    if (failure) return {};
    const auto seconds =
        std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::file_clock::to_sys(time));
    const std::time_t stamp = std::chrono::system_clock::to_time_t(seconds);
    std::tm parts{};
    if (gmtime_r(&stamp, &parts) == nullptr) return {};
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M+0000", &parts);
    return {text.data(), length};
}

/// Writes the imported file with all later changes.
void exportInPlace(Context& context, const TextOptions& options, const texts::Project& project,
                   const texts::KeptFile& file) {
    const auto written = texts::writeInPlace(project, file);
    if (!written) return context.fail(Exit::Input, written.error(), options.project);
    if (!context.write(options.output, written->bytes) || options.output == "-") return;
    context.say("cli.written", {{"path", options.output}});
    context.say("texts.exchange.kept.changed",
                {{"name", file.name}, {"count", static_cast<std::int64_t>(written->changed)}});
    if (written->unwritten > 0)
        context.say("texts.exchange.kept.unwritten",
                    {{"name", file.name}, {"count", static_cast<std::int64_t>(written->unwritten)}});
    if (written->missing > 0)
        context.say("texts.exchange.kept.missing",
                    {{"name", file.name}, {"count", static_cast<std::int64_t>(written->missing)}});
}

void runExport(Context& context, const TextOptions& options) {
    if (!mayWrite(context, options.output, Written::Other, {options.project})) return;
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    std::string known;
    for (const std::string& language : project->languages) known += (known.empty() ? "" : ", ") + language;
    const bool table = options.form == "csv";
    const bool all = table || options.form == "tmx";  // they have all languages
    if (!all && std::find(project->languages.begin(), project->languages.end(), options.language) ==
                    project->languages.end())
        return context.wrongUsage("cli.usage.text-lang", {{"value", options.language}, {"known", known}});
    const auto form = texts::exchangeFormNamed(options.form);
    const texts::KeptFile* kept = options.asNew ? nullptr
                                  : table       ? texts::keptTable(*project)
                                  : form        ? texts::keptFile(*project, options.language, *form)
                                                : nullptr;
    if (kept != nullptr) return exportInPlace(context, options, *project, *kept);
    if (options.form == "tmx")
        if (const auto units = texts::unitsForTmx(*project); !units)
            return context.fail(Exit::Input, units.error(), options.project);
    const auto catalogueFile = [&] {
        texts::Catalogue catalogue = texts::catalogueOf(*project, options.language);
        catalogue.revision = lastChange(options.project);
        return texts::writeCatalogue(catalogue, *form);
    };
    const std::string content = options.form == "md" ? texts::writeMarkdown(*project, options.language)
                                : table              ? texts::writeTable(*project)
                                : all                ? texts::writeTmx(*project)
                                                     : catalogueFile();
    if (context.write(options.output, content) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

/// Returns the texts of a file that comes back, for each of its languages. Prints an error and
/// returns none if it can't be read.
std::optional<std::vector<texts::Catalogue>> returned(Context& context, const TextOptions& options,
                                                      const texts::Project& project) {
    if (isTable(options.input, options.table))
        return cataloguesOfTableFile(context, project, options.input, options.table, options.asked());
    const auto bytes = readFile(options.input);
    auto catalogue =
        bytes ? texts::readCatalogue(*bytes, options.asked()) : Result<texts::Catalogue>(bytes.error());
    if (!catalogue) {
        context.fail(Exit::Input, catalogue.error(), options.input);
        return std::nullopt;
    }
    if (!options.language.empty()) catalogue->targetLanguage = options.language;
    if (catalogue->targetLanguage.empty()) catalogue->targetLanguage = texts::languageOfName(options.input);
    if (catalogue->targetLanguage.empty()) {
        context.wrongUsage("cli.usage.text-language", {{"path", options.input}});
        return std::nullopt;
    }
    std::vector<texts::Catalogue> one;
    one.push_back(std::move(*catalogue));
    return one;
}

void runUpdate(Context& context, const TextOptions& options) {
    if (!mayWrite(context, options.output, Written::Texts, {options.input})) return;
    auto project = loadTextProject(context, options.project);
    if (!project) return;
    const auto catalogues = returned(context, options, *project);
    if (!catalogues) return;
    auto plan = texts::planMerge(*project, *catalogues);
    if (!plan) return context.fail(Exit::Input, plan.error(), options.input);
    texts::record(*project, plan->edit, signatureNow(options.author));
    (void)texts::apply(*project, plan->edit);
    const std::string& output = options.output.empty() ? options.project : options.output;
    if (!plan->changes.empty() || !plan->notes.empty() || output != options.project)
        if (!context.write(output, texts::writeProject(*project))) return;
    for (const auto& refusal : plan->refusals) context.say(refusal.code, {{"unit", refusal.unit}});
    context.say("texts.update.changed", {{"count", static_cast<std::int64_t>(plan->changes.size())}});
    if (!plan->notes.empty())
        context.say("texts.update.noted", {{"count", static_cast<std::int64_t>(plan->notes.size())}});
    if (!plan->refusals.empty()) context.raise(Exit::Problems);
}

/// Returns the file that caused an error of joining, or else the first one.
const std::string& fileOf(const Error& error, const std::vector<std::string>& files) {
    for (const Argument& argument : error.arguments())
        if (argument.name == "number")
            for (std::size_t i = 0; i < files.size(); ++i)
                if (argument.value == ArgumentValue(static_cast<std::int64_t>(i + 1))) return files[i];
    return files.front();
}

/// Imports PO, XLIFF or TS files, one for each language, as a project.
void importCatalogues(Context& context, const TextOptions& options) {
    std::vector<std::string> inputs = options.catalogues;
    inputs.push_back(options.glossary);
    if (!mayWrite(context, options.output, Written::Texts, inputs)) return;
    std::vector<texts::Catalogue> catalogues;
    std::vector<texts::SourceFile> files;
    for (const std::string& path : options.catalogues) {
        auto bytes = readFile(path);
        if (!bytes) return context.fail(Exit::Input, bytes.error(), path);
        auto catalogue = texts::readCatalogue(*bytes, options.asked());
        if (!catalogue) return context.fail(Exit::Input, catalogue.error(), path);
        // Of several files each has its own language. Of one the option says more than its name:
        // "app.po" is in no language "app".
        if (catalogue->targetLanguage.empty() && options.catalogues.size() == 1)
            catalogue->targetLanguage = options.language;
        if (catalogue->targetLanguage.empty()) catalogue->targetLanguage = texts::languageOfName(path);
        if (catalogue->targetLanguage.empty()) catalogue->targetLanguage = options.language;
        for (const texts::Loss& loss : texts::lossesOf(*catalogue))
            context.say(loss.code, {{"path", path}, {"count", static_cast<std::int64_t>(loss.count)}});
        catalogues.push_back(std::move(*catalogue));
        files.push_back(
            {std::filesystem::path(path).filename().string(), std::move(*bytes), options.asked()});
    }
    auto glossary = glossaryOf(context, options);
    if (!glossary) return;
    auto project = texts::joinCatalogues(std::move(catalogues), std::move(files));
    if (!project)
        return context.fail(Exit::Input, project.error(), fileOf(project.error(), options.catalogues));
    project->glossary = std::move(*glossary);
    saveProject(context, *project, options.output);
}

CLI::App* addProjectCommand(CLI::App& group, const Context& context, TextOptions& options,
                            const std::string& name, const std::string& example) {
    CLI::App* command = addCommand(group, context, name, example);
    command->add_option("P", options.project, context.text("cli.option.text-project"))->required();
    return command;
}

void addEncoding(CLI::App& command, const Context& context, TextOptions& options) {
    command.add_option("--encoding", options.encoding, context.text("cli.option.encoding"))
        ->type_name("latin1")
        ->check(
            [](const std::string& value) { return value == "latin1" ? std::string() : "unknown encoding"; });
}

}  // namespace

void addTexts(CLI::App& app, Context& context) {
    const auto options = std::make_shared<TextOptions>();
    CLI::App* group = addCommand(app, context, "texts", "texts check rules.hexatext");
    group->require_subcommand(1);
    group->fallthrough();

    CLI::App* importing = addCommand(*group, context, "import",
                                     "texts import --en rules.txt --de regeln.txt -o rules.hexatext");
    for (std::size_t i = 0; i < defaultLanguages.size(); ++i)
        importing
            ->add_option(std::string("--") + defaultLanguages[i], options->files[i],
                         context.text("cli.option.text-file"))
            ->type_name("F");
    importing->add_option("F", options->catalogues, context.text("cli.option.import-file"));
    importing->add_option("--text", options->others, context.text("cli.option.text-other"))
        ->type_name("LANGUAGE=F");
    importing->add_option("--glossary", options->glossary, context.text("cli.option.glossary"))
        ->type_name("F");
    importing->add_option("--language", options->language, context.text("cli.option.text-from"))
        ->type_name("LANGUAGE");
    importing->add_option("--system", options->system, context.text("cli.option.system"))->type_name("S");
    addEncoding(*importing, context, *options);
    importing->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("P")
        ->required();
    addTableOptions(*importing, context, options->table);
    importing->add_flag("--progress", options->progress, context.text("cli.option.progress"));
    importing->callback([&context, options] { runImport(context, *options); });

    CLI::App* checking =
        addProjectCommand(*group, context, *options, "check", "texts check rules.hexatext --json");
    checking->add_flag("--all", options->all, context.text("cli.option.all-alerts"));
    checking->callback([&context, options] { runCheck(context, *options); });
    addProjectCommand(*group, context, *options, "rows", "texts rows rules.hexatext --json")
        ->callback([&context, options] { runRows(context, *options); });
    addProjectCommand(*group, context, *options, "status", "texts status rules.hexatext")
        ->callback([&context, options] { runStatus(context, *options); });

    CLI::App* mining = addProjectCommand(*group, context, *options, "terms", "texts terms rules.hexatext");
    mining->add_option("--max", options->max, context.text("cli.option.text-max"))->type_name("N");
    mining->callback([&context, options] { runTerms(context, *options); });

    CLI::App* reporting =
        addProjectCommand(*group, context, *options, "report", "texts report rules.hexatext -o rules.html");
    reporting->add_flag("--all", options->all, context.text("cli.option.report-hints"));
    reporting->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("F")
        ->required();
    reporting->callback([&context, options] { runReport(context, *options); });

    CLI::App* exporting =
        addProjectCommand(*group, context, *options, "export",
                          "texts export rules.hexatext --language de --to po -o rules.de.po");
    exporting->add_option("--language", options->language, context.text("cli.option.text-lang"))
        ->type_name("LANGUAGE");
    exporting->add_option("--to", options->form, context.text("cli.option.text-to"))
        ->type_name("md|po|xliff|xliff2|ts|tmx|csv")
        ->required()
        ->check([](const std::string& value) {
            const bool known =
                value == "md" || value == "tmx" || value == "csv" || texts::exchangeFormNamed(value);
            return known ? std::string() : "unknown form";
        });
    exporting->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("F")
        ->required();
    exporting->add_flag("--new", options->asNew, context.text("cli.option.text-new"));
    exporting->callback([&context, options] { runExport(context, *options); });

    CLI::App* updating =
        addProjectCommand(*group, context, *options, "update", "texts update rules.hexatext rules.de.po");
    updating->add_option("F", options->input, context.text("cli.option.exchange-file"))->required();
    updating->add_option("--language", options->language, context.text("cli.option.text-from"))
        ->type_name("LANGUAGE");
    addEncoding(*updating, context, *options);
    updating->add_option("-o,--output", options->output, context.text("cli.option.output"))->type_name("P");
    addTableOptions(*updating, context, options->table);
    addAuthor(*updating, context, options->author);
    updating->callback([&context, options] { runUpdate(context, *options); });
    addTextHistories(*group, context);
    addPretranslating(*group, context);
    addGlossaries(*group, context);
    addGameTexts(*group, context);
}

}  // namespace hexa::cli
