// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/repair.h"
#include "core/library/shelf.h"

#include <optional>
#include <vector>

// Make it fair: what can be done for an unfair map. There is always a next step.

namespace hexa::generate {

/// The best that can be done for a map, in the order in which it is looked for.
enum class FairStep {
    Swap,       ///< Games prove that swaps make it fairer.
    ProvenMap,  ///< A proven map keeps its locked tiles.
    Unlock,     ///< A proven map would fit if some tiles weren't locked.
    Generate    ///< Nothing is known for this shape: a new map has to be made.
};

struct Fairer {
    FairStep step = FairStep::Generate;
    std::vector<PlayedRepair> repairs;  ///< Of Swap: the fewest swaps first, each fairer than the one before.
    std::optional<library::Taken> nearest;  ///< Of ProvenMap and Unlock.
    std::vector<Hex> locked;                ///< Of Unlock: locked tiles that lie otherwise on `nearest`.
};

/// Looks for repairs by games; if there are none, for the nearest proven map. The shelf may be null and must outlive the
/// result. Fails as repair() does, but not where the game knows no repairs.
Result<Fairer> makeFairer(const GameSystem& system, const RepairRequest& request, const library::Shelf* shelf,
                          const std::function<void(double)>& progress = {});

}  // namespace hexa::generate
