// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"
#include "editor/document/boardsource.h"

namespace hexa::editor {

/// Replaces the sides, regions and pieces of the map by those of a view.
inline void showOn(Board& board, const Board& map, const MatchView& view) {
    board.edges = view.edges.value_or(map.edges);
    board.regions = view.regions.value_or(map.regions);
    board.pieces = view.placements.value_or(map.pieces);
}

/// The board of a game: its map, with the sides, regions and pieces that the game has now in place
/// of those of the map.
class PlayBoard : public BoardSource {
    Q_OBJECT
public:
    PlayBoard(const Catalog& catalog, const Scenario& map) : mCatalog(catalog), mMap(map), mScenario(map) {}
    const Scenario& scenario() const override { return mScenario; }
    const Catalog& catalog() const override { return mCatalog; }

    void show(const MatchView& view) {
        const Board before = mScenario.board;
        showOn(mScenario.board, mMap.board, view);
        if (mScenario.board == before) return;
        Footprint footprint;
        footprint.tables = true;
        emit changed(footprint);
    }

private:
    const Catalog& mCatalog;
    const Scenario mMap;
    Scenario mScenario;
};

}  // namespace hexa::editor
