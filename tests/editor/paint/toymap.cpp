// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/paint/toymap.h"

#include "tests/support/toysystem.h"

#include <algorithm>

namespace hexa::test {
namespace {

constexpr std::string_view gateDrawing =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20"><path d="M-8 -8H8V8H3V0A3 3 0 0 0 -3 0V8H-8Z" fill="#5a4632"/></svg>)";
constexpr std::string_view fenceDrawing =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20">)"
    R"(<path d="M0 10H100M10 0V20M37 0V20M63 0V20M90 0V20" stroke="#5a4632" stroke-width="5" fill="none"/></svg>)";

}  // namespace

const GameSystem& drawnToy() {
    static const GameSystem game = [] {
        GameSystem toy = toySystem();
        toy.drawings = {{"piece-gate", gateDrawing}, {"edge-fence", fenceDrawing}};
        toy.slotsOf = [](const Scenario&, Hex) {
            return std::vector<Slot>{{"west", Localized("West"), {-0.5, -0.2}, {}},
                                     {"east", Localized("East"), {0.5, -0.2}, {}}};
        };
        return toy;
    }();
    return game;
}

Scenario toyBoard(int radius) {
    const Catalog& catalog = drawnToy().catalog;
    Scenario map;
    map.system = catalog.system;
    map.title = Localized("Toy map");
    map.board.orientation = catalog.orientation;
    std::vector<Cell> cells;
    for (const Hex at : disc({0, 0}, radius)) cells.push_back({at, *catalog.kindId("meadow"), false, {}});
    map.board.setCells(std::move(cells));
    for (const Hex home : {Hex{-radius, 0}, Hex{radius, 0}}) {
        Cell cell;
        cell.at = home;
        cell.kind = *catalog.kindId("home");
        map.board.put(CellState(cell));
        map.seats.push_back({home, {}, {}, {}});
    }
    assignMissingIds(map.board, catalog);
    return map;
}

PiecePlacement toyPiece(const char* kind, Hex at, int seat, int turns) {
    PiecePlacement piece;
    piece.kind = kind;
    piece.at = at;
    piece.seat = seat;
    piece.turns = turns;
    return piece;
}

EdgeFeature toyEdge(const char* kind, Hex at, int direction, int seat) {
    EdgeFeature feature = edgeFeature(at, direction, kind, drawnToy().catalog.edgeKind(kind)->sided);
    feature.seat = seat;
    return feature;
}

void addEdge(Board& board, EdgeFeature feature) {
    const auto at = std::ranges::lower_bound(board.edges, feature.key(), {}, &EdgeFeature::key);
    board.edges.insert(at, std::move(feature));
}

Scenario toyMap() {
    Scenario map = toyBoard();
    Board& board = map.board;
    for (const Hex at : {Hex{-3, 0}, Hex{-2, 0}, Hex{-1, 0}, Hex{0, 0}})
        addEdge(board, toyEdge("road", at, 0));
    addEdge(board, toyEdge("road", {0, 0}, 2));
    for (int direction = 0; direction < 3; ++direction) addEdge(board, toyEdge("wall", {0, 0}, direction, 0));
    addEdge(board, toyEdge("wall", {1, 0}, 3, 1));
    addEdge(board, toyEdge("fence", {1, 0}, 3));
    addEdge(board, toyEdge("fence", {-2, 2}, 1));
    board.edges.front().attributes.set("height", 2);
    for (EdgeFeature& edge : board.edges)
        if (edge.kind == "wall" && edge.seat == 1) edge.attributes.set("height", 3);

    PiecePlacement pond = toyPiece("pond", {-1, 2});
    Sides banks;
    banks.set(0, true);
    banks.set(1, true);
    pond.attributes.set("banks", banks);
    board.pieces.push_back(pond);
    board.pieces.push_back(toyPiece("sheep", {-1, 2}));
    board.pieces.push_back(toyPiece("pond", {0, 2}));
    for (int turns = 0; turns < 3; ++turns)
        board.pieces.push_back(toyPiece("knight", {1, -1}, turns % 2, turns));
    PiecePlacement mirrored = toyPiece("knight", {2, -2}, 1, 4);
    mirrored.mirrored = true;
    board.pieces.push_back(mirrored);
    for (int i = 0; i < 9; ++i) board.pieces.push_back(toyPiece("sheep", {0, -2}));
    for (int i = 0; i < 40; ++i) board.pieces.push_back(toyPiece("sheep", {1, -3}));
    PiecePlacement many = toyPiece("sheep", {-2, 3});
    many.count = 12;
    board.pieces.push_back(many);
    for (const int side : {0, 2, 4}) {
        PiecePlacement gate = toyPiece("gate", {-1, -1});
        gate.side = side;
        board.pieces.push_back(gate);
    }
    for (const char* slot : {"west", "east", "east"}) {
        PiecePlacement mill = toyPiece("mill", {-2, 1});
        mill.slot = slot;
        board.pieces.push_back(mill);
    }

    RegionPlacement farm;
    farm.kind = "farm";
    farm.anchor = {2, 0};
    farm.turns = 1;
    board.regions = {farm};
    std::vector<Hex> field = disc({0, 0}, 3);
    std::erase_if(field, [](Hex at) { return at.r == 3; });
    board.zones = {{"a", Localized("Red start"), 0, {{-3, 1}, {-3, 2}, {-2, 1}}, "start", false, {}},
                   {"b", Localized("Goal"), -1, {{3, -3}, {2, -3}}, "goal", false, {}},
                   {"c", {}, -1, {{-1, -2}}, {}, false, {}},
                   {"d", {}, -1, field, "field", false, {}}};
    board.labels = {{{0, 1}, Localized("Old bridge"), false, {}}};
    const auto cutAway = [&](Hex at, Cut cut) {
        CellState state = *board.state(at);
        CellDetails details = state.details();
        details.cut = cut;
        state.setDetails(details);
        board.put(state);
    };
    cutAway({0, -3}, halfCut(4));
    cutAway({3, -1}, halfCut(0));
    cutAway({-3, 3}, halfCut(7));
    return map;
}

}  // namespace hexa::test
