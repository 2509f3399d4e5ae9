// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/forecast.h"
#include "core/systems/clockwork/balance/forecastjudgement.h"

#include <vector>

namespace hexa::clockwork::forecast {

/// By number of units: how likely.
using Spread = std::array<Fixed, maxUnits + 1>;

/// Possible occupant of a tile before the deployment; owner -1: none.
struct Occupant {
    int owner = -1;
    int units = 0;
    Fixed chance = 0;
};

/// Possible purchases of a seat on a tile with this occupant: stretches of workers, the steepest
/// first.
struct Goal {
    TileIndex tile = 0;
    std::size_t occupant = 0;
    Fixed chance = 0;   ///< Chance of the occupant.
    Fixed direct = 0;   ///< Chance that it can be deployed to,
    Fixed marched = 0;  ///< or only by a Forced March, were there a way.
    struct Stretch {
        Worth slope = 0;
        int length = 0;
        Fixed bought = 0;  ///< Filled in by Planner.
    };
    std::array<Stretch, maxUnits> stretches;
    std::size_t count = 0;
    /// A tile through which a march may lead. It leaves a unit there, so it is weighed together
    /// with that step (DEP-05).
    struct Way {
        TileIndex through = 0;
        Fixed open = 0;   ///< Chance that it can be gone.
        Worth slope = 0;  ///< Slope of the step and the first stretch together.
    };
    std::array<Way, 6> ways;
    std::size_t wayCount = 0;
};

/// Chances of all courses, carried from turn to turn. forecast.cpp has places and fights of units,
/// forecastplan.cpp the plans of the seats.
class Course {
public:
    explicit Course(const Measured& measured) : m(measured), mSpread(measured.map.tiles) {}

    Forecast run() {
        Forecast forecast;
        constexpr std::size_t later = Forecast::stages - 1;
        for (int turn = 1; turn <= m.calendar.turns; ++turn) {
            play(turn);
            const std::size_t stage = std::min(static_cast<std::size_t>(turn) - 1, later);
            for (std::size_t seat = 0; seat < m.seats(); ++seat)
                forEachTile(land(), [&](TileIndex at) { forecast.hold[stage][seat][at] += held(seat, at); });
        }
        for (auto& seat : forecast.hold[later])
            for (Fixed& chance : seat) chance /= m.calendar.turns - static_cast<int>(later);
        return forecast;
    }

private:
    using BySeat = std::array<Fixed, maxPlayers>;
    using Bought = std::array<Spread, maxPlayers>;  ///< Workers added, by seat.

    TileMask land() const { return m.map.all() & ~m.map.capitals; }
    Fixed held(std::size_t seat, TileIndex at) const {
        Fixed sum = 0;
        for (std::size_t units = 1; units <= maxUnits; ++units) sum += mSpread[at][seat][units];
        return sum;
    }
    Fixed city(std::size_t seat, TileIndex at) const {
        Fixed sum = 0;
        for (std::size_t units = 3; units <= maxUnits; ++units) sum += mSpread[at][seat][units];
        return sum;
    }

    void play(int turn) {
        look();
        const Prices prices(m.calendar, turn);
        std::vector<std::vector<Bought>> bought(mOccupants.size());
        for (std::size_t at = 0; at < bought.size(); ++at) {
            Spread none{};
            none[0] = fixedOne;
            Bought nobody;
            nobody.fill(none);
            bought[at].assign(mOccupants[at].size(), nobody);
        }
        for (std::size_t seat = 0; seat < m.seats(); ++seat) deploy(seat, prices, bought);
        forEachTile(land(), [&](TileIndex at) { fight(at, bought[at]); });
        for (std::size_t seat = 0; seat < m.seats(); ++seat) supply(seat);
        const auto& scorings = m.calendar.scorings;
        if (std::find(scorings.begin(), scorings.end(), turn) != scorings.end()) pollute();
    }

    void look();
    std::vector<Goal> goalsOf(std::size_t seat, const Prices& prices) const;
    void deploy(std::size_t seat, const Prices& prices, std::vector<std::vector<Bought>>& bought) const;
    Fixed demand(std::vector<Goal>& goals, Threshold threshold) const;
    void fight(TileIndex at, const std::vector<Bought>& bought);
    void supply(std::size_t seat);
    void pollute();

    const Measured& m;
    std::vector<std::array<Spread, maxPlayers>> mSpread;  ///< By tile and seat; [0] is not used.
    // State before a deployment, by tile:
    std::vector<std::vector<Occupant>> mOccupants;
    std::array<BySeat, maxTiles> mControl{}, mDirect{}, mMarched{};
    std::array<Fixed, maxTiles> mEmpty{};
};

}  // namespace hexa::clockwork::forecast
