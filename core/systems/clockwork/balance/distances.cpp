// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/distances.h"

#include <cmath>

namespace hexa::clockwork {
namespace {

/// Fills steps and between of one seat.
void measureSeat(const GameMap& map, Distances& d, std::size_t seat) {
    auto& row = d.steps[seat];
    row.fill(Distances::unreachable);
    d.between[seat].fill(Distances::unreachable);
    const TileMask closed = map.capitals;
    TileMask front = bit(map.capital[seat]);
    TileMask reached = front;
    for (std::uint8_t steps = 0; front != 0; ++steps) {
        forEachTile(front, [&](TileIndex at) { row[at] = steps; });
        const TileMask around = map.around(front);
        for (std::size_t other = 0; other < static_cast<std::size_t>(map.players); ++other)
            if ((around & bit(map.capital[other])) != 0 && d.between[seat][other] == Distances::unreachable)
                d.between[seat][other] = static_cast<std::uint8_t>(steps + 1);
        front = around & ~reached & ~closed;
        reached |= front;
    }
    d.between[seat][seat] = 0;
}

void measureEdges(const GameMap& map, Distances& d, std::size_t seat) {
    forEachTile(map.all(), [&](TileIndex at) {
        int nearest = Distances::unreachable;
        int second = Distances::unreachable;
        for (std::size_t other = 0; other < static_cast<std::size_t>(d.seats); ++other) {
            if (!d.rival(seat, other)) continue;
            const int steps = d.steps[other][at];
            second = std::min(second, std::max(nearest, steps));
            nearest = std::min(nearest, steps);
        }
        const auto edge = [own = int{d.steps[seat][at]}](int theirs) {
            const int wide = theirs == Distances::unreachable ? Distances::widestEdge : theirs - own;
            return static_cast<std::int8_t>(std::clamp(wide, -Distances::widestEdge, Distances::widestEdge));
        };
        d.edge[seat][at] = edge(nearest);
        d.secondEdge[seat][at] = edge(second);
    });
}

void shareHolds(const GameMap& map, Distances& d) {
    const auto seats = static_cast<std::size_t>(d.seats);
    forEachTile(map.all(), [&](TileIndex at) {
        int min = Distances::unreachable;
        for (std::size_t seat = 0; seat < seats; ++seat) min = std::min(min, int{d.steps[seat][at]});
        if (min == Distances::unreachable) return;
        Fixed sum = 0;
        std::array<Fixed, maxPlayers> pull{};
        for (std::size_t seat = 0; seat < seats; ++seat)
            if (d.reaches(seat, at)) sum += pull[seat] = decay(d.steps[seat][at] - min);
        for (std::size_t seat = 0; seat < seats; ++seat) d.hold[seat][at] = fixedRatio(pull[seat], sum);
    });
}

}  // namespace

Fixed decay(int steps) {
    static const auto table = [] {
        std::array<Fixed, 64> values{};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = toFixed(std::exp(-static_cast<double>(i)));
        return values;
    }();
    return table[static_cast<std::size_t>(std::clamp(steps, 0, 63))];
}

TileMask Distances::nearest(const GameMap& map, std::size_t seat) const {
    TileMask own = 0;
    forEachTile(map.all(), [&](TileIndex at) {
        if (reaches(seat, at) && edge[seat][at] > 0) own |= bit(at);
    });
    return own;
}

TileMask Distances::contested(const GameMap& map) const {
    TileMask set = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        forEachTile(map.all() & ~map.capitals, [&](TileIndex at) {
            if (reaches(seat, at) && std::abs(edge[seat][at]) <= 1) set |= bit(at);
        });
    return set;
}

Distances measureDistances(const GameMap& map, const RuleOptions& options) {
    Distances d;
    d.seats = map.players;
    d.teams = options.alliances ? 2 : map.players;
    d.rivals = map.players - map.players / d.teams;
    const auto seats = static_cast<std::size_t>(map.players);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        d.team[seat] =
            static_cast<std::uint8_t>(seat % static_cast<std::size_t>(d.teams));  // ALL-01: A B A B
        measureSeat(map, d, seat);
    }
    for (std::size_t seat = 0; seat < seats; ++seat) measureEdges(map, d, seat);
    shareHolds(map, d);
    return d;
}

int scores(const GameMap& map, TileIndex at) {
    if (map.points[at] >= 0) return map.points[at];
    return (map.resources() & bit(at)) != 0 ? 3 : 0;
}

Fixed Calendar::scoring(int tempo) const {
    const auto late = [tempo](int turn) { return turn >= tempo; };
    return fixedRatio(std::count_if(scorings.begin(), scorings.end(), late), ageCount);
}

Fixed Calendar::use(const GameMap& map, TileIndex at, int tempo) const {
    Fixed all = scoring(tempo) * scores(map, at) / 3;
    if (map.isKind(at, tile::village)) all += recruiting(tempo);
    if ((map.research() & bit(at)) != 0) all += studying(tempo);
    return all;
}

}  // namespace hexa::clockwork
