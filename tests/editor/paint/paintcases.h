// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QByteArray>
#include <QImage>
#include <QPointF>
#include <QRect>
#include <QStringList>

#include <cstdint>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::paint {
struct MapStyle;
}

namespace hexa::test {

// Clockwork Wars, its catalog and one of its samples.
const GameSystem& clockworkGame();
const Catalog& clockworkCatalog();
Scenario clockworkSample(std::size_t index);

/// Returns a board of random kinds, empty slots and blank spaces, `columns` wide and `rows` high,
/// with IDs.
Scenario randomMap(const Catalog& catalog, int columns, int rows, Orientation orientation,
                   std::uint64_t seed);

/// Returns a random map with something in every table of the board, locked cells, special points
/// and seats.
Scenario crowdedMap(const Catalog& catalog, Orientation orientation);

/// Returns a rectangle of the picture of a map in which the map's point (0, 0) lies at `origin`. It
/// is painted with a margin, because otherwise Qt rounds the last pixels of outlines, and glyphs
/// that begin outside, differently.
QImage paintWindow(const Scenario& scenario, const Catalog& catalog, const paint::MapStyle& style,
                   double scale, QPointF origin, const QRect& window);

/// Returns the number of pixels that differ by more than the tolerance in any channel.
int differences(const QImage& a, const QImage& b, int tolerance = 0);

/// Returns the output of a system program; sets `found` to false if it is not installed.
QByteArray outputOf(const QString& program, const QStringList& arguments, bool& found);

}  // namespace hexa::test
