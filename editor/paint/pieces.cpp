// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/pieces.h"

#include "editor/paint/heat.h"
#include "editor/paint/shapes.h"

#include <QPixmapCache>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace hexa::paint {
namespace {

constexpr double finerPlace = 0.55;  // of a hex: what is left for pieces at a side or in a slot
constexpr double smallestPiece = 9;  // painter units: below, a piece is a dot without a number
constexpr double smallestPieceHex = 8;
constexpr double readableHex = 46;
const QColor litColour(0x2f, 0x6d, 0xb5);
const QColor freshColour(0xff, 0xf2, 0xa8);
const QColor outline(0x14, 0x16, 0x1a);

QPolygonF regular(const QRectF& box, int corners, double turn) {
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + i * 2 * M_PI / corners;
        polygon << QPointF(box.center().x() + box.width() / 2 * std::cos(angle),
                           box.center().y() + box.height() / 2 * std::sin(angle));
    }
    return polygon;
}

void drawText(QPainter& painter, const QRectF& box, const QString& text, const QColor& ink, double share) {
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(box.height() * share)));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(box.adjusted(-20, -20, 20, 20), Qt::AlignCenter, text);
}

/// Returns the places of the pieces of one cell: rows of at most three, around the middle.
std::vector<QRectF> placesFor(std::size_t count, const QRectF& hex) {
    const std::size_t columns = count <= 1 ? 1 : count <= 4 ? 2 : 3;
    const std::size_t rows = (count + columns - 1) / columns;
    const double size = hex.height() * (count <= 1 ? 0.46 : count <= 4 ? 0.36 : 0.27);
    const double step = size * 1.08;
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / columns;
        const std::size_t inRow = std::min(columns, count - row * columns);
        const double x = hex.center().x() + (static_cast<double>(i % columns) - (inRow - 1) / 2.0) * step;
        // A little above the middle: the ID is below.
        const double y =
            hex.center().y() - hex.height() * 0.05 + (static_cast<double>(row) - (rows - 1) / 2.0) * step;
        places.emplace_back(x - size / 2, y - size / 2, size, size);
    }
    return places;
}

/// Stamps a drawing. On screen, equal drawings on many hexes are drawn once and copied to whole
/// pixels: rims and lights are most of the cost of a game's image. On paper and in pictures
/// everything is drawn directly. `box` is that of the hex; `draw` stays within `around` of it.
template <class Draw>
void stamp(QPainter& painter, const QString& look, const QRectF& box, double around, Draw draw) {
    if (painter.device()->devType() != QInternal::Widget ||
        painter.transform().type() > QTransform::TxTranslate) {
        draw(painter);
        return;
    }
    const double pixels = painter.device()->devicePixelRatioF();
    const QString key = QStringLiteral("hexatelier %1 %2 %3 %4")
                            .arg(look)
                            .arg(box.width(), 0, 'f', 2)
                            .arg(box.height(), 0, 'f', 2)
                            .arg(pixels);
    const double margin = std::ceil(around);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        const QSizeF size = (box.size() + QSizeF(2 * margin + 1, 2 * margin + 1)) * pixels;
        picture = QPixmap(size.toSize());
        picture.setDevicePixelRatio(pixels);
        picture.fill(Qt::transparent);
        QPainter inside(&picture);
        inside.setRenderHint(QPainter::Antialiasing);
        inside.translate(margin - box.left(), margin - box.top());
        draw(inside);
        inside.end();
        QPixmapCache::insert(key, picture);
    }
    const auto whole = [&](double at) { return std::round(at * pixels) / pixels; };
    painter.drawPixmap(QPointF(whole(box.left() - margin), whole(box.top() - margin)), picture);
}

void paintRim(QPainter& painter, const PieceLayer::Rim& rim, Orientation orientation, const MapView& view,
              double height) {
    const QPolygonF hex = hexPolygon(rim.at, orientation, view, rim.thick ? -0.06 : -0.045);
    const double width = std::max(2.0, height * (rim.thick ? 0.085 : 0.055));
    painter.setBrush(Qt::NoBrush);
    // Seen on every tile, also on one of the same colour: dark without, light within.
    painter.setPen(
        QPen(outline, width + std::max(1.5, height * 0.03), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(hex);
    painter.setPen(
        QPen(Qt::white, width + std::max(0.8, height * 0.014), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(hex);
    const auto sides = static_cast<std::size_t>(hex.size());
    for (std::size_t side = 0; side < sides; ++side) {
        QPen pen(rim.colours[side * rim.colours.size() / sides], width, Qt::SolidLine, Qt::FlatCap);
        if (rim.broken) pen.setDashPattern({1.4, 1.1});
        painter.setPen(pen);
        painter.drawLine(hex[static_cast<qsizetype>(side)], hex[static_cast<qsizetype>((side + 1) % sides)]);
    }
}

QString lookOf(const PieceLayer::Rim& rim, Orientation orientation) {
    QString look =
        QStringLiteral("rim %1 %2 %3").arg(static_cast<int>(orientation)).arg(rim.thick).arg(rim.broken);
    for (const QColor& colour : rim.colours) look += QLatin1Char(' ') + colour.name(QColor::HexArgb);
    return look;
}

}  // namespace

QPainterPath outlineOf(const QRectF& box, PieceShape shape) {
    QPainterPath path;
    const QRectF wide =
        box.adjusted(-box.width() * 0.08, -box.height() * 0.08, box.width() * 0.08, box.height() * 0.08);
    switch (shape) {
    case PieceShape::Disc:
        path.addEllipse(box);
        return path;
    case PieceShape::Square:
        path.addRect(
            box.adjusted(box.width() * 0.07, box.height() * 0.07, -box.width() * 0.07, -box.height() * 0.07));
        return path;
    case PieceShape::Triangle:
        path.addPolygon(QPolygonF{QPointF(wide.center().x(), wide.top() - box.height() * 0.06),
                                  QPointF(wide.right(), wide.bottom() - box.height() * 0.06),
                                  QPointF(wide.left(), wide.bottom() - box.height() * 0.06)});
        break;
    case PieceShape::Diamond:
        path.addPolygon(regular(scaledAbout(wide, 1.05), 4, 0));
        break;
    case PieceShape::Hexagon:
        path.addPolygon(regular(box, 6, 0));
        break;
    case PieceShape::Star: {
        QPolygonF star;
        const QPolygonF outer = regular(wide, 5, -M_PI / 2);
        const QPolygonF inner = regular(scaledAbout(wide, 0.58), 5, -M_PI / 2 + M_PI / 5);
        for (int i = 0; i < 5; ++i) star << outer[i] << inner[i];
        path.addPolygon(star);
        break;
    }
    }
    path.closeSubpath();
    return path;
}

void paintPiece(QPainter& painter, const QRectF& box, const QColor& colour, PieceShape shape,
                const QString& text) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(outline, std::max(1.0, box.height() * 0.06), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    painter.drawPath(outlineOf(box, shape));
    if (box.height() >= smallestPiece && !text.isEmpty()) {
        // A triangle is widest at its foot.
        const QRectF words = shape == PieceShape::Triangle ? box.translated(0, box.height() * 0.13) : box;
        drawText(painter, words, text, inkOn(colour), text.size() > 1 ? 0.55 : 0.68);
    }
    painter.restore();
}

void paintRims(QPainter& painter, const PieceLayer& layer, Orientation orientation, const MapView& view) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PieceLayer::Rim& rim : layer.rims) {
        const QRectF hex = hexBox(rim.at, orientation);
        if (!view.visible.intersects(hex) || rim.colours.empty()) continue;
        const QRectF box = view.toPainter(hex);
        if (box.height() < smallestPieceHex)
            painter.fillRect(box, rim.colours.front());
        else
            stamp(painter, lookOf(rim, orientation), box, box.height() * 0.1 + 3,
                  [&](QPainter& to) { paintRim(to, rim, orientation, view, box.height()); });
    }
    painter.restore();
}

void paintPieces(QPainter& painter, const PieceLayer& layer, Orientation orientation, const MapView& view) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto seen = [&](Hex at) { return view.visible.intersects(hexBox(at, orientation)); };
    const auto boxOf = [&](Hex at) { return view.toPainter(hexBox(at, orientation)); };
    const auto light = [&](const std::vector<Hex>& hexes, Qt::PenStyle style, int alpha) {
        for (const Hex at : hexes) {
            if (!seen(at)) continue;
            const QString look = QStringLiteral("light %1 %2").arg(static_cast<int>(orientation)).arg(alpha);
            stamp(painter, look, boxOf(at), 4, [&](QPainter& to) {
                // Leaves room for the rim, which shows the holder of the cell.
                const QPolygonF polygon = hexPolygon(at, orientation, view, -0.15);
                QColor fill = litColour;
                fill.setAlpha(alpha);
                to.setBrush(fill);
                to.setPen(QPen(Qt::white, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
                to.drawPolygon(polygon);
                to.setBrush(Qt::NoBrush);
                to.setPen(QPen(litColour, 2.2, style, Qt::RoundCap, Qt::RoundJoin));
                to.drawPolygon(polygon);
            });
        }
    };
    for (const Hex at : layer.fresh)
        if (seen(at)) {
            QColor glow = freshColour;
            glow.setAlphaF(0.75 * std::clamp(layer.freshness, 0.0, 1.0));
            painter.setPen(Qt::NoPen);
            painter.setBrush(glow);
            painter.drawPolygon(hexPolygon(at, orientation, view));
        }
    light(layer.mild, Qt::DashLine, 26);
    light(layer.lit, Qt::SolidLine, 44);

    for (const PieceLayer::Label& label : layer.labels) {
        if (!seen(label.at)) continue;
        const QRectF box = boxOf(label.at);
        if (box.height() < readableHex) continue;
        QFont font = painter.font();
        font.setBold(true);
        font.setPixelSize(std::clamp(static_cast<int>(box.height() * 0.14), 9, 30));
        const QFontMetricsF metrics(font);
        QRectF place(0, 0, metrics.horizontalAdvance(label.text) + box.height() * 0.06, metrics.height());
        place.moveCenter({box.center().x(), box.bottom() - box.height() * 0.155});
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 215));
        painter.drawRoundedRect(place, 3, 3);
        painter.setFont(font);
        painter.setPen(outline);
        painter.drawText(place, Qt::AlignCenter, label.text);
    }
    // By hex, and by the point in it: none is the middle, the usual place.
    using Place = std::tuple<Hex, double, double>;
    std::map<Place, std::vector<const PieceLayer::Stack*>> units;
    std::map<Hex, std::vector<const PieceLayer::Stack*>> tokens;
    for (const PieceLayer::Stack& stack : layer.stacks) {
        if (!seen(stack.at)) continue;
        const QPointF middle = hexBox(stack.at, orientation).center();
        const QPointF point = stack.point.value_or(middle);
        if (stack.token && !stack.point)
            tokens[stack.at].push_back(&stack);
        else
            units[{stack.at, point.x(), point.y()}].push_back(&stack);
    }
    for (const auto& [place, stacks] : units) {
        QRectF box = boxOf(std::get<Hex>(place));
        if (stacks.front()->point) {
            box.setSize(box.size() * finerPlace);
            box.moveCenter(view.toPainter(*stacks.front()->point));
        }
        const std::vector<QRectF> places = placesFor(stacks.size(), box);
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            const PieceLayer::Stack& stack = *stacks[i];
            const QString text = stack.letter.isEmpty() ? QString::number(stack.count) : stack.letter;
            const QString look = QStringLiteral("piece %1 %2 ")
                                     .arg(static_cast<int>(stack.shape))
                                     .arg(stack.colour.name(QColor::HexArgb)) +
                                 text;
            stamp(painter, look, places[i], places[i].height() * 0.2 + 3,
                  [&](QPainter& to) { paintPiece(to, places[i], stack.colour, stack.shape, text); });
        }
    }
    for (const auto& [at, stacks] : tokens) {
        const QRectF box = boxOf(at);
        const double size = box.height() * 0.24;
        // At the right, away from pieces, the ID and the number of a home.
        double x = box.center().x() + box.height() * 0.5 - size * 1.05 * static_cast<double>(stacks.size());
        for (const PieceLayer::Stack* stack : stacks) {
            const QRectF place(x, box.center().y() + box.height() * 0.06, size, size);
            painter.setPen(QPen(outline, 1));
            painter.setBrush(stack->colour);
            painter.drawRoundedRect(place, size * 0.2, size * 0.2);
            if (size >= smallestPiece) drawText(painter, place, stack->letter, inkOn(stack->colour), 0.7);
            x += size * 1.05;
        }
    }
    for (const PieceLayer::Mark& mark : layer.marks) {
        if (!seen(mark.at)) continue;
        const double height = boxOf(mark.at).height();
        const auto draw = [&](const QColor& colour, double width) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            if (mark.side >= 0) {
                const auto corners = cornersOf(mark.at, orientation);
                const auto ends = sideCorners(mark.side);
                const std::size_t a = ends[0], b = ends[1];
                const auto at = [&](double part) {
                    return view.toPainter(QPointF(corners[a].x + part * (corners[b].x - corners[a].x),
                                                  corners[a].y + part * (corners[b].y - corners[a].y)));
                };
                painter.drawLine(at(0.15), at(0.85));
            } else {
                QColor fill = litColour;
                fill.setAlpha(70);
                painter.setBrush(fill);
                painter.drawEllipse(view.toPainter(mark.point), height * 0.12, height * 0.12);
            }
        };
        draw(Qt::white, std::max(5.0, height * 0.09));
        draw(litColour, std::max(3.0, height * 0.05));
    }
    for (const PieceLayer::Badge& badge : layer.badges) {
        if (!seen(badge.at)) continue;
        const QRectF box = boxOf(badge.at);
        QFont font = painter.font();
        font.setBold(true);
        font.setPixelSize(std::clamp(static_cast<int>(box.height() * 0.2), 10, 22));
        const QFontMetricsF metrics(font);
        QRectF place(0, 0, metrics.horizontalAdvance(badge.text) + 10, metrics.height() + 2);
        place.moveCenter({box.center().x(), box.top() + place.height() * 0.75});
        painter.setPen(Qt::NoPen);
        painter.setBrush(badge.colour);
        painter.drawRoundedRect(place, 4, 4);
        painter.setFont(font);
        painter.setPen(inkOn(badge.colour));
        painter.drawText(place, Qt::AlignCenter, badge.text);
    }
    painter.restore();
}

}  // namespace hexa::paint
