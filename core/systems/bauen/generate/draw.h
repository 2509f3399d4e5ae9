// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/generate/generate.h"
#include "core/systems/bauen/terms/gamedata.h"
#include "core/systems/bauen/terms/landscape.h"
#include "core/systems/bauen/terms/lattice.h"

#include <array>
#include <string>
#include <vector>

// The rulebook's way to a board (BB-060 to BB-063, BB-065), as people do it at a table.

namespace hexa::bauen {

/// Plan of a draw: free places, and stacks without the regions that stay on the board.
struct DrawPlan {
    std::vector<RegionPlacement> kept;  ///< Locked regions, in the order of the board.
    std::vector<LatticePlace> places;   ///< To be filled, in laying order.
    std::array<std::vector<std::string>, landscapeCount>
        stacks;                                ///< Ids of regions, in the order of the catalog.
    std::array<int, landscapeCount> wanted{};  ///< Number drawn from each stack.
};

/// A board as it was drawn, without the kept regions.
struct DrawnBoard {
    std::array<std::vector<std::string>, landscapeCount>
        drawn;                          ///< From each stack, in the order of drawing.
    std::vector<RegionPlacement> laid;  ///< By place of the plan.
};

/// Plans a draw around the locked parts: a region is kept if it or one of its areas is locked.
/// Fails with "bauen.generate.players", "bauen.generate.off-lattice" (a kept region or locked area
/// in the way), "bauen.generate.too-many" (kept regions of one landscape) or "bauen.generate.stack"
/// (a stack with too few regions).
Result<DrawPlan> planDraw(const Scenario& base, const Catalog& catalog, const Lattice& lattice);

/// Draws: a pure function of plan and seed. `turned`: every piece also gets one of the turns that
/// cover the same hexes; else all lie as printed (BB-063).
DrawnBoard drawBoard(const DrawPlan& plan, const Lattice& lattice, bool turned, std::uint64_t seed);

/// Returns the start players of the four rounds, as seats: random orders of all players behind each
/// other, cut off (BB-065).
std::array<int, rounds> drawStartPlayers(int players, std::uint64_t seed);

/// Returns the map with the board: pieces and walls stay only on kept regions.
Scenario withBoard(const Scenario& base, const Catalog& catalog, const DrawPlan& plan,
                   const DrawnBoard& board);

/// Tells a drawn board in the order in which a table draws and lays it; the last steps are the
/// board as one line (terms/laying.h) and the start players.
std::vector<DrawStep> logOf(const Scenario& map, const Catalog& catalog, const Lattice& lattice,
                            const DrawPlan& plan, const DrawnBoard& board,
                            const std::array<int, rounds>& starts);

}  // namespace hexa::bauen
