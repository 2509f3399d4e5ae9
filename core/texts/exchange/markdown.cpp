// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/markdown.h"

#include "core/texts/language/characters.h"

namespace hexa::texts {
namespace {

/// What the title says in that very language, else nothing: half a page of another one helps nobody.
std::string_view titleIn(const Localized& title, std::string_view language) {
    const auto found = title.texts.find(language);
    return found == title.texts.end() ? std::string_view() : std::string_view(found->second);
}

/// The title of the unit's section, unless the text says it itself.
std::string_view sectionTitle(const Project& project, const Unit& unit, std::string_view language) {
    if (unit.kind == UnitKind::Heading) return {};
    for (const Section& section : project.sections)
        if (section.id == unit.section) return titleIn(section.title, language);
    return {};
}

}  // namespace

std::string writeMarkdown(const Project& project, std::string_view language) {
    std::string out;
    bool item = false;
    const std::string* section = nullptr;
    for (const Unit& unit : project.units) {
        const std::string text = withoutControls(unit.in(language));
        if (text.empty()) continue;
        const std::string_view title = titleIn(project.title, language);
        if (section == nullptr && !title.empty() && title != text) out += "# " + std::string(title) + '\n';
        if (section == nullptr || *section != unit.section)
            if (const std::string_view heading = sectionTitle(project, unit, language); !heading.empty()) {
                out += (out.empty() ? "## " : "\n## ") + std::string(heading) + '\n';
                item = false;
            }
        section = &unit.section;
        const bool isItem = unit.kind == UnitKind::Item;
        if (!out.empty() && !(item && isItem)) out += '\n';
        if (unit.kind == UnitKind::Heading) out += "## ";
        if (isItem) out += "- ";
        // What would begin a heading or list by chance.
        if (!isItem && unit.kind != UnitKind::Heading &&
            (text.front() == '#' || text.front() == '-' || text.front() == '+'))
            out += '\\';
        out += text;
        out += '\n';
        item = isItem;
    }
    return out;
}

}  // namespace hexa::texts
