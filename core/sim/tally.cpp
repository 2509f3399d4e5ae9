// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/tally.h"

#include "core/base/rng.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <utility>

namespace hexa::sim {
namespace {

using TeamOf = std::array<std::uint8_t, maxSeats>;

/// The teams that won; all of them after a draw.
struct Winners {
    std::array<int, maxSeats> teams{};
    int count = 0;
};

Winners winnersOf(const TeamOf& teamOf, int teams, const SeriesGame& game) {
    std::array<bool, maxSeats> won{};
    for (std::size_t seat = 0; seat < teamOf.size(); ++seat)
        if ((game.winners >> seat & 1) != 0) won[teamOf[seat]] = true;
    Winners winners;
    for (int team = 0; team < teams; ++team)
        if (game.winners == 0 || won[static_cast<std::size_t>(team)])
            winners.teams[static_cast<std::size_t>(winners.count++)] = team;
    assert(winners.count > 0 && "only seats of the game win");
    return winners;
}

template <std::size_t N>
void addTo(std::array<std::int64_t, N>& sum, const std::array<std::int64_t, N>& part) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part[i];
}

int turnOf(const Tally& tally, int seat, int first) { return (seat - first + tally.seats) % tally.seats; }

/// Calls visit(seat, arrangement, games and wins of the seat in it).
template <class Visit>
void forEachSeat(const Tally& tally, Visit visit) {
    for (const auto& [arrangement, wins] : tally.arrangements) {
        std::int64_t games = 0;
        for (const std::int64_t count : wins) games += count;
        for (int seat = 0; seat < tally.seats; ++seat)
            visit(seat, arrangement, WinCount{games, wins[tally.teamOf[seat]]});
    }
}

void addTo(WinCount& sum, const WinCount& part) {
    sum.games += part.games;
    sum.wins += part.wins;
}

}  // namespace

int winnerOf(const std::array<std::uint8_t, maxSeats>& teamOf, int teams, const SeriesGame& game,
             std::uint64_t seed) {
    const Winners winners = winnersOf(teamOf, teams, game);
    if (winners.count == 1) return winners.teams[0];
    Rng lot(seed, "shared win");
    return winners.teams[lot.below(static_cast<std::uint32_t>(winners.count))];
}

Tally::Tally(const Series& series, const Design& design)
    : seats(design.seats),
      teams(design.teams),
      factions(design.factions),
      ordered(design.ordered),
      teamOf(design.teamOf),
      judged(series.judged()),
      fights(series.places().size()) {
    const std::vector<std::int32_t> wanted = series.targets();
    assert(wanted.empty() || static_cast<int>(wanted.size()) == placesOf(*this));
    // Equal targets count as none.
    if (std::ranges::adjacent_find(wanted, std::ranges::not_equal_to()) != wanted.end())
        std::copy(wanted.begin(), wanted.end(), targets.begin());
}

void Tally::count(const Lineup& lineup, const SeriesGame& game, std::int64_t number, std::uint64_t seed) {
    if (!game.finished) {
        ++unfinished;
        return;
    }
    ++games;
    decisions += game.decisions;
    hash += mixed(game.hash, static_cast<std::uint64_t>(number));
    const int winner = winnerOf(teamOf, teams, game, seed);
    const int sharing = winnersOf(teamOf, teams, game).count;
    if (game.winners == 0)
        ++drawn;
    else if (sharing > 1)
        ++shared;
    ++wins[winner];
    Arrangement arrangement{static_cast<std::uint8_t>(lineup.first), {}};
    std::int64_t total = 0;
    std::array<bool, maxSeats> counted{};
    for (int seat = 0; seat < seats; ++seat) {
        assert((sharing > 1 || (game.winners >> seat & 1) == (teamOf[seat] == winner ? 1 : 0)) &&
               "a team wins all of it together");
        if (factions > 0) arrangement.faction[seat] = lineup.faction[seat];
        total += game.points[seat];
        if (std::exchange(counted[teamOf[seat]], true)) continue;
        ++botTeams[lineup.bot[seat]];
        if (teamOf[seat] == winner) ++botWins[lineup.bot[seat]];
    }
    for (int seat = 0; seat < seats; ++seat) {
        const std::int64_t own = game.points[seat];
        const std::int64_t margin = seats * own - total;
        points[seat] += own;
        pointsSquared[seat] += own * own;
        marginSquared[seat] += margin * margin;
    }
    if (lineup.first != Lineup::dealt) ++arrangements[arrangement][winner];
}

void Tally::add(const Tally& other) {
    assert(seats == other.seats && teams == other.teams && teamOf == other.teamOf &&
           ordered == other.ordered && judged == other.judged && targets == other.targets &&
           fights.size() == other.fights.size());
    games += other.games;
    unfinished += other.unfinished;
    decisions += other.decisions;
    shared += other.shared;
    drawn += other.drawn;
    hash += other.hash;
    addTo(wins, other.wins);
    addTo(points, other.points);
    addTo(pointsSquared, other.pointsSquared);
    addTo(marginSquared, other.marginSquared);
    addTo(botWins, other.botWins);
    addTo(botTeams, other.botTeams);
    for (std::size_t place = 0; place < fights.size(); ++place) fights[place] += other.fights[place];
    for (const auto& [arrangement, counts] : other.arrangements) addTo(arrangements[arrangement], counts);
}

int placesOf(const Tally& tally) { return tally.judged == Judged::Order ? tally.seats : tally.teams; }

std::vector<std::int64_t> judgedWins(const Tally& tally) {
    if (tally.judged == Judged::Seats) return {tally.wins.begin(), tally.wins.begin() + tally.teams};
    std::vector<std::int64_t> wins;
    for (const WinCount& place : winsByTurn(tally)) wins.push_back(place.wins);
    return wins;
}

std::vector<double> targetsOf(const Tally& tally) {
    const auto places = static_cast<std::size_t>(placesOf(tally));
    const double all = std::accumulate(tally.targets.begin(), tally.targets.end(), 0.0);
    std::vector<double> targets(places, 1 / static_cast<double>(places));
    for (std::size_t place = 0; place < places && all > 0; ++place)
        targets[place] = static_cast<double>(tally.targets[place]) / all;
    return targets;
}

std::vector<WinCount> winsByTurn(const Tally& tally) {
    if (!tally.ordered) return {};
    std::vector<WinCount> counts(tally.seats);
    forEachSeat(tally, [&](int seat, const Arrangement& arrangement, const WinCount& part) {
        addTo(counts[turnOf(tally, seat, arrangement.first)], part);
    });
    return counts;
}

std::vector<WinCount> winsByFaction(const Tally& tally) {
    if (tally.factions == 0) return {};
    std::vector<WinCount> counts(tally.factions);
    forEachSeat(tally, [&](int seat, const Arrangement& arrangement, const WinCount& part) {
        addTo(counts[arrangement.faction[seat]], part);
    });
    return counts;
}

void PairedTally::count(const Design& design, Judged judged, const Lineup& lineup, const SeriesGame& first,
                        const SeriesGame& second, std::uint64_t seed) {
    if (!first.finished || !second.finished) {
        ++unfinished;
        return;
    }
    ++games;
    // An order is judged without teams: there the team is the seat.
    const auto place = [&](const SeriesGame& game) {
        const int team = winnerOf(design.teamOf, design.teams, game, seed);
        return judged == Judged::Order ? (team - lineup.first + design.seats) % design.seats : team;
    };
    ++wins[place(first)][place(second)];
    for (const auto& [game, counts] : {std::pair{&first, &undivided[0]}, std::pair{&second, &undivided[1]}}) {
        const int sharing = winnersOf(design.teamOf, design.teams, *game).count;
        if (game->winners == 0)
            ++counts->drawn;
        else if (sharing > 1)
            ++counts->shared;
    }
}

void PairedTally::add(const PairedTally& other) {
    assert(places == other.places);
    games += other.games;
    unfinished += other.unfinished;
    for (std::size_t place = 0; place < wins.size(); ++place) addTo(wins[place], other.wins[place]);
    for (std::size_t map = 0; map < undivided.size(); ++map) {
        undivided[map].shared += other.undivided[map].shared;
        undivided[map].drawn += other.undivided[map].drawn;
    }
}

}  // namespace hexa::sim
