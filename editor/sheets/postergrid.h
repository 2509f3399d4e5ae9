// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/sheetjob.h"

#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

namespace hexa::sheets {

/// Division of a map into poster pages. Lengths in mm; the map's own point (0, 0) is the upper left
/// corner of `bounds`.
struct PosterGrid {
    std::shared_ptr<const Scenario> map;  ///< As on the poster.
    QSizeF paper;
    QRectF area;       ///< Part of a page with the map.
    QRectF bounds;     ///< The map, in map units.
    double scale = 1;  ///< mm per map unit.
    double overlap = 0;
    int columns = 0, rows = 0;
    /// By row and column: place in the assembly, from 1; 0 = empty, not printed.
    std::vector<int> order;
    int printed = 0;

    QSizeF mapSize() const { return bounds.size() * scale; }
    QSizeF step() const { return area.size() - QSizeF(overlap, overlap); }
    /// Returns the part of the map on a page, in mm of the map.
    QRectF part(int column, int row) const;
    /// Returns that part without the overlap with the pages on the left and above: every point of
    /// the map belongs to one page.
    QRectF ownPart(int column, int row) const;
    int orderOf(int column, int row) const {
        return column < 0 || row < 0 || column >= columns || row >= rows
                   ? 0
                   : order[static_cast<std::size_t>(row * columns + column)];
    }
    /// Returns e.g. "B2" for column B, row 2.
    static QString name(int column, int row);
};

/// Returns the way of laying the paper that needs the fewest pages.
PosterGrid posterGrid(const SheetJob& job);

}  // namespace hexa::sheets
