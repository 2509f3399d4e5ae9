// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/generate/tournament/players.h"
#include "core/generate/tournament/shareprocess.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

// Game with known shares of wins for its bots, to measure how well a tournament finds fair maps. In
// real games the truth is unknown, and measuring it takes longer than the tournament.

namespace hexa::bench {

/// Shares of the panel's bots on any map of a layout: the predictable part of the tables, and an
/// unpredictable one. The latter consists of random functions of the tiles (the factors of
/// generate::ShareProcess) with the measured covariances, from map to map and for a swap of two
/// tiles.
class KnownShares {
public:
    /// Creates them. `system` must outlive this, and have a panel and relations for this layout.
    /// There are no alliances: each seat is a place.
    KnownShares(const GameSystem& system, const Scenario& layout, std::uint64_t seed);

    const GameSystem& system() const { return mSystem; }
    const std::vector<std::string>& panel() const;
    /// Returns the panel and its scouts.
    const generate::Players& players() const { return mPlayers; }
    /// Returns the strength of each place, by player and place, in standard deviations of the luck
    /// of a game.
    std::vector<std::vector<double>> strengthsOn(const Scenario& map) const;
    /// Returns the unpredictable part of the shares, by player and place; the places' add up to 0.
    std::vector<std::vector<double>> unforeseenOn(const Scenario& map) const;
    /// Returns the widest difference of two shares, in points, by bot of the panel.
    std::vector<double> gapsOn(const Scenario& map) const;

private:
    const GameSystem& mSystem;
    const Scenario mLayout;
    const std::uint64_t mSeed;
    const generate::Players mPlayers;
    const double mSlope;  ///< Increase of a share for a strength.
    const generate::ShareProcess mProcess;
};

/// Returns the game with such shares: its games are drawn and not played. Only for maps of the
/// layout, and bots of the panel. `plays` is called for each map when its first game begins, on the
/// thread of the game.
GameSystem withKnownShares(std::shared_ptr<const KnownShares> shares,
                           std::function<void(const Scenario& map)> plays = {});

}  // namespace hexa::bench
