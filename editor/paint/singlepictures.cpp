// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/singlepictures.h"

#include "core/engine/system.h"
#include "editor/paint/mappainter.h"

#include <QBuffer>

namespace hexa::paint {
namespace {

std::string pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

}  // namespace

std::string tilePng(TileArt& art, KindId kind, int faction, TileStyle style, QSize size,
                    Orientation orientation) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    // Whole pixels never match the ratio of a hex exactly: the box decides the orientation.
    QRectF box(QPointF(0, 0), QSizeF(size));
    if (orientation == Orientation::Flat && box.width() <= box.height())
        box.setHeight(box.width() * sqrt3 / 2);
    art.paintVector(painter, box, kind, faction, style);
    painter.end();
    return pngOf(image);
}

Result<std::string> boardPng(const Scenario& scenario, const GameSystem& game, const MapStyle& style,
                             QSize size, QPointF corner, double pixelsPerUnit) {
    // Beyond it Qt's painter loses coordinates.
    constexpr int longest = 16'000;
    if (size.isEmpty() || std::max(size.width(), size.height()) > longest)
        return Error("render.too-large", {{"width", std::int64_t{size.width()}},
                                          {"height", std::int64_t{size.height()}},
                                          {"max", std::int64_t{longest}}});
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull()) return Error("render.failed");
    image.fill(style.ground);
    TileArt art(game);
    QPainter painter(&image);
    MapView view;
    view.scale = pixelsPerUnit;
    view.origin = -corner * pixelsPerUnit;
    view.visible = view.toMap(QRectF(QPointF(0, 0), QSizeF(size)));
    MapPainter(scenario, game.catalog, art, style).paint(painter, view, Medium::Screen);
    painter.end();
    return pngOf(image);
}

}  // namespace hexa::paint
