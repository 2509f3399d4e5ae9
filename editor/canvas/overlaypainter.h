// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/symmetry.h"
#include "editor/paint/mappainter.h"
#include "editor/tools/tool.h"

#include <QPainter>

namespace hexa::editor {

/// Draws what belongs to editing and not to the map: selection, current hex, a tool's overlay and
/// its hint.
class OverlayPainter {
public:
    OverlayPainter(QPainter& painter, const paint::MapView& view, Orientation orientation);

    /// A halo around what is selected; tiles keep their colours.
    void selection(const std::set<Hex>& hexes);
    /// Mirror lines, and the point that is turned about; nothing of the identity alone.
    void symmetry(const SymmetryGroup& group, const QRect& widget);
    /// Partners of a hex or of selected ones: what an action there is about, too.
    void partners(const std::vector<Hex>& hexes, Qt::PenStyle line);
    /// The hexes of a thing that is selected alone.
    void selected(const std::vector<Hex>& hexes);
    void current(Hex at, bool focused);
    void overlay(const Overlay& overlay, paint::TileArt& art, paint::TileStyle style);
    /// Things other than tiles, as they would stand or where they can't.
    void things(const Overlay& overlay, const paint::MapPainter& map);
    void hint(const QString& text, QPointF pointer, const QRect& widget, bool refusal);

    /// Returns the area that overlay() and hint() would cover, in widget coordinates.
    static QRect areaOf(const Overlay& overlay, const QString& hint, const paint::MapView& view,
                        Orientation orientation, QPointF pointer, const QRect& widget);

private:
    void outline(Hex at, const QColor& colour, double width, const QColor& fill = Qt::transparent);
    QPainter& mPainter;
    const paint::MapView& mView;
    Orientation mOrientation;
};

}  // namespace hexa::editor
