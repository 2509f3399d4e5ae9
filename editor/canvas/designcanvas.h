// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/document/checker.h"

namespace hexa::editor {

/// The map that is designed: marks its problems, takes tiles and files that are dropped. What it refers to outlives it.
class DesignCanvas : public MapCanvas {
    Q_OBJECT
public:
    DesignCanvas(const ToolContext& context, const Checker& checker, paint::TileArt& art,
                 QWidget* parent = nullptr);

signals:
    void filesDropped(const QStringList& paths);
    /// The menu key was pressed, or Ctrl and the right button (the right button alone takes the tile into the hand): a menu
    /// belongs there.
    void menuRequested(QPoint global);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void markProblems();
    bool place(Hex at, KindId kind);
    void askWhetherToReplace(Hex at, KindId kind, const QString& leaving, QPoint where);
    Overlay preview(Hex at, KindId kind) const;
    /// The same for a thing that is no tile; it becomes what the hand holds.
    Overlay preview(QPointF point, const ObjectBrush& object) const;
    MapObject dropped(QPointF point) const;

    ToolContext mContext;
    const Checker& mChecker;
};

}  // namespace hexa::editor
