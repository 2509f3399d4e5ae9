// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scenariofile.h"
#include "core/systems/clockwork/clockwork.h"
#include "core/systems/clockwork/kinds.h"

#include <QTest>

#include <string>
#include <vector>

namespace hexa::test {

/// The game, made once.
inline const GameSystem& game() {
    static const GameSystem system = clockwork::makeSystem();
    return system;
}

inline Systems onlyThisGame() { return Systems({game()}); }

/// A legal, complete rulebook map for a number of players.
inline Scenario legalMap(int players, std::uint64_t seed = 1) {
    GenerateRequest request;
    request.base = game().layout(std::to_string(players) + "p")->scenario;
    request.seed = seed;
    auto map = game().generator("rulebook")->run(request);
    Q_ASSERT(map.ok());
    return std::move(*map);
}

/// Changes what stands at a hex that is a cell.
inline void setKind(Scenario& map, Hex at, KindId kind) {
    CellState state = *map.board.state(at);
    state.cell.kind = kind;
    state.cell.id = {};
    state.setDetails({});
    map.board.put(state);
    assignMissingIds(map.board, game().catalog);
}

/// The hexes with tiles of a kind, in reading order.
inline std::vector<Hex> hexesOf(const Scenario& map, KindId kind) {
    std::vector<Hex> hexes;
    for (const Cell& cell : map.board.cells())
        if (cell.kind == kind) hexes.push_back(cell.at);
    return hexes;
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

inline std::vector<Finding> findingsOf(const Scenario& map, std::string_view code) {
    std::vector<Finding> found;
    for (Finding& finding : check(map))
        if (finding.problem.code == code) found.push_back(std::move(finding));
    return found;
}

}  // namespace hexa::test
