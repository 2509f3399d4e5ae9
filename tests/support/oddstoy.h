// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/engine/play/series.h"
#include "core/engine/system.h"

#include <string>
#include <utility>
#include <vector>

namespace hexa::test {

/// Tile that decides the winner (judgedToy()).
inline constexpr KindId meadow = kindIdAt(0);

/// Returns the toy's map for two with these numbers of Meadows beside the first home and beside the
/// second: wins are proportional to 1 + n.
Scenario mapWith(const GameSystem& system, int first, int second);

/// Returns judgedToy() with a search that finds maps of known odds, the fair one somewhere in the
/// middle, and claims nothing about them.
GameSystem oddsToy(const std::string& targets = "null");

/// Returns oddsToy() with four maps. The one with the Meadows of `way` has a fair neighbour.
GameSystem oneWayUp(std::pair<int, int> way);

/// All seats win equally often on every map, but with the same seed the games differ: maps differ
/// only by chance.
class LuckSeries : public Series {
public:
    explicit LuckSeries(std::uint64_t map) : mMap(map) {}
    int seats() const override { return 2; }
    int teams() const override { return 2; }
    int teamOf(int seat) const override { return seat; }
    int factions() const override { return 3; }
    const std::vector<Hex>& places() const override { return mPlaces; }
    SeriesGame play(const Lineup&, std::uint64_t seed, std::span<std::int64_t>) const override {
        SeriesGame game;
        game.finished = true;
        game.winners = (mixed(seed, mMap) >> 32 & 1) != 0 ? 1 : 2;
        return game;
    }

private:
    std::uint64_t mMap;
    std::vector<Hex> mPlaces;
};

}  // namespace hexa::test
