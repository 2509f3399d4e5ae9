// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "core/systems/clockwork/clockwork.h"
#include "core/systems/clockwork/terms/kinds.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace hexa::test {

/// Returns the game, made once.
inline const GameSystem& game() {
    static const GameSystem system = clockwork::makeSystem();
    return system;
}

inline Systems onlyThisGame() { return Systems({game()}); }

/// Returns a legal, complete rulebook map for a number of players.
inline Scenario legalMap(int players, std::uint64_t seed = 1) {
    GenerateRequest request;
    request.base = game().layout(std::to_string(players) + "p")->scenario;
    request.seed = seed;
    auto map = makeMap(game(), request);
    Q_ASSERT(map.ok());
    return std::move(*map);
}

/// Changes the tile at a hex, which must be a cell.
inline void setKind(Scenario& map, Hex at, KindId kind) {
    CellState state = *map.board.state(at);
    state.cell.kind = kind;
    state.cell.id = {};
    state.setDetails({});
    map.board.put(state);
    assignMissingIds(map.board, game().catalog);
}

/// Returns the hexes with tiles of a kind, in reading order.
inline std::vector<Hex> hexesOf(const Scenario& map, KindId kind) {
    std::vector<Hex> hexes;
    for (const Cell& cell : map.board.cells())
        if (cell.kind == kind) hexes.push_back(cell.at);
    return hexes;
}

inline std::vector<Hex> emptySlots(const Scenario& map) { return hexesOf(map, KindId::Empty); }

/// Puts a locked tile.
inline void lock(Scenario& map, Hex at, KindId kind) {
    Cell cell;
    cell.at = at;
    cell.kind = kind;
    cell.locked = true;
    map.board.put(CellState(cell));
    assignMissingIds(map.board, game().catalog);
}

/// Makes the first `count` tiles of kind `from` (or all there are) a kind `to`.
inline void turn(Scenario& map, KindId from, KindId to, int count) {
    for (const Hex at : hexesOf(map, from))
        if (count-- > 0) setKind(map, at, to);
}

inline void setId(Scenario& map, Hex at, std::string_view id) {
    CellState state = *map.board.state(at);
    state.cell.id = *TileId::from(id);
    map.board.put(state);
}

inline void setPoints(Scenario& map, Hex at, int points) {
    CellDetails details = map.board.detailsOf(at);
    details.points = points;
    map.board.put(CellState(*map.board.find(at), details));
}

inline std::vector<Finding> check(const Scenario& map) { return game().check(map, {}); }

inline bool hasErrors(const Scenario& map) {
    const auto findings = check(map);
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.problem.severity == Severity::Error; });
}

inline std::vector<Finding> findingsOf(const Scenario& map, std::string_view code) {
    std::vector<Finding> found;
    for (Finding& finding : check(map))
        if (finding.problem.code == code) found.push_back(std::move(finding));
    return found;
}

/// Returns a board of many tiles of one kind, each with the same odd ID and special points.
inline Scenario hugeBoard(int side, bool broken) {
    Scenario map;
    map.system = "clockwork-wars";
    std::vector<Cell> cells;
    std::map<Hex, CellDetails> details;
    for (int q = 0; q < side; ++q)
        for (int r = 0; r < side; ++r) {
            Cell cell;
            cell.at = {q, r};
            cell.kind = broken && (q + r) % 2 == 0 ? clockwork::tile::capital : clockwork::tile::lake;
            if (broken) cell.id = *TileId::from("?" + std::to_string((q * side + r) / 2));
            if (broken && q < 3) {
                const int at = r % 4;
                if (at == 3) cell.kind = KindId::Blank;
                if (at == 2) cell.kind = clockwork::tile::village;
                if (at < 2) cell.kind = clockwork::tile::lake;
                details[cell.at].points = at == 0 ? -1 : 9;
            }
            cells.push_back(cell);
        }
    map.board.setCells(std::move(cells), std::move(details));
    const Hex homes[] = {{side - 1, side - 1}, {side - 1, 0}};
    for (const Hex home : homes) {
        Cell cell;
        cell.at = home;
        cell.kind = clockwork::tile::capital;
        map.board.put(CellState(cell));
        map.seats.push_back({home, {}, {}, {}});
    }
    if (!broken) assignMissingIds(map.board, game().catalog);
    return map;
}

/// Returns the sentences of core and game.
inline const Messages& messages() {
    static const Messages all = onlyThisGame().messages();
    return all;
}

/// Verifies that every language has a sentence for the problem, with all its places filled.
inline void checkTexts(const Problem& problem) {
    QVERIFY2(messages().knows(problem.code), problem.code.c_str());
    for (const char* language : {"en", "de", "fr"}) {
        const std::string text = messages().text(language, problem);
        QVERIFY2(!text.empty() && text.find('{') == std::string::npos, text.c_str());
    }
}

}  // namespace hexa::test
