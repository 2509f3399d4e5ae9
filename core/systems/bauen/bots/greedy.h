// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/bots/bots.h"

#include <string_view>

namespace hexa::bauen {

/// Tries every stone to its end, and takes what brings its missions and its towns forward. Equals are told apart by the
/// generator, never by a number.
class GreedyBot final : public GameRules::Bot {
public:
    /// At once, or with the best stone that it could lay next as if nobody came between.
    enum class Foresight { OneStone, TwoStones };

    constexpr GreedyBot(std::string_view name, int version, Foresight foresight)
        : Bot(name, version), mForesight(foresight) {}
    Move decide(const GameRules& rules, const State& seen, int seat, Rng& rng) const override;

private:
    Foresight mForesight;
};

}  // namespace hexa::bauen
