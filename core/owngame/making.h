// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/generate.h"
#include "core/owngame/bag.h"
#include "core/owngame/search.h"

#include <memory>
#include <vector>

namespace hexa::owngame {

/// Generates maps for a request, one after another. The same number gives the same map.
class Maker {
public:
    /// Prepares a request. Definition, catalog and request must outlive the maker. Without a
    /// symmetry group, each cell is an orbit of its own.
    Maker(const Definition& definition, const Catalog& catalog, const GenerateRequest& request,
          std::vector<Isometry> group, bool even);

    /// Returns the map with this number. Fails with "owngame.counts.*", "owngame.symmetry.*" or
    /// with the conflicting rules.
    Result<Scenario> make(std::size_t number);

private:
    using Rules = std::vector<const Rule*>;
    /// Runs a search and returns the quality of its result under these rules.
    Result<Quality> attempt(Ground& ground, const Rules& rules, int steps, Rng& rng);
    Status fill(Ground& ground, Rng& rng);
    /// Places kinds on the orbits, large orbits first. Returns false if it failed.
    bool lay(Ground& ground, std::vector<int> bag, Rng& rng);
    Status deal(Ground& ground, const Deck& deck, Rng& rng);
    Status findOrbits(Ground& ground);
    Scenario written(const Ground& ground) const;
    Error explained(const Rules& rules);
    Rng rngOf(std::size_t number, const char* stream) const;

    const Definition& mDefinition;
    const Catalog& mCatalog;
    const GenerateRequest& mRequest;
    std::vector<Isometry> mGroup;
    bool mEven;
    Scenario mCleared;  ///< Base map without the parts that are generated.
    std::vector<bool> mFree;
    std::vector<Orbit> mOrbits;
    std::vector<Rule> mCounts;  ///< Counts that the bag doesn't cover.
};

}  // namespace hexa::owngame
