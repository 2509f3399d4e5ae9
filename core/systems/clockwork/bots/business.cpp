// SPDX-License-Identifier: GPL-3.0-or-later
// Spymaster actions, influence, purchases and activations of the greedy bots.
#include "core/systems/clockwork/bots/sight.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

int costOf(const Game& game, int item, int discipline) {
    if (item >= decks) return generalCost[item - decks][discipline];
    return item / ageCount == discipline ? game.cost(item) : 0;
}

Worth price(const Sight& sight, int item) {
    int points = 0;
    for (int d = 0; d < disciplineCount; ++d) points += costOf(sight.game, item, d);
    return points * sight.weights.spent / 3;
}

Worth worthOf(const Sight& sight, int item) {
    return worthOfItem(sight.game, sight.state, sight.control, sight.prices, sight.me, item);
}

/// Points missing for the most promising purchase, if any, by discipline.
struct Wish {
    int missing[disciplineCount] = {};
    int total = 0;
};
Wish wish(const Sight& sight) {
    const PlayerState& own = sight.state.players[sight.me];
    Wish best;
    Worth bestGain = 0;
    const unsigned offer = sight.state.offer & sight.game.sold(sight.state.turn);
    for (unsigned rest = offer; rest != 0; rest &= rest - 1) {
        const int item = __builtin_ctz(rest);
        Wish own_wish;
        for (int d = 0; d < disciplineCount; ++d) {
            own_wish.missing[d] = std::max(0, costOf(sight.game, item, d) - own.ip[d]);
            own_wish.total += own_wish.missing[d];
        }
        if (own_wish.total == 0) continue;
        const Worth gain = (worthOf(sight, item) - price(sight, item)) / (1 + own_wish.total);
        if (gain <= bestGain) continue;
        bestGain = gain;
        best = own_wish;
    }
    return best;
}

/// Workers given for the influence that a purchase still lacks; all in the last turn.
Choice chooseSacrifice(const Sight& sight, const Decision& decision) {
    const int max = 63 - __builtin_clzll(decision.options);
    if (sight.prices.turnsLeft == 0) return static_cast<Choice>(max);
    const Wish goal = wish(sight);
    const PlayerState& own = sight.state.players[sight.me];
    const int given = own.sacrifice[0] + own.sacrifice[1] + own.sacrifice[2];
    if (goal.total == 0 || goal.total > own.pool || goal.total > max + given) return 0;
    return static_cast<Choice>(std::min(goal.missing[decision.about], max));
}

Choice chooseAction(const Sight& sight, const Decision& decision, Rng& rng) {
    const bool scoring = sight.game.isScoringTurn(sight.state.turn);
    const Weights& weights = sight.weights;
    return bestOf(sight.reasons, decision, 0, rng, [&](Choice action) {
        Worth worth = 0;
        switch (static_cast<SpyAction>(action)) {
        case SpyAction::Conscription:
            worth =
                sight.state.players[sight.me].reserve > 0 ? sight.prices.worker + weights.conscription : 0;
            break;
        case SpyAction::Gambit:
            worth = scoring ? weights.gambitScoring : weights.gambit;
            break;
        case SpyAction::ResearchAndDevelopment:
            worth = sight.prices.turnsLeft > 0 ? weights.development : weights.developmentLast;
            break;
        case SpyAction::CounterIntel:
            worth = sight.prices.influence + weights.counterIntel;
            break;
        case SpyAction::Technophilia:
            worth = weights.technophilia;
            break;
        case SpyAction::TacticalOps:
            worth =
                __builtin_popcountll(sight.reach().near & sight.state.units[sight.me]) * weights.tacticalOps;
            break;
        }
        return worth * sight.traits.noise.draw(rng) / 256;
    });
}

Choice chooseCard(const Sight& sight, const Decision& decision, Rng& rng) {
    // The price is a Spy, which is worth less when the Court is out of reach.
    const Worth min = sight.prices.turnsLeft > 0 ? sight.weights.card : sight.weights.cardLast;
    return bestOf(sight.reasons, decision, min, rng, [&](Choice card) {
        const Effect& effect = sight.game.effect(firstEspionage + card);
        return worthOfUse(sight.game, sight.state, sight.control, sight.prices, sight.me, effect);
    });
}

}  // namespace

Choice chooseBusiness(const Sight& sight, const Decision& decision, Rng& rng) {
    switch (decision.kind) {
    case DecisionKind::SpyAction:
        return chooseAction(sight, decision, rng);
    case DecisionKind::PlayCard:
        return chooseCard(sight, decision, rng);
    case DecisionKind::KeepCard:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice card) {
            return worthOfUse(sight.game, sight.state, sight.control, sight.prices, sight.me,
                              sight.game.effect(firstEspionage + card));
        });
    case DecisionKind::PayWith:
        return 0;
    case DecisionKind::GainDiscipline: {
        const Wish goal = wish(sight);
        return bestOf(sight.reasons, decision, 0, rng,
                      [&](Choice discipline) { return goal.missing[discipline]; });
    }
    case DecisionKind::LoseDiscipline:
        // The discipline that the opponent studies most is the most promising.
        return bestOf(sight.reasons, decision, -1, rng, [&](Choice discipline) {
            return __builtin_popcountll(sight.control.of[decision.about] &
                                        sight.game.map().studied(static_cast<Discipline>(discipline)));
        });
    case DecisionKind::Sacrifice:
        return chooseSacrifice(sight, decision);
    case DecisionKind::Buy:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice item) {
            return worthOf(sight, item) * sight.traits.noise.draw(rng) / 256 - price(sight, item);
        });
    case DecisionKind::Activate:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice slot) {
            return worthOfUse(sight.game, sight.state, sight.control, sight.prices, sight.me,
                              sight.game.effect(slot));
        });
    case DecisionKind::CourtPoints: {
        const Wish goal = wish(sight);
        return bestOf(sight.reasons, decision, -1, rng, [&](Choice split) {
            const auto points = courtSplit(split);
            int useful = 0;
            for (std::size_t d = 0; d < disciplineCount; ++d) useful += std::min(points[d], goal.missing[d]);
            return useful;
        });
    }
    case DecisionKind::CourtDiscovery:
        return bestOf(sight.reasons, decision, 0, rng, [&](Choice slot) { return worthOf(sight, slot); });
    case DecisionKind::CourtGuardian:
    case DecisionKind::CourtRobbery:
        return 0;
    default:
        return chooseTarget(sight, decision, rng);
    }
}

}  // namespace hexa::clockwork
