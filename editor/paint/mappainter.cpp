// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/mappainter.h"

#include "core/base/overloaded.h"
#include "core/engine/print/cutitem.h"
#include "editor/paint/cells.h"
#include "editor/paint/glyphs.h"
#include "editor/paint/shapes.h"
#include "editor/paint/sketch.h"
#include "editor/paint/svgpicture.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hexa::paint {
namespace {

constexpr double margin = 0.25;     // map units around all cells
constexpr double marksReach = 0.3;  // labels and outlines may stick out of their cell

double onGrid(double value) { return std::floor(value * 16 + 0.5) / 16; }

void paintWholeTile(const Sketch& sketch, KindId kind, int faction, const QRectF& box) {
    // Beyond this size few tiles are seen and pictures of them would be large.
    const bool huge = box.height() > 700;
    if (sketch.medium == Medium::Vector || huge) {
        sketch.art.paintVector(sketch.painter, box, kind, faction, sketch.style.tiles);
        return;
    }
    const QImage& picture = sketch.art.raster(kind, faction, sketch.style.tiles, box.size());
    const QPointF corner = box.center() - QPointF(picture.width(), picture.height()) / 2;
    sketch.painter.drawImage(QPointF(std::floor(corner.x() + 0.5), std::floor(corner.y() + 0.5)), picture);
}

void paintTile(const Sketch& sketch, const Cell& cell) {
    const KindId kind = sketch.style.tilesShown ? cell.kind : KindId::Empty;
    if (kind == KindId::Empty && !sketch.style.emptySlots) return;
    const int faction = sketch.factionAt(cell);
    const QRectF box = sketch.box(cell.at);
    const Cut cut = sketch.cutAt(cell.at);
    if (cut == 0) return paintWholeTile(sketch, kind, faction, box);
    const QPainterPath rest = remainderOf(hexPolygon(box), cut);
    paintWithin(sketch.painter, rest, [&] { paintWholeTile(sketch, kind, faction, box); });
    const QColor rim = isTile(kind) && !sketch.savesInk()
                           ? sketch.art.colour(kind, faction, sketch.style.tiles).darker(165)
                           : QColor(0x6f, 0x6b, 0x64);
    sketch.painter.strokePath(
        rest, QPen(rim, 0.035 * sketch.view.scale, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

/// Paints a mark of the game on a cell: a disc if it is visible, its letter if it is readable.
void paintGameMark(const Sketch& sketch, Hex at, CutMark mark) {
    constexpr double speck = 1.5;  // device pixels
    if (sketch.medium == Medium::Screen && mark.radius * sketch.view.scale < speck) return;
    if (!sketch.readable(mark.radius)) mark.letter = {};
    paintMark(sketch.painter, sketch.centre(at), sketch.view.scale, mark, sketch.style.tiles,
              sketch.style.language);
}

/// Returns the cells with visible counters inside, which would hide marks.
std::set<Hex> cellsWithCounters(const Sketch& sketch) {
    std::set<Hex> cells;
    if (!sketch.style.tables || !sketch.style.shows(ObjectTable::Pieces)) return cells;
    for (const PiecePlacement& piece : sketch.things.pieces) {
        if (piece.side >= 0 || piece.onCorner() || !sketch.seen(piece.at)) continue;
        const PieceKind* kind = sketch.catalog.pieceKind(piece.kind);
        if (kind == nullptr || !kind->covers) cells.insert(piece.at);
    }
    return cells;
}

/// Paints counters inside of their hexes, and the game's marks: above edges and below the counters,
/// but those with a place beside counters above them. `again`: everything else is painted already.
void paintMarksAndCounters(const Sketch& sketch, const QRectF& area, bool again) {
    const bool marks = sketch.art.hasMarks() && sketch.style.tilesShown;
    const std::set<Hex> crowded = marks ? cellsWithCounters(sketch) : std::set<Hex>();
    if (marks)
        forCellsIn(sketch.board(), area, [&](const Cell& cell) {
            for (const CutMark& mark : sketch.art.marksOf(sketch.scenario, cell.at)) {
                const bool moves = mark.aside && crowded.contains(cell.at);
                if (!moves && (mark.aside || !again)) paintGameMark(sketch, cell.at, mark);
            }
        });
    if (sketch.style.tables) paintInnerCounters(sketch);
    for (const Hex at : crowded)
        for (const CutMark& mark : sketch.art.marksOf(sketch.scenario, at))
            if (mark.aside) paintGameMark(sketch, at, movedAside(mark));
}

/// Paints the tiles of a region, with the game's marks on them.
void paintTiles(const Sketch& sketch, const RegionPlacement& region) {
    const RegionShape* shape = shapeOf(sketch.scenario, sketch.catalog, region.kind);
    if (shape == nullptr) return;
    const std::vector<Hex> hexes = hexesOf(region, *shape);
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        Cell cell;
        cell.at = hexes[i];
        cell.kind = sketch.catalog.kindId(shape->parts[i].kind).value_or(KindId::Empty);
        paintTile(sketch, cell);
    }
    if (!sketch.art.hasMarks() || !sketch.style.tilesShown) return;
    // It need not be on the map: it is laid on a separate one.
    Scenario own;
    own.system = sketch.scenario.system;
    own.shapes = sketch.scenario.shapes;
    own.board.orientation = sketch.board().orientation;
    (void)apply(own, putObject(own, sketch.catalog, region));
    for (const Hex at : hexes)
        for (const CutMark& mark : sketch.art.marksOf(own, at)) paintGameMark(sketch, at, mark);
}

}  // namespace

MapView MapView::fitted(const QRectF& map, const QRectF& target) {
    MapView view;
    view.scale = std::min(target.width() / std::max(map.width(), 1e-9),
                          target.height() / std::max(map.height(), 1e-9));
    view.origin = target.center() - view.scale * map.center();
    view.visible = map;
    return view;
}

QRectF hexBox(Hex hex, Orientation orientation) {
    const Point c = centreOf(hex, orientation);
    return orientation == Orientation::Flat ? QRectF(c.x - 1, c.y - sqrt3 / 2, 2, sqrt3)
                                            : QRectF(c.x - sqrt3 / 2, c.y - 1, sqrt3, 2);
}

QPolygonF hexPolygon(Hex hex, Orientation orientation, const MapView& view, double grow) {
    return hexPolygon(view.toPainter(hexBox(hex, orientation)), grow * view.scale);
}

QPointF Sketch::centre(Hex hex) const {
    const Point at = centreOf(hex, board().orientation);
    const QPointF point = view.toPainter(QPointF(at.x, at.y));
    return medium == Medium::Vector ? point : QPointF(onGrid(point.x()), onGrid(point.y()));
}

QRectF Sketch::box(Hex hex) const {
    QRectF result({}, hexBox(hex, board().orientation).size() * view.scale);
    result.moveCenter(centre(hex));
    return result;
}

int Sketch::factionOfSeat(int seat) const {
    if (seat < 0 || seat >= scenario.players()) return -1;
    const Faction* faction = factionOf(scenario, catalog, static_cast<std::size_t>(seat));
    return faction == nullptr ? -1 : static_cast<int>(faction - catalog.factions.data());
}

int Sketch::factionAt(const Cell& cell) const {
    if (!isTile(cell.kind) || indexOf(cell.kind) >= catalog.kinds.size() || !catalog.isSeat(cell.kind))
        return -1;
    const auto seat = scenario.seatAt(cell.at);
    return seat ? factionOfSeat(static_cast<int>(*seat)) : -1;
}

QColor Sketch::groundInk() const {
    if (style.ground.alpha() < 128) return {0x50, 0x4c, 0x46};
    return qGray(style.ground.rgb()) > 110 ? QColor(0x40, 0x3c, 0x36) : QColor(0xd8, 0xd4, 0xcc);
}

MapPainter::MapPainter(const Scenario& scenario, const Catalog& catalog, TileArt& art, MapStyle style)
    : mScenario(scenario), mCatalog(catalog), mArt(art), mStyle(std::move(style)) {}

QRectF MapPainter::bounds() const {
    const Bounds cells = boundsOf(mScenario.board);
    QRectF result(QPointF(cells.left, cells.top), QPointF(cells.right, cells.bottom));
    if (mStyle.shows(ObjectTable::Labels) && !mScenario.board.labels.empty()) {
        for (const BoardLabel& label : mScenario.board.labels)
            result = result.united(hexBox(label.at, mScenario.board.orientation));
    }
    result.adjust(-margin, -margin, margin, margin);
    if (mStyle.rulers && mScenario.board.orientation == Orientation::Flat)
        result.setTop(result.top() - rulerRoom);
    if (mStyle.rulers && mScenario.board.orientation == Orientation::Pointy)
        result.setLeft(result.left() - rulerRoom);
    return result;
}

void MapPainter::paint(QPainter& painter, const MapView& view, Medium medium) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (mStyle.ground.alpha() > 0) {
        painter.setRenderHint(QPainter::Antialiasing, medium == Medium::Vector);
        painter.fillRect(view.toPainter(view.visible), mStyle.ground);
        painter.setRenderHint(QPainter::Antialiasing);
    }

    const Underlay* underlay = mStyle.underlay.get();
    if (underlay != nullptr && !underlay->inFront) paintUnderlay(painter, *underlay, view);
    Sketch sketch = sketchOf(painter, view, medium, mScenario.board);
    sketch.tileLocks = !locksTellNothing(mScenario.board.cells());
    if (sketch.detail <= Detail::Colours) {
        paintFar(sketch);
    } else {
        const QRectF area = view.visible.adjusted(-marksReach, -marksReach, marksReach, marksReach);
        forCellsIn(mScenario.board, area, [&](const Cell& cell) { paintTile(sketch, cell); });
        if (mStyle.tables) paintTables(sketch);
        paintMarksAndCounters(sketch, area, false);
        if (sketch.detail == Detail::Full && mStyle.tilesShown)
            forCellsIn(mScenario.board, area, [&](const Cell& cell) { paintMarks(sketch, cell); });
        if (mStyle.tables) {
            paintSideCounters(sketch);
            paintOutside(sketch);
            paintLabels(sketch);
        }
    }
    if (mStyle.rulers) paintRulers(sketch);
    painter.restore();
    if (underlay != nullptr && underlay->inFront) paintUnderlay(painter, *underlay, view);
}

void MapPainter::paintTexts(QPainter& painter, const MapView& view, Medium medium) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch = sketchOf(painter, view, medium, mScenario.board);
    if (sketch.detail == Detail::Full && mStyle.tilesShown)
        forCellsIn(mScenario.board, view.visible.adjusted(-marksReach, -marksReach, marksReach, marksReach),
                   [&](const Cell& cell) { paintId(sketch, cell); });
    if (mStyle.tables) paintAreaNames(sketch);
    painter.restore();
}

void MapPainter::paintThings(QPainter& painter, const MapView& view, Medium medium) const {
    if (!mStyle.tables) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch = sketchOf(painter, view, medium, mScenario.board);
    if (sketch.detail > Detail::Colours) {
        if (mStyle.shows(ObjectTable::Edges)) paintEdges(sketch);
        paintMarksAndCounters(sketch, view.visible, true);
        paintSideCounters(sketch);
        paintAreaNames(sketch);
    }
    painter.restore();
}

void MapPainter::paintObject(QPainter& painter, const MapView& view, Medium medium,
                             const MapObject& object) const {
    Board things;
    std::visit(Overloaded{[&](const EdgeFeature& feature) { things.edges.push_back(feature); },
                          [&](const PiecePlacement& piece) { things.pieces.push_back(piece); },
                          [&](const RegionPlacement& region) { things.regions.push_back(region); },
                          [&](const Zone& zone) { things.zones.push_back(zone); },
                          [&](const BoardLabel& label) { things.labels.push_back(label); }},
               object);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch = sketchOf(painter, view, medium, things);
    for (const RegionPlacement& region : things.regions) paintTiles(sketch, region);
    paintTables(sketch);
    paintInnerCounters(sketch);
    paintSideCounters(sketch);
    paintLabels(sketch);
    painter.restore();
}

Sketch MapPainter::sketchOf(QPainter& painter, const MapView& view, Medium medium,
                            const Board& things) const {
    MapView inner = view;
    if (medium == Medium::Screen) {
        // Work in device pixels: whatever scale the window has, pictures of tiles go out one to
        // one.
        const QTransform toDevice = painter.deviceTransform();
        const QTransform beyondWorld = painter.worldTransform().inverted() * toDevice;
        painter.setWorldTransform(beyondWorld.inverted());
        inner.origin = toDevice.map(view.origin);
        inner.scale = view.scale * toDevice.m11();
    }
    const double hexHeight = inner.scale * (mScenario.board.orientation == Orientation::Flat ? sqrt3 : 2.0);
    const Detail detail = medium == Medium::Vector ? Detail::Full : detailFor(hexHeight);
    return {painter, mScenario, mCatalog, mArt, mStyle, things, inner, medium, detail};
}

}  // namespace hexa::paint
