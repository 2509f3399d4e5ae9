// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/render.h"

#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/pngstream.h"
#include "editor/paint/svgpicture.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hexa::paint {
namespace {

// A piece of the picture is at most so wide, well below the 32,767 at which Qt's painter loses
// coordinates.
constexpr int pieceWidth = 8192;
constexpr int edge = 4;
constexpr qint64 stripBytes = 16 * 1024 * 1024;

MapStyle styleOf(const PictureOptions& options) {
    MapStyle style = options.style;
    if (options.transparent) style.ground = Qt::transparent;
    return style;
}

/// Place of each part of the picture, in map units and in pixels.
struct Frame {
    QRectF map;
    double scale = 1;
    qint64 width = 0;
    qint64 height = 0;

    Frame(const MapPainter& painter, double pixelsPerUnit) : map(painter.bounds()), scale(pixelsPerUnit) {
        const auto pixels = [&](double units) {
            const double size = std::ceil(units * scale - 1e-6);
            return size >= 1 ? static_cast<qint64>(std::min(size, 1e12)) : 1;  // 1 of no number, too
        };
        width = pixels(map.width());
        height = pixels(map.height());
    }
    Status fits() const {
        if (scale > 0 && width <= maxPictureSide && height <= maxPictureSide &&
            width * height <= maxPicturePixels)
            return Done{};
        return Error("render.too-large",
                     {{"width", width}, {"height", height}, {"max", std::int64_t(maxPictureSide)}});
    }
    /// Returns the view of a piece that starts at these pixels.
    MapView view(const QRect& piece) const {
        MapView view;
        view.scale = scale;
        // Whole first, then shifted by whole pixels: the rounding is the same in every piece.
        const QPointF origin(-std::floor(map.left() * scale * 16) / 16,
                             -std::floor(map.top() * scale * 16) / 16);
        view.origin = origin - QPointF(piece.topLeft());
        view.visible = view.toMap(QRectF(QPointF(0, 0), QSizeF(piece.size())));
        return view;
    }
};

void appendPixels(const QRgb* from, int count, bool alpha, unsigned char* to) {
    for (int i = 0; i < count; ++i) {
        const QRgb pixel = alpha ? qUnpremultiply(from[i]) : from[i];
        *to++ = static_cast<unsigned char>(qRed(pixel));
        *to++ = static_cast<unsigned char>(qGreen(pixel));
        *to++ = static_cast<unsigned char>(qBlue(pixel));
        if (alpha) *to++ = static_cast<unsigned char>(qAlpha(pixel));
    }
}

QString titleOf(const Scenario& scenario, const std::string& language) {
    const std::string_view title = scenario.title.in(language);
    return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
}

}  // namespace

QSize pictureSize(const Scenario& scenario, const GameSystem& game, const PictureOptions& options) {
    TileArt art(game);
    const Frame frame(MapPainter(scenario, game.catalog, art, options.style), options.pixelsPerUnit);
    const auto side = [](qint64 pixels) { return static_cast<int>(std::min<qint64>(pixels, 0x7fffffff)); };
    return {side(frame.width), side(frame.height)};
}

QImage thumbnail(const Scenario& scenario, const GameSystem& game, const MapStyle& style, int longestSide) {
    TileArt art(game);
    const MapPainter map(scenario, game.catalog, art, style);
    const QRectF bounds = map.bounds();
    const double scale = longestSide / std::max({bounds.width(), bounds.height(), 1e-9});
    const QSize size(std::clamp(static_cast<int>(std::lround(bounds.width() * scale)), 1, longestSide),
                     std::clamp(static_cast<int>(std::lround(bounds.height() * scale)), 1, longestSide));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    MapView view = MapView::fitted(bounds, QRectF(QPointF(0, 0), QSizeF(size)));
    view.visible = view.toMap(QRectF(QPointF(0, 0), QSizeF(size)));
    map.paint(painter, view, Medium::Screen);
    return image;
}

Status renderPng(const std::string& path, const Scenario& scenario, const GameSystem& game,
                 const PictureOptions& options) {
    TileArt art(game);
    const MapPainter map(scenario, game.catalog, art, styleOf(options));
    const Frame frame(map, options.pixelsPerUnit);
    if (const Status fits = frame.fits(); !fits) return fits;
    auto file = FileReplacement::begin(path);
    if (!file) return file.error();

    const auto width = static_cast<int>(frame.width);
    const auto height = static_cast<int>(frame.height);
    const int channels = options.transparent ? 4 : 3;
    PngStream png(
        {{width, height}, options.transparent, options.dpi, titleOf(scenario, options.style.language)},
        [&](std::string_view bytes) { return file->write(bytes); });
    const int stripHeight = std::clamp(static_cast<int>(stripBytes / (qint64{4} * width)), 32, 1024);
    std::vector<unsigned char> rows(static_cast<std::size_t>(width) * static_cast<std::size_t>(channels) *
                                    static_cast<std::size_t>(std::min(stripHeight, height)));
    const std::size_t rowBytes = static_cast<std::size_t>(width) * static_cast<std::size_t>(channels);
    // Pieces overlap by a hex, because at the edge of an image Qt rounds outlines, and glyphs that
    // begin left of it, differently.
    const int overlap = std::clamp(static_cast<int>(2 * options.pixelsPerUnit), 4, 256);
    QImage piece(std::min(width, pieceWidth) + 2 * overlap, std::min(stripHeight, height) + 2 * edge,
                 options.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    for (int top = 0; top < height; top += stripHeight) {
        if (options.stop.stop_requested()) return Error("render.stopped");
        const int strip = std::min(stripHeight, height - top);
        for (int left = 0; left < width; left += pieceWidth) {
            const QRect area(left, top, std::min(pieceWidth, width - left), strip);
            piece.fill(options.transparent ? Qt::transparent : Qt::white);
            QPainter painter(&piece);
            map.paint(painter, frame.view(area.adjusted(-overlap, -edge, overlap, edge)), Medium::Screen);
            painter.end();
            for (int y = 0; y < strip; ++y)
                appendPixels(reinterpret_cast<const QRgb*>(piece.constScanLine(y + edge)) + overlap,
                             area.width(), options.transparent,
                             rows.data() + static_cast<std::size_t>(y) * rowBytes +
                                 static_cast<std::size_t>(left) * static_cast<std::size_t>(channels));
        }
        for (int y = 0; y < strip; ++y)
            if (const Status added = png.addRow(rows.data() + static_cast<std::size_t>(y) * rowBytes); !added)
                return added;
        if (options.progress) options.progress(static_cast<double>(top + strip) / height);
    }
    if (const Status finished = png.finish(); !finished) return finished;
    return file->commit();
}

Status renderSvg(const std::string& path, const Scenario& scenario, const GameSystem& game,
                 const PictureOptions& options) {
    TileArt art(game);
    const MapPainter map(scenario, game.catalog, art, styleOf(options));
    const Frame frame(map, options.pixelsPerUnit);
    if (const Status fits = frame.fits(); !fits) return fits;
    const QRect whole(0, 0, static_cast<int>(frame.width), static_cast<int>(frame.height));
    const QByteArray svg = svgPicture(whole.size(), std::max(1, static_cast<int>(std::lround(options.dpi))),
                                      titleOf(scenario, options.style.language), [&](QPainter& painter) {
                                          map.paint(painter, frame.view(whole), Medium::Vector);
                                      });
    if (svg.isEmpty()) return Error("render.failed");
    if (options.stop.stop_requested()) return Error("render.stopped");
    return writeFile(path, {svg.constData(), static_cast<std::size_t>(svg.size())});
}

}  // namespace hexa::paint
