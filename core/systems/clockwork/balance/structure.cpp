// SPDX-License-Identifier: GPL-3.0-or-later
// Metrics of a map's structure: openings, exits, supply, bottlenecks.
#include "core/systems/clockwork/balance/metrics.h"

#include <vector>

namespace hexa::clockwork {
namespace {

/// Returns the part of `set` connected with `from`.
TileMask flood(const GameMap& map, TileMask from, TileMask set) {
    TileMask reached = from & set;
    for (TileMask front = reached; front != 0;) {
        front = map.around(front) & set & ~reached;
        reached |= front;
    }
    return reached;
}

/// Returns the yield of a territory for its holder from the start.
Fixed fullWorth(const Measured& m, TileMask set) {
    Fixed sum = 0;
    forEachTile(set, [&](TileIndex at) { sum += m.calendar.use(m.map, at, 1); });
    return sum;
}

/// A flow of single units through a small net: as many separate ways as there are.
class Flow {
public:
    explicit Flow(std::size_t nodes) : mFirst(nodes, none) {}
    void connect(std::size_t from, std::size_t to) {
        add(from, to, true);
        add(to, from, false);
    }
    int widest(std::size_t from, std::size_t to, int max) {
        int ways = 0;
        for (; ways < max; ++ways) {
            mSeen.assign(mFirst.size(), false);
            if (!push(from, to)) break;
        }
        return ways;
    }

private:
    static constexpr int none = -1;
    struct Link {
        std::size_t to;
        int next;
        bool open;
    };
    void add(std::size_t from, std::size_t to, bool open) {
        mLinks.push_back({to, mFirst[from], open});
        mFirst[from] = static_cast<int>(mLinks.size()) - 1;
    }
    bool push(std::size_t at, std::size_t to) {
        if (at == to) return true;
        mSeen[at] = true;
        for (int i = mFirst[at]; i != none;) {
            const auto index = static_cast<std::size_t>(i);
            Link& link = mLinks[index];
            if (link.open && !mSeen[link.to] && push(link.to, to)) {
                mLinks[index].open = false;
                mLinks[index ^ 1U].open = true;
                return true;
            }
            i = link.next;
        }
        return false;
    }
    std::vector<int> mFirst;
    std::vector<Link> mLinks;
    std::vector<bool> mSeen;
};

/// Returns M10 for one seat: ways without a common tile, through its own territory to a tile
/// outside other than a Capital.
int countExits(const Measured& m, std::size_t seat) {
    constexpr int max = 6;
    const GameMap& map = m.map;
    const TileMask own = m.distances.nearest(map, seat);
    const TileMask outside = map.all() & ~own & ~map.capitals;
    const TileIndex home = map.capital[seat];
    const int direct = __builtin_popcountll(map.neighbours[home] & outside);

    // Each tile is two nodes with one link between, so that only one way leads through.
    constexpr std::size_t out = maxTiles;
    constexpr std::size_t end = 2 * maxTiles;
    Flow flow(end + 1);
    forEachTile(own & ~bit(home), [&](TileIndex at) {
        flow.connect(at, at + out);
        if ((map.neighbours[at] & outside) != 0) flow.connect(at + out, end);
    });
    forEachTile(own, [&](TileIndex at) {
        forEachTile(map.neighbours[at] & own & ~bit(home),
                    [&](TileIndex next) { flow.connect(at + out, next); });
    });
    return std::min(max, direct + flow.widest(home + out, end, max));
}

/// Returns the worth of all parts of `rest` except the richest.
Fixed behind(const Measured& m, TileMask rest) {
    Fixed sum = 0;
    Fixed richest = 0;
    while (rest != 0) {
        const TileMask part = flood(m.map, rest & (~rest + 1), rest);
        const Fixed worth = fullWorth(m, part);
        sum += worth;
        richest = std::max(richest, worth);
        rest &= ~part;
    }
    return sum - richest;
}

/// True if the map could fall apart at the tile: its neighbours are not connected among themselves.
bool mayPart(const GameMap& map, TileIndex at) {
    const TileMask around = map.neighbours[at];
    return flood(map, around & (~around + 1), around) != around;
}

}  // namespace

SeatValues measureOpening(const Measured& m) {
    const GameMap& map = m.map;
    SeatValues best{};
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        std::vector<TileIndex> ring;
        forEachTile(map.neighbours[map.capital[seat]] & ~map.capitals,
                    [&](TileIndex at) { ring.push_back(at); });
        TileMask second = 0;
        forEachTile(map.all(), [&](TileIndex at) {
            if (m.distances.steps[seat][at] == 2) second |= bit(at);
        });
        // One unit a tile; a tile of the second ring needs one beside it in the first (DEP-05).
        for (unsigned chosen = 0; chosen < 1U << ring.size(); ++chosen) {
            TileMask first = 0;
            for (std::size_t i = 0; i < ring.size(); ++i)
                if ((chosen >> i & 1U) != 0) first |= bit(ring[i]);
            const int left = m.calendar.workers - __builtin_popcountll(first);
            if (left < 0) continue;
            std::vector<Fixed> worths;
            forEachTile(second & map.around(first),
                        [&](TileIndex at) { worths.push_back(m.worth(seat, at)); });
            std::sort(worths.begin(), worths.end(), std::greater<>());
            Fixed sum = fullWorth(m, first);
            for (std::size_t i = 0; i < worths.size() && i < static_cast<std::size_t>(left); ++i)
                sum += worths[i];
            best[seat] = std::max(best[seat], sum);
        }
    }
    return best;
}

SeatValues measureExits(const Measured& m) {
    SeatValues exits{};
    for (std::size_t seat = 0; seat < m.seats(); ++seat) exits[seat] = fixedRatio(countExits(m, seat), 6);
    return exits;
}

std::array<Fixed, maxTiles> cutShares(const Measured& m, std::size_t seat) {
    const GameMap& map = m.map;
    std::array<Fixed, maxTiles> shares{};
    const TileMask own = m.distances.nearest(map, seat);
    const TileMask sources = (map.ofKind[indexOf(tile::village)] | bit(map.capital[seat])) & own;
    Fixed all = 0;
    forEachTile(own, [&](TileIndex at) { all += m.worth(seat, at); });
    forEachTile(own & ~bit(map.capital[seat]), [&](TileIndex lost) {
        const TileMask rest = own & ~bit(lost);
        Fixed cut = 0;
        forEachTile(rest & ~flood(map, sources & rest, rest),
                    [&](TileIndex at) { cut += m.worth(seat, at); });
        shares[lost] = fixedRatio(cut, all);
    });
    return shares;
}

SeatValues measureChokes(const Measured& m) {
    const GameMap& map = m.map;
    SeatValues chokes{};
    Fixed all = 0;
    // A hold share of a bridge is the mean of its ends.
    const auto count = [&](Fixed weight, TileIndex a, TileIndex b) {
        if (weight == 0) return;
        all += weight;
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            chokes[seat] += times((m.distances.hold[seat][a] + m.distances.hold[seat][b]) / 2, weight);
    };
    forEachTile(map.all(), [&](TileIndex at) {
        if (mayPart(map, at)) count(behind(m, map.all() & ~bit(at)), at, at);
        forEachTile(map.neighbours[at], [&](TileIndex next) {
            if (next < at || (map.neighbours[at] & map.neighbours[next]) != 0) return;
            // Two tiles without a common neighbour: without their link, does one still reach the
            // other?
            TileMask reached = bit(at);
            TileMask front = map.neighbours[at] & ~bit(next);
            while (front != 0) {
                reached |= front;
                front = map.around(front) & ~reached;
            }
            if ((reached & bit(next)) != 0) return;
            const TileMask other = flood(map, bit(next), map.all() & ~reached);
            count(std::min(fullWorth(m, reached), fullWorth(m, other)), at, next);
        });
    });
    for (std::size_t seat = 0; seat < m.seats(); ++seat) chokes[seat] = fixedRatio(chokes[seat], all);
    return chokes;
}

}  // namespace hexa::clockwork
