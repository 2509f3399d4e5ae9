// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of the seats: the stretches of workers that they would buy, and the number that they can
// pay.
#include "core/systems/clockwork/balance/forecastcourse.h"

namespace hexa::clockwork::forecast {
namespace {

/// Returns the chance that a rival brings a first unit here.
Fixed comersTo(const Distances& d, std::size_t seat, const std::array<Fixed, maxPlayers>& near,
               const std::array<Fixed, maxPlayers>& marched) {
    std::array<Fixed, maxPlayers> away{};
    std::size_t count = 0;
    Fixed march = 0;
    for (std::size_t other = 0; other < static_cast<std::size_t>(d.seats); ++other)
        if (d.rival(seat, other)) {
            away[count++] = fixedOne - near[other];
            march = std::max(march, marched[other]);
        }
    sort(std::span(away).first(count));
    Fixed none = fixedOne, one = 0;
    for (std::size_t i = 0; i < count; ++i) {
        one = times(one, away[i]) + times(none, fixedOne - away[i]);
        none = times(none, away[i]);
    }
    return times(fixedOne - none - one, ofOne(140, 256)) + times(one, ofOne(100, 256)) +
           times(times(none, march), ofOne(40, 256));
}

}  // namespace

std::vector<Goal> Course::goalsOf(std::size_t seat, const Prices& prices) const {
    const GameMap& map = m.map;
    const Worth envy = m.distances.rivals == 1 ? 200 : 160 / m.distances.rivals;  // of 256
    const TileMask interesting = map.research() | map.resources();
    std::vector<Goal> goals;
    forEachTile(land(), [&](TileIndex at) {
        if (mDirect[at][seat] + mMarched[at][seat] < rare) return;
        const Fixed comers = comersTo(m.distances, seat, mDirect[at], mMarched[at]);
        Fixed beyond = 0;
        forEachTile(map.neighbours[at] & ~bit(map.capital[seat]), [&](TileIndex next) {
            const int interest = map.isKind(next, tile::village) ? 4 : (interesting & bit(next)) != 0 ? 3 : 1;
            beyond += interest * (fixedOne - mControl[next][seat]);
        });
        const Worth opening = times(beyond, opened * prices.turnsLeft);
        std::array<Worth, maxPaid + 1> pay{};
        for (std::size_t units = 1; units <= maxPaid; ++units)
            pay[units] = prices.of(map, at, units) + opening;
        for (std::size_t i = 0; i < mOccupants[at].size(); ++i) {
            const Occupant& occupant = mOccupants[at][i];
            const bool owns = occupant.owner == static_cast<int>(seat);
            const bool foreign = occupant.owner >= 0 && !owns;
            if (foreign && !m.distances.rival(seat, static_cast<std::size_t>(occupant.owner))) continue;
            const int own = owns ? occupant.units : 0;
            const int enemy = foreign ? occupant.units : 0;
            const Worth denial =
                foreign ? prices.of(map, at, static_cast<std::size_t>(std::min(enemy, maxPaid))) * envy / 256
                        : 0;
            const auto after = [&](int units) {
                return times(chanceToHold(units, enemy, comers),
                             pay[static_cast<std::size_t>(std::min(units, maxPaid))]) +
                       times(chanceToHold(units + 1, enemy, comers), denial);  // a tie kills too
            };
            Goal goal;
            goal.tile = at;
            goal.occupant = i;
            goal.chance = occupant.chance;
            goal.direct = owns ? fixedOne : mDirect[at][seat];
            goal.marched = fixedOne - goal.direct;
            const int max = std::min(maxUnits - own, std::max(1, enemy - own + 3));
            for (int done = 0; done < max;) {
                Goal::Stretch best;
                for (int length = 1; done + length <= max; ++length)
                    if (const Worth slope = (after(own + done + length) - after(own + done)) / length;
                        slope > best.slope)
                        best = {slope, length, 0};
                if (best.length == 0) break;
                goal.stretches[goal.count++] = best;
                done += best.length;
            }
            if (goal.count > 0) goals.push_back(goal);
        }
    });
    std::array<const Goal*, maxTiles> step{};
    for (const Goal& goal : goals)
        if (mOccupants[goal.tile][goal.occupant].owner < 0) step[goal.tile] = &goal;
    for (Goal& goal : goals) {
        if (goal.marched <= rare) continue;
        const Goal::Stretch& first = goal.stretches[0];
        forEachTile(map.neighbours[goal.tile] & ~map.capitals, [&](TileIndex next) {
            if (step[next] == nullptr || mDirect[next][seat] <= rare) return;
            goal.ways[goal.wayCount++] = {next, times(mDirect[next][seat], mEmpty[next]),
                                          (first.slope * first.length + step[next]->stretches[0].slope) /
                                              (first.length + 1)};
        });
    }
    return goals;
}

/// Workers that the seat would spend if a stretch had to gain so much; notes how much of each it
/// would buy.
Fixed Course::demand(std::vector<Goal>& goals, Threshold threshold) const {
    std::array<Fixed, maxTiles> stepBought{}, transit{};
    for (const Goal& goal : goals)
        if (mOccupants[goal.tile][goal.occupant].owner < 0)
            stepBought[goal.tile] = preference(goal.stretches[0].slope, threshold);
    for (Goal& goal : goals) {
        const Fixed wanted = preference(goal.stretches[0].slope, threshold);
        Fixed best = 0;
        std::array<std::pair<TileIndex, Fixed>, 6>
            ways;  // the best ones, and how often a step is made only for this
        std::size_t count = 0;
        for (std::size_t i = 0; i < goal.wayCount && wanted > 0; ++i) {
            const Goal::Way& way = goal.ways[i];
            const Fixed onlyForThis =
                times(fixedOne - stepBought[way.through], preference(way.slope, threshold));
            const Fixed gone = times(way.open, times(stepBought[way.through], wanted) + onlyForThis);
            if (gone < best || gone == 0) continue;
            if (gone > best) count = 0;
            best = gone;
            ways[count++] = {way.through, onlyForThis};
        }
        Fixed reach = goal.direct;
        if (count > 0) {
            reach += times(std::min(fixedOne, fixedRatio(best, wanted)), goal.marched);
            for (std::size_t i = 0; i < count; ++i)
                transit[ways[i].first] +=
                    times(times(ways[i].second, goal.marched), goal.chance) / static_cast<Fixed>(count);
        }
        Fixed before = fixedOne;
        for (std::size_t i = 0; i < goal.count; ++i) {
            Goal::Stretch& stretch = goal.stretches[i];
            before = stretch.bought = std::min(before, times(reach, preference(stretch.slope, threshold)));
        }
    }
    Fixed sum = 0;
    for (Goal& goal : goals) {
        Fixed& first = goal.stretches[0].bought;
        if (mOccupants[goal.tile][goal.occupant].owner < 0 && goal.direct > first)
            first += times(std::min(fixedOne, transit[goal.tile]), goal.direct - first);
        for (std::size_t i = 0; i < goal.count; ++i)
            sum += goal.stretches[i].length * times(goal.chance, goal.stretches[i].bought);
    }
    return sum;
}

/// Finds the threshold at which all workers are spent.
void Course::deploy(std::size_t seat, const Prices& prices, std::vector<std::vector<Bought>>& bought) const {
    Fixed workers = m.calendar.workers * fixedOne + workersBeside;
    forEachTile(m.map.ofKind[indexOf(tile::village)],
                [&](TileIndex at) { workers += mControl[at][seat] + city(seat, at); });
    std::vector<Goal> goals = goalsOf(seat, prices);
    Worth low = minGain, high = minGain;
    for (const Goal& goal : goals) high = std::max(high, 4 * goal.stretches[0].slope);
    if (demand(goals, Threshold(low)) > workers) {
        while (high - low > low / 128) {
            const Worth middle = (low + high) / 2;
            (demand(goals, Threshold(middle)) > workers ? low : high) = middle;
        }
        demand(goals, Threshold(low));
    }
    for (const Goal& goal : goals) {
        Spread& added = bought[goal.tile][goal.occupant][seat];
        added = {};
        Fixed before = fixedOne;
        std::size_t units = 0;
        for (std::size_t i = 0; i < goal.count; ++i) {
            added[units] += before - goal.stretches[i].bought;
            units += static_cast<std::size_t>(goal.stretches[i].length);
            before = goal.stretches[i].bought;
        }
        added[units] += before;
    }
}

}  // namespace hexa::clockwork::forecast
