// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::test {

/// The toy game with figures and bots: whoever has more Meadows beside the Home wins more often, by a coin. The bot "coin"
/// plays at once, "slow" takes a millisecond a game.
GameSystem judgedToy();

}  // namespace hexa::test
