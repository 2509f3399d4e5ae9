// SPDX-License-Identifier: GPL-3.0-or-later
// Targets of the greedy bots' cards and Gambits, and places of Generals and tokens.
#include "core/systems/clockwork/bots/sight.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Returns the difference in worth of the own units on a territory between `to` more and `from`
/// more.
Worth worthOfMore(const Sight& sight, TileIndex tile, int from, int to) {
    const int units = sight.units(sight.me, tile);
    const int enemy = sight.enemyStrength(tile);
    const int ahead = sight.ownStrength(tile) - enemy;
    const Holding& holds = sight.holds(tile, enemy > 0);
    const auto worth = [&](int more) {
        return sight.holding(tile, units + more) * holds(ahead + more) / 256;
    };
    return worth(to) - worth(from);
}
Worth worthOfOneMore(const Sight& sight, TileIndex tile) { return worthOfMore(sight, tile, 0, 1); }
Worth worthOfLast(const Sight& sight, TileIndex tile) { return worthOfMore(sight, tile, -1, 0); }

Worth worthOfKill(const Sight& sight, TileIndex tile) {
    const int enemy = sight.enemyStrength(tile), own = sight.ownStrength(tile);
    Worth worth = sight.denial(tile) / (1 + enemy);
    if (own > 0 && own >= enemy - 1 && own <= enemy) worth += sight.holding(tile, 1);
    return worth + sight.weights.killAnywhere;
}

/// Returns the distance of a territory from enemies: its safety for a token.
int safety(const Sight& sight, TileIndex tile) {
    const TileMask here = bit(tile);
    if ((sight.game.map().capitals & here) != 0) return 3;
    return (sight.reach().near & here) == 0 ? 2 : (sight.reach().nearTwo & here) == 0 ? 1 : 0;
}

}  // namespace

Choice chooseTarget(const Sight& sight, const Decision& decision, Rng& rng) {
    switch (decision.kind) {
    case DecisionKind::GuardianPlace: {
        // It protects for ever: kept until a territory is worth it.
        const Worth min =
            sight.prices.turnsLeft > 2 ? sight.weights.guardianKeep : sight.weights.guardianLast;
        return bestOf(sight.reasons, decision, min, rng, [&](Choice tile) {
            return sight.holding(tile, sight.units(sight.me, tile) + 1) * (1 + sight.comers(tile)) / 128;
        });
    }
    case DecisionKind::PlaceSteamtank:
        return bestOf(sight.reasons, decision, -1, rng, [&](Choice tile) { return sight.comers(tile); });
    case DecisionKind::PlaceToken:
        return bestOf(sight.reasons, decision, -1, rng, [&](Choice tile) { return safety(sight, tile); });
    case DecisionKind::KillAt:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice tile) { return worthOfKill(sight, tile); });
    case DecisionKind::KillWhose:
        return bestOf(sight.reasons, decision, -1, rng,
                      [&](Choice player) { return 1 + sight.state.players[player].vp; });
    case DecisionKind::KillUnit: {
        static constexpr int dear[] = {0, 2, 1, 3};
        return bestOf(sight.reasons, decision, -1, rng, [&](Choice unit) { return dear[unit]; });
    }
    case DecisionKind::MoveFrom: {
        // Worth moving only if some place gains more than this one loses.
        Worth max = 0;
        const bool fights = sight.state.battles != 0 && sight.state.after == Stage::Reinforce;
        TileMask goals =
            fights ? sight.state.battles : sight.control.of[sight.me] & ~sight.game.map().capitals;
        // SPY-03: the second unit of a Gambit goes elsewhere than the first.
        if (sight.state.effectCard == gambitCard && sight.game.options().gambitDistinctTargets &&
            sight.state.effectTarget != noTile)
            goals &= ~bit(sight.state.effectTarget);
        forEachTile(goals, [&](TileIndex to) { max = std::max(max, worthOfOneMore(sight, to)); });
        const Worth min = sight.weights.moveLeast - max;
        return bestOf(sight.reasons, decision, decision.mayPass != 0 ? min : -(1 << 30), rng,
                      [&](Choice from) { return -worthOfLast(sight, from); });
    }
    case DecisionKind::MoveUnit:
        return bestOf(sight.reasons, decision, -1, rng, [&](Choice unit) { return unit == 0 ? 1 : 0; });
    case DecisionKind::MoveTo:
        return bestOf(sight.reasons, decision, -(1 << 30), rng,
                      [&](Choice to) { return worthOfOneMore(sight, to); });
    default:
        return chooseFight(sight, decision, rng);
    }
}

}  // namespace hexa::clockwork
