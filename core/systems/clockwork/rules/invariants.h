// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/play.h"

#include <optional>

namespace hexa::clockwork {

/// Violation of an invariant (rules INV-01 to INV-12 and the consistency of the state itself).
struct Violation {
    const char* rule;  ///< E.g. "INV-01".
    const char* what;  ///< For developers.
    Player player = noPlayer;
    TileIndex tile = noTile;
};

/// Returns the first thing wrong with a state at a decision; none in a correct program. For tests
/// and self-check: slow.
std::optional<Violation> findViolation(const Game& game, const State& state);

}  // namespace hexa::clockwork
