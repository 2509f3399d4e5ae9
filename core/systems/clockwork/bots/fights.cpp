// SPDX-License-Identifier: GPL-3.0-or-later
// The Reinforcement and Battle stages of the greedy bots.
#include "core/systems/clockwork/bots/sight.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Returns the own side's gain from a battle that ends with these strengths.
Worth outcome(const Sight& sight, TileIndex tile, int own, int enemy) {
    if (own < enemy) return 0;
    const Worth denial = sight.denial(tile);
    if (own == enemy) return sight.state.tacticalOps == sight.me ? sight.holding(tile, 1) + denial : denial;
    return sight.holding(tile, own - enemy) + denial;
}

/// Returns the effect of `more` own strength or `fewer` enemies on a battle.
Worth change(const Sight& sight, TileIndex tile, int more, int fewer) {
    const int own = sight.ownStrength(tile);
    const int enemy = sight.enemyStrength(tile);
    const int left = std::max(0, enemy - fewer);
    return outcome(sight, tile, own + more, left) - outcome(sight, tile, own, enemy);
}

/// Soldiers sent from a Citadel to a battle, and the worth of that.
struct Sally {
    TileIndex from = noTile, to = noTile;
    int soldiers = 0;
    Worth worth = 0;
};

void tryFrom(const Sight& sight, TileIndex from, Sally& best) {
    const int soldiers = sight.state.soldiers[from][sight.me];
    const int units = sight.units(sight.me, from);
    const TileMask battles = sight.game.map().neighbours[from] & sight.state.battles &
                             ~forbidden(sight.game, sight.state, sight.me);
    forEachTile(battles, [&](TileIndex to) {
        for (int sent = 1; sent <= soldiers; ++sent) {
            const Worth lost = sight.holding(from, units) - sight.holding(from, units - sent);
            const Worth worth = change(sight, to, sent, 0) - lost - sent * sight.weights.sally;
            if (worth <= best.worth) continue;
            best = {from, to, sent, worth};
        }
    });
}

Sally bestSally(const Sight& sight) {
    Sally best;
    const TileMask citadels = sight.game.map().ofKind[indexOf(tile::citadel)];
    forEachTile(citadels & sight.control.of[sight.me], [&](TileIndex from) { tryFrom(sight, from, best); });
    return best;
}

Worth worthOfHunter(const Sight& sight, TileIndex to) {
    const TileIndex from = sight.state.players[sight.me].unique[0];
    Worth worth = change(sight, to, 2, 0);
    if ((sight.state.battles & bit(from)) != 0) worth += change(sight, from, -2, 0);
    return worth;
}

Worth bestHunt(const Sight& sight) {
    const TileIndex from = sight.state.players[sight.me].unique[0];
    Worth best = 0;
    forEachTile(sight.state.battles & ~bit(from) & ~forbidden(sight.game, sight.state, sight.me),
                [&](TileIndex to) {
                    if (sight.game.map().distance[from][to] <= 2)
                        best = std::max(best, worthOfHunter(sight, to));
                });
    return best;
}

/// Returns a card's largest effect among the battles.
Worth worthOfCard(const Sight& sight, int card) {
    const Effect& effect = sight.game.effect(card);
    const bool paid = card >= firstEspionage;
    Worth best = 0;
    TileMask battles = sight.state.battles;
    if (effect.verb != Verb::Move) battles &= sideUnits(sight.game, sight.state, sight.me);
    if (!paid) battles &= sight.game.reach(card, sight.state.tokenAt[card]);
    const int amount = std::min<int>(effect.amount, 9);
    forEachTile(battles, [&](TileIndex tile) {
        const bool kills = effect.verb == Verb::Kill;
        const bool adds = effect.verb == Verb::Strength || effect.verb == Verb::Move;
        if (kills || adds) best = std::max(best, change(sight, tile, adds ? amount : 0, kills ? amount : 0));
    });
    if (effect.verb == Verb::Score || effect.verb == Verb::Protect || effect.verb == Verb::Gain)
        best = worthOfUse(sight.game, sight.state, sight.control, sight.prices, sight.me, effect);
    // A Spy is paid; and a card kept may do more later.
    if (paid) best -= sight.prices.turnsLeft > 0 ? sight.weights.cardFight : sight.weights.cardFightLast;
    return best;
}

Choice chooseReinforcement(const Sight& sight, const Decision& decision, Rng& rng) {
    return bestOf(sight.reasons, decision, 0, rng, [&](Choice order) -> Worth {
        switch (order) {
        case reinforce::citadel:
            return bestSally(sight).worth;
        case reinforce::hunter:
            return bestHunt(sight);
        case reinforce::operative:
        case reinforce::crasher:
            return 16 * onePoint;  // they cost nothing more
        default:
            return worthOfCard(sight, order - reinforce::firstCard);
        }
    });
}

}  // namespace

Choice chooseFight(const Sight& sight, const Decision& decision, Rng& rng) {
    const GameMap& map = sight.game.map();
    switch (decision.kind) {
    case DecisionKind::Reinforce:
        return chooseReinforcement(sight, decision, rng);
    case DecisionKind::CitadelFrom:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice from) {
            Sally best;
            tryFrom(sight, from, best);
            return best.worth;
        });
    case DecisionKind::CitadelTo:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice to) {
            Worth best = 0;
            for (int sent = 1; sent <= sight.state.soldiers[decision.about][sight.me]; ++sent)
                best = std::max(best, change(sight, to, sent, 0));
            return best;
        });
    case DecisionKind::CitadelCount:
        // Sends the fewest that give the best outcome.
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice sent) {
            return change(sight, sight.state.effectTile, sent, 0) - sent * sight.weights.sally;
        });
    case DecisionKind::HunterTo:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice to) { return worthOfHunter(sight, to); });
    case DecisionKind::Leviathan:
        // Used up: not for a single Soldier while there are turns left.
        return bestOf(sight.reasons, decision, sight.prices.turnsLeft * sight.weights.leviathanKeep, rng,
                      [&](Choice tile) {
                          int killed = 0;
                          for (Player other = 0; other < sight.game.players(); ++other)
                              if (sight.isEnemy(other)) killed += sight.units(other, tile);
                          return killed * sight.weights.leviathanKill + change(sight, tile, 0, 64);
                      });
    case DecisionKind::StrengthAt:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice tile) {
            return change(sight, tile, sight.game.effect(sight.state.effectCard).amount, 0);
        });
    case DecisionKind::KeepUnits:
        return bestOf(sight.reasons, decision, -1, rng,
                      [&](Choice kept) { return __builtin_popcount(kept); });
    case DecisionKind::KeepSoldiers:
        return bestOf(sight.reasons, decision, -1, rng, [&](Choice) { return 0; });
    case DecisionKind::AttritionLoss:
    case DecisionKind::PollutionKeep: {
        // The dearest stays: Steamtank, Unique Unit, Soldier.
        const bool keeps = decision.kind == DecisionKind::PollutionKeep;
        return bestOf(sight.reasons, decision, -16, rng, [&](Choice unit) {
            static constexpr int dear[] = {0, 2, 1, 3};
            return keeps ? dear[unit] : -dear[unit];
        });
    }
    case DecisionKind::SteamtankMove:
        return bestOf(sight.reasons, decision, sight.weights.steamtankStay, rng, [&](Choice to) {
            const int enemy = sight.enemyStrength(to);
            if (enemy >= 3 + sight.ownStrength(to)) return 0;
            const bool held = (sight.control.of[sight.me] & bit(to)) != 0;
            return held ? 0 : sight.holding(to, 1) + sight.denial(to);
        });
    case DecisionKind::CallToArms:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice tile) {
            const bool enemy = (enemyUnits(sight.game, sight.state, sight.me) & bit(tile)) != 0;
            return enemy && (map.capitals & bit(tile)) == 0 ? sight.denial(tile) : 0;
        });
    default:
        return decision.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(decision.count()))));
    }
}

}  // namespace hexa::clockwork
