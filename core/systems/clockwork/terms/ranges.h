// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/systems/clockwork/terms/kinds.h"

namespace hexa::clockwork {

/// Requirements of the rulebook for a map with this number of players (GEN-01..03). All counts are
/// of tiles beside the Capitals.
struct Recommendation {
    std::string_view rule;
    int total = 0;
    KindLimits kinds{};
    Limits research;  ///< Tower, Manufactory and Shrine together.
    Limits resource;  ///< Lake and Forest together.
};

/// Returns the recommendation; null if the rulebook has none for this number of players.
const Recommendation* recommendation(int players);

/// Returns the box supply as limits (SET-03, GEN-04): 0 to the number in the box; Capitals 0 to 0.
KindLimits boxLimits(const Catalog& catalog);

/// Returns GEN-01..03 as a list for people: each kind, each group named in the rulebook, and the
/// total, which is called `totalName`. Empty if the rulebook has no advice.
std::vector<CountRange> countRanges(int players, const Catalog& catalog, const Localized& totalName);

}  // namespace hexa::clockwork
