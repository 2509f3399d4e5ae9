// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/registry/registry.h"
#include "editor/tools/tool.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>

namespace hexa::test {

using namespace editor;

/// Adds the names of the games for a data-driven test: the toy has pointy hexes, the real one flat
/// ones.
inline void bothGames() {
    QTest::addColumn<QString>("game");
    QTest::newRow("pointy") << "toy";
    QTest::newRow("flat") << "clockwork-wars";
}

/// An empty map, a disc of hexes around (0, 0), with everything needed by tools.
struct MapFixture {
    explicit MapFixture(const QString& gameId = "clockwork-wars", int radius = 3)
        : MapFixture(gameId == "toy" ? toySystems() : builtInSystems(), gameId, radius) {}
    MapFixture(Systems games, const QString& gameId, int radius = 3)
        : systems(std::move(games)),
          game(*systems.find(gameId.toStdString())),
          document(game, blankMap(game, radius)),
          locale(systems) {
        tile = *std::find_if(kinds.begin(), kinds.end(),
                             [&](KindId kind) { return !game.catalog.isSeat(kind); });
        other = kinds.back();
    }

    static Scenario blankMap(const GameSystem& game, int radius) {
        Scenario scenario;
        scenario.system = game.id();
        scenario.board.orientation = game.catalog.orientation;
        std::vector<Cell> cells;
        for (Hex at : disc({0, 0}, radius)) cells.push_back({at, KindId::Empty, false, {}});
        scenario.board.setCells(std::move(cells));
        return scenario;
    }

    ToolContext context() { return {document, selection, state, locale}; }
    const Board& board() const { return document.scenario().board; }
    KindId at(Hex hex) const { return board().find(hex)->kind; }
    int count(KindId kind) const {
        return static_cast<int>(std::count_if(board().cells().begin(), board().cells().end(),
                                              [&](const Cell& cell) { return cell.kind == kind; }));
    }
    int steps() const { return document.undoStack().count(); }
    QString lastName() const { return document.undoStack().undoText(); }
    /// Returns the tile for a player's home.
    KindId homeKind() const {
        return *std::find_if(kinds.begin(), kinds.end(),
                             [&](KindId kind) { return game.catalog.isSeat(kind); });
    }
    QString nameOf(Hex hex) { return Placement(context()).nameOf(hex); }
    QString kindName(KindId kind) { return Placement(context()).kindName(kind); }

    /// Changes the map without leaving a step.
    void put(const std::vector<Hex>& hexes, KindId kind) {
        document.apply(paintCells(document.scenario(), document.catalog(), hexes, kind), "set up");
        document.undoStack().clear();
    }
    /// Returns the number of `tile` in the box.
    int supply() const { return *game.catalog.kind(tile).supply; }
    std::vector<Hex> firstHexes(int number) const {
        std::vector<Hex> hexes;
        for (const Cell& cell : board().cells())
            if (static_cast<int>(hexes.size()) < number) hexes.push_back(cell.at);
        return hexes;
    }
    /// Lays all of the box's `tile`; returns the places.
    std::vector<Hex> useUpBox() {
        std::vector<Hex> hexes = firstHexes(supply());
        put(hexes, tile);
        return hexes;
    }
    void lock(const std::vector<Hex>& hexes) {
        document.apply(setLocked(document.scenario(), hexes, true), "set up");
        document.undoStack().clear();
    }
    void profile(RuleProfile wanted) {
        document.apply({SetProfile{wanted}}, "set up");
        document.undoStack().clear();
    }
    /// Sets half a turn around (0, 0).
    void halfTurn() { state.setSymmetry({Isometry{}, Isometry{3, {}}}); }

    PointerInput pointer(Hex hex, Qt::KeyboardModifiers modifiers = {}) const {
        const Point centre = centreOf(hex, board().orientation);
        return {hex, QPointF(centre.x, centre.y), 0.2, modifiers};
    }
    /// True if a click has exactly the effect offered by the tool before.
    bool foretells(Tool& tool, Hex hex) const {
        tool.hover(pointer(hex));
        if (!tool.overlay().offer) return false;
        Scenario foretold = document.scenario();
        (void)apply(foretold, *tool.overlay().offer);
        tool.press(pointer(hex));
        tool.release(pointer(hex));
        return document.scenario() == foretold;
    }
    /// Press, move over each hex, release on the last.
    void drag(Tool& tool, const std::vector<Hex>& way, Qt::KeyboardModifiers modifiers = {}) const {
        tool.press(pointer(way.front(), modifiers));
        for (Hex hex : way) tool.drag(pointer(hex, modifiers));
        tool.release(pointer(way.back(), modifiers));
    }

    Systems systems;
    const GameSystem& game;
    std::vector<KindId> kinds = game.catalog.kindIds();
    Document document;
    Selection selection;
    EditorState state;
    Locale locale;
    KindId tile;   ///< A tile that is not a home.
    KindId other;  ///< Another tile (the toy's is a home).
};

}  // namespace hexa::test
