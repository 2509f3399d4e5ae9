// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/pretranslation.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/tokens.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr std::size_t maxMatches = 5;  // that are looked through for one with the right placeholders

bool isEmpty(const Unit& unit, std::string_view language) { return trimmed(unit.in(language)).empty(); }

}  // namespace

std::vector<Filling> fillingsFor(const Project& project, const Memory& memory, std::string_view language,
                                 int minPercent, const std::stop_token& stop,
                                 const std::function<void(double)>& progress) {
    std::vector<Filling> out;
    for (std::size_t i = 0; i < project.units.size() && !stop.stop_requested(); ++i) {
        if (progress) progress(static_cast<double>(i) / static_cast<double>(project.units.size()));
        const Unit& unit = project.units[i];
        const std::string& source = project.sourceOf(unit);
        if (source == language || !isEmpty(unit, language) || isEmpty(unit, source)) continue;
        const auto wanted = placeholdersOf(unit.in(source), source);
        const auto matches = memory.find(unit.in(source), source, language, minPercent, maxMatches, unit.id);
        const auto fits = std::ranges::find_if(matches, [&](const MemoryMatch& match) {
            return !match.needsReview && !match.part && placeholdersOf(match.translation, language) == wanted;
        });
        if (fits != matches.end())
            out.push_back({i, unit.id, std::string(language), fits->translation, fits->percent});
    }
    return out;
}

Edit fill(const Project& project, const std::vector<Filling>& fillings) {
    std::vector<const Filling*> fit;
    for (const Filling& filling : fillings)
        if (filling.unit < project.units.size() && project.units[filling.unit].id == filling.id &&
            isEmpty(project.units[filling.unit], filling.language))
            fit.push_back(&filling);
    Edit edit;
    if (fit.empty()) return edit;
    const auto [low, high] = std::ranges::minmax_element(fit, {}, &Filling::unit);
    edit.at = (*low)->unit;
    edit.removed = (*high)->unit - edit.at + 1;
    edit.inserted = project.units.part(edit.at, edit.removed);
    for (const Filling* filling : fit) {
        Text& text = edit.inserted.change(filling->unit - edit.at).texts[filling->language];
        text.text = filling->text;
        text.state = filling->percent == 100 ? State::NeedsReview : State::Draft;
    }
    return edit;
}

}  // namespace hexa::texts
