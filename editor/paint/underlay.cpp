// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/underlay.h"

#include "editor/paint/mappainter.h"

namespace hexa::paint {

void paintUnderlay(QPainter& painter, const Underlay& underlay, const MapView& view) {
    const QRectF seen = underlay.place.intersected(view.visible);
    if (seen.isEmpty() || underlay.picture.isNull()) return;
    const double across = underlay.picture.width() / underlay.place.width();
    const double down = underlay.picture.height() / underlay.place.height();
    const QRectF source((seen.left() - underlay.place.left()) * across,
                        (seen.top() - underlay.place.top()) * down, seen.width() * across,
                        seen.height() * down);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(underlay.opacity);
    painter.drawImage(view.toPainter(seen), underlay.picture, source);
    painter.restore();
}

}  // namespace hexa::paint
