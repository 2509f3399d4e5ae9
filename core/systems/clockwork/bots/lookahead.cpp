// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/lookahead.h"

#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/bots/greedy.h"

namespace hexa::clockwork {
namespace {

constexpr GreedyBot calmPlanner("", {Noise(0.2), 256, false});

/// Calls `add(topic, tile, worth)` for all possessions of a player, on the map and beside it.
template <class Add>
void addAll(const Game& game, const State& state, const Control& control, const Prices& prices, Player player,
            TileMask near, Player courtier, Add&& add) {
    const PlayerState& own = state.players[player];
    add(Topic::Points, noTile, own.vp * onePoint);
    add(Topic::Influence, noTile, (own.ip[0] + own.ip[1] + own.ip[2]) * prices.influence);
    add(Topic::Workers, noTile, own.pool * prices.worker);
    add(Topic::Spies, noTile, own.spies * (onePoint / 5));
    add(Topic::Cards, noTile, __builtin_popcount(state.hands[player]) * (onePoint / 2));
    forEachTile(control.of[player] & ~game.map().capitals, [&](TileIndex tile) {
        const int units = unitsAt(state, player, tile);
        static constexpr Holding quiet({20}), threatened({120});
        const Holding& holds = (near >> tile & 1) != 0 ? threatened : quiet;
        add(Topic::Territory, tile,
            worthOf(game.map(), prices, tile, units) * holds(units) / 256 + onePoint / 12);
    });
    for (unsigned rest = state.owned[player]; rest != 0; rest &= rest - 1)
        add(Topic::Discoveries, noTile,
            worthOfItem(game, state, control, prices, player, __builtin_ctz(rest)));
    for (const std::uint8_t where : own.unique)
        if (where == place::available) add(Topic::Uniques, noTile, onePoint / 2);
    if (courtier == player) add(Topic::Court, noTile, worthOfCourt(game, state, prices) / 2);
}

/// Calls `add(player, topic, tile, worth)` for every player.
template <class Add>
void addPlayers(const Game& game, const State& state, const Valuation& values, Add&& add) {
    const Control control = controlOf(game, state);
    const Prices& prices = values.prices(game, state.turn);
    const Player courtier = courtController(game, state);
    for (Player player = 0; player < game.players(); ++player) {
        TileMask near = 0;
        for (Player other = 0; other < game.players(); ++other)
            if (game.enemies(player, other)) near |= game.map().around(control.of[other]);
        addAll(game, state, control, prices, player, near, courtier,
               [&](Topic topic, TileIndex tile, Worth worth) { add(player, topic, tile, worth); });
    }
}

/// Returns the divisor for the enemies' worth: alliances have equal numbers on both sides.
int rivalsOf(const Game& game) { return game.alliances() ? 1 : game.players() - 1; }

}  // namespace

const Mind& calmMind(const Game&) {
    static constexpr Mind mind{&calmPlanner, &calmPlanner, &defaultValuation};
    return mind;
}

Leads leadsOf(const Game& game, const State& state, const Valuation& values) {
    Leads own{};
    addPlayers(game, state, values,
               [&](Player player, Topic, TileIndex, Worth worth) { own[player] += worth; });
    Leads leads{};
    for (Player player = 0; player < game.players(); ++player) {
        Worth side = 0, others = 0;
        for (Player other = 0; other < game.players(); ++other)
            (game.enemies(player, other) ? others : side) += own[other];
        leads[player] = side - others / rivalsOf(game);
    }
    return leads;
}

void Account::add(const State& state, int times) {
    addPlayers(*mGame, state, *mValues, [&](Player player, Topic topic, TileIndex tile, Worth worth) {
        const auto part = tile != noTile ? std::size_t{tile} : maxTiles + static_cast<std::size_t>(topic);
        (mGame->enemies(mPlayer, player) ? mEnemies : mOwn)[part] += std::int64_t{worth} * times;
    });
}

void Account::subtract(const Account& other) {
    for (std::size_t part = 0; part < parts; ++part) {
        mOwn[part] -= other.mOwn[part];
        mEnemies[part] -= other.mEnemies[part];
    }
}

std::vector<ReasonTerm> Account::terms(int positions) const {
    Reasons reasons;
    for (std::size_t part = 0; part < parts; ++part) {
        ReasonTerm term;
        if (part < maxTiles)
            term.tile = static_cast<TileIndex>(part);
        else
            term.topic = static_cast<Topic>(part - maxTiles);
        term.own = static_cast<Worth>(mOwn[part] / positions);
        term.enemies = static_cast<Worth>(-mEnemies[part] / rivalsOf(*mGame) / positions);
        if (term.own != 0 || term.enemies != 0) reasons.terms.push_back(term);
    }
    reasons.sortTerms();
    return std::move(reasons.terms);
}

State playAhead(const Game& game, const State& state, std::span<const Sheet> sheets, int turns,
                std::uint64_t seed, const Mind& mind) {
    State after = state;
    deploy(game, after, sheets);
    const GameRules rules(game);
    std::array<const Bot*, maxPlayers> all;
    all.fill(mind.playout);
    std::uint64_t number = 0;
    while (after.turn < state.turn + turns && after.decision.kind != DecisionKind::Over)
        play::step<GameRules>(rules, after, all, seed, number++);
    return after;
}

Leads lookAhead(const Game& game, const State& state, std::span<const Sheet> sheets, int turns,
                std::uint64_t seed, const Mind& mind) {
    return leadsOf(game, playAhead(game, state, sheets, turns, seed, mind), *mind.values);
}

Sheet plausibleSheet(const Game& game, const PlayerView& view, Rng& rng, const Mind& mind) {
    static constexpr Traits kinds[] = {{Noise(0.2), 256, false}, {Noise(0.5), 256, false},
                                       {Noise(0.5), 420, false}, {Noise(0.5), 128, false},
                                       {Noise(1.0), 256, false}, {Noise(0.8), 420, true}};
    Traits traits = kinds[rng.below(std::size(kinds))];
    traits.attack = traits.attack * mind.attack / 256;
    traits.values = mind.values;
    return planSheet(Sight(game, view, traits), rng);
}

}  // namespace hexa::clockwork
