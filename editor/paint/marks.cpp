// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/shapes.h"

#include "editor/paint/glyphs.h"
#include "editor/paint/sketch.h"

#include <QPainterPath>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::paint {
namespace {

// Places and sizes on a tile, in units of the circumradius: ID below, seat's name or special points
// above, number of the seat at the left, lock, special rule and problem in corners. They fit
// flat-top and pointy-top hexes.
constexpr double idCap = 0.2;
constexpr double nameCap = 0.14;
constexpr double nameWidth = 0.85;
/// Smallest scale of a long name before it is cut, so that it stays readable.
constexpr double nameShrink = 0.5;

/// Paints a light plate that makes text readable on every tile and in grey print.
void paintPlate(const Sketch& sketch, QPointF middle, double cap, const QString& text, double maxWidth) {
    const double unit = sketch.view.scale;
    double height = cap * unit;
    const double width = textWidth(1, text) * height;
    if (width > maxWidth * unit) height *= maxWidth * unit / width;
    QRectF plate(0, 0, std::min(width, maxWidth * unit) + 0.16 * unit, height + 0.13 * unit);
    plate.moveCenter(middle);
    QColor colour = sketch.style.tiles == TileStyle::Ink ? QColor(Qt::white) : paper;
    colour.setAlphaF(0.86F);
    sketch.painter.setPen(Qt::NoPen);
    sketch.painter.setBrush(colour);
    const double round = plate.height() * 0.35;
    sketch.painter.drawRoundedRect(plate, round, round);
    paintText(sketch.painter, middle, height, text, ink);
}

/// Paints the number of a player in the colour of the faction.
void paintSeatDisc(const Sketch& sketch, QPointF middle, int seat) {
    const double unit = sketch.view.scale;
    const bool white = sketch.style.tiles == TileStyle::Ink;
    sketch.painter.setPen(QPen(ink, 0.03 * unit));
    sketch.painter.setBrush(white ? QColor(Qt::white) : paper);
    sketch.painter.drawEllipse(middle, 0.17 * unit, 0.17 * unit);
    paintText(sketch.painter, middle, 0.17 * unit, QString::number(seat + 1), ink);
}

/// Paints a cross in a disc: an error; a bar in a triangle: a warning; a dot in a disc: a hint.
/// Shape and colour both distinguish them.
void paintProblem(const Sketch& sketch, QPointF middle, Severity severity) {
    const double r = 0.16 * sketch.view.scale;
    QPainter& painter = sketch.painter;
    const QColor colour = severity == Severity::Error     ? QColor(0xc2, 0x1d, 0x1d)
                          : severity == Severity::Warning ? QColor(0xf2, 0xb1, 0x1d)
                                                          : QColor(0x2c, 0x6f, 0xc4);
    painter.setPen(QPen(paper, 0.25 * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    const QColor sign = severity == Severity::Warning ? ink : paper;
    if (severity == Severity::Warning) {
        painter.drawPolygon(QPolygonF{middle + QPointF(0, -1.1 * r), middle + QPointF(1.1 * r, 0.8 * r),
                                      middle + QPointF(-1.1 * r, 0.8 * r)});
    } else {
        painter.drawEllipse(middle, r, r);
    }
    painter.setPen(QPen(sign, 0.3 * r, Qt::SolidLine, Qt::RoundCap));
    if (severity == Severity::Error) {
        painter.drawLine(middle + QPointF(-0.4, -0.4) * r, middle + QPointF(0.4, 0.4) * r);
        painter.drawLine(middle + QPointF(-0.4, 0.4) * r, middle + QPointF(0.4, -0.4) * r);
    } else {
        painter.drawLine(middle + QPointF(0, -0.45) * r, middle + QPointF(0, 0.1) * r);
        painter.drawPoint(middle + QPointF(0, 0.55) * r);
    }
}

/// Paints a slip of paper with an exclamation mark: the tile has a rule of its own.
void paintOwnRule(const Sketch& sketch, QPointF middle) {
    const double unit = sketch.view.scale;
    QRectF slip(0, 0, 0.22 * unit, 0.3 * unit);
    slip.moveCenter(middle);
    sketch.painter.setPen(QPen(ink, 0.025 * unit));
    sketch.painter.setBrush(sketch.style.tiles == TileStyle::Ink ? QColor(Qt::white) : paper);
    sketch.painter.drawRoundedRect(slip, 0.04 * unit, 0.04 * unit);
    const double high = slip.height();
    sketch.painter.setPen(QPen(ink, 0.05 * unit, Qt::SolidLine, Qt::RoundCap));
    sketch.painter.drawLine(middle + QPointF(0, -0.28 * high), middle + QPointF(0, 0.08 * high));
    sketch.painter.drawPoint(middle + QPointF(0, 0.3 * high));
}

/// Returns the place of an ID: below, or in the middle of the rest of a hex cut there.
QPointF idPlace(const Sketch& sketch, const Cell& cell, QPointF centre) {
    const QPointF place = centre + QPointF(0, 0.66 * sketch.view.scale);
    const Cut cut = sketch.cutAt(cell.at);
    if (cut == 0) return place;
    const QPainterPath rest = remainderOf(hexPolygon(sketch.box(cell.at)), cut);
    return rest.contains(place) || rest.isEmpty() ? place : (rest.boundingRect().center() + centre) / 2;
}

}  // namespace

void paintId(const Sketch& sketch, const Cell& cell) {
    if (!sketch.style.ids || !isTile(cell.kind) || !sketch.readable(idCap)) return;
    QString text = QString::fromUtf8(cell.id.text().data(), static_cast<qsizetype>(cell.id.text().size()));
    if (text.isEmpty() && sketch.style.tiles == TileStyle::Ink &&
        indexOf(cell.kind) < sketch.catalog.kinds.size())
        text = QString::fromStdString(sketch.catalog.kind(cell.kind).letter);
    if (!text.isEmpty()) paintPlate(sketch, idPlace(sketch, cell, sketch.centre(cell.at)), idCap, text, 0.8);
}

void paintLock(QPainter& painter, QPointF middle, double size) {
    const QRectF body(middle.x() - 0.38 * size, middle.y() - 0.05 * size, 0.76 * size, 0.55 * size);
    const QRectF bow(middle.x() - 0.23 * size, middle.y() - 0.46 * size, 0.46 * size, 0.7 * size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawEllipse(middle, 0.72 * size, 0.72 * size);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 0.13 * size, Qt::SolidLine, Qt::FlatCap));
    QPainterPath path(QPointF(bow.left(), body.top()));
    path.lineTo(bow.left(), bow.top() + bow.width() / 2);
    path.arcTo(QRectF(bow.topLeft(), QSizeF(bow.width(), bow.width())), 180, -180);
    path.lineTo(bow.right(), body.top());
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(body, 0.08 * size, 0.08 * size);
}

void paintMarks(const Sketch& sketch, const Cell& cell) {
    const double unit = sketch.view.scale;
    const QPointF centre = sketch.centre(cell.at);
    const auto at = [&](double x, double y) { return centre + QPointF(x, y) * unit; };
    paintId(sketch, cell);
    const auto seat = sketch.scenario.seatAt(cell.at);
    if (seat && sketch.style.seatNames) {
        const int number = static_cast<int>(*seat);
        const std::string_view own = sketch.scenario.seats[*seat].name.in(sketch.style.language);
        const Faction* faction = factionOf(sketch.scenario, sketch.catalog, *seat);
        const std::string_view name = !own.empty()         ? own
                                      : faction != nullptr ? faction->name.in(sketch.style.language)
                                                           : std::string_view();
        if (!name.empty() && sketch.readable(nameCap)) {
            const QString whole = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
            paintPlate(sketch, at(0, -0.68), nameCap, cutText(nameShrink * nameCap, whole, nameWidth),
                       nameWidth);
        }
        paintSeatDisc(sketch, at(-0.72, 0), number);
    }
    const auto& details = sketch.board().details();
    if (!details.empty()) {
        const auto found = details.find(cell.at);
        if (found != details.end() && !found->second.special.empty() && isTile(cell.kind))
            paintOwnRule(sketch, seat ? at(0.62, -0.34) : at(0.46, -0.58));
        if (found != details.end() && found->second.points)
            paintSeal(sketch.painter, seat ? at(-0.54, 0.42) : at(0, -0.62), 0.215 * unit,
                      QString::number(*found->second.points), sketch.style.tiles);
    }
    if (cell.locked && sketch.style.locks && sketch.tileLocks)
        paintLock(sketch.painter, seat ? at(0.7, 0) : at(-0.44, -0.6), 0.22 * unit);
    if (!sketch.style.problems.empty()) {
        const auto found = sketch.style.problems.find(cell.at);
        if (found != sketch.style.problems.end()) paintProblem(sketch, at(0.55, 0.4), found->second);
    }
}

namespace {

/// Returns the numbers of an ID with the form of a coordinate, as on a printed mat ("4,0": column
/// 4, line 0). Rulers count like these.
std::optional<std::pair<int, int>> coordinatesOf(const Cell& cell) {
    const std::string_view text = cell.id.text();
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    std::pair<int, int> found;
    const auto read = [&](std::string_view part, int& number) {
        const auto [end, failure] = std::from_chars(part.data(), part.data() + part.size(), number);
        return failure == std::errc{} && end == part.data() + part.size();
    };
    if (!read(text.substr(0, comma), found.first) || !read(text.substr(comma + 1), found.second))
        return std::nullopt;
    return found;
}

}  // namespace

void paintRulers(const Sketch& sketch) {
    constexpr double cap = 0.26;
    const auto cells = sketch.board().cells();
    if (cells.empty() || !sketch.readable(cap)) return;
    const double unit = sketch.view.scale;
    const auto write = [&](QPointF middle, int number) {
        paintText(sketch.painter, middle, cap * unit, QString::number(number), sketch.groundInk());
    };
    if (sketch.board().orientation == Orientation::Flat) {
        const int leftmost = cells.front().at.q;
        const int first = static_cast<int>(std::floor((sketch.view.visible.left() - 1) / 1.5));
        const int last = static_cast<int>(std::ceil((sketch.view.visible.right() + 1) / 1.5));
        for (int q = std::max(first, leftmost); q <= std::min(last, cells.back().at.q); ++q) {
            const auto column = sketch.board().column(q);
            if (!column.empty())
                write(sketch.centre(column.front().at) - QPointF(0, (sqrt3 / 2 + 0.38) * unit),
                      coordinatesOf(column.front()).value_or(std::pair(q - leftmost + 1, 0)).first);
        }
        return;
    }
    // Cells are sorted by column: the first seen of a row is its leftmost.
    int top = std::numeric_limits<int>::max();
    const int first = static_cast<int>(std::floor((sketch.view.visible.top() - 1) / 1.5));
    const int last = static_cast<int>(std::ceil((sketch.view.visible.bottom() + 1) / 1.5));
    std::vector<const Cell*> leftmost(static_cast<std::size_t>(std::max(last - first + 1, 0)), nullptr);
    for (const Cell& cell : cells) {
        top = std::min(top, cell.at.r);
        if (cell.at.r < first || cell.at.r > last) continue;
        auto& found = leftmost[static_cast<std::size_t>(cell.at.r - first)];
        if (found == nullptr) found = &cell;
    }
    for (int r = first; r <= last; ++r)
        if (const Cell* cell = leftmost[static_cast<std::size_t>(r - first)])
            write(sketch.centre(cell->at) - QPointF((sqrt3 / 2 + 0.42) * unit, 0),
                  coordinatesOf(*cell).value_or(std::pair(0, r - top + 1)).second);
}

}  // namespace hexa::paint
