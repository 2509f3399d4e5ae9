// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/generate.h"
#include "core/owngame/bag.h"
#include "core/owngame/search.h"

#include <memory>
#include <vector>

namespace hexa::owngame {

/// Makes one map after the other for a request; the same number gives the same map.
class Maker {
public:
    /// Definition, catalog and request must outlive it. Without a group every cell stands for itself.
    Maker(const Definition& definition, const Catalog& catalog, const GenerateRequest& request,
          std::vector<Isometry> group, bool even);

    /// Fails with "owngame.counts.*", "owngame.symmetry.*" or with the rules that don't go together.
    Result<Scenario> make(std::size_t number);

private:
    using Rules = std::vector<const Rule*>;
    /// What a search left of these rules.
    Result<Quality> attempt(Ground& ground, const Rules& rules, int steps, Rng& rng);
    Status fill(Ground& ground, Rng& rng);
    /// Lays kinds on the orbits, the large ones first. False if it didn't work out.
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
    Scenario mCleared;  ///< The base without what is made anew.
    std::vector<bool> mFree;
    std::vector<Orbit> mOrbits;
    std::vector<Rule> mCounts;  ///< Counts that the bag can't see to.
};

}  // namespace hexa::owngame
