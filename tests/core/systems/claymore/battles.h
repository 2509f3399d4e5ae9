// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/bots/bots.h"
#include "tests/core/systems/claymore/fixture.h"

namespace hexa::claymore::fixture {

/// Returns a battle on a map that can be fought on.
inline Battle battleOn(const Scenario& scenario, const RuleOptions& options = {},
                       StartPlaces places = StartPlaces::AsOnMap) {
    auto battle = Battle::make(scenario, game().catalog, options, publicValues(), places);
    if (!battle) qFatal("%s", battle.error().code().c_str());
    return *std::move(battle);
}

inline const Bot& bot(std::string_view name) {
    const Bot* found = play::findBot<GameRules>(name);
    assert(found != nullptr);
    return *found;
}

/// Returns the mat with open ground everywhere.
inline Scenario openMat() {
    Scenario scenario = layout("mat");
    std::vector<Cell> cells(scenario.board.cells().begin(), scenario.board.cells().end());
    for (Cell& cell : cells) cell.kind = ground::plain;
    scenario.board.setCells(std::move(cells), scenario.board.details());
    return scenario;
}

inline constexpr std::array<const char*, 5> plans{"plan-1", "plan-2", "plan-3", "plan-4", "plan-5"};

}  // namespace hexa::claymore::fixture
