// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <span>
#include <string_view>

namespace hexa::clockwork {

/// Rises when a seed gives another map.
inline constexpr int sampleVersion = 1;

/// Returns a random map to fit and to calibrate on:
/// - "rulebook": the rulebook's procedure on the layout recommended for this number of players;
/// - "irregular": the same on a random connected shape, Capitals far apart, all else in reach of
///   every seat;
/// - "symmetric": on one of the layouts for this number of players, with the same kind on all tiles
///   that a symmetry moves onto each other. The symmetries move every Capital onto every other.
///   Kinds are as frequent as in the rulebook, but not kept within its ranges.
/// Fails with "clockwork.balance.sample" for another kind or number of players.
Result<Scenario> sampleMap(int players, std::string_view kind, std::uint64_t seed, const Catalog& catalog,
                           std::span<const Layout> layouts);

}  // namespace hexa::clockwork
