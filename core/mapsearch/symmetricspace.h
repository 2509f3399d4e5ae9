// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/rng.h"
#include "core/mapsearch/sharing.h"
#include "core/mapsearch/symmetries.h"

#include <optional>

namespace hexa::mapsearch {

/// Returns the orbits of a map with different content: kinds, or marks.
std::vector<std::vector<Hex>>
unequalOrbits(const MapModel& model, const std::vector<std::vector<TileIndex>>& orbits, const Kinds& kinds);

/// All maps of a layout that keep a symmetry. Exact: all tiles of an orbit are of one kind. Where
/// counts make that impossible, by class: an orbit holds different kinds of one class, in as few
/// orbits as can be. Locked tiles force the rest of their orbit.
class SymmetricSpace {
public:
    /// Makes the space of symmetric maps; the model must outlive it. Fails with
    /// "generate.locks-asymmetric" (with the place) if locks forbid it, or with
    /// "generate.symmetric-counts" if the numbers of tiles do, even by class.
    static Result<SymmetricSpace> make(const MapModel& model, const FairSymmetry& symmetry);

    bool exact() const { return mExact.size() > 0; }
    /// Returns the number of exact maps; none if they can't be numbered.
    std::optional<std::uint64_t> maps() const;
    /// Returns the exact map number `index` below maps().
    Kinds at(std::uint64_t index) const;
    /// Returns a random map: each exact one with the same chance; else one with as few unequal
    /// orbits as can be.
    Kinds draw(Rng& rng) const;

    /// Returns the orbits chosen as a whole, in the order of at().
    const std::vector<std::vector<TileIndex>>& freeOrbits() const { return mSlots; }
    /// Returns the orbits of a map that hold different things.
    std::vector<std::vector<Hex>> unequal(const Kinds& kinds) const {
        return unequalOrbits(*mModel, mOrbits, kinds);
    }

private:
    /// Distribution of a class' orbits among its kinds.
    struct Split {
        /// By kind of the class and size: orbits of this kind only.
        std::vector<std::vector<int>> uniform;
        int mixed = 0;  ///< The other orbits.
    };
    explicit SymmetricSpace(const MapModel& model) : mModel(&model) {}
    Status fix(const FairSymmetry& symmetry);
    void findSplits();
    std::vector<Split> bestSplits(std::size_t group, const std::vector<int>& orbits) const;
    Kinds withLabels(WideCount index) const;
    Kinds drawByClass(Rng& rng) const;
    void putClass(std::size_t group, const std::vector<std::vector<std::size_t>>& orbits, Rng& rng,
                  Kinds& kinds) const;

    const MapModel* mModel;
    std::vector<std::vector<TileIndex>> mOrbits;
    std::vector<std::vector<TileIndex>> mSlots;
    Kinds mFixed{};                                // what locks say, forced tiles included
    std::vector<Limits> mLeft;                     // for the tiles of slots, by kind
    OrbitSharing mExact;                           // labels: kinds from 1 on
    OrbitSharing mClasses;                         // labels: classes
    std::vector<OrbitSharing::Pattern> mPatterns;  // those with the fewest unequal orbits
    std::vector<std::uint64_t> mWeights;           // of patterns, summed up
};

}  // namespace hexa::mapsearch
