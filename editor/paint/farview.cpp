// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/cells.h"
#include "editor/paint/glyphs.h"
#include "editor/paint/sketch.h"

#include "core/hex/geometry.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <vector>

namespace hexa::paint {
namespace {

/// Returns the first pixel with its middle not left of (above) a coordinate; quicker than
/// std::ceil. Neighbours share it, so they meet without gap or overlap.
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
    /// Fills pixels of any row.
    void fillPixels(int y, int left, int right, QRgb colour) {
        if (y >= 0 && y < mHeight) fillRow(y, left, right, colour);
    }
    /// Paints the brick that represents a hex of less than two pixels.
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
        if (const auto seat = std::ranges::find(mSeat, true); seat != mSeat.end())
            for (std::size_t i = 0; i < sketch.catalog.factions.size(); ++i)
                mFactions.push_back(
                    packed(kindIdAt(static_cast<std::size_t>(seat - mSeat.begin())), static_cast<int>(i)));
        mEmpty = sketch.style.emptySlots ? packed(KindId::Empty, -1) : 0;
        mBlank = packed(KindId::Blank, -1);
    }
    QRgb of(const Cell& cell) const {
        if (cell.kind == KindId::Empty || !mSketch.style.tilesShown) return mEmpty;
        if (cell.kind == KindId::Blank) return mBlank;
        const std::size_t index = indexOf(cell.kind);
        if (index >= mKinds.size()) return qRgb(255, 0, 255);
        const int faction = mSeat[index] ? mSketch.factionAt(cell) : -1;
        return faction < 0 ? mKinds[index] : mFactions[static_cast<std::size_t>(faction)];
    }

private:
    const Sketch& mSketch;
    std::vector<QRgb> mKinds;
    std::vector<bool> mSeat;
    std::vector<QRgb> mFactions;  // of every kind that a seat has, by the catalog's factions
    QRgb mEmpty = 0;
    QRgb mBlank = 0;

    QRgb packed(KindId kind, int faction) const {
        return qPremultiply(mSketch.art.colour(kind, faction, mSketch.style.tiles).rgba());
    }
};

/// Draws the objects on the map as spots and lines of a pixel or more, to show their presence and
/// owners.
class FarThings {
public:
    FarThings(const Sketch& sketch, Plotter& plot, QPointF origin)
        : mSketch(sketch), mPlot(plot), mOrigin(origin) {}

    void paint() const {
        if (mSketch.style.shows(ObjectTable::Edges)) paintEdges();
        if (mSketch.style.shows(ObjectTable::Pieces)) paintPieces();
    }

private:
    QPointF place(double x, double y) const { return mOrigin + mSketch.view.scale * QPointF(x, y); }
    QPointF middleOf(Hex hex) const {
        const Point at = centreOf(hex, mSketch.board().orientation);
        return place(at.x, at.y);
    }
    QRgb colourOf(const std::string& own, bool owned, int seat) const {
        const bool seated = seat >= 0 && (owned || own.empty());
        const QColor colour = seated ? mSketch.seatColour(seat) : QColor(QString::fromStdString(own));
        return colour.isValid() ? colour.rgb() : qRgb(0x1c, 0x1a, 0x17);
    }
    void spot(QPointF at, double half, QRgb colour) const {
        const int left = firstPixel(at.x() - half), right = std::max(firstPixel(at.x() + half), left + 1);
        const int top = firstPixel(at.y() - half), bottom = std::max(firstPixel(at.y() + half), top + 1);
        for (int y = top; y < bottom; ++y) mPlot.fillPixels(y, left, right, colour);
    }
    void line(QPointF from, QPointF to, double half, QRgb colour) const {
        const QPointF way = to - from;
        const int steps = std::max(1, static_cast<int>(std::max(std::abs(way.x()), std::abs(way.y()))));
        for (int i = 0; i <= steps; ++i) spot(from + way * (static_cast<double>(i) / steps), half, colour);
    }

    void paintEdges() const {
        const double half = std::max(0.5, 0.07 * mSketch.view.scale);
        for (const EdgeFeature& feature : mSketch.things.edges) {
            if (!mSketch.seen(feature.edge.hex, 1.0)) continue;
            const EdgeKind* kind = mSketch.catalog.edgeKind(feature.kind);
            const bool owned = kind != nullptr && kind->owned;
            const QRgb colour = colourOf(kind == nullptr ? std::string() : kind->colour, owned, feature.seat);
            const auto hexes = hexesOf(feature.edge);
            const QPointF a = middleOf(hexes[0]), b = middleOf(hexes[1]);
            if (kind != nullptr && kind->lies == EdgeKind::Lies::Across) {
                line(a, b, half, colour);
                continue;
            }
            // The side is across the line between the two middles, and as long as a hex's radius.
            const QPointF aside = QPointF(a.y() - b.y(), b.x() - a.x()) / (2 * sqrt3);
            line((a + b) / 2 - aside, (a + b) / 2 + aside, half, colour);
        }
    }
    void paintPieces() const {
        const double half = std::max(0.5, 0.32 * mSketch.view.scale);
        for (const PiecePlacement& piece : mSketch.things.pieces) {
            if (!mSketch.seen(piece.at)) continue;
            const PieceKind* kind = mSketch.catalog.pieceKind(piece.kind);
            const QPointF off =
                piece.onCorner() ? counterPlace(piece, mSketch.board().orientation) : QPointF();
            spot(middleOf(piece.at) + off * mSketch.view.scale, half,
                 colourOf(kind == nullptr ? std::string() : kind->colour, false, piece.seat));
        }
    }

    const Sketch& mSketch;
    Plotter& mPlot;
    QPointF mOrigin;
};

QRgb darkened(QRgb colour, double part) {
    const auto channel = [part](int value) { return static_cast<int>(value * (1 - part)); };
    return qRgba(channel(qRed(colour)), channel(qGreen(colour)), channel(qBlue(colour)), qAlpha(colour));
}

}  // namespace

void paintFar(const Sketch& sketch) {
    // A widget is a part of its window's picture: the view is in pixels of that (sketchOf), its own
    // size is not.
    const QPaintDevice* device = sketch.painter.device();
    const QRect whole = sketch.painter.worldTransform()
                            .inverted()
                            .mapRect(QRectF(0, 0, device->width(), device->height()))
                            .toAlignedRect();
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
    FarThings(sketch, plot, origin).paint();
    sketch.painter.drawImage(area.topLeft(), image);
}

}  // namespace hexa::paint
