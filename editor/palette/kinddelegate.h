// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/editorstate.h"
#include "editor/paint/tileart.h"

#include <QStyledItemDelegate>

namespace hexa::editor {

/// Draws a row of the palette: picture, name, letter, count, mark, key.
class KindDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    KindDelegate(paint::TileArt& art, QObject* parent) : QStyledItemDelegate(parent), mArt(art) {}

    void setStyle(paint::TileStyle style) { mStyle = style; }
    paint::TileStyle style() const { return mStyle; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& text) const;

    paint::TileArt& mArt;
    paint::TileStyle mStyle = paint::TileStyle::Abstract;
};

/// A tile as a picture: the hex box is that of a circumradius of `pixelsPerUnit`, the picture is meant for a screen
/// with this pixel ratio.
QPixmap tilePicture(paint::TileArt& art, KindId kind, paint::TileStyle style, double pixelsPerUnit,
                    double ratio);

/// The same for a thing that is no tile.
QPixmap objectPicture(paint::TileArt& art, const ObjectBrush& object, paint::TileStyle style, double pixelsPerUnit,
                      double ratio);

}  // namespace hexa::editor
