// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/laying.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <optional>

namespace hexa::owngame {
namespace {

/// Returns the orbits in random order, large ones first.
std::vector<const Orbit*> shuffled(std::span<const Orbit> orbits, const std::vector<bool>& wanted, Rng& rng) {
    std::vector<const Orbit*> order;
    for (std::size_t i = 0; i < orbits.size(); ++i)
        if (wanted[i]) order.push_back(&orbits[i]);
    rng.shuffle(order);
    std::ranges::stable_sort(order, std::ranges::greater(), [](const Orbit* orbit) { return orbit->size(); });
    return order;
}

/// Takes `size` copies of one thing from those that are left. Things with more copies are more
/// likely. Returns none if none has enough copies.
std::optional<std::size_t> taken(std::vector<int>& left, int size, Rng& rng) {
    std::uint32_t all = 0;
    for (const int copies : left) all += copies >= size ? static_cast<std::uint32_t>(copies) : 0;
    if (all == 0) return std::nullopt;
    auto at = static_cast<int>(rng.below(all));
    std::size_t thing = 0;
    while (left[thing] < size || at >= left[thing]) at -= left[thing] >= size ? left[thing] : 0, ++thing;
    left[thing] -= size;
    return thing;
}

}  // namespace

void layTiles(Ground& ground, std::span<const Orbit> orbits, std::vector<BagPart> bag, Rng& rng) {
    for (const Orbit* orbit : shuffled(orbits, std::vector<bool>(orbits.size(), true), rng)) {
        const auto part = std::ranges::find(bag, static_cast<int>(orbit->size()), &BagPart::size);
        assert(part != bag.end() && "each size of orbits has a part");
        const auto kind = taken(part->kinds, 1, rng);
        assert(kind && "the parts have a kind for each orbit");
        for (const int cell : *orbit) ground.setKind(cell, kindIdAt(*kind));
    }
}

Status dealValues(Ground& ground, const Deck& deck, std::span<const Orbit> orbits,
                  const std::vector<bool>& open, Rng& rng) {
    const int property = ground.propertyNamed(deck.property);
    const int onto = ground.set(deck.onto);
    const Property& known = ground.definition().catalog.cellProperties[static_cast<std::size_t>(property)];
    std::vector<int> left(known.choices.size());
    for (const Deck::Value& value : deck.values)
        if (const Bounds* is = value.copies.of(ground.players()))
            left[static_cast<std::size_t>(std::ranges::find(known.choices, value.id, &Property::Choice::id) -
                                          known.choices.begin())] = static_cast<int>(is->min);
    for (std::size_t i = 0; i < orbits.size(); ++i)
        for (const int cell : orbits[i]) {
            if (open[i]) ground.setValue(cell, property, 0);
            --left[static_cast<std::size_t>(ground.value(cell, property))];
        }
    left.front() = 0;  // cells without a value
    std::vector<bool> wanted = open;
    for (std::size_t i = 0; i < orbits.size(); ++i)
        wanted[i] =
            open[i] && std::ranges::all_of(orbits[i], [&](int cell) { return ground.has(cell, onto); });
    std::size_t bare = 0;
    for (const Orbit* orbit : shuffled(orbits, wanted, rng)) {
        const auto value = taken(left, static_cast<int>(orbit->size()), rng);
        if (!value) bare += orbit->size();
        for (const int cell : *orbit) ground.setValue(cell, property, static_cast<int>(value.value_or(0)));
    }
    const bool some = std::ranges::any_of(left, [](int copies) { return copies > 0; });
    if (some && bare > 0) return Error("owngame.symmetry.deck", {{"deck", known.name}});
    return Done{};
}

}  // namespace hexa::owngame
