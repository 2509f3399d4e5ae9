// SPDX-License-Identifier: GPL-3.0-or-later
// The map at the true size of its tiles, over as many pages as it takes.
#include "editor/paint/mappainter.h"
#include "editor/sheets/flow.h"
#include "editor/sheets/painters.h"
#include "editor/sheets/postergrid.h"

#include <algorithm>
#include <memory>

namespace hexa::sheets {
namespace {

constexpr double posterMarkGap = 1.2, markEnd = 5.2;  // mm outside the map's area
constexpr std::size_t detailedCells = 1500;           // more are drawn as plain hexes on the page map

paint::MapStyle posterStyle(const SheetJob& job) {
    paint::MapStyle style;
    style.tiles = job.options.style;
    style.language = job.options.language;
    style.ground = Qt::transparent;
    style.locks = false;
    return style;
}

/// Paints lines beyond the four corners to mark the cuts.
void paintCropMarks(SheetPen& pen, const QRectF& area) {
    for (const double x : {area.left(), area.right()}) {
        pen.stroke({x, area.top() - posterMarkGap, x, area.top() - markEnd}, 0.15);
        pen.stroke({x, area.bottom() + posterMarkGap, x, area.bottom() + markEnd}, 0.15);
    }
    for (const double y : {area.top(), area.bottom()}) {
        pen.stroke({area.left() - posterMarkGap, y, area.left() - markEnd, y}, 0.15);
        pen.stroke({area.right() + posterMarkGap, y, area.right() + markEnd, y}, 0.15);
    }
}

void paintRegister(SheetPen& pen, QPointF at) {
    pen.painter.setPen(QPen(ink, 0.15));
    pen.painter.setBrush(Qt::NoBrush);
    pen.painter.drawEllipse(at, 1.1, 1.1);
    pen.painter.drawLine(at - QPointF(1.8, 0), at + QPointF(1.8, 0));
    pen.painter.drawLine(at - QPointF(0, 1.8), at + QPointF(0, 1.8));
}

/// Paints the joints of pages: crossed circles in the middle of the overlap, dashed marks at the
/// other pages' cut edges.
void paintJoins(SheetPen& pen, const PosterGrid& grid, int column, int row) {
    const QRectF& area = grid.area;
    const double half = grid.overlap / 2;
    const double out = (posterMarkGap + markEnd) / 2;
    const auto dashed = [&](const QLineF& line) {
        pen.painter.setPen(QPen(ink, 0.15, Qt::CustomDashLine, Qt::FlatCap));
        QPen dashes = pen.painter.pen();
        dashes.setDashPattern({4.0, 3.0});
        pen.painter.setPen(dashes);
        pen.painter.drawLine(line);
    };
    const auto across = [&](double x) {
        for (const double y : {area.top() - out, area.bottom() + out}) paintRegister(pen, {x, y});
    };
    const auto down = [&](double y) {
        for (const double x : {area.left() - out, area.right() + out}) paintRegister(pen, {x, y});
    };
    if (grid.orderOf(column - 1, row) != 0) across(area.left() + half);
    if (grid.orderOf(column, row - 1) != 0) down(area.top() + half);
    if (grid.orderOf(column + 1, row) != 0) {
        across(area.right() - half);
        const double x = area.right() - grid.overlap;
        dashed({x, area.top() - posterMarkGap, x, area.top() - markEnd});
        dashed({x, area.bottom() + posterMarkGap, x, area.bottom() + markEnd});
    }
    if (grid.orderOf(column, row + 1) != 0) {
        down(area.bottom() - half);
        const double y = area.bottom() - grid.overlap;
        dashed({area.left() - posterMarkGap, y, area.left() - markEnd, y});
        dashed({area.right() + posterMarkGap, y, area.right() + markEnd, y});
    }
}

void paintPart(SheetPen& pen, const PosterGrid& grid, int column, int row) {
    const QRectF part = grid.part(column, row);
    paint::MapView view;
    view.scale = grid.scale;
    view.origin = grid.area.topLeft() - part.topLeft() - grid.bounds.topLeft() * grid.scale;
    view.visible = view.toMap(grid.area);
    pen.painter.save();
    pen.painter.setClipRect(grid.area);
    paint::MapPainter(*grid.map, pen.job.catalog(), pen.art, posterStyle(pen.job))
        .paint(pen.painter, view, pen.medium);
    pen.painter.restore();
    paintCropMarks(pen, grid.area);
    paintJoins(pen, grid, column, row);
}

/// Paints the map as small as necessary, in a plain style if it has many cells.
void paintSmallMap(SheetPen& pen, const Scenario& scenario, const paint::MapView& view) {
    if (scenario.board.cellCount() <= detailedCells) {
        paint::MapStyle style = posterStyle(pen.job);
        style.ids = style.seatNames = style.rulers = false;
        paint::MapPainter(scenario, pen.job.catalog(), pen.art, style).paint(pen.painter, view, pen.medium);
        return;
    }
    pen.painter.setPen(pen.savesInk() ? QPen(grey, 0.05) : Qt::NoPen);
    for (const Cell& cell : scenario.board.cells()) {
        pen.painter.setBrush(
            pen.savesInk() ? Qt::NoBrush : QBrush(pen.art.colour(cell.kind, -1, paint::TileStyle::Abstract)));
        pen.painter.drawPolygon(paint::hexPolygon(cell.at, scenario.board.orientation, view));
    }
}

/// Paints the pages over the map: their names, their order, and those left out.
void paintFrames(SheetPen& pen, const PosterGrid& grid, const paint::MapView& view) {
    const double shrink = view.scale / grid.scale;
    const QPointF corner = view.toPainter(grid.bounds.topLeft());
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column) {
            const QRectF part = grid.ownPart(column, row);
            const QRectF box(corner + part.topLeft() * shrink, part.size() * shrink);
            const int order = grid.orderOf(column, row);
            pen.painter.setBrush(Qt::NoBrush);
            pen.painter.setPen(QPen(ink, std::min(0.3, box.width() * 0.02)));
            pen.painter.drawRect(box);
            if (order == 0) {
                for (double at = 0; at < box.width() + box.height(); at += std::max(1.5, box.width() / 8)) {
                    const QLineF line(box.left() + at, box.top(), box.left() + at - box.height(),
                                      box.bottom());
                    const QPolygonF frame{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
                    if (const auto inside = paint::lineWithin(frame, line)) pen.stroke(*inside, 0.12, grey);
                }
                continue;
            }
            QRectF plate(0, 0, std::min(box.width() * 0.6, 16.0), std::min(box.height() * 0.4, 10.0));
            plate.moveCenter(box.center());
            pen.painter.setPen(QPen(ink, 0.15));
            pen.painter.setBrush(Qt::white);
            pen.painter.drawRoundedRect(plate, plate.height() * 0.2, plate.height() * 0.2);
            const QRectF inner = plate.adjusted(plate.width() * 0.1, plate.height() * 0.14,
                                                -plate.width() * 0.1, -plate.height() * 0.14);
            paint::paintFittedText(pen.painter,
                                   QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.55),
                                   PosterGrid::name(column, row), ink);
            paint::paintFittedText(pen.painter,
                                   QRectF(inner.left(), inner.top() + inner.height() * 0.68, inner.width(),
                                          inner.height() * 0.32),
                                   QString::number(order), grey, QFont::Normal);
        }
}

Page pageMap(const SheetJob& job, const std::shared_ptr<const PosterGrid>& grid) {
    const Speaker say(job);
    const QSizeF map = grid->mapSize();
    Page page{SheetKind::Poster,
              say.text("sheet.poster.map"),
              turned(job.options, map.width() > map.height()),
              false,
              {}};
    const QRectF room = page.room(job.options.margin);
    std::vector<Block> blocks;
    addText(blocks,
            say.text("sheet.poster.size", {{"width", say.number(map.width())},
                                           {"height", say.number(map.height())},
                                           {"pages", std::int64_t(grid->printed)},
                                           {"overlap", say.number(grid->overlap)}}),
            room.width());
    blocks.push_back(space(1));
    for (const char* step : {"sheet.poster.step.scale", "sheet.poster.step.cut", "sheet.poster.step.glue"})
        blocks.push_back(tickLine(say.text(step), room.width()));
    if (grid->printed < grid->columns * grid->rows)
        addText(blocks, say.text("sheet.poster.skipped"), room.width());
    double height = 0;
    for (const Block& block : blocks) height += block.height;
    const QString title = page.name;
    page.paint = [grid, blocks, room, height, title](SheetPen& pen) {
        pen.line({room.left(), room.top() + titleCap / 2}, titleCap * 0.8, title, ink, QFont::Bold,
                 room.width());
        std::vector<PlacedBlock> placed;
        flow(blocks, 0, {room.adjusted(0, 10, 0, 0)}, placed);
        for (const PlacedBlock& one : placed) blocks[one.block].paint(pen, one.box);
        // Pages stick out beyond the map: all of them must be seen.
        const QRectF frames = grid->part(0, 0).united(grid->part(grid->columns - 1, grid->rows - 1));
        const QRectF units(grid->bounds.topLeft() + frames.topLeft() / grid->scale,
                           frames.size() / grid->scale);
        paint::MapView view = paint::MapView::fitted(units, room.adjusted(1, height + 14, -1, -1));
        paintSmallMap(pen, *grid->map, view);
        paintFrames(pen, *grid, view);
    };
    return page;
}

}  // namespace

Result<std::vector<Page>> posterPages(const SheetJob& job) {
    std::vector<Page> pages;
    if (job.scenario->board.cells().empty()) return pages;
    const auto grid = std::make_shared<const PosterGrid>(posterGrid(job));
    if (grid->printed > maxPages)
        return Error("sheet.too-many-pages",
                     {{"pages", std::int64_t(grid->printed)}, {"max", std::int64_t{maxPages}}});
    if (grid->printed > 1) pages.push_back(pageMap(job, grid));
    const Speaker say(job);
    for (int row = 0; row < grid->rows; ++row)
        for (int column = 0; column < grid->columns; ++column) {
            const int order = grid->orderOf(column, row);
            if (order == 0) continue;
            const QString name = PosterGrid::name(column, row) + QStringLiteral(" (%1)").arg(order);
            Page page{SheetKind::Poster,
                      say.text("sheet.poster.page", {{"name", name.toStdString()}}),
                      grid->paper,
                      true,
                      {}};
            page.paint = [grid, column, row](SheetPen& pen) { paintPart(pen, *grid, column, row); };
            page.trim = grid->area;
            page.cuts.emplace_back().addRect(grid->area);
            pages.push_back(std::move(page));
        }
    return pages;
}

}  // namespace hexa::sheets
