// SPDX-License-Identifier: GPL-3.0-or-later
// Pads to write orders on, made from the map: the map itself with room for a number in every place.
// A map too large for that has a list of its places.
#include "editor/paint/mappainter.h"
#include "editor/sheets/flow.h"
#include "editor/sheets/painters.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

namespace hexa::sheets {
namespace {

constexpr double minHex = 8.5;  // mm from flat to flat, to write into
constexpr double pad = 3.5;
constexpr double headRoom = 8, turnBox = 4.6, fieldHeight = 8;

/// Arrangement of forms on a page.
struct Places {
    QSizeF paper;
    QSizeF form;
    int columns = 1, rows = 1;
    double hex = 0;  ///< Flat to flat.
};

QRectF mapBounds(const Board& board, const OrderSheet& form) {
    QRectF bounds;
    for (const Hex at : form.places) bounds |= paint::hexBox(at, board.orientation);
    return bounds;
}

int turnsPerLine(double width, double labelWidth) {
    return std::max(1, static_cast<int>((width - 2 * pad - labelWidth) / (turnBox + 0.8)));
}

struct Parts {
    QRectF head, turns, map, fields;
};

Parts partsOf(const SheetJob& job, const OrderSheet& form, const QRectF& box) {
    const QRectF room = box.adjusted(pad, pad, -pad, -pad);
    Parts parts;
    parts.head = QRectF(room.left(), room.top(), room.width(), headRoom);
    const double label =
        paint::textWidth(smallCap, Speaker(job).text("sheet.orders.turn"), QFont::Normal) + 2;
    const int perLine = turnsPerLine(box.width(), label);
    const int lines = job.facts.turns == 0 ? 0 : (job.facts.turns + perLine - 1) / perLine;
    parts.turns = QRectF(room.left(), parts.head.bottom(), room.width(),
                         lines * (turnBox + 0.8) + (lines > 0 ? 1.2 : 0));
    const double perField = 44;
    const int fieldsPerLine = std::max(1, static_cast<int>(room.width() / perField));
    int boxes = 0;
    for (const OrderField& field : form.fields) boxes += field.boxes;
    const int fieldLines = (boxes + fieldsPerLine - 1) / fieldsPerLine;
    parts.fields =
        QRectF(room.left(), room.bottom() - fieldLines * fieldHeight, room.width(), fieldLines * fieldHeight);
    parts.map =
        QRectF(QPointF(room.left(), parts.turns.bottom()), QPointF(room.right(), parts.fields.top() - 1));
    return parts;
}

double hexIn(const SheetJob& job, const OrderSheet& form, QSizeF size) {
    const QRectF bounds = mapBounds(job.scenario->board, form);
    const QRectF map = partsOf(job, form, QRectF({}, size)).map;
    if (bounds.isEmpty() || map.height() <= 0) return 0;
    return sqrt3 * paint::MapView::fitted(bounds, map).scale;
}

/// Returns the arrangement of `perPage` forms on a page with the largest hexes.
Places bestPlaces(const SheetJob& job, const OrderSheet& form, int perPage) {
    Places best;
    for (const QSizeF& paper : papersOf(job.options))
        for (int columns = 1; columns <= perPage; ++columns) {
            if (perPage % columns != 0) continue;
            const int rows = perPage / columns;
            const QSizeF room = roomOf(paper, job.options.margin).size();
            const QSizeF size(room.width() / columns, room.height() / rows);
            const double hex = hexIn(job, form, size);
            if (hex > best.hex || best.hex == 0) best = {paper, size, columns, rows, hex};
        }
    return best;
}

void paintHead(SheetPen& pen, const OrderSheet& form, const QRectF& area) {
    const double middle = area.top() + 3;
    pen.seatDisc({area.left() + 3, middle}, 2.7, form.seat);
    const Faction* faction = factionOf(*pen.job.scenario, pen.job.catalog(), form.seat);
    const QString own = pen.say.name(pen.job.scenario->seats[form.seat].name);
    const QString who = faction != nullptr ? pen.say.name(faction->name) : own;
    const QString title = pen.say.name(pen.job.scenario->title);
    const double width = area.width() - 8;
    pen.line({area.left() + 8, middle - 1.2}, 2.3, pen.say.text(pen.job.facts.orderTitle), ink, QFont::Bold,
             width);
    pen.line({area.left() + 8, middle + 2.4}, smallCap, who, ink, QFont::Normal, width * 0.45);
    pen.lineFromRight({area.right(), middle + 2.4}, smallCap, title, grey, width * 0.5);
}

void paintTurns(SheetPen& pen, const QRectF& area) {
    if (pen.job.facts.turns == 0) return;
    const QString label = pen.say.text("sheet.orders.turn");
    const double left = paint::textWidth(smallCap, label, QFont::Normal) + 2;
    const int perLine = turnsPerLine(area.width() + 2 * pad, left);
    pen.line({area.left(), area.top() + turnBox / 2}, smallCap, label, grey);
    for (int turn = 0; turn < pen.job.facts.turns; ++turn) {
        const QPointF middle(area.left() + left + turnBox / 2 + (turn % perLine) * (turnBox + 0.8),
                             area.top() + turnBox / 2 + (turn / perLine) * (turnBox + 0.8));
        pen.tickBox(middle, turnBox);
        paint::paintText(pen.painter, middle, smallCap, QString::number(turn + 1), grey,
                         paint::TextSide::Middle, QFont::Normal);
    }
}

QColor tintOf(SheetPen& pen, const Cell& cell) {
    if (pen.savesInk()) return Qt::white;
    const auto seat = pen.job.scenario->seatAt(cell.at);
    const Faction* faction = seat ? factionOf(*pen.job.scenario, pen.job.catalog(), *seat) : nullptr;
    const QColor full = faction != nullptr ? QColor(QString::fromStdString(faction->colour))
                                           : pen.art.colour(cell.kind, -1, paint::TileStyle::Abstract);
    const auto light = [](int part) { return 255 - (255 - part) / 6; };
    return {light(full.red()), light(full.green()), light(full.blue())};
}

void paintMap(SheetPen& pen, const OrderSheet& form, const QRectF& area) {
    const Scenario& scenario = *pen.job.scenario;
    const Orientation orientation = scenario.board.orientation;
    paint::MapView view = paint::MapView::fitted(mapBounds(scenario.board, form), area);
    for (const Hex at : form.places) {
        const Cell* cell = scenario.board.find(at);
        if (cell == nullptr) continue;
        pen.painter.setPen(QPen(grey, 0.18, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        pen.painter.setBrush(tintOf(pen, *cell));
        pen.painter.drawPolygon(paint::hexPolygon(at, orientation, view));
    }
    for (const Hex at : form.places) {
        const Cell* cell = scenario.board.find(at);
        if (cell == nullptr) continue;
        const QPointF middle = view.toPainter(paint::hexBox(at, orientation)).center();
        const double unit = view.scale;
        const double cap = std::min(0.26 * unit, 2.6);
        paint::paintText(pen.painter, middle - QPointF(0, 0.86 * unit - cap / 2 - 0.12 * unit), cap,
                         toQt(cell->id.text()), ink);
        if (const auto seat = scenario.seatAt(at)) {
            if (*seat == form.seat) {
                pen.painter.setPen(QPen(ink, 0.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
                pen.painter.setBrush(Qt::NoBrush);
                pen.painter.drawPolygon(paint::hexPolygon(at, orientation, view, -0.03));
            }
            pen.seatDisc(middle + QPointF(0, 0.55 * unit), std::min(0.2 * unit, 2.2), *seat);
        }
    }
}

void paintFields(SheetPen& pen, const OrderSheet& form, const QRectF& area) {
    int boxes = 0;
    for (const OrderField& field : form.fields) boxes += field.boxes;
    if (boxes == 0) return;
    const int perLine = std::min(boxes, std::max(1, static_cast<int>(area.width() / 44)));
    const double width = area.width() / perLine;
    int at = 0;
    for (const OrderField& field : form.fields)
        for (int i = 0; i < field.boxes; ++i, ++at) {
            const QRectF box(area.left() + (at % perLine) * width, area.top() + (at / perLine) * fieldHeight,
                             width, fieldHeight);
            const QString name = pen.say.text(field.name) + (field.place ? QStringLiteral(" →") : QString());
            constexpr double boxWidth = 15;
            const double text = std::min(paint::textWidth(textCap, name), width - boxWidth - 3);
            pen.line({box.left(), box.center().y()}, textCap, name, ink, QFont::Bold, width - boxWidth - 3);
            pen.painter.setPen(QPen(ink, 0.25));
            pen.painter.setBrush(Qt::NoBrush);
            pen.painter.drawRect(
                QRectF(box.left() + text + 1.5, box.top() + 0.8, boxWidth, fieldHeight - 1.6));
        }
}

void paintForm(SheetPen& pen, const OrderSheet& form, const QRectF& box) {
    const Parts parts = partsOf(pen.job, form, box);
    paintHead(pen, form, parts.head);
    paintTurns(pen, parts.turns);
    paintMap(pen, form, parts.map);
    paintFields(pen, form, parts.fields);
}

/// Adds a list of all places with a line each, for one seat, on as many pages as necessary.
void addList(std::vector<Page>& pages, const SheetJob& job, const std::shared_ptr<const OrderSheet>& form) {
    const QSizeF paper = turned(job.options, Turn::Portrait);
    const auto columns = static_cast<std::size_t>(std::clamp((paper.width() - 20) / 30, 2.0, 12.0));
    const double width = columnWidth(job, paper, columns);
    const Speaker say(job);
    std::vector<Block> blocks;
    const auto row = [&](const QString& name) {
        return Block{
            6.2, [name, width](SheetPen& pen, const QRectF& box) {
                pen.line({box.left(), box.center().y()}, textCap, name, ink, QFont::Bold, width - 11);
                pen.painter.setPen(QPen(ink, 0.2));
                pen.painter.setBrush(Qt::NoBrush);
                pen.painter.drawRect(QRectF(box.right() - 10, box.top() + 0.4, 10, box.height() - 0.8));
            }};
    };
    for (const OrderField& field : form->fields) blocks.push_back(row(say.text(field.name)));
    for (const Hex at : form->places)
        if (const Cell* cell = job.scenario->board.find(at)) blocks.push_back(row(toQt(cell->id.text())));
    QString title = say.text(job.facts.orderTitle);
    if (const Faction* faction = factionOf(*job.scenario, job.catalog(), form->seat))
        title += QStringLiteral(" · ") + say.name(faction->name);
    for (Page& page : flowPages(job, SheetKind::Orders, paper, title, std::move(blocks), columns))
        pages.push_back(std::move(page));
}

}  // namespace

std::vector<Page> orderPages(const SheetJob& job) {
    std::vector<Page> pages;
    const Speaker say(job);
    const int copies = job.options.orderCopies > 0 ? job.options.orderCopies : std::max(1, job.facts.turns);
    for (const OrderSheet& own : job.facts.orders) {
        if (own.places.empty()) continue;
        const auto form = std::make_shared<const OrderSheet>(own);
        int perPage = std::clamp(job.options.ordersPerPage, 1, 16);
        Places places = bestPlaces(job, own, perPage);
        while (perPage > 1 && places.hex < minHex) places = bestPlaces(job, own, perPage = (perPage + 1) / 2);
        if (places.hex < minHex) {
            addList(pages, job, form);
            continue;
        }
        const Faction* faction = factionOf(*job.scenario, job.catalog(), own.seat);
        const QString who = faction != nullptr
                                ? say.name(faction->name)
                                : say.text("sheet.seat", {{"number", std::int64_t(own.seat + 1)}});
        const QString name = say.text(job.facts.orderTitle) + QStringLiteral(", ") + who;
        for (int first = 0; first < copies; first += perPage) {
            Page page{SheetKind::Orders, name, places.paper, false, {}};
            const QRectF room = page.room(job.options.margin);
            const int count = std::min(perPage, copies - first);
            page.paint = [form, places, room, count](SheetPen& pen) {
                for (int i = 0; i < count; ++i) {
                    const QPointF corner =
                        room.topLeft() + QPointF((i % places.columns) * places.form.width(),
                                                 (i / places.columns) * places.form.height());
                    paintForm(pen, *form, QRectF(corner, places.form));
                }
                for (int column = 1; column < places.columns; ++column) {
                    const double x = room.left() + column * places.form.width();
                    pen.stroke({x, room.top(), x, room.bottom()}, 0.15, grey, Qt::DashLine);
                }
                for (int row = 1; row < places.rows; ++row) {
                    const double y = room.top() + row * places.form.height();
                    pen.stroke({room.left(), y, room.right(), y}, 0.15, grey, Qt::DashLine);
                }
            };
            pages.push_back(std::move(page));
        }
    }
    return pages;
}

}  // namespace hexa::sheets
