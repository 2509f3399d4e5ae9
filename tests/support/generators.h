// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/edit/edit.h"
#include "core/hex/symmetry.h"

#include <rapidcheck.h>

#include <vector>

// Random values for property tests. Each comes from one seed and a size, so that rapidcheck can
// shrink the size and print two numbers that bring any failure back.

namespace hexa::test {

/// A seed and a size: the argument of a property.
struct Dice {
    std::uint64_t seed = 0;
    int size = 0;  ///< 0-100: how much there is of everything.
    Rng rng() const { return Rng(seed, "test"); }
};
std::ostream& operator<<(std::ostream& out, const Dice& dice);

int between(Rng& rng, int low, int high);
Hex randomHex(Rng& rng, int radius);
Isometry randomIsometry(Rng& rng, int radius);
/// Returns different hexes, sorted.
std::vector<Hex> randomHexes(Rng& rng, int radius, int count);
Localized randomText(Rng& rng);
/// Returns unknown members of an object, as compact JSON.
Extra randomExtra(Rng& rng);
CellState randomCell(Rng& rng, const Catalog& catalog, Hex at);
/// Returns a scenario with entries in every table, seats at different hexes (those with a home tile
/// first).
Scenario randomScenario(Rng& rng, const Catalog& catalog, int size);
/// Returns an edit of any kind, made without the builders.
Edit randomRawEdit(Rng& rng, const Catalog& catalog, int size);
/// Returns an edit made by one of the builders of core/edit.
Edit randomBuiltEdit(Rng& rng, const Catalog& catalog, const Scenario& scenario);

}  // namespace hexa::test

template <>
struct rc::Arbitrary<hexa::test::Dice> {
    static Gen<hexa::test::Dice> arbitrary() {
        return gen::map(gen::pair(gen::noShrink(gen::arbitrary<std::uint64_t>()), gen::inRange(0, 101)),
                        [](const std::pair<std::uint64_t, int>& p) {
                            return hexa::test::Dice{p.first, p.second};
                        });
    }
};
