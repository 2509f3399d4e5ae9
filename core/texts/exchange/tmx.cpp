// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/tmx.h"

#include "core/texts/exchange/xmlfile.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <vector>

namespace hexa::texts {
namespace {

using pugi::xml_node;

/// Adds the text of a segment without the codes of other programs, which have elements of their
/// own.
void appendText(const xml_node& node, std::string& text) {
    for (const xml_node& child : node.children()) {
        const std::string_view name = child.name();
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            text += child.value();
        else if (name == "hi" || name == "sub")
            appendText(child, text);
    }
}

/// Returns the languages in which a unit is approved.
std::vector<std::string> approvedIn(const Project& project, const Unit& unit) {
    std::vector<std::string> languages;
    for (const std::string& language : project.languages)
        if (unit.stateIn(language) == State::Approved && !unit.in(language).empty())
            languages.push_back(language);
    return languages;
}

}  // namespace

Result<std::size_t> unitsForTmx(const Project& project) {
    std::size_t count = 0;
    for (const Unit& unit : project.units) count += approvedIn(project, unit).size() > 1 ? 1 : 0;
    if (count == 0) return Error("texts.tmx.nothing");
    return count;
}

std::string writeTmx(const Project& project) {
    pugi::xml_document document;
    xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    xml_node root = document.append_child("tmx");
    root.append_attribute("version") = "1.4";
    xml_node header = root.append_child("header");
    setAttribute(header, "creationtool", "Hexatelier");
    setAttribute(header, "creationtoolversion", "1");
    setAttribute(header, "segtype", "paragraph");
    setAttribute(header, "o-tmf", "hexatext");
    setAttribute(header, "adminlang", "en");
    // Each language may be the source.
    setAttribute(header, "srclang", "*all*");
    setAttribute(header, "datatype", "plaintext");
    xml_node body = root.append_child("body");
    for (const Unit& unit : project.units) {
        const std::vector<std::string> languages = approvedIn(project, unit);
        if (languages.size() < 2) continue;
        xml_node entry = body.append_child("tu");
        setAttribute(entry, "tuid", unit.id);
        for (const std::string& language : languages) {
            xml_node variant = entry.append_child("tuv");
            setAttribute(variant, "xml:lang", language);
            addText(variant, "seg", unit.in(language));
        }
    }
    return xmlText(document);
}

Result<Project> readTmx(std::string_view bytes, const std::vector<std::string>& known) {
    const auto source = XmlSource::parse(bytes, XmlBlanks::Keep);
    if (!source) return source.error();
    if (std::string_view(source->root().name()) != "tmx") return Error("texts.tmx.form");
    Project project;
    std::size_t number = 0;
    for (const xml_node& entry : source->root().child("body").children("tu")) {
        Unit unit;
        ++number;
        for (const xml_node& variant : entry.children("tuv")) {
            const std::string language = projectLanguage(languageAttribute(variant), known);
            std::string text;
            appendText(variant.child("seg"), text);
            text = withoutControls(text);
            if (language.empty() || trimmed(text).empty()) continue;
            if (std::find(project.languages.begin(), project.languages.end(), language) ==
                project.languages.end())
                project.languages.push_back(language);
            unit.texts.try_emplace(language, Text{std::move(text), State::Approved, {}, {}, {}});
        }
        if (unit.texts.size() < 2) continue;
        unit.id = std::to_string(number);  // what the file calls it may stand there twice
        project.units.push_back(std::move(unit));
    }
    if (project.units.empty()) return Error("texts.tmx.empty");
    project.source = project.languages.front();
    return project;
}

}  // namespace hexa::texts
