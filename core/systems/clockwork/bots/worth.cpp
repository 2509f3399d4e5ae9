// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/worth.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

constexpr Worth part(Worth whole, int of256) { return whole * of256 / 256; }

/// Returns the worth of a Lake or Forest with `points` points (of a Forest for each of the units).
Worth lakeWorth(const Prices& prices, int points, int units) {
    const Weights& weights = *prices.weights;
    const Worth later =
        part(points * prices.scoredLater, weights.lakeLater);  // a second unit must come again
    return part(points * prices.scoredNow, units >= 2 ? weights.lakeNow : weights.lakeAlone) + later;
}
Worth forestWorth(const Prices& prices, int points, int units) {
    // After the pollution one unit is left.
    return part(std::min(units, points) * prices.scoredNow, prices.weights->forestNow) +
           part(std::min(1, points) * prices.scoredLater, prices.weights->forestLater);
}

void makePrices(Prices& prices, const Weights& weights, int turns, int turn) {
    prices.weights = &weights;
    prices.turnsLeft = turns - turn;
    // The last points of influence are only worth a third; before, they buy Discoveries.
    const auto early = [&](int thousandths) {
        return onePoint * prices.turnsLeft * thousandths / (1000 * turns);
    };
    prices.influence = weights.influence + early(weights.influenceEarly);
    prices.worker = weights.worker + early(weights.workerEarly);
    int chance = 256;
    bool next = true;
    Worth recruited = 0, studied = 0;
    for (int year = turn; year <= turns; ++year) {
        studied += part(prices.influence, chance);
        if (year > turn) recruited += part(prices.worker, chance);
        const bool scores = turns == 9 ? year % 3 == 0 : year == 2 || year == 4 || year == 7;
        if (scores) {
            ++prices.scoringsLeft;
            (next ? prices.scoredNow : prices.scoredLater) += chance;
            next = false;
        }
        chance = part(chance, weights.kept);
    }
    for (int units = 1; units <= maxWorthUnits; ++units) {
        prices.held[indexOf(tile::village)][units] =
            part(recruited, units >= 3 ? weights.city : weights.village);
        for (const KindId study : {tile::tower, tile::manufactory, tile::shrine})
            prices.held[indexOf(study)][units] = part(studied, weights.study);
        prices.held[indexOf(tile::lake)][units] = lakeWorth(prices, 3, units);
        prices.held[indexOf(tile::forest)][units] = forestWorth(prices, 3, units);
        prices.held[indexOf(tile::citadel)][units] = weights.citadel * prices.turnsLeft;
    }
}

}  // namespace

Valuation::Valuation(const Weights& weights)
    : mWeights(weights), mComers{0, weights.comersMarch, weights.comersOne, weights.comersTwo} {
    for (int turn = 0; turn <= maxTurns; ++turn) {
        makePrices(mPrices[0][turn], mWeights, 7, std::min(turn, 7));
        makePrices(mPrices[1][turn], mWeights, 9, turn);
    }
    for (int pool = 0; pool < pools; ++pool)
        for (int guarded = 0; guarded < 2; ++guarded)
            for (int danger = 0; danger < 4; ++danger)
                for (int foreseen = unforeseen; foreseen <= maxForeseen; ++foreseen) {
                    const int more =
                        (pool - defaultPool) * weights.crowd + (guarded != 0 ? weights.guards : 0);
                    Comers comers{mComers[danger], weights.further, foreseen,
                                  foreseen == unforeseen ? 0 : weights.trust};
                    if (danger != 0) comers.first = std::clamp(comers.first + more, 0, 256);
                    if (guarded != 0)
                        comers.further = std::clamp(comers.further + weights.guardsMore, 0, 256);
                    mHolding[pool][guarded][danger][foreseenIndex(foreseen)] = Holding(comers);
                }
    for (int foreseen = unforeseen; foreseen <= maxForeseen; ++foreseen)
        mCourt[foreseenIndex(foreseen)] = Holding({weights.courtComers, weights.courtFurther, foreseen,
                                                   foreseen == unforeseen ? 0 : weights.trust});
}

const Valuation defaultValuation{Weights{}};

Worth worthOfSpecial(const GameMap& map, const Prices& prices, TileIndex tile, int units) {
    if (units <= 0) return 0;
    const int special = map.points[tile];
    if (map.isKind(tile, tile::lake)) return lakeWorth(prices, special, units);
    if (map.isKind(tile, tile::forest)) return forestWorth(prices, special, units);
    return prices.held[map.kind[tile]][units] + special * (prices.scoredNow + prices.scoredLater);
}

Worth worthOfCourt(const Game& game, const State& state, const Prices& prices) {
    const Weights& weights = *prices.weights;
    int turn = state.turn;
    while (turn <= game.turns() && !game.isScoringTurn(turn)) ++turn;
    if (turn > game.turns()) return 0;
    Worth bonus = 0;
    switch (game.ageOf(turn)) {
    case Age::Early:
        bonus = weights.courtEarly;
        break;
    case Age::Middle:
        bonus = weights.courtMiddle;
        break;
    case Age::Late:
        bonus = weights.courtLate + static_cast<int>(game.deal().court) * onePoint;
        break;
    }
    return part(bonus, prices.scoredNow) + part(part(bonus, prices.scoredLater), weights.courtLater);
}

Worth worthOfUse(const Game& game, const State& state, const Control& control, const Prices& prices,
                 Player player, const Effect& effect) {
    const Weights& weights = *prices.weights;
    switch (effect.verb) {
    case Verb::Gain:
        return amountOf(game, state, control, player, effect) * prices.influence;
    case Verb::Recruit:
        return amountOf(game, state, control, player, effect) * prices.worker;
    case Verb::Score:
        return amountOf(game, state, control, player, effect) * onePoint;
    case Verb::Draw:
        return effect.amount * weights.draw;
    case Verb::Kill:
        return std::min<int>(effect.amount, 3) * weights.kill;
    case Verb::Move:
        return std::min<int>(effect.amount, 2) * weights.move;
    case Verb::Strength:
        return effect.amount * weights.strength;
    case Verb::Protect:
        return weights.protect;
    }
    return 0;
}

Worth worthOfItem(const Game& game, const State& state, const Control& control, const Prices& prices,
                  Player player, int item) {
    if (item >= decks) {
        const Weights& weights = *prices.weights;
        switch (static_cast<General>(item - decks)) {
        case General::Leviathan:
            return weights.leviathan;
        case General::Guardian:
            return weights.guardian + prices.turnsLeft * weights.guardianTurn;
        case General::Steamtank:
            return prices.turnsLeft * weights.steamtank;
        }
    }
    const Effect& effect = game.effect(item);
    const Worth use = worthOfUse(game, state, control, prices, player, effect);
    int uses = 0;
    if (contains(effect.timings, Timing::Activation))
        uses += prices.turnsLeft + 1;
    else if (contains(effect.timings, Timing::Recruitment))
        uses += prices.turnsLeft;
    else if (contains(effect.timings, Timing::Reinforcement))
        uses += prices.turnsLeft * 2 / 3;
    else if (contains(effect.timings, Timing::Always))
        uses += prices.turnsLeft;
    if (contains(effect.timings, Timing::Scoring)) uses += prices.scoringsLeft;
    return use * uses;
}

}  // namespace hexa::clockwork
