// SPDX-License-Identifier: GPL-3.0-or-later
// XLIFF 1.2 and 2.0, Qt TS.
#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/xmlfile.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/plurals.h"
#include "core/texts/signednote.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

using pugi::xml_document;
using pugi::xml_node;

void declare(xml_document& document) {
    xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
}

bool isNameToken(std::string_view id) {
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
               c == '-' || c == '_';
    });
}

/// Returns IDs for XLIFF 2.0, which requires unique name tokens: those of the entries where
/// possible, else numbers.
std::vector<std::string> tokensFor(const std::vector<CatalogueEntry>& entries) {
    std::set<std::string, std::less<>> used;
    std::vector<std::string> tokens;
    for (const CatalogueEntry& entry : entries)
        tokens.push_back(isNameToken(entry.id) && used.insert(entry.id).second ? entry.id : std::string());
    for (std::size_t i = 0; i < tokens.size(); ++i)
        for (std::size_t n = i + 1; tokens[i].empty(); n += tokens.size()) {
            std::string token = "u" + std::to_string(n);
            if (used.insert(token).second) tokens[i] = std::move(token);
        }
    return tokens;
}

std::string joined(const std::vector<std::string>& notes) {
    std::string out;
    for (const std::string& note : notes) out += (out.empty() ? "" : "\n") + note;
    return out;
}

/// Returns the author that the file names for a note.
std::string authorOf(std::string_view note) {
    std::string author = noteFrom(note).author;
    // Notes with such names hold texts of other languages.
    return author.empty() || author.starts_with("reference-") ? "translator" : author;
}

}  // namespace

const char* state12(State state) {
    switch (state) {
    case State::Missing:
        return "new";
    case State::Draft:
        return "needs-translation";
    case State::NeedsReview:
        return "needs-review-translation";
    case State::Stale:
        return "needs-review-adaptation";
    case State::Approved:
        break;
    }
    return "final";
}

State20 state20(State state) {
    switch (state) {
    case State::Missing:
    case State::Draft:
        return {"initial", nullptr};
    case State::Stale:
        return {"initial", "hexa:stale"};
    case State::NeedsReview:
        return {"translated", nullptr};
    case State::Approved:
        break;
    }
    return {"reviewed", nullptr};
}

std::string writeXliff12(const Catalogue& catalogue) {
    xml_document document;
    declare(document);
    xml_node root = document.append_child("xliff");
    root.append_attribute("version") = "1.2";
    root.append_attribute("xmlns") = "urn:oasis:names:tc:xliff:document:1.2";
    xml_node file = root.append_child("file");
    file.append_attribute("original") = "texts";
    setAttribute(file, "source-language", catalogue.sourceLanguage);
    setAttribute(file, "target-language", catalogue.targetLanguage);
    file.append_attribute("datatype") = "plaintext";
    xml_node body = file.append_child("body");
    for (const CatalogueEntry& entry : catalogue.entries) {
        xml_node unit = body.append_child("trans-unit");
        setAttribute(unit, "id", entry.id);
        if (entry.longest > 0) {
            unit.append_attribute("maxwidth") = entry.longest;
            unit.append_attribute("size-unit") = "char";
        }
        unit.append_attribute("approved") = entry.state == State::Approved ? "yes" : "no";
        unit.append_attribute("xml:space") = "preserve";
        addText(unit, "source", entry.source);
        if (!entry.target.empty())
            addText(unit, "target", entry.target).append_attribute("state") = state12(entry.state);
        for (const std::string& note : entry.notes)
            setAttribute(addText(unit, "note", note), "from", authorOf(note));
        for (const auto& [language, text] : entry.references)
            setAttribute(addText(unit, "note", text), "from", "reference-" + language);
        if (entry.state == State::Stale) {
            xml_node old = unit.append_child("alt-trans");
            old.append_attribute("alttranstype") = "previous-version";
            addText(old, "source", entry.previousSource);
            addText(old, "target", entry.target);
        }
    }
    return xmlText(document);
}

std::string writeXliff20(const Catalogue& catalogue) {
    xml_document document;
    declare(document);
    xml_node root = document.append_child("xliff");
    root.append_attribute("version") = "2.0";
    root.append_attribute("xmlns") = "urn:oasis:names:tc:xliff:document:2.0";
    setAttribute(root, "srcLang", catalogue.sourceLanguage);
    setAttribute(root, "trgLang", catalogue.targetLanguage);
    const bool limited = std::any_of(catalogue.entries.begin(), catalogue.entries.end(),
                                     [](const CatalogueEntry& entry) { return entry.longest > 0; });
    if (limited) root.append_attribute("xmlns:slr") = "urn:oasis:names:tc:xliff:sizerestriction:2.0";
    xml_node file = root.append_child("file");
    file.append_attribute("id") = "texts";
    if (limited) file.append_child("slr:profiles").append_attribute("generalProfile") = "xliff:codepoints";
    const std::vector<std::string> tokens = tokensFor(catalogue.entries);
    for (std::size_t i = 0; i < catalogue.entries.size(); ++i) {
        const CatalogueEntry& entry = catalogue.entries[i];
        xml_node unit = file.append_child("unit");
        setAttribute(unit, "id", tokens[i]);
        if (tokens[i] != entry.id) setAttribute(unit, "name", entry.id);
        if (entry.longest > 0) unit.append_attribute("slr:sizeRestriction") = entry.longest;
        if (!entry.notes.empty() || !entry.references.empty() || entry.state == State::Stale) {
            xml_node notes = unit.append_child("notes");
            for (const std::string& note : entry.notes) addText(notes, "note", note);
            for (const auto& [language, text] : entry.references)
                setAttribute(addText(notes, "note", text), "category", "reference-" + language);
            if (entry.state == State::Stale)
                addText(notes, "note", entry.previousSource).append_attribute("category") = "previous-source";
        }
        xml_node segment = unit.append_child("segment");
        const State20 state = state20(entry.state);
        segment.append_attribute("state") = state.state;
        if (state.subState != nullptr) segment.append_attribute("subState") = state.subState;
        addText(segment, "source", entry.source).append_attribute("xml:space") = "preserve";
        if (!entry.target.empty())
            addText(segment, "target", entry.target).append_attribute("xml:space") = "preserve";
    }
    return xmlText(document);
}

std::string writeTs(const Catalogue& catalogue) {
    xml_document document;
    declare(document);
    document.append_child(pugi::node_doctype).set_value("TS");
    xml_node root = document.append_child("TS");
    root.append_attribute("version") = "2.1";
    setAttribute(root, "language", catalogue.targetLanguage);
    setAttribute(root, "sourcelanguage", catalogue.sourceLanguage);
    xml_node context = root.append_child("context");
    addText(context, "name", "texts");
    const std::vector<std::string> categories = tsCategories(catalogue.targetLanguage);
    std::map<std::string_view, std::map<std::string_view, const CatalogueEntry*>> forms;
    for (const CatalogueEntry& entry : catalogue.entries)
        if (!entry.plural.empty()) forms[pluralBaseOf(entry.id)][entry.plural] = &entry;
    std::set<std::string_view> written;
    for (const CatalogueEntry& entry : catalogue.entries) {
        if (!entry.plural.empty() && !written.insert(pluralBaseOf(entry.id)).second) continue;
        xml_node message = context.append_child("message");
        if (!entry.plural.empty()) message.append_attribute("numerus") = "yes";
        addText(message, "source", entry.source);
        if (entry.state == State::Stale) addText(message, "oldsource", entry.previousSource);
        addText(message, "comment", entry.plural.empty() ? entry.id : std::string(pluralBaseOf(entry.id)));
        std::string references;
        for (const auto& [language, text] : entry.references)
            references += (references.empty() ? "" : "\n") + std::string(referenceNote) + language + ": " +
                          simplified(text);
        if (!references.empty()) addText(message, "extracomment", references);
        if (!entry.notes.empty()) addText(message, "translatorcomment", joined(entry.notes));
        State lowest = entry.state;
        xml_node translation;
        if (entry.plural.empty()) {
            translation = addText(message, "translation", entry.target);
        } else {
            translation = message.append_child("translation");
            auto& mine = forms[pluralBaseOf(entry.id)];
            for (const std::string& category : categories) {
                const CatalogueEntry* form = mine.contains(category) ? mine[category] : nullptr;
                addText(translation, "numerusform", form == nullptr ? std::string() : form->target);
                lowest = form == nullptr ? State::Missing : lowestOf(lowest, form->state);
            }
            for (const auto& [category, form] : mine)
                if (form->source != entry.source && category != "one") {
                    addText(message, tsPluralSource, form->source);
                    break;
                }
        }
        if (lowest != State::NeedsReview && lowest != State::Approved)
            translation.append_attribute("type") = "unfinished";
        if (lowest == State::Approved) addText(message, "extra-state", "approved");
    }
    return xmlText(document);
}

}  // namespace hexa::texts
