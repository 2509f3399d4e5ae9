// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles to cut out: at true size, with bleed, cut marks along the edges of the hexes, and backs.
#include "editor/sheets/painters.h"
#include "editor/sheets/sheetpen.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace hexa::sheets {
namespace {

constexpr double markLine = 0.15, markGap = 0.5, markLength = 3;

struct TileItem {
    KindId kind = KindId::Empty;
    int faction = -1;
    QString id;
    QString owner;  ///< Name of the faction of a home.
    std::optional<int> points;
};

void setOwner(TileItem& item, const SheetJob& job, int faction) {
    item.faction = faction;
    item.owner = Speaker(job).name(job.catalog().factions[static_cast<std::size_t>(faction)].name);
}

std::vector<TileItem> mapTiles(const SheetJob& job) {
    std::vector<TileItem> items;
    for (const Cell& cell : job.scenario->board.cells()) {
        if (!isTile(cell.kind)) continue;
        TileItem item{cell.kind, -1, toQt(cell.id.text()), {}, job.scenario->board.detailsOf(cell.at).points};
        if (const auto seat = job.scenario->seatAt(cell.at); seat && job.catalog().isSeat(cell.kind))
            if (const Faction* faction = factionOf(*job.scenario, job.catalog(), *seat))
                setOwner(item, job, static_cast<int>(faction - job.catalog().factions.data()));
        items.push_back(std::move(item));
    }
    std::stable_sort(items.begin(), items.end(), [](const TileItem& a, const TileItem& b) {
        if (a.kind != b.kind) return a.kind < b.kind;
        return a.id.size() != b.id.size() ? a.id.size() < b.id.size() : a.id < b.id;
    });
    return items;
}

std::vector<TileItem> boxTiles(const SheetJob& job) {
    std::vector<TileItem> items;
    for (const KindId kind : job.catalog().kindIds()) {
        const CellKind& data = job.catalog().kind(kind);
        for (int number = 1; number <= data.supply.value_or(0); ++number) {
            TileItem item{kind, -1, QString::fromStdString(data.letter) + QString::number(number), {}, {}};
            if (data.seat && static_cast<std::size_t>(number) <= job.catalog().factions.size())
                setOwner(item, job, number - 1);
            items.push_back(std::move(item));
        }
    }
    return items;
}

/// How tiles lie on a page.
struct Grid {
    QSizeF paper;
    QSizeF hex;    ///< Its box.
    QSizeF pitch;  ///< From tile to tile.
    int columns = 0, rows = 0;
    QRectF area;            ///< Of the fronts: the whole room, or the part before the fold.
    bool foldDown = false;  ///< The fold is horizontal.

    int perPage() const { return columns * rows; }
    QPointF centre(int place) const {
        const QPointF first =
            area.center() - QPointF(pitch.width() * (columns - 1), pitch.height() * (rows - 1)) / 2;
        return first + QPointF(pitch.width() * (place % columns), pitch.height() * (place / columns));
    }
};

Grid gridOn(const SheetJob& job, QSizeF paper, std::optional<bool> foldDown) {
    const SheetOptions& options = job.options;
    const bool flat = job.scenario->board.orientation == Orientation::Flat;
    Grid grid;
    grid.paper = paper;
    grid.hex = flat ? QSizeF(options.tileSize * 2 / sqrt3, options.tileSize)
                    : QSizeF(options.tileSize, options.tileSize * 2 / sqrt3);
    const QSizeF outer = paint::hexPolygon(QRectF({}, grid.hex), options.bleed).boundingRect().size();
    // Marks stick out above and below a flat-top hex, but not at its sides.
    const double marks = markGap + markLength;
    grid.pitch = outer + (flat ? QSizeF(1, marks) : QSizeF(marks, 1));
    const double margin = options.margin;
    grid.area = QRectF({}, paper).adjusted(margin, margin, -margin, -margin);
    grid.foldDown = foldDown.value_or(false);
    if (foldDown && *foldDown) grid.area.setBottom(paper.height() / 2 - 1);
    if (foldDown && !*foldDown) grid.area.setRight(paper.width() / 2 - 1);
    const auto count = [](double room, double size, double pitch) {
        return room < size ? 0 : 1 + static_cast<int>((room - size) / pitch + 1e-9);
    };
    grid.columns = count(grid.area.width(), outer.width(), grid.pitch.width());
    grid.rows = count(grid.area.height(), outer.height(), grid.pitch.height());
    return grid;
}

Grid bestGrid(const SheetJob& job) {
    std::vector<Grid> all;
    for (const QSizeF& paper : papersOf(job.options)) {
        if (job.options.backs != Backs::Fold) {
            all.push_back(gridOn(job, paper, std::nullopt));
            continue;
        }
        for (const bool down : {false, true}) all.push_back(gridOn(job, paper, down));
    }
    return *std::max_element(all.begin(), all.end(),
                             [](const Grid& a, const Grid& b) { return a.perPage() < b.perPage(); });
}

/// Where a back is printed so that it comes behind its front.
QPointF behind(const Grid& grid, const SheetOptions& options, QPointF front) {
    const bool portrait = grid.paper.height() >= grid.paper.width();
    const bool across =
        options.backs == Backs::Fold ? !grid.foldDown : portrait == (options.flip == Flip::LongEdge);
    return across ? QPointF(grid.paper.width() - front.x(), front.y())
                  : QPointF(front.x(), grid.paper.height() - front.y());
}

paint::TileStyle backStyle(paint::TileStyle front) {
    switch (front) {
    case paint::TileStyle::Abstract:
        return paint::TileStyle::Pictorial;
    case paint::TileStyle::Pictorial:
        return paint::TileStyle::Abstract;
    case paint::TileStyle::Ink:
        break;
    }
    return paint::TileStyle::Ink;
}

/// Each edge of the hex goes on beyond its two corners, outside the bleed.
void paintCutMarks(SheetPen& pen, const QPolygonF& hex, double bleed) {
    const double from = bleed * 2 / sqrt3 + markGap;
    for (qsizetype i = 0; i < hex.size(); ++i) {
        const QLineF edge(hex[i], hex[(i + 1) % hex.size()]);
        const QPointF along = (edge.p2() - edge.p1()) / edge.length();
        pen.stroke({edge.p2() + along * from, edge.p2() + along * (from + markLength)}, markLine);
        pen.stroke({edge.p1() - along * from, edge.p1() - along * (from + markLength)}, markLine);
    }
}

enum class Where { Above, Below };

/// A text on a light plate, as far from the middle as the safe zone allows.
void paintPlate(SheetPen& pen, const QRectF& box, const QString& text, double capital, Where where) {
    const double unit = pen.job.options.tileSize / sqrt3;
    const double pad = 0.06 * unit;
    const bool flat = box.width() > box.height();
    const double width = paint::textWidth(1, text);
    const double cap = std::min(capital * unit, 0.8 * unit / width);
    const double reach =
        flat ? box.height() / 2 - std::max(pen.job.options.safe, 0.08 * unit) : 0.62 * unit + cap / 2;
    const double away = reach - cap / 2 - pad;
    const QPointF middle = box.center() + QPointF(0, where == Where::Below ? away : -away);
    QRectF plate(0, 0, width * cap + 4 * pad, cap + 2 * pad);
    plate.moveCenter(middle);
    pen.painter.setPen(Qt::NoPen);
    pen.painter.setBrush(QColor(0xff, 0xfd, 0xf8));
    pen.painter.drawRoundedRect(plate, plate.height() * 0.35, plate.height() * 0.35);
    paint::paintText(pen.painter, middle, cap, text, ink);
}

void paintTile(SheetPen& pen, QPointF centre, QSizeF size, const TileItem& item, paint::TileStyle style) {
    const double bleed = pen.job.options.bleed;
    QRectF box({}, size);
    box.moveCenter(centre);
    if (style != paint::TileStyle::Ink && bleed > 0) {
        pen.painter.setPen(Qt::NoPen);
        pen.painter.setBrush(pen.art.colour(item.kind, item.faction, paint::TileStyle::Abstract));
        pen.painter.drawPolygon(paint::hexPolygon(box, bleed));
    }
    pen.art.paintVector(pen.painter, box, item.kind, item.faction, style);
    const double unit = pen.job.options.tileSize / sqrt3;
    if (item.points)
        paint::paintSeal(pen.painter,
                         centre + (item.owner.isEmpty() ? QPointF(0, -0.6) : QPointF(-0.55, 0)) * unit,
                         0.16 * unit, QString::number(*item.points), pen.savesInk());
    if (!item.owner.isEmpty()) paintPlate(pen, box, item.owner, 0.09, Where::Above);
    if (!item.id.isEmpty()) paintPlate(pen, box, item.id, 0.12, Where::Below);
    paintCutMarks(pen, paint::hexPolygon(box), bleed);
}

void paintFold(SheetPen& pen, const Grid& grid) {
    const QRectF room = QRectF({}, grid.paper).adjusted(4, 4, -4, -4);
    const QLineF fold =
        grid.foldDown ? QLineF(room.left(), grid.paper.height() / 2, room.right(), grid.paper.height() / 2)
                      : QLineF(grid.paper.width() / 2, room.top(), grid.paper.width() / 2, room.bottom());
    pen.stroke(fold, 0.2, grey, Qt::DashLine);
    const double margin = pen.job.options.margin;
    pen.line({margin, margin * 0.62}, smallCap, pen.say.text("sheet.tiles.fold"), grey, false,
             grid.paper.width() - 2 * margin);
}

}  // namespace

Result<std::vector<Page>> tilePages(const SheetJob& job) {
    const auto items = std::make_shared<const std::vector<TileItem>>(
        job.options.tiles == TileChoice::Box ? boxTiles(job) : mapTiles(job));
    std::vector<Page> pages;
    if (items->empty()) return pages;
    const Grid grid = bestGrid(job);
    if (grid.perPage() == 0)
        return Error("sheet.tile-too-large", {{"across", Speaker(job).number(job.options.tileSize)}});
    const Speaker say(job);
    const int count = static_cast<int>(items->size());
    for (int first = 0, number = 1; first < count; first += grid.perPage(), ++number) {
        const int end = std::min(first + grid.perPage(), count);
        const auto add = [&](const char* name, bool front, bool back) {
            Page page{
                SheetKind::Tiles, say.text(name, {{"number", std::int64_t(number)}}), grid.paper, true, {}};
            page.paint = [=](SheetPen& pen) {
                const SheetOptions& options = pen.job.options;
                if (options.backs == Backs::Fold) paintFold(pen, grid);
                for (int i = first; i < end; ++i) {
                    const TileItem& item = (*items)[static_cast<std::size_t>(i)];
                    const QPointF at = grid.centre(i - first);
                    if (front) paintTile(pen, at, grid.hex, item, options.style);
                    if (back)
                        paintTile(pen, behind(grid, options, at), grid.hex, item, backStyle(options.style));
                }
            };
            pages.push_back(std::move(page));
        };
        add("sheet.tiles.front", true, job.options.backs == Backs::Fold);
        if (job.options.backs == Backs::Duplex) add("sheet.tiles.back", false, true);
    }
    return pages;
}

}  // namespace hexa::sheets
