// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/tally.h"

#include <bit>
#include <cassert>
#include <utility>

namespace hexa::sim {
namespace {

int winnerOf(const std::array<std::uint8_t, maxSeats>& teamOf, const SeriesGame& game) {
    assert(game.winners != 0 && "a finished game has a winner");
    return teamOf[static_cast<std::size_t>(std::countr_zero(game.winners))];
}

void addTo(Tally::BySeat& sum, const Tally::BySeat& part) {
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

Tally::Tally(const Series& series, const Design& design)
    : seats(design.seats),
      teams(design.teams),
      factions(design.factions),
      teamOf(design.teamOf),
      fights(series.places().size()) {}

void Tally::count(const Lineup& lineup, const SeriesGame& game, std::int64_t number) {
    if (!game.finished) {
        ++unfinished;
        return;
    }
    ++games;
    decisions += game.decisions;
    hash += mixed(game.hash, static_cast<std::uint64_t>(number));
    const int winner = winnerOf(teamOf, game);
    ++wins[winner];
    Arrangement arrangement{static_cast<std::uint8_t>(lineup.first), {}};
    std::int64_t total = 0;
    std::array<bool, maxSeats> counted{};
    for (int seat = 0; seat < seats; ++seat) {
        assert(((game.winners >> seat & 1) != 0) == (teamOf[seat] == winner) &&
               "one team wins, all of it together");
        arrangement.faction[seat] = lineup.faction[seat];
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
           fights.size() == other.fights.size());
    games += other.games;
    unfinished += other.unfinished;
    decisions += other.decisions;
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

std::vector<WinCount> winsByTurn(const Tally& tally) {
    std::vector<WinCount> counts(tally.seats);
    forEachSeat(tally, [&](int seat, const Arrangement& arrangement, const WinCount& part) {
        addTo(counts[turnOf(tally, seat, arrangement.first)], part);
    });
    return counts;
}

std::vector<std::vector<WinCount>> winsBySeatAndTurn(const Tally& tally) {
    std::vector<std::vector<WinCount>> counts(tally.seats, std::vector<WinCount>(tally.seats));
    forEachSeat(tally, [&](int seat, const Arrangement& arrangement, const WinCount& part) {
        addTo(counts[seat][turnOf(tally, seat, arrangement.first)], part);
    });
    return counts;
}

std::vector<std::vector<WinCount>> winsBySeatAndFaction(const Tally& tally) {
    std::vector<std::vector<WinCount>> counts(tally.seats, std::vector<WinCount>(tally.factions));
    forEachSeat(tally, [&](int seat, const Arrangement& arrangement, const WinCount& part) {
        addTo(counts[seat][arrangement.faction[seat]], part);
    });
    return counts;
}

std::vector<WinCount> winsByFaction(const Tally& tally) {
    std::vector<WinCount> counts(tally.factions);
    forEachSeat(tally, [&](int seat, const Arrangement& arrangement, const WinCount& part) {
        addTo(counts[arrangement.faction[seat]], part);
    });
    return counts;
}

void PairedTally::count(const Design& design, const SeriesGame& first, const SeriesGame& second) {
    if (!first.finished || !second.finished) {
        ++unfinished;
        return;
    }
    ++games;
    ++wins[winnerOf(design.teamOf, first)][winnerOf(design.teamOf, second)];
}

void PairedTally::add(const PairedTally& other) {
    assert(teams == other.teams);
    games += other.games;
    unfinished += other.unfinished;
    for (std::size_t team = 0; team < wins.size(); ++team) addTo(wins[team], other.wins[team]);
}

}  // namespace hexa::sim
