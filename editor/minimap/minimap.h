// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/mappainter.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

class QMenu;

namespace hexa {
struct Footprint;
}  // namespace hexa

namespace hexa::editor {

class Document;
class LazyUpdate;

/// The whole board in small, with the part that the canvas shows. Painted into an image: in slices
/// for large boards, so that the window never waits; a few changed cells are painted into it at
/// once.
class Minimap : public QWidget {
    Q_OBJECT
public:
    Minimap(const Document& document, paint::TileArt& art, QWidget* parent = nullptr);

    void setStyle(paint::TileStyle style);
    /// Sets the part of the map visible on the canvas, in map units.
    void setVisibleRect(const QRectF& map);
    /// Returns the picture of the present map, in device pixels.
    const QImage& image() const { return mNow.image; }
    /// Returns the place of the map in the widget.
    paint::MapView view() const;
    /// True while the image is not up to date.
    bool busy() const;
    QSize sizeHint() const override { return {220, 160}; }
    QSize minimumSizeHint() const override { return {80, 60}; }

signals:
    /// Click or drag: a request to move this point of the map to the middle.
    void centreRequested(const QPointF& map);
    /// Wheel: a request to multiply the scale.
    void zoomRequested(double factor);
    /// A request to show the whole map.
    void fitRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Image, finished or not, with the data for painting into it.
    struct Sheet {
        QImage image;
        paint::MapView view;  ///< In device pixels.
    };
    void documentChanged(const Footprint& footprint);
    void startPainting();
    void paintSlice();
    void paintPart(Sheet& sheet, const QRect& pixels) const;
    void paintCells(Sheet& sheet, const std::vector<Hex>& cells) const;
    paint::MapStyle mapStyle() const;
    void retranslate();
    void fillMenu(QMenu& menu, QPoint at);

    const Document& mDocument;
    paint::TileArt& mArt;
    paint::TileStyle mStyle = paint::TileStyle::Abstract;
    QRectF mVisible;
    Sheet mNow;
    Sheet mNext;
    int mPainted = 0;  ///< Finished pixel columns of mNext.
    QTimer mSlices;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
