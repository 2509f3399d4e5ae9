// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/repair.h"
#include "core/library/shelf.h"

#include <optional>
#include <vector>

// Remedies for an unfair map. There is always a next step.

namespace hexa::generate {

/// Best remedy for a map, in the order of the search.
enum class FairStep {
    Swap,       ///< Games prove that swaps make it fairer.
    ProvenMap,  ///< A proven map keeps its locked tiles.
    Unlock,     ///< A proven map would fit if some tiles weren't locked.
    Generate    ///< Nothing is known for this shape, so a new map is needed.
};

struct Fairer {
    FairStep step = FairStep::Generate;
    std::vector<PlayedRepair> repairs;  ///< For Swap: by number of swaps, each fairer than the last.
    /// For ProvenMap and Unlock. For Swap, a map that keeps the locked tiles, unless `fair`.
    std::optional<library::Taken> nearest;
    std::vector<Hex> locked;  ///< For Unlock: locked tiles that differ on `nearest`.
    bool fair = false;        ///< For Swap: the best repair is as fair as proven maps are.
};

/// Makes these repairs the remedy, unless there are none.
void setRepairs(Fairer& fairer, std::vector<PlayedRepair> repairs);

/// Looks for repairs with games, otherwise for the nearest proven map. The shelf may be null and
/// must outlive the result. Fails as repair() does, except for a game without repairs.
Result<Fairer> makeFairer(const GameSystem& system, const RepairRequest& request, const library::Shelf* shelf,
                          const std::function<void(double)>& progress = {});

}  // namespace hexa::generate
