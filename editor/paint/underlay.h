// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

class QPainter;

namespace hexa::paint {

struct MapView;

/// A picture of a map, to be traced over: below the tiles or, where these would cover it, in front
/// of them.
struct Underlay {
    QImage picture;
    QRectF place;  ///< Place of the picture, in map units (core/hex/geometry.h).
    double opacity = 0.5;
    bool inFront = false;
};

/// On the painter of a whole map; only the part that can be seen is scaled.
void paintUnderlay(QPainter& painter, const Underlay& underlay, const MapView& view);

}  // namespace hexa::paint
