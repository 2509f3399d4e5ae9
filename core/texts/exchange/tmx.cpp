// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/tmx.h"

#include "core/texts/exchange/xmlfile.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace hexa::texts {
namespace {

using pugi::xml_node;

constexpr const char* stateProperty = "x-hexatelier-state";

/// What a code for bold or italic text is written with: "**", "*", or nothing for other codes.
std::string_view starsOf(const xml_node& code, std::string_view native) {
    std::string name;
    for (const char c : lowered(native))
        if (c >= 'a' && c <= 'z') name += c;
    const std::string_view type = code.attribute("type").value();
    if (type == "bold" || name == "b" || name == "strong") return "**";
    return type == "italic" || name == "i" || name == "em" ? "*" : "";
}

/// Reads the text of a segment.
class SegmentReader {
public:
    explicit SegmentReader(BoldCodes bold) : mBold(bold) {}

    std::string read(const xml_node& segment) {
        std::string text;
        append(segment, text);
        return withoutControls(text);
    }

private:
    void append(const xml_node& node, std::string& text) {
        for (const xml_node& child : node.children()) {
            const std::string_view name = child.name();
            if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
                text += child.value();
            else if (name == "hi" || name == "sub")
                append(child, text);
            else if (name == "ph" || name == "it" || name == "bpt" || name == "ept" || name == "ut")
                text += codeText(child);
        }
    }

    std::string codeText(const xml_node& code) {
        const std::string_view name = code.name();
        const std::string native = textOf(code);
        if (mBold == BoldCodes::Stars && (name == "bpt" || name == "ept")) {
            // The end of a code has no type of its own.
            const std::string number = code.attribute("i").value();
            if (name == "bpt") mStars[number] = starsOf(code, native);
            if (const std::string& stars = mStars[number]; !stars.empty()) return stars;
        }
        if (!native.empty()) return native;
        const char* number = code.attribute(name == "bpt" || name == "ept" ? "i" : "x").value();
        return '{' + std::string(name) + number + '}';
    }

    BoldCodes mBold;
    std::map<std::string, std::string> mStars;  // by number of the code
};

/// Returns the languages in which a unit has a translation of its source.
std::vector<std::string> translatedIn(const Project& project, const Unit& unit) {
    std::vector<std::string> languages;
    for (const std::string& language : project.languages) {
        const State state = unit.stateIn(language);
        if (state != State::Missing && state != State::Stale && !unit.in(language).empty())
            languages.push_back(language);
    }
    return languages;
}

/// Returns the state that a file of ours notes; all else is approved.
State stateOf(const xml_node& variant) {
    for (const xml_node& property : variant.children("prop"))
        if (std::string_view(property.attribute("type").value()) == stateProperty)
            return stateNamed(textOf(property)).value_or(State::NeedsReview);
    return State::Approved;
}

}  // namespace

Result<std::size_t> unitsForTmx(const Project& project) {
    std::size_t count = 0;
    for (const Unit& unit : project.units) count += translatedIn(project, unit).size() > 1 ? 1 : 0;
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
        const std::vector<std::string> languages = translatedIn(project, unit);
        if (languages.size() < 2) continue;
        xml_node entry = body.append_child("tu");
        setAttribute(entry, "tuid", unit.id);
        for (const std::string& language : languages) {
            xml_node variant = entry.append_child("tuv");
            setAttribute(variant, "xml:lang", language);
            if (const State state = unit.stateIn(language); state != State::Approved)
                setAttribute(addText(variant, "prop", nameOf(state)), "type", stateProperty);
            addText(variant, "seg", unit.in(language));
        }
    }
    return xmlText(document);
}

BoldCodes boldCodesOf(const Project& project) {
    const auto hasTags = [&](const Unit& unit) {
        return std::ranges::any_of(unit.texts, [](const auto& text) {
            return text.second.text.find("<b>") != std::string::npos ||
                   text.second.text.find("<strong>") != std::string::npos ||
                   text.second.text.find("<i>") != std::string::npos;
        });
    };
    for (const Unit& unit : project.units)
        if (hasTags(unit)) return BoldCodes::AsInFile;
    return BoldCodes::Stars;
}

Result<Project> readTmx(std::string_view bytes, const std::vector<std::string>& known, BoldCodes bold) {
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
            std::string text = SegmentReader(bold).read(variant.child("seg"));
            if (language.empty() || trimmed(text).empty()) continue;
            if (std::find(project.languages.begin(), project.languages.end(), language) ==
                project.languages.end())
                project.languages.push_back(language);
            unit.texts.try_emplace(language, Text{std::move(text), stateOf(variant), {}, {}, {}});
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
