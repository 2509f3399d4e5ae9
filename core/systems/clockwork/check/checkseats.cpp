// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/keeping.h"
#include "core/systems/clockwork/check/findings.h"

#include <algorithm>
#include <set>

namespace hexa::clockwork {
namespace {

Finding::Fix removeSeat(const CheckInput& input, std::size_t seat) {
    return {"fix.remove-seat", {SetSeats{withoutSeats(input.scenario, input.catalog, {seat})}}};
}

Finding::Fix addSeat(const Scenario& scenario, Hex home) {
    std::vector<Seat> seats = scenario.seats;
    seats.push_back({home, {}, {}, {}});
    return {"fix.add-seat", {SetSeats{std::move(seats)}}};
}

/// Puts a Capital on the home of a seat; the seats do not change.
Finding::Fix placeCapital(const CheckInput& input, Hex home) {
    TileIdSource ids(input.scenario.board, input.catalog);
    Cell cell;
    cell.at = home;
    cell.kind = tile::capital;
    cell.id = ids.take(tile::capital);
    return {"clockwork.fix.place-capital", {SetCells{{{home, CellState(cell)}}}}};
}

/// Checks SET-01: 2 to 4 players.
void checkPlayers(const CheckInput& input) {
    const int players = input.scenario.players();
    if (players == 0)
        input.findings.add({{"clockwork.seats.none"}, Severity::Error, {}, "SET-01"});
    else if (players < input.catalog.minSeats || players > input.catalog.maxSeats)
        input.findings.add({{"clockwork.seats.count",
                             {number("count", players), number("min", input.catalog.minSeats),
                              number("max", input.catalog.maxSeats)}},
                            Severity::Error,
                            {},
                            "SET-01"});
}

/// Checks SET-11: each player has a Capital of its own.
void checkHomes(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    std::set<Hex> homes;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const Hex home = scenario.seats[seat].homeHex();
        const Cell* cell = scenario.board.find(home);
        const Arguments arguments{number("seat", static_cast<std::int64_t>(seat) + 1)};
        if (!homes.insert(home).second) {
            input.findings.add(
                {{"clockwork.seat.shared-home", arguments}, Severity::Error, placeOf(home), "SET-11"},
                removeSeat(input, seat));
        } else if (cell == nullptr || cell->kind != tile::capital) {
            const bool free = cell != nullptr && !cell->locked;
            input.findings.add(
                {{"clockwork.seat.no-capital", arguments}, Severity::Error, placeOf(home), "SET-11"},
                free ? placeCapital(input, home) : removeSeat(input, seat));
        }
    }
}

/// Checks SET-01: each player has another race.
void checkFactions(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    const auto& known = input.catalog.factions;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const std::string& id = scenario.seats[seat].faction;
        const bool unknown =
            !id.empty() && std::none_of(known.begin(), known.end(),
                                        [&](const Faction& faction) { return faction.id == id; });
        if (unknown) {
            input.findings.add({{"clockwork.race.unknown",
                                 {number("seat", static_cast<std::int64_t>(seat) + 1), text("race", id)}},
                                Severity::Error,
                                placeOf(scenario.seats[seat].homeHex()),
                                "SET-01"});
            continue;
        }
        const Faction* faction = factionOf(scenario, input.catalog, seat);
        for (std::size_t other = 0; other < seat && faction != nullptr; ++other) {
            if (factionOf(scenario, input.catalog, other) != faction) continue;
            input.findings.add({{"clockwork.race.twice",
                                 {number("seat", static_cast<std::int64_t>(seat) + 1),
                                  number("other", static_cast<std::int64_t>(other) + 1),
                                  {"race", faction->name}}},
                                Severity::Error,
                                placeOf(scenario.seats[seat].homeHex()),
                                "SET-01"});
            break;
        }
    }
}

/// Checks SET-11 from the tiles' side: every Capital has an owner. No two touch, since no player
/// may enter the other's.
void checkCapitals(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    const Board& board = scenario.board;
    int capitals = 0;
    for (const Cell& cell : board.cells()) {
        if (cell.kind != tile::capital) continue;
        ++capitals;
        if (!scenario.seatAt(cell.at) &&
            input.findings.wants("clockwork.capital.nobody", Severity::Error, "SET-11")) {
            const bool room = scenario.players() < input.catalog.maxSeats;
            input.findings.add({{"clockwork.capital.nobody"}, Severity::Error, placeOf(cell.at), "SET-11"},
                               room ? std::optional(addSeat(scenario, cell.at)) : std::nullopt);
        }
        for (const Hex direction : {directions[0], directions[1], directions[5]}) {
            const Cell* next = board.find(cell.at + direction);
            if (next == nullptr || next->kind != tile::capital ||
                !input.findings.wants("clockwork.capital.touch", Severity::Warning, "MAP-04"))
                continue;
            input.findings.add(
                {{"clockwork.capital.touch", {text("id", cell.id.text()), text("other", next->id.text())}},
                 Severity::Warning,
                 placeOf(cell.at),
                 "MAP-04"});
        }
    }
    if (capitals != scenario.players())
        input.findings.add(
            {{"clockwork.capital.count", {number("count", capitals), number("players", scenario.players())}},
             Severity::Error,
             {},
             "SET-11"});
}

}  // namespace

void checkSeats(const CheckInput& input) {
    checkPlayers(input);
    checkHomes(input);
    checkFactions(input);
    checkCapitals(input);
    // SET-11: the map starts without units.
    if (!input.scenario.board.pieces.empty())
        input.findings.add(
            {{"clockwork.units.present",
              {number("count", static_cast<std::int64_t>(input.scenario.board.pieces.size()))}},
             Severity::Error,
             placeOf(input.scenario.board.pieces.front().at),
             "SET-11"},
            Finding::Fix{"fix.remove-pieces", {splicesBetween(input.scenario.board.pieces, {})}});
}

}  // namespace hexa::clockwork
