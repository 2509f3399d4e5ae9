// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"

#include <vector>

namespace hexa::editor {

/// Returns the canvas of the current map. Returns null if no map is open.
inline MapCanvas* canvasOf(const Frame& frame) {
    Workspace* map = frame.workspace();
    return map != nullptr ? &map->canvas() : nullptr;
}

/// Returns a slot that selects hexes of a map and brings the first into view.
inline auto selectPlaces(Workspace& map) {
    return [&map](const std::vector<Hex>& places) {
        map.selection().set({places.begin(), places.end()});
        if (!places.empty()) map.canvas().showHex(places.front());
    };
}

}  // namespace hexa::editor
