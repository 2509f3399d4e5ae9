// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/bots/bots.h"

namespace hexa::claymore {
namespace {

constexpr RandomBot randomBot;
constexpr GreedyBot greedyBot;
constexpr LookaheadBot lookaheadBot;
constexpr const Bot* allBots[] = {&randomBot, &greedyBot, &lookaheadBot};

}  // namespace

std::span<const Bot* const> bots() { return allBots; }

play::Score GameRules::score(const State& state) const {
    play::Score score;
    for (int seat = 0; seat < seats(); ++seat) {
        const Army army = battle().armyOfSeat(seat);
        score.points[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(aliveOf(state, army));
        if (state.outcome == (army == Army::Imperial ? BattleResult::Imperial : BattleResult::Shadow))
            score.winners = static_cast<play::SeatMask>(score.winners | 1U << seat);
    }
    return score;
}

}  // namespace hexa::claymore
