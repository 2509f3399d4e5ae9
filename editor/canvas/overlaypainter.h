// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/corner.h"
#include "core/hex/symmetry.h"
#include "editor/paint/mappainter.h"
#include "editor/tools/tool.h"

#include <QPainter>

namespace hexa::editor {

/// Draws the parts of editing beyond the map: selection, current hex, a tool's overlay and its
/// hint.
class OverlayPainter {
public:
    OverlayPainter(QPainter& painter, const paint::MapView& view, Orientation orientation);

    /// Draws a halo around the selection; tiles keep their colours.
    void selection(const std::set<Hex>& hexes);
    /// Draws mirror lines and the centre of rotations; nothing for the identity alone.
    void symmetry(const SymmetryGroup& group, const QRect& widget);
    /// Draws the partners of a hex or of selected ones, which an action there also affects.
    void partners(const std::vector<Hex>& hexes, Qt::PenStyle line);
    /// Draws the hexes of an object selected alone.
    void selected(const std::vector<Hex>& hexes);
    /// Draws the corner of an object selected alone.
    void selected(Corner corner);
    void current(Hex at, bool focused);
    void overlay(const Overlay& overlay, paint::TileArt& art, paint::TileStyle style);
    /// Draws objects other than tiles, at their new or refused places.
    void things(const Overlay& overlay, const paint::MapPainter& map);
    void hint(const QString& text, QPointF pointer, const QRect& widget, bool refusal);

    /// Returns the area that overlay() and hint() would cover, in widget coordinates.
    static QRect areaOf(const Overlay& overlay, const QString& hint, const paint::MapView& view,
                        Orientation orientation, QPointF pointer, const QRect& widget);

private:
    void ring(Corner corner, const QColor& colour, double width, const QColor& fill = Qt::transparent);
    void outline(Hex at, const QColor& colour, double width, const QColor& fill = Qt::transparent);
    QPainter& mPainter;
    const paint::MapView& mView;
    Orientation mOrientation;
};

}  // namespace hexa::editor
