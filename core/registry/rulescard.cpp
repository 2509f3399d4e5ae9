// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/rulescard.h"

#include "core/texts/projectfile.h"
#include "core/texts/reading.h"

#include <algorithm>

namespace hexa {
namespace {

bool onCard(const texts::Unit& unit) {
    const auto& members = unit.extra.members;
    return std::find(members.begin(), members.end(), std::pair<std::string, std::string>("card", "true")) !=
           members.end();
}

}  // namespace

RulesCard rulesCard(const GameTexts& texts, std::string_view language,
                    const std::map<std::string, bool>& options) {
    RulesCard card;
    if (texts.reference.empty()) return card;
    const auto project = texts::readProject(texts.reference);
    if (!project) return card;
    card.title = project->title.in(language);
    std::set<std::string> played, variants;
    for (const auto& [option, set] : options)
        if (const auto variant = texts.variants.find(option); set && variant != texts.variants.end()) {
            played.insert(option);
            variants.insert(variant->second);
        }
    const texts::Values numbers = texts.numbers ? texts.numbers(played) : texts::Values();
    for (const texts::Section& section : texts::sectionsFor(*project, texts.variants, played)) {
        RulesCard::Section part{std::string(section.title.in(language)), {}};
        for (const texts::Unit& unit : project->units)
            if (unit.section == section.id && (onCard(unit) || variants.contains(section.id)))
                part.entries.push_back({unit.rules.empty() ? std::string() : unit.rules.front(),
                                        texts::filled(texts::withoutMarks(unit.in(language)), numbers)});
        if (!part.entries.empty()) card.sections.push_back(std::move(part));
    }
    return card;
}

}  // namespace hexa
