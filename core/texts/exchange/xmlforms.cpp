// SPDX-License-Identifier: GPL-3.0-or-later
// XLIFF 1.2 and 2.0, Qt TS.
#include "core/texts/exchange/forms.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/plurals.h"
#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

using pugi::xml_document;
using pugi::xml_node;

/// Where lconvert keeps the msgid_plural of a PO file.
constexpr const char* pluralSource = "extra-po-msgid_plural";

void declare(xml_document& document) {
    xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
}

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

State stateFrom12(std::string_view state, std::string_view approved) {
    if (state == "final" || state == "signed-off" || (state.empty() && approved == "yes"))
        return State::Approved;
    if (state == "needs-review-adaptation") return State::Stale;
    if (state == "new" || state == "needs-translation" || state == "needs-adaptation" ||
        state == "needs-l10n")
        return State::Draft;
    return State::NeedsReview;
}

bool isNameToken(std::string_view id) {
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
               c == '-' || c == '_';
    });
}

/// Ids for XLIFF 2.0, where they are name tokens and unique: those of the entries as far as they are, else numbers.
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

Catalogue read12(const xml_node& root) {
    Catalogue catalogue;
    const auto unit = [&](const xml_node& node) {
        CatalogueEntry entry;
        entry.id = node.attribute("id").value();
        entry.source = textOf(node.child("source"));
        const xml_node target = node.child("target");
        entry.target = textOf(target);
        const std::string_view state = target.attribute("state").value();
        entry.plural = pluralCategoryOf(entry.id);
        entry.state =
            entry.target.empty() ? State::Missing : stateFrom12(state, node.attribute("approved").value());
        entry.needsWork = state == "new" || state.starts_with("needs-");
        for (const xml_node& note : node.children("note"))
            if (!std::string_view(note.attribute("from").value()).starts_with("reference-"))
                entry.notes.push_back(textOf(note));
        for (const xml_node& old : node.children("alt-trans"))
            if (std::string_view(old.attribute("alttranstype").value()) == "previous-version")
                entry.previousSource = textOf(old.child("source"));
        if (entry.state == State::Stale && entry.previousSource.empty()) entry.state = State::Draft;
        if (!entry.source.empty()) catalogue.entries.push_back(std::move(entry));
    };
    // Groups may hold units and groups; the depth is limited by XmlSource.
    const auto walk = [&](const auto& self, const xml_node& node) -> void {
        for (const xml_node& child : node.children()) {
            const std::string_view name = child.name();
            if (name == "trans-unit")
                unit(child);
            else if (name == "group" || name == "body")
                self(self, child);
        }
    };
    for (const xml_node& file : root.children("file")) {
        if (catalogue.sourceLanguage.empty())
            catalogue.sourceLanguage = file.attribute("source-language").value();
        if (catalogue.targetLanguage.empty())
            catalogue.targetLanguage = file.attribute("target-language").value();
        walk(walk, file);
    }
    return catalogue;
}

/// Of a segment that has a target.
State stateFrom20(std::string_view state, std::string_view subState) {
    if (subState == "hexa:stale") return State::Stale;
    if (state == "initial") return State::Draft;
    return state == "reviewed" || state == "final" ? State::Approved : State::NeedsReview;
}

/// Text and state of a unit: what all of its segments and what stands between them are together.
void readSegments(const xml_node& unit, CatalogueEntry& entry) {
    constexpr std::array<State, 4> lowestFirst{State::Draft, State::Stale, State::NeedsReview,
                                               State::Approved};
    std::size_t lowest = lowestFirst.size() - 1;
    bool translated = false;
    for (const xml_node& part : unit.children()) {
        const std::string_view kind = part.name();
        if (kind != "segment" && kind != "ignorable") continue;
        const std::string source = textOf(part.child("source"));
        const std::string target = textOf(part.child("target"));
        entry.source += source;
        if (kind == "ignorable" || trimmed(source).empty()) {
            translated = translated || (kind == "segment" && !trimmed(target).empty());
            entry.target += part.child("target") ? target : source;
            continue;
        }
        entry.target += target;
        translated = translated || !target.empty();
        entry.partial = entry.partial || target.empty();
        // Half a translation is at most a draft.
        const State state = target.empty() ? State::Draft
                                           : stateFrom20(part.attribute("state").as_string("initial"),
                                                         part.attribute("subState").value());
        const auto place = std::find(lowestFirst.begin(), lowestFirst.end(), state) - lowestFirst.begin();
        lowest = std::min(lowest, static_cast<std::size_t>(place));
    }
    if (!translated) entry.target.clear();
    entry.partial = entry.partial && translated;
    entry.state = translated ? lowestFirst[lowest] : State::Missing;
}

Catalogue read20(const xml_node& root) {
    Catalogue catalogue;
    catalogue.sourceLanguage = root.attribute("srcLang").value();
    catalogue.targetLanguage = root.attribute("trgLang").value();
    const auto unit = [&](const xml_node& node) {
        CatalogueEntry entry;
        const std::string_view name = node.attribute("name").value();
        entry.id = name.empty() ? node.attribute("id").value() : std::string(name);
        entry.plural = pluralCategoryOf(entry.id);
        readSegments(node, entry);
        for (const xml_node& note : node.child("notes").children("note")) {
            const std::string_view category = note.attribute("category").value();
            if (category == "previous-source")
                entry.previousSource = textOf(note);
            else if (!category.starts_with("reference"))
                entry.notes.push_back(textOf(note));
        }
        if (!entry.source.empty()) catalogue.entries.push_back(std::move(entry));
    };
    const auto walk = [&](const auto& self, const xml_node& node) -> void {
        for (const xml_node& child : node.children()) {
            const std::string_view name = child.name();
            if (name == "unit")
                unit(child);
            else if (name == "group" || name == "file")
                self(self, child);
        }
    };
    walk(walk, root);
    return catalogue;
}

Result<Catalogue> readTsRoot(const xml_node& root) {
    Catalogue catalogue;
    bool variants = false;
    catalogue.targetLanguage = root.attribute("language").value();
    catalogue.sourceLanguage = root.attribute("sourcelanguage").as_string("en");
    const auto message = [&](const xml_node& node, const std::string& context) {
        const xml_node translation = node.child("translation");
        const std::string_view type = translation.attribute("type").value();
        if (type == "vanished" || type == "obsolete") return;
        CatalogueEntry entry;
        entry.source = textOf(node.child("source"));
        entry.id = textOf(node.child("comment"));
        if (entry.id.empty()) entry.id = node.attribute("id").value();
        if (entry.id.empty()) entry.id = context + ": " + idOfSource(entry.source);
        entry.previousSource = textOf(node.child("oldsource"));
        if (const xml_node note = node.child("translatorcomment")) entry.notes.push_back(textOf(note));
        if (entry.source.empty()) return;
        const bool approved = textOf(node.child("extra-state")) == "approved";
        const auto add = [&](CatalogueEntry form, const xml_node& text) {
            variants = variants || text.child("lengthvariant");
            form.target = textOf(text);
            form.needsWork = type == "unfinished" && !form.target.empty();
            form.state = form.target.empty()    ? State::Missing
                         : type == "unfinished" ? (form.previousSource.empty() ? State::Draft : State::Stale)
                         : approved             ? State::Approved
                                                : State::NeedsReview;
            catalogue.entries.push_back(std::move(form));
        };
        if (std::string_view(node.attribute("numerus").value()) != "yes") return add(entry, translation);
        const auto nodes = translation.children("numerusform");
        std::vector<xml_node> forms(nodes.begin(), nodes.end());
        if (forms.empty()) forms.resize(pluralRuleOf(catalogue.targetLanguage).forms.size());
        const auto categories = pluralCategories(catalogue.targetLanguage, forms.size());
        const std::string many = textOf(node.child(pluralSource));
        for (std::size_t i = 0; i < std::min(forms.size(), categories.size()); ++i) {
            CatalogueEntry form = entry;
            form.plural = categories[i];
            form.id = pluralId(entry.id, categories[i]);
            if (!many.empty() && categories[i] != "one") form.source = many;
            add(std::move(form), forms[i]);
        }
    };
    for (const xml_node& context : root.children("context"))
        for (const xml_node& node : context.children("message")) message(node, textOf(context.child("name")));
    for (const xml_node& node : root.children("message")) message(node, {});
    // Texts of several lengths have no place here; better none of the file than one of them lost.
    if (variants) return Error("texts.exchange.variants");
    return catalogue;
}

std::string joined(const std::vector<std::string>& notes) {
    std::string out;
    for (const std::string& note : notes) out += (out.empty() ? "" : "\n") + note;
    return out;
}

}  // namespace

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
        unit.append_attribute("approved") = entry.state == State::Approved ? "yes" : "no";
        unit.append_attribute("xml:space") = "preserve";
        addText(unit, "source", entry.source);
        if (!entry.target.empty())
            addText(unit, "target", entry.target).append_attribute("state") = state12(entry.state);
        for (const std::string& note : entry.notes)
            addText(unit, "note", note).append_attribute("from") = "translator";
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
    xml_node file = root.append_child("file");
    file.append_attribute("id") = "texts";
    const std::vector<std::string> tokens = tokensFor(catalogue.entries);
    for (std::size_t i = 0; i < catalogue.entries.size(); ++i) {
        const CatalogueEntry& entry = catalogue.entries[i];
        xml_node unit = file.append_child("unit");
        setAttribute(unit, "id", tokens[i]);
        if (tokens[i] != entry.id) setAttribute(unit, "name", entry.id);
        if (!entry.notes.empty() || !entry.references.empty() || entry.state == State::Stale) {
            xml_node notes = unit.append_child("notes");
            for (const std::string& note : entry.notes) addText(notes, "note", note);
            for (const auto& [language, text] : entry.references)
                setAttribute(addText(notes, "note", text), "category", "reference-" + language);
            if (entry.state == State::Stale)
                addText(notes, "note", entry.previousSource).append_attribute("category") = "previous-source";
        }
        xml_node segment = unit.append_child("segment");
        const bool initial = entry.state == State::Missing || entry.state == State::Draft;
        segment.append_attribute("state") = initial                          ? "initial"
                                            : entry.state == State::Approved ? "reviewed"
                                                                             : "translated";
        if (entry.state == State::Draft) segment.append_attribute("subState") = "hexa:draft";
        if (entry.state == State::Stale) segment.append_attribute("subState") = "hexa:stale";
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
    const std::vector<std::string>& categories = pluralRuleOf(catalogue.targetLanguage).forms;
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
            references += (references.empty() ? "" : "\n") + language + ": " + text;
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
                lowest = form == nullptr ? State::Missing : std::min(lowest, form->state);
            }
            for (const auto& [category, form] : mine)
                if (form->source != entry.source && category != "one") {
                    addText(message, pluralSource, form->source);
                    break;
                }
        }
        if (lowest != State::NeedsReview && lowest != State::Approved)
            translation.append_attribute("type") = "unfinished";
        if (lowest == State::Approved) addText(message, "extra-state", "approved");
    }
    return xmlText(document);
}

Result<Catalogue> readXml(std::string_view text) {
    const auto source = XmlSource::parse(text, XmlBlanks::Keep);
    if (!source) return source.error();
    const xml_node root = source->root();
    const std::string_view name = root.name();
    if (name == "TS") return readTsRoot(root);
    if (name != "xliff")
        return Error("texts.exchange.root",
                     {{"form", std::string("XLIFF, TS")}, {"name", std::string(name)}});
    return std::string_view(root.attribute("version").value()).starts_with("2") ? read20(root) : read12(root);
}

}  // namespace hexa::texts
