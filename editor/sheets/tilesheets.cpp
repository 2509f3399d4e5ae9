// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles to cut out: at true size, with bleed, cut marks along the edges of the hexes, and backs.
#include "core/engine/print/cutitem.h"
#include "core/engine/system.h"
#include "editor/paint/shapes.h"
#include "editor/sheets/cutface.h"
#include "editor/sheets/painters.h"
#include "editor/sheets/sheetpen.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexa::sheets {
namespace {

struct TileItem {
    KindId kind = KindId::Empty;
    int faction = -1;
    QString id;
    QString owner;  ///< Name of the faction of a home.
    std::optional<int> points;
    std::vector<CutMark> marks = {};
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
        if (job.system->marks) item.marks = job.system->marks(*job.scenario, cell.at);
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

enum class Where { Above, Below };

/// Paints a text on a light plate, as far from the middle as the safe zone allows.
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

/// Paints a tile around the painter's origin.
void paintTile(SheetPen& pen, QSizeF size, const TileItem& item, paint::TileStyle style) {
    QRectF box({}, size);
    box.moveCenter({0, 0});
    paintTileWithBleed(pen.painter, pen.art, box, item.kind, item.faction, style, pen.job.options.bleed);
    const double unit = pen.job.options.tileSize / sqrt3;
    for (const CutMark& mark : item.marks)
        paint::paintMark(pen.painter, {}, unit, mark, pen.job.options.style, pen.job.options.language);
    if (item.points)
        paint::paintSeal(pen.painter, (item.owner.isEmpty() ? QPointF(0, -0.6) : QPointF(-0.55, 0)) * unit,
                         0.16 * unit, QString::number(*item.points), pen.job.options.style);
    if (!item.owner.isEmpty()) paintPlate(pen, box, item.owner, 0.09, Where::Above);
    if (!item.id.isEmpty()) paintPlate(pen, box, item.id, 0.12, Where::Below);
}

}  // namespace

Result<std::vector<Page>> tilePages(const SheetJob& job) {
    const SheetOptions& options = job.options;
    const bool flat = job.scenario->board.orientation == Orientation::Flat;
    const QSizeF size = flat ? QSizeF(options.tileSize * 2 / sqrt3, options.tileSize)
                             : QSizeF(options.tileSize, options.tileSize * 2 / sqrt3);
    QRectF box({}, size);
    box.moveCenter({0, 0});
    const CutShape shape = hexShape(box);
    const Speaker say(job);
    std::vector<CutPiece> pieces;
    for (const TileItem& item : options.tiles == TileChoice::Box ? boxTiles(job) : mapTiles(job))
        pieces.push_back({shape,
                          [item, size](SheetPen& pen, const CutSide& side) {
                              const paint::TileStyle front = pen.job.options.style;
                              paintTile(pen, size, item,
                                        side.side == ItemSide::Back ? backStyle(front) : front);
                          },
                          say.name(job.catalog().kind(item.kind).name)});
    Page page;
    page.kind = SheetKind::Tiles;
    page.name = say.text("sheet.kind.tiles");
    return cutPages(job, page, std::move(pieces));
}

}  // namespace hexa::sheets
