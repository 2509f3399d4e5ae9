// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/play/orders.h"
#include "tests/core/systems/clockwork/fixture.h"

namespace hexa::test {

/// Returns the cards that come with the program, read once.
inline const clockwork::CardPack& cards() {
    static const clockwork::CardPack pack = clockwork::standInPack();
    return pack;
}

/// Returns the map of a number of players, made once.
inline const clockwork::GameMap& mapOf(int players) {
    static const auto make = [](int count) {
        auto map = clockwork::makeGameMap(legalMap(count, 5), game().catalog);
        Q_ASSERT(map.ok());
        return *map;
    };
    static const clockwork::GameMap maps[] = {make(2), make(3), make(4)};
    return maps[players - 2];
}

struct Variant {
    int players;
    clockwork::RuleOptions options;
};
/// Returns every variant of the game for every number of players.
inline std::vector<Variant> variants() {
    std::vector<Variant> list;
    for (int players = 2; players <= 4; ++players)
        for (const bool epic : {false, true})
            for (const bool alliances : {false, true}) {
                clockwork::RuleOptions options;
                options.epic = epic;
                options.alliances = alliances;
                if (!alliances || players == 4) list.push_back({players, options});
            }
    return list;
}

/// Plays a random game and calls `visit(game, state)` at each decision, `Over` included.
template <class Visit>
void playThrough(const Variant& variant, std::uint64_t seed, Visit&& visit) {
    using namespace clockwork;
    Rng rng(seed, "game");
    const Game game(mapOf(variant.players), cards(), variant.options, dealCards(variant.players, rng));
    State state = startGame(game);
    while (state.decision.kind != DecisionKind::Over) {
        visit(game, state);
        playRandomly(game, state, rng);
    }
    visit(game, state);
}

}  // namespace hexa::test
