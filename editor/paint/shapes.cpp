// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/shapes.h"

#include "core/engine/print/cutitem.h"
#include "core/hex/geometry.h"
#include "editor/paint/glyphs.h"
#include "editor/paint/tileart.h"

#include <QFont>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexa::paint {
namespace {

// Text is laid out at this size and scaled by the painter.
constexpr int fontPixels = 64;

struct TextFont {
    QFont font;
    QFontMetricsF metrics;
    explicit TextFont(QFont::Weight weight) : font(make(weight)), metrics(font) {}
    static QFont make(QFont::Weight weight) {
        QFont made(QStringLiteral("DejaVu Sans"));
        made.setStyleHint(QFont::SansSerif);
        made.setPixelSize(fontPixels);
        made.setWeight(weight);
        made.setHintingPreference(QFont::PreferNoHinting);
        return made;
    }
};

const TextFont& textFont(QFont::Weight weight) {
    thread_local const TextFont fonts[2] = {TextFont(QFont::Normal), TextFont(QFont::Bold)};
    return fonts[weight == QFont::Bold ? 1 : 0];
}

}  // namespace

QPolygonF hexPolygon(const QRectF& box, double grow) {
    const QPointF c = box.center();
    const double a = box.width() / 2;
    const double b = box.height() / 2;
    // Moving sides out by `grow` moves corners by grow / cos 30.
    if (a > b) {
        const double reach = a + grow * 2 / std::sqrt(3.0);
        const double rise = b + grow;
        return QPolygonF{
            {c.x() + reach, c.y()}, {c.x() + reach / 2, c.y() + rise}, {c.x() - reach / 2, c.y() + rise},
            {c.x() - reach, c.y()}, {c.x() - reach / 2, c.y() - rise}, {c.x() + reach / 2, c.y() - rise}};
    }
    const double reach = b + grow * 2 / std::sqrt(3.0);
    const double width = a + grow;
    return QPolygonF{
        {c.x() + width, c.y() - reach / 2}, {c.x() + width, c.y() + reach / 2}, {c.x(), c.y() + reach},
        {c.x() - width, c.y() + reach / 2}, {c.x() - width, c.y() - reach / 2}, {c.x(), c.y() - reach}};
}

QPainterPath remainderOf(const QPolygonF& hex, unsigned cut) {
    constexpr int count = 12;
    const QPointF centre = (hex[0] + hex[3]) / 2;
    // Counter-clockwise from the middle of side 0; triangle t is between the points t - 1 and t.
    const auto point = [&](int t) {
        const auto [before, behind] = sideCorners((t + 1) / 2);
        const QPointF corner = hex[static_cast<qsizetype>(behind)];
        return t % 2 == 1 ? corner : (hex[static_cast<qsizetype>(before)] + corner) / 2;
    };
    const auto kept = [&](int t) { return (cut >> t & 1) == 0; };
    QPainterPath path;
    if (cut == 0) {
        path.addPolygon(hex);
        path.closeSubpath();
    }
    for (int first = 0; first < count; ++first) {
        if (!kept(first) || kept((first + count - 1) % count)) continue;
        path.moveTo(centre);
        path.lineTo(point((first + count - 1) % count));
        for (int t = first; kept(t % count); ++t) path.lineTo(point(t % count));
        path.closeSubpath();
    }
    return path;
}

QRectF scaledAbout(const QRectF& rect, double factor) {
    const QSizeF size = rect.size() * factor;
    return {rect.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

std::optional<QLineF> lineWithin(const QPolygonF& convex, const QLineF& line) {
    double from = 0, to = 1;
    const QPointF d = line.p2() - line.p1();
    for (qsizetype i = 0; i < convex.size(); ++i) {
        const QPointF a = convex[i];
        const QPointF side = convex[(i + 1) % convex.size()] - a;
        const QPointF inwards(-side.y(), side.x());  // clockwise on screen: inside is to the right
        const double speed = QPointF::dotProduct(inwards, d);
        const double start = QPointF::dotProduct(inwards, line.p1() - a);
        if (std::abs(speed) < 1e-12) {
            if (start < 0) return std::nullopt;
        } else if (speed > 0) {
            from = std::max(from, -start / speed);
        } else {
            to = std::min(to, -start / speed);
        }
    }
    if (from >= to) return std::nullopt;
    return QLineF(line.pointAt(from), line.pointAt(to));
}

double textWidth(double capHeight, const QString& text, QFont::Weight weight) {
    const QFontMetricsF& metrics = textFont(weight).metrics;
    return metrics.horizontalAdvance(text) * capHeight / metrics.capHeight();
}

QString cutText(double capHeight, const QString& text, double width, QFont::Weight weight) {
    const QFontMetricsF& metrics = textFont(weight).metrics;
    return metrics.elidedText(text, Qt::ElideRight, width * metrics.capHeight() / capHeight);
}

void paintText(QPainter& painter, QPointF at, double capHeight, const QString& text, const QColor& colour,
               TextSide side, QFont::Weight weight) {
    const TextFont& font = textFont(weight);
    const double capital = font.metrics.capHeight();
    const double width = font.metrics.horizontalAdvance(text);
    const double left = side == TextSide::Left ? 0 : side == TextSide::Middle ? -width / 2 : -width;
    painter.save();
    painter.translate(at);
    painter.scale(capHeight / capital, capHeight / capital);
    painter.setFont(font.font);
    painter.setPen(colour);
    painter.drawText(QPointF(left, capital / 2), text);
    painter.restore();
}

void paintFittedText(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour,
                     QFont::Weight weight) {
    if (text.isEmpty()) return;
    const double perUnit = textWidth(1, text, weight);
    paintText(painter, box.center(), std::min(box.height(), box.width() / std::max(perUnit, 0.1)), text,
              colour, TextSide::Middle, weight);
}

void paintSeal(QPainter& painter, QPointF middle, double radius, const QString& text, TileStyle style) {
    constexpr int points = 12;
    QPolygonF seal;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = i * std::numbers::pi / points;
        const double reach = radius * (i % 2 == 0 ? 1.0 : 0.84);
        seal << middle + QPointF(std::sin(angle), -std::cos(angle)) * reach;
    }
    painter.setPen(QPen(ink, 0.1 * radius, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setBrush(style == TileStyle::Ink ? QColor(Qt::white) : QColor(0xff, 0xd9, 0x4d));
    painter.drawPolygon(seal);
    QRectF inner(0, 0, 1.25 * radius, 0.92 * radius);
    inner.moveCenter(middle);
    paintFittedText(painter, inner, text, ink);
}

void paintMark(QPainter& painter, QPointF hexMiddle, double unit, const CutMark& mark, TileStyle style,
               std::string_view language) {
    const QPointF middle = hexMiddle + QPointF(mark.at.x, mark.at.y) * unit;
    const double radius = mark.radius * unit;
    const QColor own(QString::fromStdString(mark.colour));
    const QColor ground = own.isValid() && style != TileStyle::Ink ? own : QColor(Qt::white);
    painter.setPen(QPen(ink, 0.12 * radius));
    painter.setBrush(ground);
    painter.drawEllipse(middle, radius, radius);
    if (mark.letter.empty()) return;
    QRectF inner(0, 0, 1.4 * radius, 1.1 * radius);
    inner.moveCenter(middle);
    const std::string_view letter = mark.letter.in(language);
    paintFittedText(painter, inner, QString::fromUtf8(letter.data(), static_cast<qsizetype>(letter.size())),
                    qGray(ground.rgb()) > 130 ? ink : paper);
}

}  // namespace hexa::paint
