// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/glossary/glossaryfile.h"

#include "core/json/reading.h"
#include "core/texts/language/characters.h"

#include <array>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::array<std::string_view, 4> statusNames{"preferred", "admitted", "deprecated", "forbidden"};
using Style = JsonWriter::Style;

class TermReader : JsonReading {
public:
    Result<Glossary> read(const JsonNode& list) {
        Glossary glossary;
        std::set<std::string, std::less<>> keys;
        each(list, [&](const JsonNode& node) {
            glossary.terms.push_back(readTerm(node));
            if (!mError && !keys.insert(glossary.terms.back().key).second)
                fail(node.error("texts.glossary.twice", {{"key", glossary.terms.back().key}}));
        });
        if (mError) return *mError;
        return glossary;
    }

private:
    Term readTerm(const JsonNode& node) {
        Term term;
        auto object = keep(JsonObject::open(node));
        if (!object) return term;
        term.key = text(keep(object->require("key")));
        term.family = text(object->optional("family"));
        term.note = text(object->optional("note"));
        term.common = flag(object->optional("common"));
        term.name = flag(object->optional("name"));
        term.caseMatters = flag(object->optional("caseMatters"));
        readForms(keep(object->require("forms")), term);
        term.extra = object->leftover();
        return term;
    }

    void readForms(const Node& node, Term& term) {
        eachMember(node, [&](std::string_view language, const JsonNode& list) {
            auto& forms = term.forms[std::string(language)];
            each(list, [&](const JsonNode& entry) {
                // A text alone is the preferred form at the first place and an admitted one behind
                // it.
                if (entry.type() == JsonNode::Type::String)
                    forms.push_back(
                        {text(entry), forms.empty() ? FormStatus::Preferred : FormStatus::Admitted});
                else
                    forms.push_back(readForm(entry));
            });
        });
    }

    Form readForm(const JsonNode& node) {
        Form form;
        auto object = keep(JsonObject::open(node));
        if (!object) return form;
        form.text = text(keep(object->require("text")));
        if (const auto status = keep(object->require("status"))) {
            const std::string name = text(*status);
            std::size_t i = 0;
            while (i < statusNames.size() && statusNames[i] != name) ++i;
            if (i == statusNames.size())
                fail(status->error("texts.glossary.status", {{"value", name}}));
            else
                form.status = static_cast<FormStatus>(i);
        }
        return form;
    }
};

}  // namespace

std::string_view nameOf(FormStatus status) { return statusNames[static_cast<std::size_t>(status)]; }

Result<Glossary> readTerms(const JsonNode& list) { return TermReader().read(list); }

void writeTerms(JsonWriter& json, const Glossary& glossary) {
    json.beginArray();
    for (const Term& term : glossary.terms) {
        json.beginObject();
        json.member("key", std::string_view(term.key));
        if (!term.family.empty()) json.member("family", std::string_view(term.family));
        if (term.common) json.member("common", true);
        if (term.name) json.member("name", true);
        if (term.caseMatters) json.member("caseMatters", true);
        json.key("forms");
        json.beginObject();
        for (const auto& [language, forms] : term.forms) {
            json.key(language);
            json.beginArray(Style::Compact);
            for (std::size_t i = 0; i < forms.size(); ++i) {
                if (forms[i].status == (i == 0 ? FormStatus::Preferred : FormStatus::Admitted)) {
                    json.value(std::string_view(forms[i].text));
                    continue;
                }
                json.beginObject(Style::Compact);
                json.member("text", std::string_view(forms[i].text));
                json.member("status", nameOf(forms[i].status));
                json.endObject();
            }
            json.endArray();
        }
        json.endObject();
        if (!term.note.empty()) json.member("note", std::string_view(term.note));
        json.members(term.extra);
        json.endObject();
    }
    json.endArray();
}

Result<Glossary> readGlossary(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    auto object = JsonObject::open(root);
    if (!object) return object.error();
    const auto format = object->optional("format");
    const auto name = format ? format->string() : Result<std::string_view>(std::string_view());
    if (!name || *name != "hexatelier-glossary") return root.error("texts.glossary.format");
    if (const auto version = object->optional("version"))
        if (const auto number = version->integer(1, 1); !number) return version->error("texts.version");
    const auto terms = object->require("terms");
    if (!terms) return terms.error();
    return readTerms(*terms);
}

std::string writeGlossary(const Glossary& glossary) {
    JsonWriter json;
    json.beginObject();
    json.member("format", "hexatelier-glossary");
    json.member("version", 1);
    json.key("terms");
    writeTerms(json, glossary);
    json.endObject();
    return json.take();
}

Result<Glossary> readGlossaryTable(std::string_view text) {
    Glossary glossary;
    std::vector<std::string> columns;
    std::set<std::string> keys;
    std::int64_t number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty()) continue;
        std::vector<std::string> cells;
        for (std::size_t at = 0; at <= line.size();) {
            const auto tab = std::min(line.find('\t', at), line.size());
            cells.emplace_back(trimmed(line.substr(at, tab - at)));
            at = tab + 1;
        }
        const Error wrong("texts.glossary.table", {{"line", number}}, TextPosition{number, 1});
        if (columns.empty()) {
            if (cells.size() < 2 || cells.front() != "key") return wrong;
            columns = cells;
            continue;
        }
        if (cells.size() > columns.size() || cells.front().empty() || !keys.insert(cells.front()).second)
            return wrong;
        Term term;
        term.key = cells.front();
        term.name = term.key.starts_with("name.");
        for (std::size_t i = 1; i < cells.size(); ++i) {
            if (columns[i] == "note") {
                term.note = cells[i];
                continue;
            }
            auto& forms = term.forms[columns[i]];
            for (std::size_t at = 0; at < cells[i].size();) {
                const auto bar = std::min(cells[i].find('|', at), cells[i].size());
                const auto form = trimmed(std::string_view(cells[i]).substr(at, bar - at));
                if (!form.empty())
                    forms.push_back(
                        {std::string(form), forms.empty() ? FormStatus::Preferred : FormStatus::Admitted});
                at = bar + 1;
            }
            if (forms.empty()) term.forms.erase(columns[i]);
        }
        glossary.terms.push_back(std::move(term));
    }
    return glossary;
}

Result<Glossary> readGlossaryFile(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    const bool json = first != std::string_view::npos && text[first] == '{';
    return json ? readGlossary(text) : readGlossaryTable(text);
}

}  // namespace hexa::texts
