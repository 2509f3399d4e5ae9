// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/textreports.h"

#include "app/cli/severityname.h"
#include "core/json/writer.h"

#include <algorithm>

namespace hexa::cli {
namespace {

using namespace texts;
using Style = JsonWriter::Style;

void writeLines(JsonWriter& json, const Project& project, const Unit& unit) {
    json.key("lines");
    json.beginObject(Style::Compact);
    for (const std::string& language : project.languages) {
        const Text* text = unit.find(language);
        if (text == nullptr || !text->lines) continue;
        json.key(language);
        json.beginArray(Style::Compact);
        json.value(text->lines->first);
        json.value(text->lines->last);
        json.endArray();
    }
    json.endObject();
}

std::string linesOf(const Unit& unit, const std::string& language) {
    const Text* text = unit.find(language);
    if (text == nullptr || !text->lines) return {};
    const LineRange lines = *text->lines;
    std::string out = language + ' ' + std::to_string(lines.first);
    if (lines.last != lines.first) out += '-' + std::to_string(lines.last);
    return out;
}

std::int64_t counted(const std::vector<Alert>& alerts, Severity severity) {
    return std::count_if(alerts.begin(), alerts.end(),
                         [&](const Alert& alert) { return alert.severity == severity; });
}

}  // namespace

std::string rowsJson(const Project& project) {
    JsonWriter json;
    json.beginObject();
    json.key("rows");
    json.beginArray();
    for (const Unit& unit : project.units) {
        json.beginObject(Style::Compact);
        json.member("unit", std::string_view(unit.id));
        json.member("section", std::string_view(unit.section));
        json.member("kind", texts::nameOf(unit.kind));
        writeLines(json, project, unit);
        json.key("texts");
        json.beginObject(Style::Compact);
        for (const std::string& language : project.languages)
            if (!unit.in(language).empty()) json.member(language, unit.in(language));
        json.endObject();
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

std::vector<std::string> rowsText(const Project& project) {
    std::vector<std::string> out;
    for (const Unit& unit : project.units) {
        out.push_back(unit.id);
        for (const std::string& language : project.languages)
            if (!unit.in(language).empty()) {
                const std::string lines = linesOf(unit, language);
                out.push_back("  " + (lines.empty() ? language : lines) + ": " +
                              std::string(unit.in(language)));
            }
    }
    return out;
}

std::string termsJson(const std::vector<texts::TermCandidate>& terms) {
    JsonWriter json;
    json.beginObject();
    json.key("terms");
    json.beginArray();
    for (const texts::TermCandidate& term : terms) {
        json.beginObject(Style::Compact);
        json.key("forms");
        json.beginObject(Style::Compact);
        for (const auto& [language, form] : term.forms) json.member(language, std::string_view(form));
        json.endObject();
        json.member("rows", term.rows);
        json.member("strength", term.strength);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

std::vector<std::string> termsText(const Context& context, const Project& project,
                                   const std::vector<texts::TermCandidate>& terms) {
    std::vector<std::string> out;
    for (const texts::TermCandidate& term : terms) {
        std::string forms;
        for (const std::string& language : project.languages)
            if (const auto form = term.forms.find(language); form != term.forms.end())
                forms += (forms.empty() ? "" : " | ") + form->second;
        out.push_back(context.text("cli.texts.term", {{"forms", forms}, {"rows", std::int64_t{term.rows}}}));
    }
    return out;
}

std::string alertsJson(const Context& context, const Project& project, const std::vector<Alert>& alerts) {
    JsonWriter json;
    json.beginObject();
    json.key("alerts");
    json.beginArray();
    for (const Alert& alert : alerts) {
        const Unit& unit = project.units[alert.unit];
        json.beginObject(Style::Compact);
        json.member("check", std::string_view(alert.check));
        json.member("severity", alert.severity == Severity::Hint ? "info" : severityName(alert.severity));
        json.key("lang");
        if (alert.language.empty())
            json.null();
        else
            json.value(std::string_view(alert.language));
        json.member("unit", std::string_view(unit.id));
        writeLines(json, project, unit);
        json.key("words");
        json.beginArray(Style::Compact);
        for (const std::string& word : alert.words) json.value(std::string_view(word));
        json.endArray();
        json.member("message", std::string_view(context.text(alert)));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

std::vector<std::string> alertsText(const Context& context, const Project& project,
                                    const std::vector<Alert>& alerts) {
    std::vector<std::string> out;
    for (const Alert& alert : alerts) {
        const Unit& unit = project.units[alert.unit];
        std::string lines;
        for (const std::string& language : project.languages)
            if (const std::string part = linesOf(unit, language); !part.empty())
                lines += (lines.empty() ? "" : ", ") + part;
        std::string line = unit.id + (lines.empty() ? "" : " (" + lines + ')') + ": ";
        line += context.text(std::string("cli.severity.") + severityName(alert.severity));
        line += ": " + context.text(alert);
        if (!alert.language.empty()) line += " [" + alert.language + ']';
        std::string words;
        for (const std::string& word : alert.words) words += (words.empty() ? "" : " | ") + word;
        if (!words.empty()) line += " {" + words + '}';
        out.push_back(std::move(line));
    }
    out.push_back(context.text("cli.texts.summary", {{"errors", counted(alerts, Severity::Error)},
                                                     {"warnings", counted(alerts, Severity::Warning)},
                                                     {"hints", counted(alerts, Severity::Hint)}}));
    return out;
}

std::string fillingsJson(const Project& project, const std::vector<texts::Filling>& fillings) {
    JsonWriter json;
    json.beginObject();
    json.key("filled");
    json.beginArray();
    for (const texts::Filling& filling : fillings) {
        json.beginObject(Style::Compact);
        json.member("unit", std::string_view(filling.id));
        json.member("percent", filling.percent);
        json.member("source", project.units[filling.unit].in(project.sourceOf(project.units[filling.unit])));
        json.member("text", std::string_view(filling.text));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

std::vector<std::string> fillingsText(const Context& context, const std::vector<texts::Filling>& fillings) {
    std::vector<std::string> out;
    for (const texts::Filling& filling : fillings)
        out.push_back(context.text(
            "cli.texts.filled",
            {{"unit", filling.id}, {"percent", std::int64_t{filling.percent}}, {"text", filling.text}}));
    return out;
}

std::string statusJson(const Project& project) {
    JsonWriter json;
    json.beginObject();
    json.key("languages");
    json.beginArray();
    for (const Progress& progress : progressOf(project)) {
        json.beginObject(Style::Compact);
        json.member("language", std::string_view(progress.language));
        json.member("units", progress.units());
        json.member("missing", progress.missing);
        json.member("draft", progress.draft);
        json.member("needsReview", progress.needsReview);
        json.member("stale", progress.stale);
        json.member("approved", progress.approved);
        json.member("words", wordCount(project, progress.language));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

std::vector<std::string> statusText(const Context& context, const Project& project) {
    std::vector<std::string> out;
    const auto number = [](std::size_t value) { return static_cast<std::int64_t>(value); };
    for (const Progress& progress : progressOf(project))
        out.push_back(context.text(
            "cli.texts.progress",
            {{"language", progress.language},
             {"percent", number(100 * progress.approved / std::max<std::size_t>(1, progress.units()))},
             {"approved", number(progress.approved)},
             {"review", number(progress.needsReview)},
             {"draft", number(progress.draft)},
             {"stale", number(progress.stale)},
             {"missing", number(progress.missing)},
             {"words", number(wordCount(project, progress.language))}}));
    return out;
}

}  // namespace hexa::cli
