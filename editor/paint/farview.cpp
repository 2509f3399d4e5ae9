// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/cells.h"
#include "editor/paint/sketch.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <vector>

namespace hexa::paint {
namespace {

/// The first pixel whose middle is not left of (above) a coordinate; quicker than std::ceil. Sharing it between
/// neighbours makes them meet without gap or overlap.
int firstPixel(double at) {
    constexpr int shift = 1 << 20;
    return static_cast<int>(at + 0.5 + shift) - shift;
}

/// Fills hexes and rectangles of an image.
class Plotter {
public:
    Plotter(QImage& image, Orientation orientation)
        : mBits(reinterpret_cast<QRgb*>(image.bits())),
          mStride(image.bytesPerLine() / 4),
          mWidth(image.width()),
          mHeight(image.height()),
          mFlat(orientation == Orientation::Flat) {}

    void fillRow(int y, int left, int right, QRgb colour) {
        left = std::max(left, 0);
        right = std::min(right, mWidth);
        QRgb* row = mBits + y * mStride;
        for (int x = left; x < right; ++x) row[x] = colour;
    }
    /// The brick that stands for a hex of less than two pixels.
    void brick(double x, double y, double radius, QRgb colour) {
        const double halfWidth = radius * (mFlat ? 0.75 : sqrt3 / 2);
        const double halfHeight = radius * (mFlat ? sqrt3 / 2 : 0.75);
        const int left = firstPixel(x - halfWidth), right = firstPixel(x + halfWidth);
        const int bottom = std::min(firstPixel(y + halfHeight), mHeight);
        for (int row = std::max(firstPixel(y - halfHeight), 0); row < bottom; ++row)
            fillRow(row, left, right, colour);
    }
    void hex(double x, double y, double radius, QRgb colour) {
        const double halfHeight = radius * (mFlat ? sqrt3 / 2 : 1.0);
        const int bottom = std::min(firstPixel(y + halfHeight), mHeight);
        for (int row = std::max(firstPixel(y - halfHeight), 0); row < bottom; ++row) {
            const double rise = std::abs(row + 0.5 - y);
            const double halfWidth =
                mFlat ? radius - rise / sqrt3 : std::min(radius * (sqrt3 / 2), sqrt3 * (radius - rise));
            fillRow(row, firstPixel(x - halfWidth), firstPixel(x + halfWidth), colour);
        }
    }

private:
    QRgb* mBits;
    qsizetype mStride;
    int mWidth;
    int mHeight;
    bool mFlat;
};

/// The colour of each cell, looked up rather than mixed.
class Colours {
public:
    explicit Colours(const Sketch& sketch) : mSketch(sketch) {
        mKinds.resize(sketch.catalog.kinds.size());
        mSeat.resize(mKinds.size());
        for (std::size_t i = 0; i < mKinds.size(); ++i) {
            mKinds[i] = packed(kindIdAt(i), -1);
            mSeat[i] = sketch.catalog.kinds[i].seat;
        }
        mEmpty = sketch.style.emptySlots ? packed(KindId::Empty, -1) : 0;
        mBlank = packed(KindId::Blank, -1);
    }
    QRgb of(const Cell& cell) const {
        if (cell.kind == KindId::Empty || !mSketch.style.tilesShown) return mEmpty;
        if (cell.kind == KindId::Blank) return mBlank;
        const std::size_t index = indexOf(cell.kind);
        if (index >= mKinds.size()) return qRgb(255, 0, 255);
        return mSeat[index] ? packed(cell.kind, mSketch.factionAt(cell)) : mKinds[index];
    }

private:
    const Sketch& mSketch;
    std::vector<QRgb> mKinds;
    std::vector<bool> mSeat;
    QRgb mEmpty = 0;
    QRgb mBlank = 0;

    QRgb packed(KindId kind, int faction) const {
        return qPremultiply(mSketch.art.colour(kind, faction, mSketch.style.tiles).rgba());
    }
};

QRgb darkened(QRgb colour, double part) {
    const auto channel = [part](int value) { return static_cast<int>(value * (1 - part)); };
    return qRgba(channel(qRed(colour)), channel(qGreen(colour)), channel(qBlue(colour)), qAlpha(colour));
}

}  // namespace

void paintFar(const Sketch& sketch) {
    const QPaintDevice* device = sketch.painter.device();
    const double ratio = device->devicePixelRatioF();
    const QRect whole(0, 0, static_cast<int>(std::ceil(device->width() * ratio)),
                      static_cast<int>(std::ceil(device->height() * ratio)));
    const QRect area = sketch.view.toPainter(sketch.view.visible).toAlignedRect().intersected(whole);
    if (area.isEmpty()) return;
    QImage image(area.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    Plotter plot(image, sketch.board().orientation);
    const Colours colours(sketch);
    const QPointF origin = sketch.view.origin - QPointF(area.topLeft());
    const double scale = sketch.view.scale;
    const bool flat = sketch.board().orientation == Orientation::Flat;
    const auto each = [&](const auto& draw) {
        forCellsIn(sketch.board(), sketch.view.toMap(QRectF(area)), [&](const Cell& cell) {
            const Point at = centreOf(cell.at, flat ? Orientation::Flat : Orientation::Pointy);
            draw(origin.x() + scale * at.x, origin.y() + scale * at.y, colours.of(cell));
        });
    };
    if (scale < 1) {
        each([&](double x, double y, QRgb colour) { plot.brick(x, y, scale, colour); });
    } else if (sketch.detail == Detail::Points) {
        each([&](double x, double y, QRgb colour) { plot.hex(x, y, scale, colour); });
    } else {
        const double grid = std::clamp((scale - 2.0) / 8, 0.0, 0.4);  // fades in as hexes grow
        each([&](double x, double y, QRgb colour) {
            plot.hex(x, y, scale, darkened(colour, grid));
            plot.hex(x, y, scale - 0.6, colour);
        });
    }
    sketch.painter.drawImage(area.topLeft(), image);
}

}  // namespace hexa::paint
