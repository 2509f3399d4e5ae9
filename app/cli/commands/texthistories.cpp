// SPDX-License-Identifier: GPL-3.0-or-later
// texts history: earlier texts with author and time.
#include "app/cli/commands/texthistories.h"

#include "app/cli/commands/textmemories.h"
#include "app/cli/help.h"
#include "core/json/writer.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <memory>

namespace hexa::cli {
namespace {

struct HistoryOptions {
    std::string project;
    std::string row;
    std::string language;
};

/// Calls show(unit, language, versions) for the chosen texts that have a history.
template <class Show>
void eachHistory(const texts::Project& project, const HistoryOptions& options, Show show) {
    for (const texts::Unit& unit : project.units) {
        if (!options.row.empty() && unit.id != options.row) continue;
        for (const auto& [language, text] : unit.texts)
            if (!text.history.empty() && (options.language.empty() || options.language == language))
                show(unit, language, texts::versionsOf(text));
    }
}

std::string historyJson(const texts::Project& project, const HistoryOptions& options) {
    using Style = JsonWriter::Style;
    JsonWriter json;
    json.beginObject();
    json.key("history");
    json.beginArray();
    eachHistory(project, options, [&](const texts::Unit& unit, const std::string& language, const auto& all) {
        json.beginObject();
        json.member("unit", std::string_view(unit.id));
        json.member("language", std::string_view(language));
        json.key("versions");
        json.beginArray();
        for (const texts::Version& version : all) {
            json.beginObject(Style::Compact);
            json.member("text", version.text);
            json.member("state", texts::nameOf(version.state));
            if (!version.author.empty()) json.member("author", version.author);
            if (!version.time.empty()) json.member("time", version.time);
            json.endObject();
        }
        json.endArray();
        json.endObject();
    });
    json.endArray();
    json.endObject();
    return json.take();
}

void printHistory(Context& context, const texts::Project& project, const HistoryOptions& options) {
    constexpr std::array codes{"cli.texts.state.missing", "cli.texts.state.draft", "cli.texts.state.review",
                               "cli.texts.state.stale", "cli.texts.state.approved"};
    bool any = false;
    const std::string* last = nullptr;
    eachHistory(project, options, [&](const texts::Unit& unit, const std::string& language, const auto& all) {
        any = true;
        if (last != &unit.id) context.printLine(unit.id);
        last = &unit.id;
        for (const texts::Version& version : all) {
            std::string facts = context.text(codes[static_cast<std::size_t>(version.state)]);
            for (const std::string_view fact : {version.author, version.time})
                if (!fact.empty()) facts += ", " + std::string(fact);
            context.printLine("  " + language + " (" + facts + "): " + std::string(version.text));
        }
    });
    if (!any) context.say("cli.texts.no-history");
}

void runHistory(Context& context, const HistoryOptions& options) {
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    if (!options.row.empty() && !project->indexOf(options.row))
        return context.wrongUsage("cli.usage.text-row", {{"value", options.row}});
    if (context.json) return context.printJson(historyJson(*project, options));
    printHistory(context, *project, options);
}

}  // namespace

void addAuthor(CLI::App& command, const Context& context, std::string& author) {
    command.add_option("--author", author, context.text("cli.option.text-author"))->type_name("NAME");
}

texts::Signature signatureNow(const std::string& author) {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    std::array<char, 32> text{};
    if (gmtime_r(&now, &parts) == nullptr) return {author, {}};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%MZ", &parts);
    return {author, {text.data(), length}};
}

void addTextHistories(CLI::App& group, Context& context) {
    const auto options = std::make_shared<HistoryOptions>();
    CLI::App* command =
        addCommand(group, context, "history", "texts history rules.hexatext --row TRN-01 --language de");
    command->add_option("P", options->project, context.text("cli.option.text-project"))->required();
    command->add_option("--row", options->row, context.text("cli.option.text-row"))->type_name("ID");
    command->add_option("--language", options->language, context.text("cli.option.text-one"))
        ->type_name("LANGUAGE");
    command->callback([&context, options] { runHistory(context, *options); });
}

}  // namespace hexa::cli
