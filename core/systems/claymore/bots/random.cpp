// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/bots/bot.h"
#include "core/systems/claymore/bots/worth.h"
#include "core/systems/claymore/rules/course.h"

#include <bit>

namespace hexa::claymore {
namespace {

Move any(const Battle& battle, const State& seen, Rng& rng) {
    MoveList moves;
    listMoves(battle, seen, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

RegimentId oneOf(RegimentSet set, Rng& rng) {
    std::uint32_t skip = rng.below(static_cast<std::uint32_t>(std::popcount(set)));
    for (; skip > 0; --skip) set &= set - 1;
    return static_cast<RegimentId>(std::countr_zero(set));
}

/// Returns a random attack of the regiment, each with the same chance. Without one, returns a step
/// that leads no farther away from the nearest enemy.
Move actionOf(const Battle& battle, const State& seen, RegimentId id, Rng& rng) {
    Move chosen{Move::Kind::Finish};
    std::uint32_t attacks = 0, steps = 0;
    int nearest = -1;
    RegimentId enemy = noRegiment;
    eachAction(battle, seen, id, [&](const Move& move) {
        if (move.kind == Move::Kind::Attack) {
            if (rng.below(++attacks) == 0) chosen = move;
            return false;
        }
        if (move.kind == Move::Kind::Step) {
            if (nearest < 0) nearest = stepsToEnemy(battle, seen, id, seen.at[id], enemy);
            if (enemy != noRegiment && battle.way(move.to, seen.at[enemy], battle.climbs(id)) > nearest)
                return false;
        }
        if (rng.below(++steps) == 0) chosen = move;
        return false;
    });
    return chosen;
}

}  // namespace

Move RandomBot::decide(const Battle& battle, const State& seen, Rng& rng) const {
    if (seen.phase != Phase::Act || rng.below(8) == 0) return any(battle, seen, rng);
    // Skips regiments without an action. At least one can act, or there would be no decision.
    RegimentSet open = seen.open & battle.commandOf(seen.actor);
    while (open != 0) {
        const RegimentId id = oneOf(open, rng);
        const Move move = actionOf(battle, seen, id, rng);
        if (move.kind != Move::Kind::Finish) return move;
        open &= ~bit(id);
    }
    return {Move::Kind::Finish};
}

}  // namespace hexa::claymore
