// SPDX-License-Identifier: GPL-3.0-or-later
// List of the tiles to take from the box, and their order of laying.
#include "core/engine/check/objectcounts.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/engine/system.h"
#include "editor/sheets/flow.h"
#include "editor/sheets/painters.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexa::sheets {
namespace {

constexpr double rowHeight = 7.5;

constexpr double box = 2.8, pitch = 3.8;  // of boxes to tick

/// Boxes to tick, row by row, so that a column may end anywhere between them; the first row is left
/// to the line above.
void addBoxes(std::vector<Block>& blocks, int count, double width, double left) {
    const int perRow = std::max(1, static_cast<int>((width - left) / pitch));
    for (int first = perRow; first < count; first += perRow) {
        const int shown = std::min(perRow, count - first);
        blocks.push_back(
            {pitch, [shown, left](SheetPen& pen, const QRectF& area) {
                 for (int i = 0; i < shown; ++i)
                     pen.tickBox({area.left() + left + box / 2 + i * pitch, area.top() + box / 2}, box);
             }});
    }
    blocks.push_back(space(1.4));
}

/// Adds a thing to take: drawing (if it is a tile), name, its number of the supply, and a box to
/// tick for each.
void addFetched(std::vector<Block>& blocks, const SheetJob& job, const QString& name, const QString& supply,
                int count, KindId kind, double width) {
    const bool flat = job.scenario->board.orientation == Orientation::Flat;
    const double tileHeight = rowHeight - 1.5;
    const double tileWidth = flat ? tileHeight * 2 / sqrt3 : tileHeight * sqrt3 / 2;
    const double left = tileWidth + 2;
    const int first = std::min(count, std::max(1, static_cast<int>((width - left) / pitch)));
    const QString text = name + QStringLiteral(" × %1").arg(count);
    blocks.push_back(
        {std::max(rowHeight, lineOf(textCap) + pitch), [=](SheetPen& pen, const QRectF& area) {
             if (isTile(kind)) pen.tile(QRectF(area.left(), area.top() + 0.6, tileWidth, tileHeight), kind);
             const double y = area.top() + lineOf(textCap) / 2;
             pen.line({area.left() + left, y}, textCap, text, ink, QFont::Bold, area.width() - left);
             pen.lineFromRight({area.right(), y}, smallCap, supply, grey,
                               area.width() - left - paint::textWidth(textCap, text) - 2);
             for (int i = 0; i < first; ++i)
                 pen.tickBox(
                     {area.left() + left + box / 2 + i * pitch, area.top() + lineOf(textCap) + box / 2 + 0.3},
                     box);
         }});
    addBoxes(blocks, count, width, left);
}

void addKind(std::vector<Block>& blocks, const SheetJob& job, KindId kind, int count, double width) {
    const CellKind& data = job.catalog().kind(kind);
    const Speaker say(job);
    QString supply;
    if (data.supply)
        supply = say.text(*data.supply < count ? "sheet.too-many" : "sheet.of-supply",
                          {{"count", std::int64_t(*data.supply)}});
    addFetched(blocks, job, say.name(data.name), supply, count, kind, width);
}

/// Returns the region anchored here and its rotation, which are more useful than the name of its
/// tile, or an empty text.
QString regionAt(const SheetJob& job, Hex at) {
    for (const RegionPlacement& region : job.scenario->board.regions) {
        const RegionShape* shape =
            region.anchor == at ? shapeOf(*job.scenario, job.catalog(), region.kind) : nullptr;
        if (shape == nullptr || shape->name.empty()) continue;
        const QString name = Speaker(job).name(shape->name);
        constexpr int sixths = 6, degrees = 60;
        const int turn = (region.turns % sixths + sixths) % sixths * degrees;
        return turn == 0 ? name : name + QStringLiteral(" · %1°").arg(turn);
    }
    return {};
}

/// Items that are dealt onto the map, such as number tokens.
struct Dealt {
    std::vector<CutItem> items;
    std::map<Hex, std::vector<std::size_t>> byCell;  ///< Indices of items.
};

Dealt dealtOf(const SheetJob& job) {
    Dealt dealt;
    for (const CutSheet& sheet : itemSheetsOf(*job.system))
        for (CutItem& item : job.system->print->items(std::string(), *job.scenario, sheet.id)) {
            if (item.dealt.cells.empty()) continue;
            for (const Hex at : item.dealt.cells) dealt.byCell[at].push_back(dealt.items.size());
            dealt.items.push_back(std::move(item));
        }
    return dealt;
}

/// Returns the name of a tile with what is dealt onto it, "Reed bed with 6".
QString withDealt(const SheetJob& job, const Dealt& dealt, Hex at, const QString& tile) {
    const auto there = dealt.byCell.find(at);
    if (there == dealt.byCell.end()) return tile;
    const Speaker say(job);
    QStringList values;
    for (const std::size_t item : there->second) {
        const CutFace& face = dealt.items[item].front;
        values << say.name(face.title.empty() ? face.letter : face.title);
    }
    return say.text("sheet.tile-with", {{"tile", tile.toStdString()},
                                        {"values", values.join(QStringLiteral(", ")).toStdString()}});
}

/// Returns the row of a place: a box, its position in the column, the ID and the name of its tile.
Block placeRow(const SheetJob& job, const Dealt& dealt, Hex at, std::size_t number) {
    const Speaker say(job);
    const Cell* cell = job.scenario->board.find(at);
    QString id, name;
    if (cell != nullptr && isTile(cell->kind)) {
        id = toQt(cell->id.text());
        name = regionAt(job, at);
        if (name.isEmpty()) name = say.name(job.catalog().kind(cell->kind).name);
        name = withDealt(job, dealt, at, name);
        if (const auto seat = job.scenario->seatAt(at))
            if (const Faction* faction = factionOf(*job.scenario, job.catalog(), *seat))
                name += QStringLiteral(" · ") + say.name(faction->name);
    } else {
        name = say.text(cell != nullptr && cell->kind == KindId::Blank ? "page.blank" : "page.empty");
    }
    const bool tile = !id.isEmpty();
    return {lineOf(textCap) + 0.3, [=](SheetPen& pen, const QRectF& area) {
                const double y = area.center().y();
                if (tile) pen.tickBox({area.left() + 1.4, y}, 2.8);
                pen.line({area.left() + 4.4, y}, smallCap, QString::number(number), grey);
                pen.line({area.left() + 9, y}, textCap, id, ink, QFont::Bold, 9);
                pen.line({area.left() + (tile ? 19 : 9), y}, textCap, name, tile ? ink : grey, QFont::Normal,
                         area.width() - (tile ? 19 : 9));
            }};
}

/// Returns the order of a game without one of its own: by columns, or by rows if these are
/// straight.
std::vector<LayingGroup> groupsOf(const SheetJob& job) {
    if (!job.facts.laying.empty()) return job.facts.laying;
    const bool rows = job.scenario->board.orientation == Orientation::Pointy;
    std::map<int, std::vector<Hex>> lines;
    for (const Cell& cell : job.scenario->board.cells())  // by q, then r
        lines[rows ? cell.at.r : cell.at.q].push_back(cell.at);
    std::vector<LayingGroup> groups;
    for (auto& [line, places] : lines) {
        const auto number = std::int64_t{line} - lines.begin()->first + 1;
        groups.push_back(
            {rows ? Message{"sheet.row", {{"row", number}}} : Message{"sheet.column", {{"column", number}}},
             std::move(places)});
    }
    return groups;
}

bool hasTiles(const SheetJob& job) {
    const auto counts = countKinds(job.scenario->board, job.catalog().kinds.size());
    return std::ranges::any_of(counts, [](int count) { return count > 0; });
}

/// Returns the numbers of single tiles by kind. Tiles of a region come out of the box with it.
std::vector<int> singleTiles(const SheetJob& job) {
    auto counts = countKinds(job.scenario->board, job.catalog().kinds.size());
    for (const RegionPlacement& region : job.scenario->board.regions) {
        const RegionShape* shape = shapeOf(*job.scenario, job.catalog(), region.kind);
        if (shape == nullptr) continue;
        const std::vector<Hex> hexes = hexesOf(region, *shape);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            const Cell* cell = job.scenario->board.find(hexes[i]);
            if (cell != nullptr && isTile(cell->kind) &&
                job.catalog().kindId(shape->parts[i].kind) == cell->kind)
                --counts[indexOf(cell->kind)];
        }
    }
    for (int& count : counts) count = std::max(count, 0);  // regions may lie across each other
    return counts;
}

/// Returns all of the list, for columns of a width.
std::vector<Block> bagList(const SheetJob& job, const Dealt& dealt, double width) {
    const Speaker say(job);
    std::vector<Block> blocks;
    if (hasTiles(job)) {
        blocks.push_back(heading(say.text("sheet.fetch"), width));
        const std::vector<int> counts = singleTiles(job);
        int sum = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] > 0) addKind(blocks, job, kindIdAt(i), counts[i], width);
            sum += counts[i];
        }
        // Objects beside the tiles come out of the box too.
        for (const ObjectCount& thing : countObjects(*job.scenario, job.catalog()))
            if (thing.table != ObjectTable::Zones && thing.table != ObjectTable::Labels &&
                !thing.name.empty())
                addFetched(blocks, job, say.name(thing.name), {}, thing.count, KindId::Empty, width);
        for (const CutItem& item : dealt.items)
            addFetched(blocks, job, say.name(item.name), {}, static_cast<int>(item.dealt.cells.size()),
                       KindId::Empty, width);
        if (sum > 0) addText(blocks, say.text("sheet.sum", {{"count", std::int64_t(sum)}}), width);
        blocks.push_back(space(4));
        blocks.push_back(heading(say.text("sheet.laying"), width));
        for (const LayingGroup& group : groupsOf(job)) {
            blocks.push_back(heading(say.text(group.name), width, 2.4));
            for (std::size_t i = 0; i < group.places.size(); ++i) {
                blocks.push_back(placeRow(job, dealt, group.places[i], i + 1));
                // A column of a table's map is looked at as a whole.
                blocks.back().keepWithNext = group.places.size() <= 20 && i + 1 < group.places.size();
            }
            blocks.push_back(space(1.5));
        }
        blocks.push_back(space(3));
    }
    if (!job.facts.procedure.empty()) {
        blocks.push_back(heading(say.text("sheet.procedure"), width));
        for (const SheetStep& step : job.facts.procedure)
            blocks.push_back(tickLine(say.text(step.text), width, step.part ? 5 : 0));
    }
    return blocks;
}

}  // namespace

std::vector<Page> bagListPages(const SheetJob& job) {
    constexpr std::size_t manyCells = 2000;  // of these lists only one is made
    if (!hasTiles(job) && job.facts.procedure.empty()) return {};
    const QSizeF paper = turned(job.options, Turn::Portrait);
    const auto most = static_cast<std::size_t>(std::clamp((paper.width() - 20) / 58, 1.0, 6.0));
    const QString title = Speaker(job).text("sheet.kind.baglist");
    const Dealt dealt = dealtOf(job);
    // As wide as possible: no column stays empty while lines are broken.
    std::vector<Page> best;
    for (std::size_t columns = most; columns > 0; --columns) {
        auto pages = flowPages(job, SheetKind::BagList, paper, title,
                               bagList(job, dealt, columnWidth(job, paper, columns)), columns);
        if (!best.empty() && pages.size() > best.size()) break;
        best = std::move(pages);
        if (job.scenario->board.cellCount() > manyCells) break;
    }
    return best;
}

}  // namespace hexa::sheets
