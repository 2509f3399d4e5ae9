// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/hex/symmetry.h"

#include <span>
#include <utility>
#include <vector>

// Edits in the designer's terms. Each function reads the scenario and builds an Edit; it changes
// nothing. All functions leave locked cells as they are, except setLocked(), setDetails(),
// functions that only give IDs, and functions that say so. Homes of seats follow their tiles: a
// moved Capital takes its seat along, a new one adds a seat while the game allows more, a removed
// one removes its seat. The pieces and zones of a removed seat then have no owner. Hexes beyond
// Board::maxCoordinate are skipped.
//
// `ids`: the IDs in use, if the caller keeps them up to date (they come back unchanged). Without
// them, a function that gives new IDs searches the whole board.

namespace hexa {

/// Changes cells, with the consequences for the seats.
Edit changeCells(const Scenario& scenario, const Catalog& catalog, std::vector<Board::Change> changes);

/// Paints hexes of the layout with a kind (a tile, Empty or Blank); hexes outside of the layout are
/// skipped. New tiles get free IDs, tiles that already are of the kind keep theirs.
Edit paintCells(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes, KindId kind,
                TileIdSource* ids = nullptr);

/// Effect of dropping tiles on others.
enum class MoveMode {
    Swap,  ///< Tiles exchange their places.
    /// The old place becomes an empty slot, and the content of the new one is removed (except tiles
    /// of the group itself).
    Replace,
    Copy  ///< The old tile stays; the copy gets a free ID.
};

/// Moves tiles from a hex to a hex. Targets outside of the layout become cells of it. Sources must
/// hold tiles.
Edit moveTiles(const Scenario& scenario, const Catalog& catalog, std::span<const std::pair<Hex, Hex>> moves,
               MoveMode mode, TileIdSource* ids = nullptr);

/// Adds hexes to the layout (empty slots); existing ones do not change.
Edit addCells(const Scenario& scenario, std::span<const Hex> hexes);

/// Takes hexes out of the layout, with their tiles.
Edit removeCells(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes);

Edit setLocked(const Scenario& scenario, std::span<const Hex> hexes, bool locked);
Edit setDetails(const Scenario& scenario, Hex at, CellDetails details);
Edit setTileId(const Scenario& scenario, Hex at, TileId id);

/// Fresh IDs: only for tiles without one, or for all tiles in reading order.
enum class IdScope { Missing, All };
Edit assignIds(const Scenario& scenario, const Catalog& catalog, IdScope scope);

/// Gives a free ID to the second and later tiles with the same ID.
Edit repairDuplicateIds(const Scenario& scenario, const Catalog& catalog);

/// Pastes cells (coordinates relative to an anchor) after an isometry; hexes outside the layout
/// become cells. Pasted tiles get free IDs.
Edit pasteCells(const Scenario& scenario, const Catalog& catalog, std::span<const CellState> cells,
                const Isometry& placement, TileIdSource* ids = nullptr);

/// Transforms the whole scenario by an isometry: cells, edges, regions, pieces, zones, labels and
/// seats. Ignores locks. Does nothing if anything would move beyond Board::maxCoordinate.
Edit transformBoard(const Scenario& scenario, const Isometry& isometry);

/// Makes `scenario` equal to `target` in board tables, seats, texts, profile, options and
/// provenance; system, orientation and unknown keys stay. Ignores locks.
Edit replaceContent(const Scenario& scenario, const Scenario& target);

/// Returns the hexes connected with `start` over cells of the same kind (flood fill), sorted; empty
/// if start is not a cell.
std::vector<Hex> connectedSameKind(const Board& board, Hex start);

/// Returns the scenario as a layout: seats and blanks stay, all other tiles become empty slots,
/// locks and provenance go.
Scenario asLayout(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa
