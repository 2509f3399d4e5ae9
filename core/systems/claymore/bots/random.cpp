// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/bots/bot.h"
#include "core/systems/claymore/bots/worth.h"

namespace hexa::claymore {
namespace {

const Move& any(const MoveList& moves, Rng& rng) {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace

Move RandomBot::decide(const Battle& battle, const State& seen, Rng& rng) const {
    MoveList moves;
    listMoves(battle, seen, moves);
    if (moves.size() == 1) return moves[0];
    if (seen.phase != Phase::Act && seen.phase != Phase::OgirAct) return any(moves, rng);
    if (rng.below(8) == 0) return any(moves, rng);
    // One of the attacks, each as likely as any other; else one step that leads no farther away; else the end.
    Move chosen{Move::Kind::Finish};
    std::uint32_t attacks = 0, steps = 0;
    for (const Move& move : moves) {
        if (move.kind == Move::Kind::Attack) {
            if (rng.below(++attacks) == 0) chosen = move;
        } else if (attacks == 0 && (move.kind == Move::Kind::Step || move.kind == Move::Kind::Enter)) {
            if (move.kind == Move::Kind::Step &&
                stepsToEnemy(battle, seen, move.regiment, move.to) >
                    stepsToEnemy(battle, seen, move.regiment, seen.at[move.regiment]))
                continue;
            if (rng.below(++steps) == 0) chosen = move;
        }
    }
    return chosen;
}

}  // namespace hexa::claymore
