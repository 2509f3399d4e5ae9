// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/worth.h"

#include <algorithm>
#include <array>

namespace hexa::clockwork {
namespace {

/// How likely a territory is still held one turn later, in 1/256.
constexpr int kept = 220;

constexpr Worth part(Worth whole, int of256) { return whole * of256 / 256; }

/// A Lake or Forest that gives `points` (a Forest for each of so many units).
constexpr Worth lakeWorth(const Prices& prices, int points, int units) {
    const Worth later = points * prices.scoredLater / 2;  // a second unit must come again
    return units >= 2 ? points * prices.scoredNow + later : points * prices.scoredNow / 4 + later;
}
constexpr Worth forestWorth(const Prices& prices, int points, int units) {
    // After the pollution one unit is left.
    return std::min(units, points) * prices.scoredNow + std::min(1, points) * prices.scoredLater;
}

constexpr Prices makePrices(int turns, int turn) {
    Prices prices;
    prices.turnsLeft = turns - turn;
    // The last points of influence are only worth a third; before, they buy Discoveries.
    prices.influence = onePoint / 3 + onePoint * prices.turnsLeft / (4 * turns);
    prices.worker = onePoint / 3 + onePoint * prices.turnsLeft / (5 * turns);
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
        chance = part(chance, kept);
    }
    for (int units = 1; units <= maxWorthUnits; ++units) {
        prices.held[indexOf(tile::village)][units] = units >= 3 ? 2 * recruited : recruited;
        for (const KindId study : {tile::tower, tile::manufactory, tile::shrine})
            prices.held[indexOf(study)][units] = studied;
        prices.held[indexOf(tile::lake)][units] = lakeWorth(prices, 3, units);
        prices.held[indexOf(tile::forest)][units] = forestWorth(prices, 3, units);
        prices.held[indexOf(tile::citadel)][units] = 12 * prices.turnsLeft;
    }
    return prices;
}

constexpr int maxTurns = 9;
constexpr auto allPrices = [] {
    std::array<std::array<Prices, maxTurns + 1>, 2> table;
    for (int turn = 0; turn <= maxTurns; ++turn) {
        table[0][static_cast<std::size_t>(turn)] = makePrices(7, std::min(turn, 7));
        table[1][static_cast<std::size_t>(turn)] = makePrices(9, turn);
    }
    return table;
}();

}  // namespace

const Prices& pricesOf(const Game& game, int turn) {
    return allPrices[game.options().epic ? 1 : 0][static_cast<std::size_t>(std::min(turn, maxTurns))];
}

Worth worthOfSpecial(const GameMap& map, const Prices& prices, TileIndex tile, int units) {
    if (units <= 0) return 0;
    const int special = map.points[tile];
    if (map.isKind(tile, tile::lake)) return lakeWorth(prices, special, units);
    if (map.isKind(tile, tile::forest)) return forestWorth(prices, special, units);
    return prices.held[map.kind[tile]][units] + special * (prices.scoredNow + prices.scoredLater);
}

Worth worthOfCourt(const Game& game, const State& state, const Prices& prices) {
    int turn = state.turn;
    while (turn <= game.turns() && !game.isScoringTurn(turn)) ++turn;
    if (turn > game.turns()) return 0;
    Worth bonus = 0;
    switch (game.ageOf(turn)) {
    case Age::Early:
        bonus = 2 * onePoint;
        break;
    case Age::Middle:
        bonus = 5 * onePoint / 2;
        break;
    case Age::Late:
        bonus = (3 + static_cast<int>(game.deal().court)) * onePoint;
        break;
    }
    return part(bonus, prices.scoredNow) + part(bonus, prices.scoredLater) / 2;
}

Worth worthOfUse(const Game& game, const State& state, const Control& control, const Prices& prices,
                 Player player, const Effect& effect) {
    switch (effect.verb) {
    case Verb::Gain:
        return amountOf(game, state, control, player, effect) * prices.influence;
    case Verb::Recruit:
        return amountOf(game, state, control, player, effect) * prices.worker;
    case Verb::Score:
        return amountOf(game, state, control, player, effect) * onePoint;
    case Verb::Draw:
        return effect.amount * (onePoint / 2);
    case Verb::Kill:
        return std::min<int>(effect.amount, 3) * (onePoint / 2);
    case Verb::Move:
        return std::min<int>(effect.amount, 2) * (onePoint / 6);
    case Verb::Strength:
        return effect.amount * (onePoint / 3);
    case Verb::Protect:
        return onePoint / 6;
    }
    return 0;
}

Worth worthOfItem(const Game& game, const State& state, const Control& control, const Prices& prices,
                  Player player, int item) {
    if (item >= decks) {
        switch (static_cast<General>(item - decks)) {
        case General::Leviathan:
            return 3 * onePoint;
        case General::Guardian:
            return onePoint + prices.turnsLeft * (onePoint / 4);
        case General::Steamtank:
            return prices.turnsLeft * (onePoint / 2);
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
