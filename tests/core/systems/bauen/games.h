// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/systems/bauen/bots/bots.h"
#include "core/systems/bauen/terms/reading.h"
#include "tests/core/systems/bauen/fixture.h"

#include <memory>

// Games on boards of the fixture, without records.

namespace hexa::bauen::fixture {

/// Returns a board for this number of players without pieces, with regions of alternating
/// landscapes.
inline Scenario boardFor(int players) {
    std::string line;
    for (int number = 1; number <= players; ++number)
        for (const char* letter : {"P", "H", "M"}) line += letter + std::to_string(number) + ' ';
    return boardOf(line, players);
}

inline Table tableOn(const Scenario& scenario, const RuleOptions& options = {}) {
    const auto position = readPosition(scenario, set().catalog);
    if (!position) qFatal("%s", position.error().code().c_str());
    auto table = makeTable(*position, set().data, options);
    if (!table) qFatal("%s", table.error().code().c_str());
    return *std::move(table);
}

/// Plays to the end with one bot for all; look(before, move, after, log) sees every decision.
template <class Look>
State playAll(const Table& table, std::uint64_t seed, const GameRules::Bot& bot, Look look) {
    const GameRules rules({&table, dealOf(table, seed)});
    Rng rng(seed, "test-game");
    State state = rules.start(nullptr);
    while (state.step != Step::Over) {
        const Move move = rules.decide(bot, state, state.actor, rng);
        const State before = state;
        EventLog log;
        rules.apply(state, move, &log);
        look(before, move, state, log);
    }
    return state;
}

}  // namespace hexa::bauen::fixture
