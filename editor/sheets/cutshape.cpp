// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/cutshape.h"

#include "core/hex/hex.h"
#include "editor/paint/shapes.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexa::sheets {
namespace {

constexpr double markLength = 3;

QSizeF hexSize(const SheetOptions& options, Orientation orientation) {
    const double across = options.tileSize, along = across * 2 / sqrt3;
    return orientation == Orientation::Flat ? QSizeF(along, across) : QSizeF(across, along);
}

/// Returns the place of an item's hex, before its middle is moved to the origin.
QRectF hexBoxOf(Hex at, const SheetOptions& options, Orientation orientation) {
    const double unit = options.tileSize / sqrt3;
    const Point centre = centreOf(at, orientation);
    QRectF box({}, hexSize(options, orientation));
    box.moveCenter(QPointF(centre.x, centre.y) * unit);
    return box;
}

/// Returns the outer rim of hexes that touch, as polygons: sides that no two of them share, put
/// together end to end.
std::vector<QPolygonF> rimsOf(const std::vector<Hex>& hexes, Orientation orientation, double unit) {
    using Key = std::pair<long, long>;
    const auto keyOf = [](Point point) {
        return Key(std::lround(point.x * 1000), std::lround(point.y * 1000));
    };
    std::map<Key, std::pair<Key, Point>> sides;  // from where: where to, and that point
    for (const Hex at : hexes) {
        const auto corners = cornersOf(at, orientation);
        for (int direction = 0; direction < 6; ++direction) {
            if (std::find(hexes.begin(), hexes.end(), neighbour(at, direction)) != hexes.end()) continue;
            const auto [first, second] = sideCorners(direction);
            sides[keyOf(corners[first])] = {keyOf(corners[second]), corners[second]};
        }
    }
    std::vector<QPolygonF> rims;
    while (!sides.empty()) {
        QPolygonF polygon;
        for (auto side = sides.begin(); side != sides.end();) {
            const auto [to, point] = side->second;
            polygon << QPointF(point.x, point.y) * unit;
            sides.erase(side);
            side = sides.find(to);
        }
        rims.push_back(std::move(polygon));
    }
    return rims;
}

QPointF middleOfRims(const std::vector<QPolygonF>& rims) {
    QRectF box;
    for (const QPolygonF& one : rims) box = box.united(one.boundingRect());
    return box.center();
}

CutShape boxShape(QSizeF size, double corner) {
    QRectF box({}, size);
    box.moveCenter({0, 0});
    CutShape shape;
    if (corner > 0)
        shape.outline.addRoundedRect(box, corner, corner);
    else
        shape.outline.addRect(box);
    shape.corners = {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    return shape;
}

}  // namespace

QPolygonF grown(const QPolygonF& polygon, double by) {
    const qsizetype count = polygon.size();
    QPolygonF result;
    for (qsizetype i = 0; i < count; ++i) {
        const QLineF before(polygon[(i + count - 1) % count], polygon[i]);
        const QLineF behind(polygon[i], polygon[(i + 1) % count]);
        const auto outwards = [by](const QLineF& side) {
            return QPointF(side.dy(), -side.dx()) * (by / side.length());
        };
        const QPointF a = outwards(before), b = outwards(behind);
        // Both moved sides meet at this distance along the bisector.
        result << polygon[i] + (a + b) * (by * by / (by * by + QPointF::dotProduct(a, b)));
    }
    return by == 0 ? polygon : result;
}

QPainterPath CutShape::withBleed(double bleed) const {
    QPainterPath path;
    if (corners.isEmpty()) {
        const QRectF box = outline.boundingRect();
        path.addEllipse(box.adjusted(-bleed, -bleed, bleed, bleed));
        return path;
    }
    path.addPolygon(grown(corners, bleed));
    path.closeSubpath();
    return path;
}

std::vector<QLineF> CutShape::marks(double bleed) const {
    std::vector<QLineF> lines;
    if (corners.isEmpty()) {
        const double from = outline.boundingRect().width() / 2 + bleed + markGap;
        for (const QPointF& way : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)})
            lines.emplace_back(way * from, way * (from + markLength / 2));
        return lines;
    }
    // Each side continues beyond its ends. At inward corners there is nothing to cut beyond them.
    const qsizetype count = corners.size();
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF corner = corners[i];
        const QLineF before(corners[(i + count - 1) % count], corner),
            behind(corners[(i + 1) % count], corner);
        const QPointF a = QPointF(before.dx(), before.dy()) / before.length();
        const QPointF b = QPointF(behind.dx(), behind.dy()) / behind.length();
        const double sine = b.x() * a.y() - b.y() * a.x();
        if (sine <= 0.01) continue;
        const double from = bleed / sine + markGap;
        for (const QPointF& way : {a, b})
            lines.emplace_back(corner + way * from, corner + way * (from + markLength));
    }
    return lines;
}

CutShape hexShape(const QRectF& hexBox) {
    CutShape shape;
    shape.corners = paint::hexPolygon(hexBox);
    shape.outline.addPolygon(shape.corners);
    shape.outline.closeSubpath();
    return shape;
}

CutShape shapeOf(const CutItem& item, Orientation orientation, const SheetOptions& options) {
    const CutOutline& outline = item.outline;
    const double scale = options.counterScale * (item.onTiles ? options.onTiles : 1);
    if (outline.form == CutOutline::Form::Round) {
        CutShape shape;
        shape.outline.addEllipse(QPointF(), outline.width * scale / 2, outline.width * scale / 2);
        return shape;
    }
    if (outline.form == CutOutline::Form::Rectangle) {
        if (item.isCard() && options.cardSize.isValid()) return boxShape(options.cardSize, outline.corner);
        const double factor = item.isCard() ? 1 : scale;
        return boxShape(QSizeF(outline.width, outline.height) * factor, outline.corner * factor);
    }
    auto rims = rimsOf(outline.hexes, orientation, options.tileSize / sqrt3);
    const QPointF middle = middleOfRims(rims);
    CutShape shape;
    for (QPolygonF& one : rims) {
        one.translate(-middle);
        shape.outline.addPolygon(one);
        shape.outline.closeSubpath();
        // The outer one is the largest; a hole in the middle has no marks.
        const auto area = [](const QPolygonF& polygon) {
            const QRectF box = polygon.boundingRect();
            return box.width() * box.height();
        };
        if (area(one) > area(shape.corners)) shape.corners = one;
    }
    // Clockwise, as sides are moved outwards.
    double turned = 0;
    for (qsizetype i = 0; i < shape.corners.size(); ++i) {
        const QPointF a = shape.corners[i], b = shape.corners[(i + 1) % shape.corners.size()];
        turned += a.x() * b.y() - b.x() * a.y();
    }
    if (turned < 0) std::reverse(shape.corners.begin(), shape.corners.end());
    return shape;
}

QPointF middleOf(const CutItem& item, Orientation orientation, const SheetOptions& options) {
    return middleOfRims(rimsOf(item.outline.hexes, orientation, options.tileSize / sqrt3));
}

std::vector<QRectF> hexBoxesOf(const CutItem& item, Orientation orientation, const SheetOptions& options) {
    const QPointF middle = middleOf(item, orientation, options);
    std::vector<QRectF> boxes;
    for (const Hex at : item.outline.hexes)
        boxes.push_back(hexBoxOf(at, options, orientation).translated(-middle));
    return boxes;
}

}  // namespace hexa::sheets
