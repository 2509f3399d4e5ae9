// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/engine/generate/generate.h"
#include "core/mapsearch/composition.h"
#include "core/systems/clockwork/terms/kinds.h"

#include <optional>
#include <span>
#include <vector>

namespace hexa::clockwork {

/// Random map of the rulebook (GEN-04, GEN-05), prepared once for a layout and a wish and then
/// drawn any number of times without allocating. A draw takes a composition uniformly from all
/// possible ones, puts its tiles into a bag, and takes them out one after the other, column by
/// column from column 1, top to bottom.
///
/// In a possible composition, every free slot gets a tile, locked cells count, and wished numbers
/// are kept. Further limits are
/// - profile Rulebook: the ranges of GEN-01..03 for the number of seats; a map of another size is
///   refused;
/// - profile Free (GEN-06): the same ranges if the map has the rulebook's size and they leave a
///   choice, else anything in the box (GEN-04). Wished numbers and locked tiles may exceed both.
class RulebookDraw {
public:
    /// Prepares the draws. Fails with "clockwork.generate.*" if no map is possible.
    /// @param counts wanted number of tiles by kind of the catalog, without Capitals; may be
    /// shorter or empty
    static Result<RulebookDraw> prepare(const Scenario& base, const Catalog& catalog,
                                        std::span<const std::optional<CountWish>> counts);

    /// Returns the kinds for places(), in their order; valid until the next call. The same seed
    /// gives the same kinds everywhere.
    std::span<const KindId> draw(std::uint64_t seed);

    /// Returns the hexes that get a tile, in the order in which they are filled.
    std::span<const Hex> places() const { return mPlaces; }
    /// Returns all compositions that fit, tiles of locked cells included. The sums of GEN-01..03
    /// for research and resource territories need no place there: they follow from the limits of
    /// the kinds (a test compares).
    const mapsearch::CompositionSpace& compositions() const { return mSpace; }
    /// Tiles of locked cells.
    const Composition& locked() const { return mLocked; }

private:
    mapsearch::CompositionSpace mSpace;
    Composition mLocked{};
    std::vector<Hex> mPlaces;
    std::vector<KindId> mBag;
};

}  // namespace hexa::clockwork
