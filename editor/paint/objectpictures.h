// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/mappainter.h"

#include <QImage>

#include <string>

// Things other than tiles, each shown alone: rows of palettes, legends.

namespace hexa::paint {

/// Returns an object of a kind near the hex (0, 0), as an example. `seat`: its owner, if the kind
/// has one.
MapObject exampleOf(const Catalog& catalog, ObjectTable table, const std::string& kind, int seat = -1);

/// Paints an object alone, as large as fits into the box. The map gives seats, own regions and
/// style.
void paintExample(QPainter& painter, const QRectF& box, Medium medium, const MapPainter& map,
                  const MapObject& object);

/// Returns the same as a picture, transparent around the object.
QImage objectPicture(const MapPainter& map, const MapObject& object, QSize pixels);

}  // namespace hexa::paint
