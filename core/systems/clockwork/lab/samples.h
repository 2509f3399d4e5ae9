// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <span>
#include <string_view>

namespace hexa::clockwork {

/// Rises when a seed gives another map.
inline constexpr int sampleVersion = 1;

/// Random maps to fit and to calibrate on:
/// - "rulebook": the rulebook's procedure on the layout recommended for so many players;
/// - "irregular": the same on a random shape that hangs together, Capitals far apart, all else reachable by every seat;
/// - "symmetric": on one of the layouts for so many players, the same kind on all tiles that a symmetry moves onto each
///   other, where the symmetries move every Capital onto every other; kinds as frequent as the rulebook has them, but
///   not kept within its ranges.
/// Fails with "clockwork.balance.sample" for another kind or number of players.
Result<Scenario> sampleMap(int players, std::string_view kind, std::uint64_t seed, const Catalog& catalog,
                           std::span<const Layout> layouts);

}  // namespace hexa::clockwork
