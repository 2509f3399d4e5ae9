// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace hexa::editor {

/// Result of a search in a map: a cell, or an object beside the tiles.
struct MapMatch {
    Hex at;  ///< Place of the result: the cell, or the first hex of the object.
    std::optional<ObjectRef> thing;
    QString name;   ///< "Village V3", "Wall: Red".
    QString place;  ///< "C3 R2".
    friend bool operator==(const MapMatch&, const MapMatch&) = default;
};

struct MapMatches {
    std::vector<MapMatch>
        list;  ///< Cells in reading order, then things, table by table; no more than were wanted.
    std::size_t count = 0;  ///< Number of all matches.
};

/// Finds cells and objects with all of the words (separated by blanks) in their name, ID, place
/// ("C3 r2"), owner, properties or texts, in the language of the window or any of the map's;
/// capitals and accents don't count. Takes a while on a huge map: call it in another thread, with
/// copies. An empty search finds nothing.
MapMatches searchMap(const Scenario& scenario, const Catalog& catalog, const QString& words,
                     const QString& language, std::size_t max, const std::stop_token& stop = {});

}  // namespace hexa::editor
