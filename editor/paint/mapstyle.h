// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/edit/objects.h"
#include "core/hex/hex.h"
#include "editor/paint/tileart.h"
#include "editor/paint/underlay.h"

#include <QColor>

#include <map>
#include <memory>
#include <set>
#include <string>

namespace hexa::paint {

/// Visible parts of a map, and their style. The defaults suit the screen.
struct MapStyle {
    TileStyle tiles = TileStyle::Abstract;
    bool ids = true;  ///< ID of each tile, if it is readable.
    /// Column numbers above the columns (row numbers left of the rows of a pointy map).
    bool rulers = true;
    bool emptySlots = true;        ///< Dashed outlines of slots without a tile.
    bool seatNames = true;         ///< Player number on each home, with the name if it fits.
    bool locks = true;             ///< A padlock on locked cells.
    bool tables = true;            ///< Edges, regions, pieces, zones and labels.
    std::set<ObjectTable> hidden;  ///< Hidden tables.
    bool tilesShown = true;        ///< If not, every cell looks like an empty slot.
    /// Colour behind the map, filled by paint(); transparent = not filled.
    QColor ground{0xf4, 0xf1, 0xea};
    std::string language = "en";               ///< For names and labels.
    std::map<Hex, Severity> problems;          ///< Cells to mark.
    std::shared_ptr<const Underlay> underlay;  ///< A picture to trace over; null = none.

    bool shows(ObjectTable table) const { return tables && !hidden.contains(table); }
};

}  // namespace hexa::paint
