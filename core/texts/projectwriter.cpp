// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/base64.h"
#include "core/base/utf8.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/projectfile.h"
#include "core/texts/signednote.h"

#include <algorithm>

namespace hexa::texts {
namespace {

using Style = JsonWriter::Style;

void list(JsonWriter& json, std::string_view key, const std::vector<std::string>& texts) {
    if (texts.empty()) return;
    json.key(key);
    json.beginArray(Style::Compact);
    for (const std::string& text : texts) json.value(std::string_view(text));
    json.endArray();
}

void optional(JsonWriter& json, std::string_view key, const std::string& text) {
    if (!text.empty()) json.member(key, std::string_view(text));
}

void writeText(JsonWriter& json, const Text& text) {
    json.beginObject(Style::Compact);
    json.member("text", std::string_view(text.text));
    json.member("state", nameOf(text.state));
    if (text.basis) {
        json.member("previousSource", std::string_view(text.basis->source));
        json.member("previousState", nameOf(text.basis->state));
    }
    if (text.lines) {
        json.key("lines");
        json.beginArray(Style::Compact);
        json.value(text.lines->first);
        json.value(text.lines->last);
        json.endArray();
    }
    json.members(text.extra);
    json.endObject();
}

/// Signed notes are texts that older programs can show.
void writeNotes(JsonWriter& json, const std::vector<Note>& notes) {
    std::vector<std::string> texts;
    for (const Note& note : notes) texts.push_back(signedNote(note));
    list(json, "notes", texts);
}

void writeCheck(JsonWriter& json, const OwnCheck& check) {
    json.beginObject();
    json.member("name", std::string_view(check.name));
    list(json, "languages", check.languages);
    json.member("pattern", std::string_view(check.pattern));
    if (check.wants == OwnCheck::Wants::Match) json.member("required", true);
    json.member("severity", nameOfOwn(check.severity));
    optional(json, "message", check.message);
    json.members(check.extra);
    json.endObject();
}

void writeWidest(JsonWriter& json, const Widest& widest) {
    if (widest == Widest()) return;
    json.key("widest");
    json.beginObject(Style::Compact);
    if (widest.tenths > 0) json.member("mm", widest.tenths / tenthsOfOne);
    optional(json, "font", widest.font);
    json.member("points", widest.points / tenthsOfOne);
    json.members(widest.extra);
    json.endObject();
}

/// Most changes concern only the state, so a text equal to that of the next version is left out.
void writeHistory(JsonWriter& json, const Unit& unit) {
    const bool any =
        std::ranges::any_of(unit.texts, [](const auto& entry) { return !entry.second.history.empty(); });
    if (!any) return;
    json.key("history");
    json.beginObject();
    for (const auto& [language, text] : unit.texts) {
        if (text.history.empty()) continue;
        json.key(language);
        json.beginArray();
        for (std::size_t i = 0; i < text.history.size(); ++i) {
            const Revision& change = text.history[i];
            const std::string& next = i + 1 < text.history.size() ? text.history[i + 1].text : text.text;
            json.beginObject(Style::Compact);
            if (change.text != next) json.member("text", std::string_view(change.text));
            json.member("state", nameOf(change.state));
            optional(json, "author", change.author);
            optional(json, "time", change.time);
            json.members(change.extra);
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
}

void writeUnit(JsonWriter& json, const Unit& unit) {
    json.beginObject();
    json.member("id", std::string_view(unit.id));
    optional(json, "section", unit.section);
    optional(json, "source", unit.source);
    if (unit.kind != UnitKind::Paragraph) json.member("kind", nameOf(unit.kind));
    optional(json, "plural", unit.plural);
    list(json, "rules", unit.rules);
    json.key("texts");
    json.beginObject();
    for (const auto& [language, text] : unit.texts) {
        json.key(language);
        writeText(json, text);
    }
    json.endObject();
    writeNotes(json, unit.notes);
    if (unit.longest > 0) json.member("longest", unit.longest);
    if (unit.widest > 0) json.member("widest", unit.widest / tenthsOfOne);
    if (!unit.accepted.empty()) {
        json.key("accepted");
        json.beginArray();
        for (const Acceptance& accepted : unit.accepted) {
            json.beginObject(Style::Compact);
            json.member("check", std::string_view(accepted.check));
            optional(json, "language", accepted.language);
            json.member("hash", std::string_view(accepted.hash));
            optional(json, "note", accepted.note);
            json.members(accepted.extra);
            json.endObject();
        }
        json.endArray();
    }
    writeHistory(json, unit);
    json.members(unit.extra);
    json.endObject();
}

/// True for UTF-8 that JSON can hold as it is.
bool isKeptAsText(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = utf8Length(bytes.substr(at));
        if (length == 0 || bytes[at] == '\0') return false;
        at += length;
    }
    return true;
}

void writeKept(JsonWriter& json, const KeptFile& file) {
    json.beginObject();
    json.member("name", std::string_view(file.name));
    json.member("language", std::string_view(file.language));
    json.member("form", std::string_view(file.form));
    optional(json, "encoding", file.encoding);
    if (isKeptAsText(file.bytes))
        json.member("text", std::string_view(file.bytes));
    else
        json.member("base64", std::string_view(toBase64(file.bytes)));
    list(json, "units", file.units);
    optional(json, "separator", file.separator);
    if (!file.columns.empty()) {
        json.key("columns");
        json.beginObject(Style::Compact);
        for (const auto& [role, number] : file.columns) json.member(role, number);
        json.endObject();
    }
    json.endObject();
}

}  // namespace

std::string writeProject(const Project& project) {
    JsonWriter json;
    json.beginObject();
    json.member("format", "hexatelier-texts");
    json.member("version", 1);
    if (!project.title.empty()) json.member("title", project.title);
    json.member("source", std::string_view(project.source));
    list(json, "languages", project.languages);
    if (!project.sections.empty()) {
        json.key("sections");
        json.beginArray();
        for (const Section& section : project.sections) {
            json.beginObject(Style::Compact);
            json.member("id", std::string_view(section.id));
            if (!section.title.empty()) json.member("title", section.title);
            json.members(section.extra);
            json.endObject();
        }
        json.endArray();
    }
    json.key("units");
    json.beginArray();
    for (const Unit& unit : project.units) writeUnit(json, unit);
    json.endArray();
    if (!project.glossary.system.empty()) {
        json.member("glossary", std::string_view(project.glossary.system));
    } else if (!project.glossary.empty()) {
        json.key("glossary");
        writeTerms(json, project.glossary);
    }
    if (!project.words.empty()) {
        json.key("words");
        json.beginObject();
        for (const auto& [language, words] : project.words) list(json, language, words);
        json.endObject();
    }
    if (project.longest > 0) json.member("longest", project.longest);
    writeWidest(json, project.widest);
    if (!project.checks.empty()) {
        json.key("checks");
        json.beginArray();
        for (const OwnCheck& check : project.checks) writeCheck(json, check);
        json.endArray();
    }
    if (!project.files.empty()) {
        json.key("files");
        json.beginArray();
        for (const SharedFile& file : project.files) writeKept(json, *file);
        json.endArray();
    }
    json.members(project.extra);
    json.endObject();
    return json.take();
}

}  // namespace hexa::texts
