// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <vector>

namespace hexa::paint {

/// Room for the counters of one spot, in any unit.
struct Room {
    QPointF middle;     ///< Place of a single row.
    double bottom = 0;  ///< Lower limit for more rows, measured from it; they grow upwards.
    QSizeF size;
    double largest = 0.5;   ///< Side of the square for a counter.
    double smallest = 0.2;  ///< If counters would be smaller, not all get a place.
};

/// Returns places for `count` counters, or for as many as fit: rows as large as possible, each of
/// them centred.
std::vector<QRectF> placesIn(const Room& room, std::size_t count);

}  // namespace hexa::paint
