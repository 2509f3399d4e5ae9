// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/control.h"
#include "core/systems/clockwork/rules/refusal.h"

namespace hexa::clockwork {

/// Deployment orders of one player (DEP-02): workers by place. Unnamed ones stay in the pool.
/// Sheets are checked and sampled, never listed: there are far too many.
struct Sheet {
    std::uint8_t workers[maxTiles] = {};
    TileMask used = 0;       ///< Territories with workers.
    std::uint8_t court = 0;  ///< Workers that become Spies.
    /// Place of each Unique Unit: territory, place::atCourt, or place::available = no order for it.
    std::uint8_t unique[2] = {place::available, place::available};

    void add(TileIndex tile, int number = 1) {
        workers[tile] = static_cast<std::uint8_t>(workers[tile] + number);
        if (number > 0) used |= bit(tile);
    }
    int total() const {
        int sum = court;
        forEachTile(used, [&](TileIndex tile) { sum += workers[tile]; });
        return sum;
    }
    /// Returns the territories with any units on the sheet.
    TileMask touched() const {
        TileMask set = used;
        for (const std::uint8_t where : unique)
            if (onMap(where)) set |= bit(where);
        return set;
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct PlayerSheet {
    Player player = noPlayer;
    Sheet sheet;
};

/// Territories where a player may deploy, judged by the map before the orders (DEP-01).
struct DeployTargets {
    TileMask direct = 0;       ///< DEP-04: controlled or next to it.
    TileMask march = 0;        ///< DEP-05: only by Forced March.
    TileMask between = 0;      ///< Territories that a Forced March may go through.
    TileMask allyBetween = 0;  ///< Territories of these that the ally holds (ALL-07).
    TileMask never = 0;        ///< DEP-09.
    /// UNI-08: Citadels, Villages and Cities of enemies, or contested by the own Steamtank.
    TileMask crasher = 0;
};
DeployTargets deployTargets(const Game& game, const State& state, const Control& control, Player player);
inline DeployTargets deployTargets(const Game& game, const State& state, Player player) {
    return deployTargets(game, state, controlOf(game, state), player);
}

/// Checks a sheet; returns the first broken rule. Takes about one step per named territory.
Refusal checkSheet(const Game& game, const State& state, const Control& control, Player player,
                   const Sheet& sheet);
inline Refusal checkSheet(const Game& game, const State& state, Player player, const Sheet& sheet) {
    return checkSheet(game, state, controlOf(game, state), player, sheet);
}

/// Returns a random legal sheet: worker by worker, each place (or staying in the pool) as likely as
/// any other still legal. This is "random play"; it is not uniform over sheets.
Sheet sampleSheet(const Game& game, const State& state, const Control& control, Player player, Rng& rng);
inline Sheet sampleSheet(const Game& game, const State& state, Player player, Rng& rng) {
    return sampleSheet(game, state, controlOf(game, state), player, rng);
}

/// Result of one line of a sheet after the reveal (DEP-11).
enum class LineResult : std::uint8_t { Controlled, Contested, AllyControls, AtCourt };
LineResult resultOf(const Game& game, const State& revealed, Player player, TileIndex tile);

}  // namespace hexa::clockwork
