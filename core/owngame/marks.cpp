// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/marks.h"

#include <algorithm>
#include <array>
#include <string>
#include <variant>

namespace hexa::owngame {

std::optional<CutMark> markOf(const Definition& definition, std::size_t deck, const Deck::Value& value) {
    constexpr double low = 0.2, apart = 0.62;
    // They touch neither each other nor a counter in the middle, on flat-top and pointy-top hexes.
    static constexpr std::array<Point, limits::decks> beside{
        {{-0.48, -0.45}, {0.48, -0.45}, {0, -0.64}, {-0.62, 0.05}}};
    const Property* known = findProperty(definition.catalog.cellProperties, definition.decks[deck].property);
    if (known == nullptr) return std::nullopt;
    const auto choice = std::ranges::find(known->choices, value.id, &Property::Choice::id);
    if (choice == known->choices.end()) return std::nullopt;
    const double middle = static_cast<double>(definition.decks.size() - 1) / 2;
    CutMark mark;
    mark.at = {(static_cast<double>(deck) - middle) * apart, low};
    mark.radius = markRadius;
    mark.colour = value.colour;
    // A disc is small: an ID such as "h2" is only a stopgap for a name such as "2".
    const bool isShort = choice->name.in("en").size() <= value.id.size();
    mark.letter = isShort ? choice->name : Localized(value.id);
    mark.name = choice->name;
    mark.aside = beside[deck];
    return mark;
}

std::vector<CutMark> marksOf(const Definition& definition, const Scenario& scenario, Hex at) {
    std::vector<CutMark> marks;
    const Attributes& own = scenario.board.detailsOf(at).attributes;
    if (own.empty()) return marks;
    for (std::size_t i = 0; i < definition.decks.size(); ++i) {
        const Deck& deck = definition.decks[i];
        const auto* value = own.find(deck.property);
        const auto* word = value != nullptr ? std::get_if<std::string>(value) : nullptr;
        if (word == nullptr) continue;
        const auto entry = std::ranges::find(deck.values, *word, &Deck::Value::id);
        if (entry == deck.values.end()) continue;
        if (auto mark = markOf(definition, i, *entry)) marks.push_back(*std::move(mark));
    }
    return marks;
}

}  // namespace hexa::owngame
