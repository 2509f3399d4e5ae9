// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/spots.h"

#include "core/engine/system.h"
#include "core/hex/corner.h"

namespace hexa::editor {

bool touches(const Spot& spot, Hex at) {
    if (spot.corner >= 0) return numberAt(Corner{spot.at, spot.corner}, at) >= 0;
    return spot.at == at || (spot.side >= 0 && neighbour(spot.at, spot.side) == at);
}

bool samePlace(const Spot& a, const Spot& b) {
    if (a.side >= 0 && b.side >= 0) return edgeOf(a.at, a.side) == edgeOf(b.at, b.side);
    return a == b;
}

Point pointOf(const Spot& spot, const Scenario& scenario, const GameSystem& system) {
    const Orientation orientation = scenario.board.orientation;
    if (spot.corner >= 0) return hexa::pointOf(Corner{spot.at, spot.corner}, orientation);
    const Point middle = centreOf(spot.at, orientation);
    if (spot.side >= 0) {
        const Point beyond = centreOf(neighbour(spot.at, spot.side), orientation);
        return {(middle.x + beyond.x) / 2, (middle.y + beyond.y) / 2};
    }
    if (!spot.slot.empty() && system.slotsOf)
        for (const Slot& slot : system.slotsOf(scenario, spot.at))
            if (slot.id == spot.slot) return {middle.x + slot.at.x, middle.y + slot.at.y};
    return middle;
}

}  // namespace hexa::editor
