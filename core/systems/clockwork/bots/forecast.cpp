// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/forecast.h"

#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/bots/greedy.h"

namespace hexa::clockwork {
namespace {

constexpr GreedyBot follower("", {Noise(0.2), 256, false});
constexpr std::array<const Bot*, maxPlayers> followers{&follower, &follower, &follower, &follower};

/// What a player has, on the map and beside it.
Worth worthOfAll(const Game& game, const State& state, const Control& control, const Prices& prices,
                 Player player, TileMask near) {
    const PlayerState& own = state.players[player];
    Worth worth = own.vp * onePoint;
    worth += (own.ip[0] + own.ip[1] + own.ip[2]) * prices.influence;
    worth += own.pool * prices.worker + own.spies * (onePoint / 5);
    worth += __builtin_popcount(state.hands[player]) * (onePoint / 2);
    forEachTile(control.of[player] & ~game.map().capitals, [&](TileIndex tile) {
        const int units = unitsAt(state, player, tile);
        static constexpr Holding quiet(20), threatened(120);
        const Holding& holds = (near >> tile & 1) != 0 ? threatened : quiet;
        worth += worthOf(game.map(), prices, tile, units) * holds(units) / 256 + onePoint / 12;
    });
    for (unsigned rest = state.owned[player]; rest != 0; rest &= rest - 1)
        worth += worthOfItem(game, state, control, prices, player, __builtin_ctz(rest));
    for (const std::uint8_t where : own.unique)
        if (where == place::available) worth += onePoint / 2;
    return worth;
}

}  // namespace

Standing standingOf(const Game& game, const State& state) {
    const Control control = controlOf(game, state);
    const Prices& prices = pricesOf(game, state.turn);
    const Player courtier = courtController(game, state);
    Standing own{};
    for (Player player = 0; player < game.players(); ++player) {
        TileMask near = 0;
        for (Player other = 0; other < game.players(); ++other)
            if (game.enemies(player, other)) near |= game.map().around(control.of[other]);
        own[player] = worthOfAll(game, state, control, prices, player, near);
        if (courtier == player) own[player] += worthOfCourt(game, state, prices) / 2;
    }
    Standing standing{};
    for (Player player = 0; player < game.players(); ++player) {
        Worth side = 0, others = 0;
        int enemies = 0;
        for (Player other = 0; other < game.players(); ++other) {
            if (game.enemies(player, other)) {
                others += own[other];
                ++enemies;
            } else {
                side += own[other];
            }
        }
        // Alliances are as many on both sides.
        standing[player] = game.alliances() ? side - others : side - others / enemies;
    }
    return standing;
}

Standing forecast(const Game& game, const State& state, std::span<const Sheet> sheets, int turns,
                  std::uint64_t seed) {
    State after = state;
    deploy(game, after, sheets);
    std::uint64_t number = 0;
    while (after.turn < state.turn + turns && after.decision.kind != DecisionKind::Over)
        playStep(game, after, followers, seed, number++);
    return standingOf(game, after);
}

Sheet plausibleSheet(const Game& game, const PlayerView& view, Rng& rng) {
    static constexpr Traits kinds[] = {{Noise(0.2), 256, false}, {Noise(0.5), 256, false},
                                       {Noise(0.5), 420, false}, {Noise(0.5), 128, false},
                                       {Noise(1.0), 256, false}, {Noise(0.8), 420, true}};
    return planSheet(Sight(game, view, kinds[rng.below(std::size(kinds))]), rng);
}

}  // namespace hexa::clockwork
