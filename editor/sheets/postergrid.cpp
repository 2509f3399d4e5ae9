// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/postergrid.h"

#include "editor/paint/mappainter.h"
#include "editor/sheets/painters.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexa::sheets {
namespace {

constexpr double rulerRoom = 0.75;  // column numbers, map units above their column

/// Calls `use` with the boxes of everything visible, in map units.
template <class Use>
void forEachThing(const Board& board, Use use) {
    const bool flat = board.orientation == Orientation::Flat;
    std::map<int, Hex> leftmost;
    int lastColumn = 0;
    bool first = true;
    for (const Cell& cell : board.cells()) {
        QRectF box = paint::hexBox(cell.at, board.orientation);
        if (flat && (first || cell.at.q != lastColumn)) box.setTop(box.top() - rulerRoom);
        if (!flat) leftmost.try_emplace(cell.at.r, cell.at);
        first = false;
        lastColumn = cell.at.q;
        use(box);
    }
    for (const auto& [row, hex] : leftmost)
        use(paint::hexBox(hex, board.orientation).adjusted(-rulerRoom, 0, 0, 0));
    for (const BoardLabel& label : board.labels) use(paint::hexBox(label.at, board.orientation));
}

int pagesFor(double length, double area, double overlap) {
    return std::max(1, static_cast<int>(std::ceil((length - overlap) / (area - overlap) - 1e-9)));
}

void findEmpty(PosterGrid& grid, const Board& board) {
    const QSizeF step = grid.step();
    const QPointF corner = grid.part(0, 0).topLeft();
    grid.order.assign(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows), 0);
    // A point at x belongs to the last page that begins, with its own part, left of it.
    const auto pageAt = [&](double at, double start, double pitch, int count) {
        const double own = at - start - grid.overlap;
        return std::clamp(static_cast<int>(std::floor(own / pitch)), 0, count - 1);
    };
    forEachThing(board, [&](const QRectF& box) {
        const QRectF mm((box.topLeft() - grid.bounds.topLeft()) * grid.scale, box.size() * grid.scale);
        const int left = pageAt(mm.left(), corner.x(), step.width(), grid.columns);
        const int right = pageAt(mm.right(), corner.x(), step.width(), grid.columns);
        const int top = pageAt(mm.top(), corner.y(), step.height(), grid.rows);
        const int bottom = pageAt(mm.bottom(), corner.y(), step.height(), grid.rows);
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                grid.order[static_cast<std::size_t>(row * grid.columns + column)] = 1;
    });
    for (int& place : grid.order)
        if (place != 0) place = ++grid.printed;
}

}  // namespace

QRectF PosterGrid::part(int column, int row) const {
    const QSizeF covered(step().width() * columns + overlap, step().height() * rows + overlap);
    const QSizeF spare = covered - mapSize();  // left over, shared by both sides
    return {QPointF(column * step().width() - spare.width() / 2, row * step().height() - spare.height() / 2),
            area.size()};
}

QRectF PosterGrid::ownPart(int column, int row) const {
    return part(column, row).adjusted(column > 0 ? overlap : 0, row > 0 ? overlap : 0, 0, 0);
}

QString PosterGrid::name(int column, int row) {
    QString letters;
    for (int rest = column; rest >= 0; rest = rest / 26 - 1) letters.prepend(QChar(u'A' + rest % 26));
    return letters + QString::number(row + 1);
}

PosterGrid posterGrid(const SheetJob& job) {
    const SheetOptions& options = job.options;
    paint::TileArt art(*job.system);
    const auto shown =
        options.poster == BoardParts::All
            ? job.scenario
            : std::make_shared<const Scenario>(withParts(*job.scenario, job.catalog(), options.poster));
    const QRectF bounds = paint::MapPainter(*shown, job.catalog(), art, {}).bounds();
    std::vector<PosterGrid> all;
    for (const QSizeF& paper : papersOf(options)) {
        PosterGrid grid;
        grid.map = shown;
        grid.paper = paper;
        // Its marks are in the margin.
        grid.area = roomOf(paper, std::max(options.margin, footRoom));
        grid.bounds = bounds;
        grid.scale = options.tileSize / sqrt3;
        grid.overlap = std::clamp(options.overlap, 0.0, std::min(grid.area.width(), grid.area.height()) / 2);
        const QSizeF whole = grid.mapSize();
        const double columns = (whole.width() - grid.overlap) / grid.step().width();
        const double rows = (whole.height() - grid.overlap) / grid.step().height();
        if (columns > 10'000 || rows > 10'000 ||
            columns * rows > 4e6) {  // refused by the number of its pages
            grid.printed = 4'000'000;
            all.push_back(grid);
            continue;
        }
        grid.columns = pagesFor(whole.width(), grid.area.width(), grid.overlap);
        grid.rows = pagesFor(whole.height(), grid.area.height(), grid.overlap);
        findEmpty(grid, shown->board);
        all.push_back(std::move(grid));
    }
    return *std::min_element(all.begin(), all.end(),
                             [](const PosterGrid& a, const PosterGrid& b) { return a.printed < b.printed; });
}

}  // namespace hexa::sheets
