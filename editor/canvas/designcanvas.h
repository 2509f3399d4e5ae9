// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/document/mapchecker.h"

namespace hexa::editor {

/// The designed map: marks its problems, and accepts dropped tiles and files. The objects that it
/// refers to must outlive it.
class DesignCanvas : public MapCanvas {
    Q_OBJECT
public:
    DesignCanvas(const ToolContext& context, const MapChecker& checker, paint::TileArt& art,
                 QWidget* parent = nullptr);

    /// Returns the tiles dragged over the map, or those that the tool in hand would put; empty
    /// without any.
    std::optional<Hand> hand() const;
    struct Partners {
        std::vector<Hex> alike;  ///< Partners of the same kind: they are cleared with the hex.
        std::vector<Hex> others;
        friend bool operator==(const Partners&, const Partners&) = default;
    };
    /// Partners of the selected hexes and, while no tool shows them itself, of the one under the
    /// pointer or the cursor of the keyboard; without these.
    Partners shownPartners() const;

signals:
    void filesDropped(const QStringList& paths);
    /// The menu key was pressed, or Ctrl and the right button (the right button alone takes the
    /// tile into the hand): a menu opens there.
    void menuRequested(QPoint global);
    /// Ctrl and an arrow key: the selection is to be moved that way, as for stepFrom().
    void moveRequested(QPoint way);
    /// Backspace: the same as Delete.
    void clearRequested();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void markProblems();
    bool place(Hex at, KindId kind);
    QString spokenPartners(Hex at) const;
    void followPartners();
    void askWhetherToReplace(Hex at, KindId kind, const QString& leaving, QPoint where);
    Overlay preview(Hex at, KindId kind) const;
    /// Returns the same for an object other than a tile; it becomes the object in hand.
    Overlay preview(QPointF point, const ObjectBrush& object) const;
    MapObject dropped(QPointF point) const;

    ToolContext mContext;
    Partners mPartners;              ///< As last painted.
    std::optional<KindId> mDragged;  ///< A tile over the map at the moment.
    const MapChecker& mChecker;
};

}  // namespace hexa::editor
