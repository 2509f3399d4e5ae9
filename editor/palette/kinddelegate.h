// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/editorstate.h"
#include "editor/paint/mappainter.h"

#include <QStyledItemDelegate>

namespace hexa::editor {

class Document;

/// Draws a row of the palette: picture, name, letter, count, mark, key.
class KindDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    KindDelegate(const Document& document, paint::TileArt& art, QObject* parent)
        : QStyledItemDelegate(parent), mDocument(document), mArt(art) {}

    void setStyle(paint::TileStyle style) { mStyle = style; }
    paint::TileStyle style() const { return mStyle; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Paints things as on the map.
    paint::MapPainter mapPainter() const;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& text) const;

    const Document& mDocument;
    paint::TileArt& mArt;
    paint::TileStyle mStyle = paint::TileStyle::Abstract;
};

/// Returns a tile as a picture: the hex box is that of a circumradius of `pixelsPerUnit`, the
/// picture is meant for a screen with this pixel ratio.
QPixmap tilePicture(paint::TileArt& art, KindId kind, paint::TileStyle style, double pixelsPerUnit,
                    double ratio);

/// Returns the picture of an object other than a tile; the map gives seats, own regions and style.
QPixmap objectPicture(const paint::MapPainter& map, const ObjectBrush& object, double pixelsPerUnit,
                      double ratio);

}  // namespace hexa::editor
