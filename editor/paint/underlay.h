// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

class QPainter;

namespace hexa::paint {

struct MapView;

/// Picture of a map for tracing: below the tiles or, if these would cover it, in front of them.
struct Underlay {
    QImage picture;
    QRectF place;  ///< Place of the picture, in map units (core/hex/geometry.h).
    double opacity = 0.5;
    bool inFront = false;
};

/// Paints the picture on the painter of a whole map; only the visible part is scaled.
void paintUnderlay(QPainter& painter, const Underlay& underlay, const MapView& view);

}  // namespace hexa::paint
