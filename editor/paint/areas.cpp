// SPDX-License-Identifier: GPL-3.0-or-later
// Zones and regions, which cover several hexes.
#include "editor/paint/cells.h"
#include "editor/paint/glyphs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace hexa::paint {
namespace {

// Colours of zones without an owner and a kind, distinguishable in every kind of colour vision
// (Okabe and Ito).
constexpr std::array<QRgb, 6> zoneColours{0xff0072b2, 0xffd55e00, 0xff009e73,
                                          0xffcc79a7, 0xff56b4e9, 0xffe69f00};

/// Returns the hexes that can be seen, and those beside them, sorted.
std::vector<Hex> seenOf(const Sketch& sketch, const std::vector<Hex>& hexes) {
    std::vector<Hex> result;
    for (const Hex hex : hexes)
        if (sketch.seen(hex, 2.5)) result.push_back(hex);
    std::sort(result.begin(), result.end());
    return result;
}

/// Returns the rest of a side of a cut hex.
std::optional<QLineF> keptOf(const QLineF& side, Cut cut, int direction) {
    const bool nearSecond = (cut >> (2 * direction) & 1) != 0,
               nearFirst = (cut >> (2 * direction + 1) & 1) != 0;
    if (nearFirst && nearSecond) return std::nullopt;
    if (nearSecond) return QLineF(side.p1(), side.center());
    if (nearFirst) return QLineF(side.center(), side.p2());
    return side;
}

/// Paints the rim of a set of hexes, just inside.
void paintOutline(const Sketch& sketch, const std::vector<Hex>& hexes, const QPen& pen, double inset) {
    sketch.painter.setPen(pen);
    const auto has = [&](Hex hex) { return std::binary_search(hexes.begin(), hexes.end(), hex); };
    for (const Hex hex : hexes) {
        if (!sketch.seen(hex)) continue;
        const Cut cut = sketch.cutAt(hex);
        for (int direction = 0; direction < 6; ++direction) {
            if (has(neighbour(hex, direction))) continue;
            const QLineF side = sideLine(sketch, hex, direction, inset);
            if (const auto line = keptOf(side, cut, direction)) sketch.painter.drawLine(*line);
            // At an inward turn the rim continues in the next hex.
            const Hex next = neighbour(hex, direction + 1);
            if (cut == 0 && has(next) && sketch.cutAt(next) == 0)
                sketch.painter.drawLine(side.p1(), sideLine(sketch, next, direction - 1, inset).p2());
        }
    }
}

/// Returns the middle in map units.
QPointF middleOf(const Sketch& sketch, const std::vector<Hex>& hexes) {
    QPointF sum;
    for (const Hex hex : hexes) sum += hexBox(hex, sketch.board().orientation).center();
    return sum / static_cast<double>(hexes.size());
}

/// Returns the hex of a zone nearest to its middle: a zone may have holes and several parts.
QPointF heartOf(const Sketch& sketch, const std::vector<Hex>& hexes) {
    const QPointF middle = middleOf(sketch, hexes);
    const auto off = [&](Hex hex) {
        // Rounded, so that among equally near hexes the first one is taken, in spite of rounding
        // errors.
        return std::lround(1e4 * QLineF(hexBox(hex, sketch.board().orientation).center(), middle).length());
    };
    return hexBox(*std::ranges::min_element(hexes, {}, off), sketch.board().orientation).center();
}

// Inset of a zone's rim for each zone below it, in map units, and the largest number of insets.
constexpr double zoneLane = 0.12;
constexpr int mostLanes = 3;

/// Returns the number of zones below one with these hexes, and counts it for the next one.
int laneOf(std::map<Hex, int>& lain, const std::vector<Hex>& hexes) {
    constexpr std::size_t most = 2'000;  // hexes in sight: of more nobody sees the rims
    int lane = 0;
    if (hexes.size() > most) return lane;
    for (const Hex hex : hexes) lane = std::max(lane, lain[hex]++);
    return lane;
}

/// True for a kind of zone on top of another one without a name of its own: a rim alone would not
/// identify it.
bool needsName(const Sketch& sketch, const Zone& zone) {
    constexpr std::size_t most = 60;
    if (!zone.name.empty() || zone.hexes.size() > most) return false;
    return std::ranges::any_of(sketch.things.zones, [&](const Zone& other) {
        return &other != &zone && other.hexes.size() > zone.hexes.size() &&
               std::ranges::find(other.hexes, zone.hexes.front()) != other.hexes.end();
    });
}

}  // namespace

void paintZones(const Sketch& sketch) {
    const double unit = sketch.view.scale;
    std::size_t number = 0;
    std::map<Hex, int> lain;  // zones so far, by hex
    for (const Zone& zone : sketch.things.zones) {
        const ZoneKind* kind = sketch.catalog.zoneKind(zone.kind);
        // The kind gives the fill, the owner gives the rim.
        QColor tint = kind != nullptr  ? QColor(QString::fromStdString(kind->colour))
                      : zone.seat >= 0 ? sketch.seatColour(zone.seat)
                                       : QColor(zoneColours[number % zoneColours.size()]);
        const QColor colour = zone.seat >= 0 ? sketch.seatColour(zone.seat) : tint;
        ++number;
        const std::vector<Hex> hexes = seenOf(sketch, zone.hexes);
        tint.setAlphaF(0.28F);
        sketch.painter.setPen(Qt::NoPen);
        sketch.painter.setBrush(tint);
        // If the zone bounds the part in play, the outside is shaded instead.
        if (!sketch.savesInk() && (kind == nullptr || !kind->bounds))
            for (const Hex hex : hexes)
                if (sketch.seen(hex)) fillHex(sketch, hex);
        // On others: further in, and dashed, so that none hides another.
        const int lane = laneOf(lain, hexes);
        QPen rim(colour.darker(130), 0.09 * unit, Qt::SolidLine, Qt::RoundCap);
        if (lane > 0) {
            rim.setCapStyle(Qt::FlatCap);
            rim.setDashPattern({1.6, 0.9});
        }
        paintOutline(sketch, hexes, rim, 0.06 + zoneLane * std::min(lane, mostLanes));
    }
}

void paintRegions(const Sketch& sketch) {
    const double unit = sketch.view.scale;
    for (const RegionPlacement& placement : sketch.things.regions) {
        const RegionShape* shape = shapeOf(sketch.scenario, sketch.catalog, placement.kind);
        if (shape == nullptr) continue;
        const std::vector<Hex> hexes = seenOf(sketch, hexesOf(placement, *shape));
        paintOutline(sketch, hexes, QPen(paper, 0.13 * unit, Qt::SolidLine, Qt::RoundCap), 0.07);
        paintOutline(sketch, hexes, QPen(ink, 0.07 * unit, Qt::SolidLine, Qt::RoundCap), 0.07);
    }
}

void paintOutside(const Sketch& sketch) {
    if (!sketch.style.shows(ObjectTable::Zones)) return;
    std::vector<Hex> inside;
    bool bounded = false;
    for (const Zone& zone : sketch.things.zones) {
        const ZoneKind* kind = sketch.catalog.zoneKind(zone.kind);
        if (kind == nullptr || !kind->bounds) continue;
        bounded = true;
        for (const Hex hex : zone.hexes)
            if (sketch.seen(hex)) inside.push_back(hex);
    }
    if (!bounded) return;
    std::sort(inside.begin(), inside.end());
    QColor veil = sketch.style.ground.alpha() > 0 ? sketch.style.ground : QColor(Qt::white);
    veil.setAlphaF(0.62F);
    sketch.painter.setPen(Qt::NoPen);
    sketch.painter.setBrush(veil);
    forCellsIn(sketch.board(), sketch.view.visible, [&](const Cell& cell) {
        if (!std::binary_search(inside.begin(), inside.end(), cell.at)) fillHex(sketch, cell.at);
    });
}

void paintAreaNames(const Sketch& sketch) {
    constexpr double cap = 0.18;
    if (sketch.detail != Detail::Full) return;
    const QRectF near =
        sketch.view.visible.adjusted(-2, -2, 2, 2);  // measuring texts takes longer than leaving them out
    const auto write = [&](QPointF at, const Localized& name, double maxWidth, bool locked) {
        if (!near.contains(at)) return;
        if (!name.empty() && sketch.readable(cap))
            paintPlate(sketch, sketch.view.toPainter(at), cap, textIn(sketch, name), maxWidth);
        if (locked && sketch.style.locks)
            paintLock(sketch.painter, sketch.view.toPainter(at - QPointF(0, 0.24)), 0.18 * sketch.view.scale);
    };
    for (const RegionPlacement& placement : sketch.things.regions) {
        if (!sketch.style.shows(ObjectTable::Regions)) break;
        const RegionShape* shape = shapeOf(sketch.scenario, sketch.catalog, placement.kind);
        if (shape == nullptr || shape->parts.empty() || (shape->name.empty() && !placement.locked)) continue;
        const std::vector<Hex> hexes = hexesOf(placement, *shape);
        write(middleOf(sketch, hexes) - QPointF(0, 0.3), shape->name, hexes.size() > 1 ? 2.4 : 1.3,
              placement.locked);
    }
    for (const Zone& zone : sketch.things.zones) {
        if (!sketch.style.shows(ObjectTable::Zones) || zone.hexes.empty()) continue;
        const ZoneKind* kind = sketch.catalog.zoneKind(zone.kind);
        const Localized& name = kind != nullptr && needsName(sketch, zone) ? kind->name : zone.name;
        if (zone.locked || !name.empty())
            write(heartOf(sketch, zone.hexes) - QPointF(0, 0.42), name, 1.4, zone.locked);
    }
}

}  // namespace hexa::paint
