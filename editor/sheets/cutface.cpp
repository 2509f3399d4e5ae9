// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/cutface.h"

#include "core/engine/system.h"
#include "editor/paint/pieces.h"
#include "editor/paint/shapes.h"
#include "editor/sheets/sheetpen.h"

#include <QBuffer>

#include <algorithm>
#include <cmath>
#include <vector>

namespace hexa::sheets {
namespace {

constexpr double smallestCap = 1.15, smallestFoot = 0.9;  // mm: fonts of 4.5 and 3.5 points
constexpr double rim = 3;                                 // coloured edge of a card

QColor textOn(const QColor& ground) { return qGray(ground.rgb()) > 130 ? ink : QColor(Qt::white); }

/// One side of an item, while it is painted or only measured (without a painter).
class Face {
public:
    Face(QPainter* painter, paint::TileArt* art, const CutItem& item, const CutFace& face,
         const SheetOptions& options, Orientation orientation, const QMarginsF& bleed = {})
        : mPainter(painter),
          mArt(art),
          mItem(item),
          mFace(face),
          mOptions(options),
          mOrientation(orientation),
          mShape(shapeOf(item, orientation, options)),
          mBleed(bleed),
          mInk(options.style == paint::TileStyle::Ink) {}

    /// Paints the item. False if a text exceeds its room.
    bool paint() {
        const QColor own(QString::fromStdString(mFace.colour));
        mGround = own.isValid() && !mInk ? own : QColor(Qt::white);
        fill(grounds(), mGround);
        if (mItem.outline.form == CutOutline::Form::Hexes && !mFace.tiles.empty())
            paintHexes();
        else if (mItem.outline.form == CutOutline::Form::Rectangle && !mFace.text.empty())
            paintCard();
        else
            paintCounter();
        if (mInk && mPainter != nullptr) {
            mPainter->setPen(QPen(ink, 0.25));
            mPainter->setBrush(Qt::NoBrush);
            mPainter->drawPath(mShape.outline);
        }
        return mFits;
    }

private:
    /// Returns the whole printed area, without the neighbours of a rectangle.
    QPainterPath grounds() const {
        if (mItem.outline.form != CutOutline::Form::Rectangle) return mShape.withBleed(mOptions.bleed);
        QPainterPath path;
        path.addRect(mShape.outline.boundingRect().marginsAdded(mBleed));
        return path;
    }
    void fill(const QPainterPath& path, const QColor& colour) {
        if (mPainter == nullptr || mInk) return;
        mPainter->setPen(Qt::NoPen);
        mPainter->setBrush(colour);
        mPainter->drawPath(path);
    }
    QString said(const Localized& text) const { return toQt(text.in(mOptions.language)); }

    /// Draws a line around the height of its middle, smaller if it is too wide.
    void line(QPointF at, double cap, const QString& text, const QColor& colour, double width,
              QFont::Weight weight, paint::TextSide side = paint::TextSide::Middle) {
        if (text.isEmpty()) return;
        cap = std::min(cap, width / std::max(paint::textWidth(1, text, weight), 0.1));
        mFits = mFits && cap >= smallestFoot;
        if (mPainter != nullptr) paint::paintText(*mPainter, at, cap, text, colour, side, weight);
    }
    void lines(const QRectF& room, const FittedText& text, const QColor& colour) {
        mFits = mFits && text.fits;
        double y = room.top() + lineOf(text.cap) / 2;
        for (const QString& one : text.lines) {
            if (mPainter != nullptr)
                paint::paintText(*mPainter, {room.left(), y}, text.cap, one, colour, paint::TextSide::Left,
                                 QFont::Normal);
            y += lineOf(text.cap);
        }
    }

    /// Draws a name around the middle of its room, in lines as wide as necessary.
    void name(const QRectF& room, const QString& text, double largest, const QColor& colour,
              paint::TextSide side = paint::TextSide::Middle) {
        if (text.isEmpty()) return;
        const FittedName fitted = fittedName(text, room.size(), largest, std::min(smallestName, largest));
        mFits = mFits && fitted.fits && fitted.cap >= smallestName - 1e-9;
        if (mPainter == nullptr) return;
        const double step = fitted.cap * FittedName::spacing;
        double y = room.center().y() - step * static_cast<double>(fitted.lines.size() - 1) / 2;
        for (const QString& one : fitted.lines) {
            const double x = side == paint::TextSide::Left ? room.left() : room.center().x();
            paint::paintText(*mPainter, {x, y}, fitted.cap, one, colour, side, QFont::Bold);
            y += step;
        }
    }

    void paintHexes() {
        if (mPainter == nullptr) return;
        const double unit = mOptions.tileSize / sqrt3;
        const QPointF middle = middleOf(mItem, mOrientation, mOptions);
        const std::vector<QRectF> boxes = hexBoxesOf(mItem, mOrientation, mOptions);
        const std::size_t count = std::min(boxes.size(), mFace.tiles.size());
        // A neighbour covers the bleed that runs into it.
        for (const double bleed : {mOptions.bleed, 0.0})
            for (std::size_t i = 0; i < count; ++i)
                paintTileWithBleed(*mPainter, *mArt, boxes[i], mFace.tiles[i], mItem.seat, mOptions.style,
                                   bleed);
        for (const CutMark& mark : mFace.marks) {
            const QPointF at = QPointF(mark.at.x, mark.at.y) * unit - middle;
            const double radius = mark.radius * unit;
            const QColor own(QString::fromStdString(mark.colour));
            const QColor ground = own.isValid() && !mInk ? own : QColor(Qt::white);
            mPainter->setPen(QPen(ink, 0.3));
            mPainter->setBrush(ground);
            mPainter->drawEllipse(at, radius, radius);
            line(at, radius, said(mark.letter), textOn(ground), 1.6 * radius, QFont::Bold);
        }
        if (mFace.title.empty()) return;
        // Position of a region's name on the map: a little above the middle of all hexes.
        constexpr double cap = 0.13;
        const QString title = said(mFace.title);
        QRectF plate(0, 0, paint::textWidth(cap * unit, title, QFont::Bold) + 0.12 * unit, 1.9 * cap * unit);
        plate.moveCenter({0, -0.3 * unit});
        mPainter->setPen(Qt::NoPen);
        mPainter->setBrush(QColor(0xff, 0xfd, 0xf8, 220));
        mPainter->drawRoundedRect(plate, plate.height() * 0.3, plate.height() * 0.3);
        line(plate.center(), cap * unit, title, ink, plate.width(), QFont::Bold);
    }

    /// Paints title and number above, then the sort, the effect, and small print below, on paper
    /// with a coloured edge.
    void paintCard() {
        const QRectF box = mShape.outline.boundingRect();
        const double edge = std::min(rim, 0.08 * std::min(box.width(), box.height()));
        const QRectF paper = box.adjusted(edge, edge, -edge, -edge);
        const double pad = std::min(2.5, 0.05 * paper.width());
        const double head = std::min(9.0, 0.2 * paper.height());
        QPainterPath panel;
        panel.addRoundedRect(paper.adjusted(0, head, 0, 0), 1.2, 1.2);
        fill(panel, Qt::white);
        const QColor onGround = textOn(mGround);
        double right = paper.right() - pad / 2;
        if (!mFace.number.empty()) {
            const QPointF middle(right - head * 0.4, paper.top() + head / 2 - edge / 4);
            if (mPainter != nullptr) {
                mPainter->setPen(QPen(ink, 0.25));
                mPainter->setBrush(Qt::white);
                mPainter->drawEllipse(middle, head * 0.4, head * 0.4);
            }
            line(middle, head * 0.36, toQt(mFace.number), ink, head * 0.6, QFont::Bold);
            right -= head * 0.8 + pad / 2;
        }
        const double left = paper.left() + pad / 2;
        QRectF titleRoom(left, paper.top(), right - left, head * 0.92);
        titleRoom.moveCenter({titleRoom.center().x(), paper.top() + head / 2 - edge / 4});
        name(titleRoom, said(mFace.title), std::min(3.4, head * 0.4), onGround, paint::TextSide::Left);
        QRectF room = paper.adjusted(pad, head + pad * 0.7, -pad, -pad * 0.7);
        if (!mFace.line.empty()) {
            line({room.left(), room.top() + textCap / 2 + 0.3}, 1.9, said(mFace.line), grey, room.width(),
                 QFont::Normal, paint::TextSide::Left);
            room.setTop(room.top() + lineOf(1.9) + 0.8);
        }
        if (!mFace.foot.empty()) {
            const FittedText foot =
                fitted(said(mFace.foot), {room.width(), room.height() * 0.35}, 1.35, smallestFoot);
            room.setBottom(room.bottom() - foot.height() - 0.8);
            lines({room.left(), room.bottom() + 0.8, room.width(), foot.height()}, foot, grey);
            if (mPainter != nullptr) {
                mPainter->setPen(QPen(grey, 0.1));
                mPainter->drawLine(room.bottomLeft(), room.bottomRight());
            }
            room.setBottom(room.bottom() - 1);
        }
        if (!mFace.pictures.empty()) {
            const double height = room.height() * 0.55;
            paintPictures(QRectF(room.left(), room.bottom() - height, room.width(), height));
            room.setBottom(room.bottom() - height - 1);
        }
        const double share = mFace.rows.empty() ? 1 : 0.3;
        const FittedText text =
            fitted(said(mFace.text), {room.width(), room.height() * share}, 2.6, smallestCap);
        lines(room, text, ink);
        if (!mFace.rows.empty()) paintRows(room.adjusted(0, text.height() + 1, 0, 0), text.cap);
    }

    /// Paints the pictures side by side, as large as possible.
    void paintPictures(const QRectF& room) {
        if (mPainter == nullptr) return;
        constexpr double largest = 24, gap = 1;
        const auto count = static_cast<int>(mFace.pictures.size());
        int columns = 1;
        double size = 0;
        for (int tried = 1; tried <= count; ++tried) {
            const int rows = (count + tried - 1) / tried;
            const double fits =
                std::min({largest, (room.width() + gap) / tried - gap, (room.height() + gap) / rows - gap});
            if (fits > size + 1e-9) size = fits, columns = tried;
        }
        const int rows = (count + columns - 1) / columns;
        for (int i = 0; i < count; ++i) {
            const int inRow = std::min(columns, count - i / columns * columns);
            const QPointF middle(room.center().x() + (i % columns - (inRow - 1) / 2.0) * (size + gap),
                                 room.center().y() + (i / columns - (rows - 1) / 2.0) * (size + gap));
            QRectF box(0, 0, size, size);
            box.moveCenter(middle);
            // Drawings of pieces are made for the ground of these.
            QPainterPath plate;
            plate.addRoundedRect(box, 1.2, 1.2);
            fill(plate, mGround);
            mArt->paintDrawing(*mPainter, box, mFace.pictures[static_cast<std::size_t>(i)], mOptions.style);
        }
    }

    /// Paints a table with the names at the left and a line above each row.
    void paintRows(const QRectF& room, double cap) {
        constexpr double pad = 1.2, gap = 3;
        for (;; cap = std::max(cap * 0.96, smallestCap)) {
            double names = 0;
            for (const CutRow& row : mFace.rows)
                names = std::max(names, paint::textWidth(cap, said(row.name), QFont::Bold));
            names = std::min(names, 0.4 * room.width());
            const double left = names + gap;
            std::vector<QStringList> texts, heads;
            std::vector<double> rows;
            double height = 0;
            for (const CutRow& row : mFace.rows) {
                heads.push_back(wrapped(said(row.name), cap, names, QFont::Bold));
                texts.push_back(wrapped(said(row.text), cap, room.width() - left));
                rows.push_back(static_cast<double>(std::max(heads.back().size(), texts.back().size())) *
                               lineOf(cap));
                height += rows.back() + 2 * pad;
            }
            const bool fits = height <= room.height() + 1e-9;
            if (!fits && cap > smallestCap) continue;
            mFits = mFits && fits;
            double y = room.top();
            for (std::size_t i = 0; i < texts.size(); ++i) {
                if (mPainter != nullptr) {
                    mPainter->setPen(QPen(grey, 0.1));
                    mPainter->drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
                }
                const double top = y + pad;
                // Only a word wider than its column is made smaller.
                for (qsizetype at = 0; at < heads[i].size(); ++at)
                    line({room.left(), top + (static_cast<double>(at) + 0.5) * lineOf(cap)}, cap,
                         heads[i][at], ink, names, QFont::Bold, paint::TextSide::Left);
                lines({room.left() + left, top, room.width() - left, rows[i]}, {cap, texts[i], true}, ink);
                y = top + rows[i] + pad;
            }
            return;
        }
    }

    /// Paints a drawing or a letter in the middle, its name below, its number in the corner. The
    /// drawing of a single hex fills it, as on the map.
    void paintCounter() {
        const QRectF box = mShape.outline.boundingRect();
        const double size = std::min(box.width(), box.height());
        const QColor onGround = textOn(mGround);
        if (!mFace.drawing.empty() && mItem.outline.form == CutOutline::Form::Hexes &&
            mItem.outline.hexes.size() == 1) {
            if (mPainter != nullptr) mArt->paintDrawing(*mPainter, box, mFace.drawing, mOptions.style);
            return;
        }
        if (!mFace.number.empty()) paintNumber(box, size, onGround);
        if (mPainter != nullptr && !mInk && mGround != QColor(Qt::white) && mShape.corners.isEmpty()) {
            mPainter->setBrush(Qt::NoBrush);
            mPainter->setPen(QPen(onGround, 0.2));
            mPainter->drawEllipse(QPointF(), size / 2 - 1.2, size / 2 - 1.2);
        }
        const bool round = mShape.corners.isEmpty();
        const QString title = said(mFace.title);
        const QString letter = said(mFace.letter);
        const bool bare = letter.isEmpty() && mFace.drawing.empty();
        if (!bare) paintSymbol(size, letter, !title.isEmpty(), onGround);
        QRectF room(0, 0, box.width() - 2 * rim - 2, 0.26 * size);
        double y = bare ? 0 : 0.25 * size;
        if (round) {
            room.setHeight((bare ? 0.5 : 0.3) * size);
            if (!bare) y = 0.2 * size;
            // As wide as the disc at the farther end of the room.
            const double far = y + room.height() / 2, radius = size / 2 - 1.2;
            room.setWidth(2 * std::sqrt(std::max(0.0, radius * radius - far * far)) - 0.6);
        }
        room.moveCenter({0, y});
        name(room, title, std::min(bare ? 3.6 : 2.8, 0.12 * size), onGround);
    }

    /// Paints drawing and letter in the middle, or above the name. If there are both, the letter is
    /// below the drawing.
    void paintSymbol(double size, const QString& letter, bool named, const QColor& colour) {
        const bool round = mShape.corners.isEmpty();
        const bool both = !letter.isEmpty() && !mFace.drawing.empty();
        const double rise = named ? (round ? 0.2 : 0.1) * size : 0;
        if (!mFace.drawing.empty() && mPainter != nullptr) {
            const double side = (both || (named && round) ? 0.42 : 0.5) * size;
            QRectF picture(0, 0, side, side);
            picture.moveCenter({0, both ? -0.17 * size : -rise});
            mArt->paintDrawing(*mPainter, picture, mFace.drawing, mOptions.style);
        }
        if (letter.isEmpty()) return;
        const double largest = (both ? 0.24 : named && round ? 0.24 : 0.34) * size;
        QPointF middle(0, both ? 0.25 * size : -rise);
        QColor own = colour;
        double cap = largest;
        if (mFace.faction >= 0) {
            // White, so that its outline is seen on every colour.
            const paint::PieceShape shape = paint::shapeOf(mFace.faction);
            QRectF sign(0, 0, (named ? 0.46 : 0.72) * size, (named ? 0.46 : 0.72) * size);
            sign.moveCenter(middle);
            if (mPainter != nullptr) {
                mPainter->setPen(QPen(ink, 0.3));
                mPainter->setBrush(Qt::white);
                mPainter->drawPath(paint::outlineOf(sign, shape));
            }
            own = ink;
            cap = std::min(cap, 0.42 * sign.height());
            // A triangle is widest at its foot.
            if (shape == paint::PieceShape::Triangle) middle += QPointF(0, 0.14 * sign.height());
        }
        line(middle, cap, letter, own, 0.62 * size, QFont::Bold);
    }

    /// Paints the number in the upper right corner of a rectangle, or at the upper rim of a round
    /// shape.
    void paintNumber(const QRectF& box, double size, const QColor& colour) {
        const bool corners = mItem.outline.form == CutOutline::Form::Rectangle;
        const double cap = corners ? 0.17 * size : 0.13 * size;
        const QPointF at = corners ? QPointF(box.right() - 0.17 * size, box.top() + 0.17 * size)
                                   : QPointF(0, box.top() + 0.18 * size);
        line(at, cap, toQt(mFace.number), colour, 0.3 * size, QFont::Bold);
    }

    QPainter* mPainter;
    paint::TileArt* mArt;
    const CutItem& mItem;
    const CutFace& mFace;
    const SheetOptions& mOptions;
    Orientation mOrientation;
    CutShape mShape;
    QMarginsF mBleed;
    bool mInk;
    QColor mGround;
    bool mFits = true;
};

/// Returns the colour at the edge of a tile: its rim, if it has one.
QColor edgeColour(paint::TileArt& art, KindId kind, int faction, paint::TileStyle style, bool flat) {
    const QSizeF size = flat ? QSizeF(200, 100 * sqrt3) : QSizeF(100 * sqrt3, 200);
    const QImage& image = art.raster(kind, faction, style, size);
    const QPointF middle(image.width() / 2.0, image.height() / 2.0);
    const double apothem = 50 * sqrt3 * 0.98;
    const QPointF at = middle + (flat ? QPointF(0, -apothem) : QPointF(-apothem, 0));
    return image.pixelColor(at.toPoint());
}

}  // namespace

void paintItem(QPainter& painter, paint::TileArt& art, const CutItem& item, const CutSide& side,
               const SheetOptions& options) {
    const bool back = side.side == ItemSide::Back;
    if (back && !item.back) return;
    Face(&painter, &art, item, back ? *item.back : item.front, options, art.catalog().orientation, side.bleed)
        .paint();
}

void paintItem(QPainter& painter, paint::TileArt& art, const CutItem& item, ItemSide side,
               const SheetOptions& options) {
    const double bleed = options.bleed;
    paintItem(painter, art, item, CutSide{side, {bleed, bleed, bleed, bleed}}, options);
}

bool textFits(const CutItem& item, Orientation orientation, const SheetOptions& options) {
    return Face(nullptr, nullptr, item, item.front, options, orientation).paint() &&
           (!item.back || Face(nullptr, nullptr, item, *item.back, options, orientation).paint());
}

void paintTileWithBleed(QPainter& painter, paint::TileArt& art, const QRectF& hexBox, KindId kind,
                        int faction, paint::TileStyle style, double bleed) {
    constexpr double edge = 0.985;  // drawings leave a hair of their ground beyond the rim
    const bool bleeds = style != paint::TileStyle::Ink && bleed > 0 && isTile(kind);
    const auto fill = [&](const QPainterPath& path) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(edgeColour(art, kind, faction, style, hexBox.width() > hexBox.height()));
        painter.drawPath(path);
    };
    QPainterPath around;
    around.addPolygon(paint::hexPolygon(hexBox, bleed));
    around.closeSubpath();
    if (bleeds) fill(around);
    art.paintVector(painter, hexBox, kind, faction, style);
    if (!bleeds) return;
    around.addPolygon(paint::hexPolygon(paint::scaledAbout(hexBox, edge)));
    around.closeSubpath();
    fill(around);
}

QByteArray itemPng(const GameSystem& system, const CutItem& item, ItemSide side, const SheetOptions& options,
                   int longest) {
    SheetOptions bare = options;
    bare.bleed = 0;
    const CutShape shape = shapeOf(item, system.catalog.orientation, bare);
    const QRectF box = shape.outline.boundingRect();
    const double scale = longest / std::max(box.width(), box.height());
    QImage image((box.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    paint::TileArt art(system);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.scale(scale, scale);
    painter.setClipPath(shape.outline);
    painter.fillPath(shape.outline, Qt::white);
    paintItem(painter, art, item, side, bare);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

}  // namespace hexa::sheets
