// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/bots/bots.h"

namespace hexa::bauen {

/// Tries every stone to its end, and takes the one with the largest immediate gain for its missions
/// and towns. Ties are broken by the generator, never by a number.
class GreedyBot final : public GameRules::Bot {
public:
    constexpr GreedyBot() : Bot("greedy", 1) {}
    Move decide(const GameRules& rules, const State& seen, int seat, Rng& rng) const override;
};

}  // namespace hexa::bauen
