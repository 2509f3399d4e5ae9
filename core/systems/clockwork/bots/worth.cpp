// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/worth.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// How likely a territory is still held one turn later, in 1/256.
constexpr int kept = 220;

constexpr Worth part(Worth whole, int of256) { return whole * of256 / 256; }

}  // namespace

Prices pricesOf(const Game& game, int turn) {
    Prices prices;
    prices.turnsLeft = game.turns() - turn;
    // The last points of influence are only worth a third; before, they buy Discoveries.
    prices.influence = onePoint / 3 + onePoint * prices.turnsLeft / (4 * game.turns());
    prices.worker = onePoint / 3 + onePoint * prices.turnsLeft / (5 * game.turns());
    int chance = 256;
    bool next = true;
    Worth recruited = 0;
    for (int year = turn; year <= game.turns(); ++year) {
        prices.studied += part(prices.influence, chance);
        if (year > turn) recruited += part(prices.worker, chance);
        if (game.isScoringTurn(year)) {
            ++prices.scoringsLeft;
            (next ? prices.scoredNow : prices.scoredLater) += chance;
            next = false;
        }
        chance = part(chance, kept);
    }
    prices.settled[1] = prices.settled[2] = recruited;
    prices.settled[3] = 2 * recruited;
    return prices;
}

Worth worthOf(const GameMap& map, const Prices& prices, TileIndex tile, int units) {
    if (units <= 0) return 0;
    units = std::min(units, mostWorthUnits);
    const int special = map.points[tile];
    const Worth always = prices.scoredNow + prices.scoredLater;
    const TileMask here = bit(tile);
    if ((map.ofKind[indexOf(tile::village)] & here) != 0)
        return prices.settled[units] + std::max(special, 0) * always;
    if ((map.research() & here) != 0) return prices.studied + std::max(special, 0) * always;
    if ((map.ofKind[indexOf(tile::forest)] & here) != 0) {
        // After the pollution one unit is left.
        const int most = special >= 0 ? special : 3;
        return std::min(units, most) * prices.scoredNow + std::min(1, most) * prices.scoredLater;
    }
    if ((map.ofKind[indexOf(tile::lake)] & here) != 0) {
        const int points = special >= 0 ? special : 3;
        const Worth later = points * prices.scoredLater / 2;  // a second unit must come again
        return units >= 2 ? points * prices.scoredNow + later : points * prices.scoredNow / 4 + later;
    }
    const Worth base = (map.ofKind[indexOf(tile::citadel)] & here) != 0 ? 12 * prices.turnsLeft : 0;
    return base + std::max(special, 0) * always;
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
