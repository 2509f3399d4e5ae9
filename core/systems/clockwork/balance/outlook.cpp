// SPDX-License-Identifier: GPL-3.0-or-later
// A mean-field model of the game: chances instead of units, all seats at once. What a tile is worth to a planner and
// what may come are judgements in the manner of the greedy bots (bots/worth.h), but a copy: fitted weights stand on these
// numbers, so they must not change with a bot.
#include "core/systems/clockwork/balance/outlook.h"

#include <span>
#include <vector>

namespace hexa::clockwork {
namespace {

/// Worth in 1/65536 of a victory point.
using Worth = std::int64_t;
constexpr Worth onePoint = 65536;

constexpr int mostUnits = 5;            ///< On one tile; more are counted as five.
constexpr int mostPaid = 3;             ///< More units are worth no more.
constexpr Fixed rare = fixedOne >> 13;  ///< What is less likely is left out.
/// Workers beside those that the map gives: Conscription comes now and then, the Court takes some.
constexpr Fixed workersBeside = fixedOne / 5;
/// A worker is kept rather than spent for less.
constexpr Worth leastGain = onePoint * 96 / 256;
/// Of the footholds that are cut off so many lose a unit; the others hang on to something that is not seen here.
constexpr Fixed cutOffLoses = fixedOne * 2 / 5;
/// A tile beside a new one is worth so much a turn for what it opens up, for each point of interest.
constexpr Worth opened = onePoint * 28 / (10 * 256);

constexpr Fixed ofOne(std::int64_t part, std::int64_t whole) { return fixedOne / whole * part; }

/// By kind and units: what holding it is worth from a turn on.
struct Prices {
    std::array<std::array<Worth, mostPaid + 1>, kindCount> held{};
    Worth pointNow = 0;    ///< One point at the next scoring,
    Worth pointLater = 0;  ///< and at those after it.
    int turnsLeft = 0;

    Prices(const Calendar& calendar, int turn) : turnsLeft(calendar.turns - turn) {
        constexpr int kept = 220;  // of 256: how likely it is still held a turn later
        const Worth influence = onePoint / 3 + onePoint * turnsLeft / (4 * calendar.turns);
        const Worth worker = onePoint / 3 + onePoint * turnsLeft / (5 * calendar.turns);
        Worth recruited = 0, studied = 0, chance = onePoint;
        bool next = true;
        for (int year = turn; year <= calendar.turns; ++year) {
            studied += influence * chance / onePoint;
            if (year > turn) recruited += worker * chance / onePoint;
            if (std::find(calendar.scorings.begin(), calendar.scorings.end(), year) !=
                calendar.scorings.end()) {
                (next ? pointNow : pointLater) += chance;
                next = false;
            }
            chance = chance * kept / 256;
        }
        for (std::size_t units = 1; units <= mostPaid; ++units) {
            held[indexOf(tile::village)][units] = units >= 3 ? 2 * recruited : recruited;
            for (const KindId kind : {tile::tower, tile::manufactory, tile::shrine})
                held[indexOf(kind)][units] = studied;
            held[indexOf(tile::lake)][units] = lake(3, units);
            held[indexOf(tile::forest)][units] = forest(3, units);
            held[indexOf(tile::citadel)][units] = onePoint * 12 / 256 * turnsLeft;
        }
    }
    Worth of(const GameMap& map, TileIndex at, std::size_t units) const {
        if (units == 0) return 0;
        const std::int64_t points = map.points[at];
        if (points < 0) return held[map.kind[at]][units];
        if (map.isKind(at, tile::lake)) return lake(points, units);
        if (map.isKind(at, tile::forest)) return forest(points, units);
        return held[map.kind[at]][units] + points * (pointNow + pointLater);
    }

private:
    Worth lake(std::int64_t points, std::size_t units) const {
        return (units >= 2 ? points * pointNow : points * pointNow / 4) + points * pointLater / 2;
    }
    Worth forest(std::int64_t points, std::size_t units) const {
        return std::min(static_cast<std::int64_t>(units), points) * pointNow +
               std::min<std::int64_t>(1, points) * pointLater;
    }
};

/// What a stretch must gain a worker to be bought as often as not. Dividing is slow, and this is divided by all the time.
struct Threshold {
    explicit Threshold(Worth gain) : inverse((std::int64_t{1} << bits) / gain), farAbove(8 * gain) {}
    static constexpr int bits = 44;
    std::int64_t inverse;
    Worth
        farAbove;  ///< From here on the preference is as good as sure, and the product would overflow some day.
};

/// How likely a planner prefers a gain to the threshold: x^7 / (1 + x^7) of their ratio x, between steps of 1/256 by
/// straight lines.
Fixed preference(Worth gain, Threshold threshold) {
    constexpr int stepBits = 8, widthBits = 2, fineBits = 12;
    static constexpr auto table = [] {
        std::array<Fixed, (std::size_t{1} << (stepBits + widthBits)) + 1> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double x = static_cast<double>(i) / (1 << stepBits);
            const double power = x * x * x * x * x * x * x;
            values[i] = static_cast<Fixed>(power / (1 + power) * static_cast<double>(fixedOne) + 0.5);
        }
        return values;
    }();
    if (gain <= 0) return 0;
    if (gain >= threshold.farAbove) return table.back();
    const std::int64_t ratio = gain * threshold.inverse >> (Threshold::bits - stepBits - fineBits);
    const std::int64_t step = ratio >> fineBits;
    if (step >= static_cast<std::int64_t>(table.size()) - 1) return table.back();
    const auto i = static_cast<std::size_t>(step);
    const std::int64_t fine = ratio & ((1 << fineBits) - 1);
    return table[i] + ((table[i + 1] - table[i]) * fine >> fineBits);
}

/// Chance to be the strongest with `own` against `enemy`, to whom a first unit comes with chance `comers`, and each
/// further one with 9/16.
Fixed chanceToHold(int own, int enemy, Fixed comers) {
    static constexpr std::array<Fixed, 8> further{256, 256, 144, 81, 46, 26, 14, 8};
    const auto margin = static_cast<std::size_t>(std::clamp(own - enemy, 0, 7));
    return fixedOne - (margin > 0 ? comers : fixedOne) / 256 * further[margin];
}

/// For the few that there are.
void sort(std::span<Fixed> chances) {
    for (std::size_t i = 1; i < chances.size(); ++i)
        for (std::size_t j = i; j > 0 && chances[j] < chances[j - 1]; --j)
            std::swap(chances[j], chances[j - 1]);
}

/// The product of chances, whatever their order.
Fixed product(std::span<Fixed> chances) {
    sort(chances);
    Fixed all = fixedOne;
    for (const Fixed chance : chances) all = times(all, chance);
    return all;
}

/// By number of units: how likely.
using Spread = std::array<Fixed, mostUnits + 1>;

/// What may stand on a tile before the deployment; owner -1: nobody.
struct Standing {
    int owner = -1;
    int units = 0;
    Fixed chance = 0;
};

/// What a seat may want to buy on a tile that stands so: stretches of workers, the steepest first.
struct Goal {
    TileIndex tile = 0;
    std::size_t standing = 0;
    Fixed chance = 0;   ///< Of the standing.
    Fixed direct = 0;   ///< Chance that it can be deployed to,
    Fixed marched = 0;  ///< or only by a Forced March, were there a way.
    struct Stretch {
        Worth slope = 0;
        int length = 0;
        Fixed bought = 0;  ///< Filled in by Planner.
    };
    std::array<Stretch, mostUnits> stretches;
    std::size_t count = 0;
    /// A tile through which a march may lead. It leaves a unit there, so it is weighed together with that step (DEP-05).
    struct Way {
        TileIndex through = 0;
        Fixed open = 0;   ///< Chance that it can be gone.
        Worth slope = 0;  ///< Of the step and the first stretch together.
    };
    std::array<Way, 6> ways;
    std::size_t wayCount = 0;
};

class Course {
public:
    explicit Course(const Measured& measured) : m(measured), mSpread(measured.map.tiles) {}

    Outlook run() {
        Outlook outlook;
        constexpr std::size_t later = Outlook::stages - 1;
        for (int turn = 1; turn <= m.calendar.turns; ++turn) {
            play(turn);
            const std::size_t stage = std::min(static_cast<std::size_t>(turn) - 1, later);
            for (std::size_t seat = 0; seat < m.seats(); ++seat)
                forEachTile(land(), [&](TileIndex at) { outlook.hold[stage][seat][at] += held(seat, at); });
        }
        for (auto& seat : outlook.hold[later])
            for (Fixed& chance : seat) chance /= m.calendar.turns - static_cast<int>(later);
        return outlook;
    }

private:
    using BySeat = std::array<Fixed, maxPlayers>;
    using Bought = std::array<Spread, maxPlayers>;  ///< Workers added, by seat.

    TileMask land() const { return m.map.all() & ~m.map.capitals; }
    Fixed held(std::size_t seat, TileIndex at) const {
        Fixed sum = 0;
        for (std::size_t units = 1; units <= mostUnits; ++units) sum += mSpread[at][seat][units];
        return sum;
    }
    Fixed city(std::size_t seat, TileIndex at) const {
        Fixed sum = 0;
        for (std::size_t units = 3; units <= mostUnits; ++units) sum += mSpread[at][seat][units];
        return sum;
    }

    void play(int turn) {
        look();
        const Prices prices(m.calendar, turn);
        std::vector<std::vector<Bought>> bought(mStandings.size());
        for (std::size_t at = 0; at < bought.size(); ++at) {
            Spread none{};
            none[0] = fixedOne;
            Bought nobody;
            nobody.fill(none);
            bought[at].assign(mStandings[at].size(), nobody);
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
    // As it is before a deployment, by tile:
    std::vector<std::vector<Standing>> mStandings;
    std::array<BySeat, maxTiles> mControl{}, mDirect{}, mMarched{};
    std::array<Fixed, maxTiles> mEmpty{};
};

/// Who stands where, and who can deploy where.
void Course::look() {
    const GameMap& map = m.map;
    mStandings.assign(static_cast<std::size_t>(map.tiles), {});
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
            for (std::size_t units = 1; units <= mostUnits; ++units)
                if (const Fixed chance = mSpread[at][seat][units]; chance > rare)
                    mStandings[at].push_back({static_cast<int>(seat), static_cast<int>(units), chance});
        }
        mEmpty[at] = std::max(Fixed{0}, empty);
        if (empty > rare) mStandings[at].push_back({-1, 0, empty});
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

/// Chance that a rival brings a first unit here.
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
        std::array<Worth, mostPaid + 1> pay{};
        for (std::size_t units = 1; units <= mostPaid; ++units)
            pay[units] = prices.of(map, at, units) + opening;
        for (std::size_t i = 0; i < mStandings[at].size(); ++i) {
            const Standing& standing = mStandings[at][i];
            const bool owns = standing.owner == static_cast<int>(seat);
            const bool foreign = standing.owner >= 0 && !owns;
            if (foreign && !m.distances.rival(seat, static_cast<std::size_t>(standing.owner))) continue;
            const int own = owns ? standing.units : 0;
            const int enemy = foreign ? standing.units : 0;
            const Worth denial =
                foreign ? prices.of(map, at, static_cast<std::size_t>(std::min(enemy, mostPaid))) * envy / 256
                        : 0;
            const auto after = [&](int units) {
                return times(chanceToHold(units, enemy, comers),
                             pay[static_cast<std::size_t>(std::min(units, mostPaid))]) +
                       times(chanceToHold(units + 1, enemy, comers), denial);  // a tie kills too
            };
            Goal goal;
            goal.tile = at;
            goal.standing = i;
            goal.chance = standing.chance;
            goal.direct = owns ? fixedOne : mDirect[at][seat];
            goal.marched = fixedOne - goal.direct;
            const int most = std::min(mostUnits - own, std::max(1, enemy - own + 3));
            for (int done = 0; done < most;) {
                Goal::Stretch best;
                for (int length = 1; done + length <= most; ++length)
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
        if (mStandings[goal.tile][goal.standing].owner < 0) step[goal.tile] = &goal;
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

/// Workers that the seat would spend if a stretch had to gain so much; notes how much of each it would buy.
Fixed Course::demand(std::vector<Goal>& goals, Threshold threshold) const {
    std::array<Fixed, maxTiles> stepBought{}, transit{};
    for (const Goal& goal : goals)
        if (mStandings[goal.tile][goal.standing].owner < 0)
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
        if (mStandings[goal.tile][goal.standing].owner < 0 && goal.direct > first)
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
    Worth low = leastGain, high = leastGain;
    for (const Goal& goal : goals) high = std::max(high, 4 * goal.stretches[0].slope);
    if (demand(goals, Threshold(low)) > workers) {
        while (high - low > low / 128) {
            const Worth middle = (low + high) / 2;
            (demand(goals, Threshold(middle)) > workers ? low : high) = middle;
        }
        demand(goals, Threshold(low));
    }
    for (const Goal& goal : goals) {
        Spread& added = bought[goal.tile][goal.standing][seat];
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

/// BAT-03 to BAT-05: the strongest keeps the difference, a tie kills all. Allies do not fight; where both come, the one
/// with more units holds the tile, and an even number is shared, so that nobody's chance is counted twice.
void Course::fight(TileIndex at, const std::vector<Bought>& bought) {
    std::array<Spread, maxPlayers> result{};
    for (std::size_t i = 0; i < bought.size(); ++i) {
        const Standing& standing = mStandings[at][i];
        std::array<Spread, maxPlayers> present{};
        std::array<Spread, maxPlayers> atMost{};
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            const int own = standing.owner == static_cast<int>(seat) ? standing.units : 0;
            for (int more = 0; more <= mostUnits; ++more)
                present[seat][static_cast<std::size_t>(std::min(mostUnits, own + more))] +=
                    bought[i][seat][static_cast<std::size_t>(more)];
            Fixed sum = 0;
            for (std::size_t units = 0; units <= mostUnits; ++units)
                atMost[seat][units] = sum += present[seat][units];
        }
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            if (present[seat][0] == fixedOne) continue;
            Spread mine = present[seat];
            for (std::size_t ally = 0; ally < m.seats(); ++ally) {
                if (ally == seat || m.distances.rival(seat, ally)) continue;
                for (std::size_t own = 1; own <= mostUnits; ++own)
                    mine[own] = times(mine[own], (atMost[ally][own - 1] + atMost[ally][own]) / 2);
            }
            Fixed below = 0;
            for (std::size_t theirs = 0; theirs < mostUnits; ++theirs) {
                std::array<Fixed, maxPlayers> others{};
                std::size_t count = 0;
                for (std::size_t other = 0; other < m.seats(); ++other)
                    if (m.distances.rival(seat, other)) others[count++] = atMost[other][theirs];
                const Fixed upTo = product(std::span(others).first(count));
                const Fixed exactly = times(standing.chance, upTo - below);
                below = upTo;
                if (exactly > 0)
                    for (std::size_t own = theirs + 1; own <= mostUnits; ++own)
                        result[seat][own - theirs] += times(mine[own], exactly);
            }
        }
    }
    mSpread[at] = result;
}

/// ATR-01: what hangs on no chain to the Capital or a City loses a unit.
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
        for (std::size_t units = 1; units <= mostUnits; ++units) {
            if (units >= 3 && map.isKind(at, tile::village)) continue;
            const Fixed lost = times(spread[units], loses);
            spread[units] -= lost;
            if (units > 1) spread[units - 1] += lost;
        }
    });
}

/// SCO-03.
void Course::pollute() {
    forEachTile(m.map.resources(), [&](TileIndex at) {
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            const Fixed all = held(seat, at);
            mSpread[at][seat] = {};
            mSpread[at][seat][1] = all;
        }
    });
}

}  // namespace

Fixed Outlook::exposure(const Measured& m, std::size_t seat, TileIndex at) const {
    Fixed most = 0;
    for (std::size_t other = 0; other < m.seats(); ++other) {
        if (!m.distances.rival(seat, other)) continue;
        forEachTile(m.map.neighbours[at], [&](TileIndex next) {
            most = std::max(most, next == m.map.capital[other] ? fixedOne : hold[settled][other][next]);
        });
    }
    return most;
}

Outlook measureOutlook(const Measured& measured) { return Course(measured).run(); }

}  // namespace hexa::clockwork
