// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexa::paint {

/// Calls `use(cell)` for every cell with a box that touches `area` (map units), in the board's
/// order. Jumps from column to column, so that the time depends on the visible part, not on the
/// map.
template <class Use>
void forCellsIn(const Board& board, const QRectF& area, Use use) {
    const bool flat = board.orientation == Orientation::Flat;
    const double halfWidth = flat ? 1.0 : sqrt3 / 2;
    const double halfHeight = flat ? sqrt3 / 2 : 1.0;
    const double left = area.left() - halfWidth, right = area.right() + halfWidth;
    const double top = area.top() - halfHeight, bottom = area.bottom() + halfHeight;
    static constexpr double max = 4.0 * Board::maxCoordinate;
    const auto lowest = [](double value) {
        return static_cast<int>(std::ceil(std::clamp(value, -max, max)));
    };
    const auto highest = [](double value) {
        return static_cast<int>(std::floor(std::clamp(value, -max, max)));
    };

    // Flat: x = 1.5 q, y = sqrt3 (r + q/2). Pointy: x = sqrt3 (q + r/2), y = 1.5 r.
    const int firstRow = lowest(top / 1.5), lastRow = highest(bottom / 1.5);  // pointy only
    const int firstColumn = flat ? lowest(left / 1.5) : lowest(left / sqrt3 - lastRow / 2.0);
    const int lastColumn = flat ? highest(right / 1.5) : highest(right / sqrt3 - firstRow / 2.0);
    const auto before = [](const Cell& cell, Hex at) { return cell.at < at; };
    const auto cells = board.cells();
    auto cell = std::lower_bound(cells.begin(), cells.end(),
                                 Hex{firstColumn, std::numeric_limits<int>::min()}, before);
    while (cell != cells.end() && cell->at.q <= lastColumn) {
        const int q = cell->at.q;
        int first = flat ? lowest(top / sqrt3 - q / 2.0) : std::max(firstRow, lowest(2 * (left / sqrt3 - q)));
        int last =
            flat ? highest(bottom / sqrt3 - q / 2.0) : std::min(lastRow, highest(2 * (right / sqrt3 - q)));
        if (cell->at.r < first) cell = std::lower_bound(cell, cells.end(), Hex{q, first}, before);
        for (; cell != cells.end() && cell->at.q == q && cell->at.r <= last; ++cell) use(*cell);
        if (cell != cells.end() && cell->at.q == q)
            cell = std::lower_bound(cell, cells.end(), Hex{q + 1, std::numeric_limits<int>::min()}, before);
    }
}

}  // namespace hexa::paint
