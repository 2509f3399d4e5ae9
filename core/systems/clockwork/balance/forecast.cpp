// SPDX-License-Identifier: GPL-3.0-or-later
// A mean-field model of the game: chances instead of units, all seats at once.
#include "core/systems/clockwork/balance/forecast.h"

#include "core/systems/clockwork/balance/forecastcourse.h"

namespace hexa::clockwork {
namespace forecast {

/// Updates the holders of all tiles, and the tiles where each seat can deploy.
void Course::look() {
    const GameMap& map = m.map;
    mOccupants.assign(static_cast<std::size_t>(map.tiles), {});
    mControl = {};
    mDirect = {};
    mMarched = {};
    mEmpty = {};
    for (std::size_t seat = 0; seat < m.seats(); ++seat) mControl[map.capital[seat]][seat] = fixedOne;
    forEachTile(land(), [&](TileIndex at) {
        Fixed empty = fixedOne;
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            mControl[at][seat] = held(seat, at);
            empty -= mControl[at][seat];
            for (std::size_t units = 1; units <= maxUnits; ++units)
                if (const Fixed chance = mSpread[at][seat][units]; chance > rare)
                    mOccupants[at].push_back({static_cast<int>(seat), static_cast<int>(units), chance});
        }
        mEmpty[at] = std::max(Fixed{0}, empty);
        if (empty > rare) mOccupants[at].push_back({-1, 0, empty});
    });
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        forEachTile(land(), [&](TileIndex at) {
            std::array<Fixed, 7> without{};
            std::size_t count = 0;
            without[count++] = fixedOne - mControl[at][seat];
            forEachTile(map.neighbours[at],
                        [&](TileIndex next) { without[count++] = fixedOne - mControl[next][seat]; });
            mDirect[at][seat] = fixedOne - product(std::span(without).first(count));
        });
        forEachTile(land(), [&](TileIndex at) {
            Fixed best = 0;
            forEachTile(map.neighbours[at] & ~map.capitals, [&](TileIndex next) {
                best = std::max(best, times(mDirect[next][seat], mEmpty[next]));
            });
            mMarched[at][seat] = std::min(best, fixedOne - mDirect[at][seat]);
        });
    }
}

/// BAT-03 to BAT-05: the strongest keeps the difference, a tie kills all. Allies do not fight: if
/// both come, the one with more units holds the tile. An even number is shared, so that no chance
/// is counted twice.
void Course::fight(TileIndex at, const std::vector<Bought>& bought) {
    std::array<Spread, maxPlayers> result{};
    for (std::size_t i = 0; i < bought.size(); ++i) {
        const Occupant& occupant = mOccupants[at][i];
        std::array<Spread, maxPlayers> present{};
        std::array<Spread, maxPlayers> atMost{};
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            const int own = occupant.owner == static_cast<int>(seat) ? occupant.units : 0;
            for (int more = 0; more <= maxUnits; ++more)
                present[seat][static_cast<std::size_t>(std::min(maxUnits, own + more))] +=
                    bought[i][seat][static_cast<std::size_t>(more)];
            Fixed sum = 0;
            for (std::size_t units = 0; units <= maxUnits; ++units)
                atMost[seat][units] = sum += present[seat][units];
        }
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            if (present[seat][0] == fixedOne) continue;
            Spread mine = present[seat];
            for (std::size_t ally = 0; ally < m.seats(); ++ally) {
                if (ally == seat || m.distances.rival(seat, ally)) continue;
                for (std::size_t own = 1; own <= maxUnits; ++own)
                    mine[own] = times(mine[own], (atMost[ally][own - 1] + atMost[ally][own]) / 2);
            }
            Fixed below = 0;
            for (std::size_t theirs = 0; theirs < maxUnits; ++theirs) {
                std::array<Fixed, maxPlayers> others{};
                std::size_t count = 0;
                for (std::size_t other = 0; other < m.seats(); ++other)
                    if (m.distances.rival(seat, other)) others[count++] = atMost[other][theirs];
                const Fixed upTo = product(std::span(others).first(count));
                const Fixed exactly = times(occupant.chance, upTo - below);
                below = upTo;
                if (exactly > 0)
                    for (std::size_t own = theirs + 1; own <= maxUnits; ++own)
                        result[seat][own - theirs] += times(mine[own], exactly);
            }
        }
    }
    mSpread[at] = result;
}

/// Carries out ATR-01: a territory without a chain to the Capital or a City loses a unit.
void Course::supply(std::size_t seat) {
    const GameMap& map = m.map;
    std::array<Fixed, maxTiles> chain{};
    chain[map.capital[seat]] = fixedOne;
    const auto behind = [&](TileIndex at) {
        Fixed best = 0;
        forEachTile(map.neighbours[at], [&](TileIndex next) { best = std::max(best, chain[next]); });
        return best;
    };
    // The best chain of all, so it does not matter in which order it is found.
    for (bool longer = true; longer;) {
        longer = false;
        forEachTile(land(), [&](TileIndex at) {
            Fixed best = times(held(seat, at), behind(at));
            if (map.isKind(at, tile::village)) best = std::max(best, city(seat, at));
            if (best > chain[at]) {
                chain[at] = best;
                longer = true;
            }
        });
    }
    forEachTile(land(), [&](TileIndex at) {
        const Fixed loses = times(cutOffLoses, fixedOne - behind(at));
        Spread& spread = mSpread[at][seat];
        for (std::size_t units = 1; units <= maxUnits; ++units) {
            if (units >= 3 && map.isKind(at, tile::village)) continue;
            const Fixed lost = times(spread[units], loses);
            spread[units] -= lost;
            if (units > 1) spread[units - 1] += lost;
        }
    });
}

/// Carries out SCO-03.
void Course::pollute() {
    forEachTile(m.map.resources(), [&](TileIndex at) {
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            const Fixed all = held(seat, at);
            mSpread[at][seat] = {};
            mSpread[at][seat][1] = all;
        }
    });
}

}  // namespace forecast

Fixed Forecast::exposure(const Measured& m, std::size_t seat, TileIndex at) const {
    Fixed max = 0;
    for (std::size_t other = 0; other < m.seats(); ++other) {
        if (!m.distances.rival(seat, other)) continue;
        forEachTile(m.map.neighbours[at], [&](TileIndex next) {
            max = std::max(max, next == m.map.capital[other] ? fixedOne : hold[settled][other][next]);
        });
    }
    return max;
}

Forecast measureForecast(const Measured& measured) { return forecast::Course(measured).run(); }

}  // namespace hexa::clockwork
