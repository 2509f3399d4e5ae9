// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/search.h"
#include "core/mapsearch/symmetricspace.h"

#include <functional>
#include <optional>

namespace hexa::mapsearch {

/// Maps of a layout that keep a symmetry except for a few swaps. Exact if the numbers of tiles
/// allow symmetric maps, else by class, as in SymmetricSpace: then tiles of one class count as the
/// same.
class NearSymmetry {
public:
    /// Creates it; the model must outlive it.
    NearSymmetry(const MapModel& model, FairSymmetry symmetry);

    const FairSymmetry& symmetry() const { return mSymmetry; }
    bool exact() const { return mExact; }
    /// Returns a random map: symmetric, if limits and fixed tiles allow that; else made of a map of
    /// anyMap() by a short search, with few swaps.
    Kinds draw(Rng& rng, const std::function<Kinds(Rng&)>& anyMap) const;
    /// Returns the movable parts: orbits as a whole, and single tiles.
    MovableSets movable() const;

    /// Returns the number of swaps between a map and a symmetric one; a tile without a partner for
    /// a swap counts as one. Swaps are paired off greedily: three tiles in a ring count as three.
    int swaps(const Kinds& kinds) const { return pairOff(kinds, nullptr); }
    /// Returns the tiles meant: two that change places, or one to be exchanged for another kind.
    std::vector<std::vector<TileIndex>> rings(const Kinds& kinds) const;
    /// Returns the orbits that hold different things.
    std::vector<std::vector<Hex>> unequal(const Kinds& kinds) const {
        return unequalOrbits(*mModel, mOrbits, kinds);
    }

private:
    int pairOff(const Kinds& kinds, std::vector<std::vector<TileIndex>>* rings) const;

    const MapModel* mModel;
    FairSymmetry mSymmetry;
    std::optional<SymmetricSpace> mSpace;  // none: what is fixed, or numbers, allow no symmetric map
    bool mExact = false;
    std::vector<std::vector<TileIndex>> mOrbits;
    std::array<std::uint8_t, maxKinds> mLabel{};  // by kind: what counts as the same
    TileMask mFree = 0;
};

/// Returns the goals for maps at least `least` swaps away from symmetry, and not many more. A
/// further swap must gain a twentieth of a taste, or two and a half points of gap. The arguments
/// must outlive the goals.
Goals nearGoals(Goals goals, const NearSymmetry& near, int least);

}  // namespace hexa::mapsearch
