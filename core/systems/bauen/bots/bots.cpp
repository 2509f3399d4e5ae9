// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/bots/bots.h"

#include "core/systems/bauen/bots/greedy.h"

namespace hexa::bauen {
namespace {

constexpr play::RandomBot<GameRules> randomBot;
constexpr GreedyBot greedyBot;
constexpr const GameRules::Bot* allBots[] = {&randomBot, &greedyBot};

}  // namespace

std::span<const GameRules::Bot* const> GameRules::bots() { return allBots; }

play::Score GameRules::score(const State& state) const {
    play::Score score;
    const Glory glory = gloryOf(table(), state);
    for (int seat = 0; seat < seats(); ++seat)
        score.points[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(glory.total(seat));
    score.winners = static_cast<play::SeatMask>(winnersOf(table(), state));
    return score;
}

}  // namespace hexa::bauen
