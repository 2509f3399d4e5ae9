// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/generate/generate.h"
#include "core/owngame/generate/bag.h"
#include "core/owngame/generate/search.h"

#include <memory>
#include <vector>

namespace hexa::owngame {

/// Requirements on a generated map.
enum class Aim {
    Sound,    ///< It keeps all limits.
    Even,     ///< It keeps all limits, and the seats are worth as nearly the same as possible.
    Nearest,  ///< It breaks as little as possible.
};

/// Generates maps for a request, one after another. The same number gives the same map.
class Maker {
public:
    /// Prepares a request. Definition, catalog and request must outlive the maker. Without a
    /// symmetry group, each cell is an orbit of its own.
    Maker(const Definition& definition, const Catalog& catalog, const GenerateRequest& request,
          std::vector<Isometry> group, Aim aim);

    /// Returns the map with this number. Fails with "owngame.counts.*" or "owngame.symmetry.*".
    /// Also fails with the rules that placed tiles break or that conflict with each other, unless
    /// the nearest map is wanted.
    Result<Scenario> make(std::size_t number);
    /// Wants the styles of the request, too. The scale must outlive the maker.
    void want(const StyleScale& scale) { mScale = &scale; }
    /// Returns a map from one short search, which may break rules. Fails as make(), except for
    /// conflicts.
    Result<Scenario> draw(std::size_t number);
    /// Returns the base map without the parts that are generated.
    const Scenario& cleared() const { return mCleared; }

private:
    using Rules = std::vector<const Rule*>;
    /// Length of a search, in steps and in cells that it looks at.
    struct Length {
        std::int64_t steps = 0, looks = 0;
    };
    /// Runs a search and returns the quality of its result under these rules. Lists the broken
    /// ones.
    Result<Quality> attempt(Ground& ground, const Rules& rules, const Length& length, Rng& rng);
    Status fill(Ground& ground, Rng& rng);
    Status findOrbits();
    Scenario written(const Ground& ground) const;
    /// Returns the counts and rules of the game.
    Rules allRules() const;
    std::int64_t steps() const;
    Error explained(const Rules& rules);
    Error named(const char* code, const Rules& rules) const;
    Rng rngOf(std::size_t number, const char* stream) const;

    const Definition& mDefinition;
    const Catalog& mCatalog;
    const GenerateRequest& mRequest;
    std::vector<Isometry> mGroup;
    Aim mAim;
    const StyleScale* mScale = nullptr;  ///< Null: no styles are wanted.
    Scenario mCleared;                   ///< Base map without the parts that are generated.
    std::vector<bool> mFree;
    Things mThings;
    std::vector<Orbit> mOrbits;            ///< Movable orbits first, then those of placed tiles.
    std::size_t mMoving = 0;               ///< Number of movable orbits.
    std::vector<std::vector<bool>> mOpen;  ///< By deck and orbit: true if values are dealt there.
    std::vector<Rule> mCounts;             ///< Counts that the bag doesn't cover.
    Rules mBroken;                         ///< Limits that the last attempt broke.
    bool mAstray = false;                  ///< True if it left pieces on wrong tiles.
};

}  // namespace hexa::owngame
