// SPDX-License-Identifier: GPL-3.0-or-later
// TBX-Basic (ISO 30042), versions 2 and 3.
#include "core/texts/exchange/glossarytables.h"
#include "core/texts/exchange/uniqueids.h"
#include "core/texts/exchange/xmlfile.h"
#include "core/texts/glossary/termedits.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"

#include <algorithm>

namespace hexa::texts {
namespace {

using pugi::xml_node;

/// Returns the name of an element without its prefix.
std::string_view localName(const xml_node& node) {
    const std::string_view name = node.name();
    const auto colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

/// Returns the text of an element on one line.
std::string lineOf(const xml_node& node) { return simplified(withoutControls(textOf(node))); }

/// "preferredTerm-admn-sts" and the short names that some programs write. Superseded terms are
/// still understood; deprecated ones must not be used.
std::optional<FormStatus> statusFrom(std::string_view name) {
    if (name.starts_with("preferred")) return FormStatus::Preferred;
    if (name.starts_with("admitted")) return FormStatus::Admitted;
    if (name.starts_with("superseded") || name.starts_with("obsolete")) return FormStatus::Deprecated;
    if (name.starts_with("deprecated") || name.starts_with("notRecommended")) return FormStatus::Forbidden;
    return std::nullopt;
}

const char* statusFor(FormStatus status) {
    switch (status) {
    case FormStatus::Preferred:
        return "preferredTerm-admn-sts";
    case FormStatus::Admitted:
        return "admittedTerm-admn-sts";
    case FormStatus::Deprecated:
        return "supersededTerm-admn-sts";
    case FormStatus::Forbidden:
        break;
    }
    return "deprecatedTerm-admn-sts";
}

class TbxReader {
public:
    explicit TbxReader(const std::vector<std::string>& known) : mKnown(known) {}

    void entry(const xml_node& node, Glossary& glossary) {
        Term term;
        ++mNumber;
        term.key = simplified(node.attribute("id").value());
        for (const xml_node& child : node.children()) {
            const std::string_view name = localName(child);
            if (name == "langSet" || name == "langSec")
                language(child, term);
            else
                describe(child, term);
        }
        for (auto forms = term.forms.begin(); forms != term.forms.end();)
            forms = forms->second.empty() ? term.forms.erase(forms) : std::next(forms);
        tidyForms(term);
        if (term.forms.empty()) return;
        if (term.key.empty()) term.key = "term-" + std::to_string(mNumber);
        term.key = mKeys.take(term.key);
        term.name = term.key.starts_with("name.");
        glossary.terms.push_back(std::move(term));
    }

private:
    void describe(const xml_node& node, Term& term) {
        const std::string_view name = localName(node);
        const std::string_view type = node.attribute("type").value();
        const auto is = [&](std::string_view category) {
            return name == category || (name == "descrip" && type == category);
        };
        if (name == "descripGrp") {
            for (const xml_node& child : node.children()) describe(child, term);
        } else if (is("subjectField")) {
            if (term.family.empty()) term.family = lineOf(node);
        } else if (name == "note" || is("definition")) {
            const std::string text = lineOf(node);
            if (!text.empty()) term.note += (term.note.empty() ? "" : "\n") + text;
        }
    }

    void language(const xml_node& node, Term& term) {
        const std::string code = projectLanguage(languageAttribute(node), mKnown);
        if (code.empty()) return;
        for (const xml_node& child : node.children()) {
            const std::string_view name = localName(child);
            if (name == "tig" || name == "termSec") {
                form(child, term.forms[code]);
            } else if (name == "ntig") {
                for (const xml_node& group : child.children())
                    if (localName(group) == "termGrp") form(group, term.forms[code]);
            } else {
                describe(child, term);
            }
        }
    }

    static void form(const xml_node& node, std::vector<Form>& forms) {
        std::string text;
        std::optional<FormStatus> status;
        for (const xml_node& child : node.children()) {
            const std::string_view name = localName(child);
            const std::string_view type = child.attribute("type").value();
            if (name == "term")
                text = lineOf(child);
            else if (name == "administrativeStatus" || (name == "termNote" && type == "administrativeStatus"))
                status = statusFrom(lineOf(child));
        }
        if (text.empty()) return;
        const bool first = std::none_of(forms.begin(), forms.end(),
                                        [](const Form& f) { return f.status == FormStatus::Preferred; });
        const FormStatus usual = first ? FormStatus::Preferred : FormStatus::Admitted;
        forms.push_back({std::move(text), status.value_or(usual)});
    }

    const std::vector<std::string>& mKnown;
    UniqueIds mKeys;
    std::size_t mNumber = 0;
};

/// Returns an ID that XML allows, the key itself if it is one. IDs are unique in a file.
std::string xmlId(std::string_view key, UniqueIds& used) {
    std::string id;
    for (const char c : key) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
        const bool later = (c >= '0' && c <= '9') || c == '-' || c == '.';
        if (id.empty() && !letter) id += '_';
        if (letter || later)
            id += c;
        else if (id.back() != '_')
            id += '_';
    }
    return used.take(id.empty() ? "_" : id);
}

}  // namespace

Result<Glossary> readTbx(std::string_view bytes, const std::vector<std::string>& known) {
    const auto source = XmlSource::parse(bytes, XmlBlanks::Keep);
    if (!source) return source.error();
    const std::string_view root = localName(source->root());
    if (root != "martif" && root != "tbx") return Error("texts.tbx.form");
    Glossary glossary;
    TbxReader reader(known);
    for (const xml_node& text : source->root().children()) {
        if (localName(text) != "text") continue;
        for (const xml_node& body : text.children()) {
            if (localName(body) != "body") continue;
            for (const xml_node& entry : body.children())
                if (const std::string_view name = localName(entry);
                    name == "termEntry" || name == "conceptEntry")
                    reader.entry(entry, glossary);
        }
    }
    if (glossary.terms.empty()) return Error("texts.tbx.empty");
    return glossary;
}

std::string writeTbx(const Glossary& glossary) {
    pugi::xml_document document;
    xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    xml_node root = document.append_child("tbx");
    root.append_attribute("style") = "dca";
    root.append_attribute("type") = "TBX-Basic";
    root.append_attribute("xml:lang") = "en";
    root.append_attribute("xmlns") = "urn:iso:std:iso:30042:ed-2";
    xml_node source = root.append_child("tbxHeader").append_child("fileDesc").append_child("sourceDesc");
    addText(source, "p", "Hexatelier");
    xml_node body = root.append_child("text").append_child("body");
    UniqueIds used;
    for (const Term& term : glossary.terms) {
        if (std::all_of(term.forms.begin(), term.forms.end(), [](const auto& f) { return f.second.empty(); }))
            continue;
        xml_node entry = body.append_child("conceptEntry");
        setAttribute(entry, "id", xmlId(term.key, used));
        if (!term.family.empty())
            addText(entry, "descrip", term.family).append_attribute("type") = "subjectField";
        if (!term.note.empty()) addText(entry, "note", term.note);
        for (const auto& [language, forms] : term.forms) {
            if (forms.empty()) continue;
            xml_node section = entry.append_child("langSec");
            setAttribute(section, "xml:lang", languageTag(language));
            for (const Form& form : forms) {
                xml_node part = section.append_child("termSec");
                addText(part, "term", form.text);
                addText(part, "termNote", statusFor(form.status)).append_attribute("type") =
                    "administrativeStatus";
            }
        }
    }
    return xmlText(document);
}

}  // namespace hexa::texts
