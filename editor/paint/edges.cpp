// SPDX-License-Identifier: GPL-3.0-or-later
// Features on borders: along a side, or across it from hex to hex.
#include "editor/paint/glyphs.h"
#include "editor/paint/pieces.h"
#include "editor/paint/shapes.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <vector>

namespace hexa::paint {
namespace {

using Lies = EdgeKind::Lies;

// Widths in map units.
constexpr double lane = 0.17;  // from one feature on a border to the next
constexpr double alongWidth = 0.14;
constexpr double acrossWidth = 0.2;
constexpr double casing = 0.07;
constexpr double sidedInset = 0.15;

struct EdgeLook {
    const EdgeKind* kind = nullptr;
    QColor colour = ink;
    QList<qreal> dashes;  // in ink, kinds are distinguished without colours
    std::string drawing;  // empty: none
    Lies lies() const { return kind == nullptr ? Lies::Along : kind->lies; }
};

EdgeLook lookOf(const Sketch& sketch, const EdgeKind* kind) {
    EdgeLook look;
    if (kind == nullptr) return look;
    look.kind = kind;
    if (sketch.savesInk()) {
        static const std::array<QList<qreal>, 4> patterns{{{}, {1.6, 0.7}, {0.6, 0.6}, {1.6, 0.6, 0.4, 0.6}}};
        std::size_t number = 0;  // among those that lie like it
        for (const EdgeKind* other = sketch.catalog.edgeKinds.data(); other != kind; ++other)
            number += other->lies == kind->lies;
        look.dashes = patterns[number % patterns.size()];
        if (kind->lies == Lies::Across) look.colour = paper;  // a light road between dark lines
    } else {
        look.colour = QColor(QString::fromStdString(kind->colour));
    }
    if (std::string name = "edge-" + kind->id; sketch.art.hasDrawing(name)) look.drawing = std::move(name);
    return look;
}

struct Stroke {
    const EdgeFeature* feature;
    const EdgeLook* look;
    QLineF line;
};

/// Number of features like this one on the same border, and its place among them.
struct Lane {
    int number = 0;
    int count = 0;
    double off() const { return (number - (count - 1) / 2.0) * lane; }
};

QLineF lineOf(const Sketch& sketch, const EdgeFeature& feature, Lies lies, const Lane& at) {
    if (lies == Lies::Along && feature.side >= 0)
        return sideLine(sketch, hexOf(feature), directionOf(feature), sidedInset + at.number * lane);
    if (lies == Lies::Along) return sideLine(sketch, feature.edge.hex, feature.edge.direction, at.off());
    const auto hexes = hexesOf(feature.edge);
    const QLineF whole(sketch.centre(hexes[0]), sketch.centre(hexes[1]));
    const QLineF normal = whole.normalVector().unitVector();
    return whole.translated(QPointF(normal.dx(), normal.dy()) * at.off() * sketch.view.scale);
}

/// Returns the visible features, side by side if they share a border.
std::vector<Stroke> strokesOf(const Sketch& sketch, Looks<EdgeKind, EdgeLook>& looks) {
    std::vector<Stroke> strokes;
    const std::span<const EdgeFeature> edges = sketch.things.edges;
    for (std::size_t first = 0, next = 0; first < edges.size(); first = next) {
        while (next < edges.size() && edges[next].edge == edges[first].edge) ++next;
        if (!sketch.seen(edges[first].edge.hex, 2.0)) continue;
        const std::span<const EdgeFeature> border = edges.subspan(first, next - first);
        for (const EdgeFeature& feature : border) {
            const EdgeLook& look = looks.of(feature.kind);
            Lane at;
            for (const EdgeFeature& other : border) {
                if (looks.of(other.kind).lies() != look.lies() || other.side != feature.side) continue;
                at.number += &other < &feature;
                ++at.count;
            }
            strokes.push_back({&feature, &look, lineOf(sketch, feature, look.lies(), at)});
        }
    }
    return strokes;
}

QColor colourOf(const Sketch& sketch, const Stroke& stroke) {
    const bool owned = stroke.look->kind != nullptr && stroke.look->kind->owned && stroke.feature->seat >= 0;
    return owned && !sketch.savesInk() ? sketch.seatColour(stroke.feature->seat) : stroke.look->colour;
}

/// Paints the game's drawing on the line, its upper edge away from the hex of the feature.
void paintDrawing(const Sketch& sketch, const Stroke& stroke, double width) {
    const double length = stroke.line.length();
    sketch.painter.save();
    sketch.painter.translate(stroke.line.center());
    sketch.painter.rotate(-stroke.line.angle());
    const QRectF box(-length / 2, -width * 0.75, length, width * 1.5);
    sketch.art.paintDrawing(sketch.painter, box, stroke.look->drawing, sketch.style.tiles);
    sketch.painter.restore();
}

/// Lines of one way to lie: first all light casings, so that lines that meet join.
void paintStrokes(const Sketch& sketch, const std::vector<Stroke>& strokes, Lies lies) {
    const double unit = sketch.view.scale;
    const double width = (lies == Lies::Along ? alongWidth : acrossWidth) * unit;
    const bool dark = sketch.savesInk() && lies == Lies::Across;
    QPen pen(dark ? ink : paper, width + (dark ? 0 : casing * unit), Qt::SolidLine, Qt::RoundCap);
    sketch.painter.setPen(pen);
    for (const Stroke& stroke : strokes)
        if (stroke.look->lies() == lies && stroke.look->drawing.empty()) sketch.painter.drawLine(stroke.line);
    pen.setWidthF(dark ? width - casing * unit : width);
    for (const Stroke& stroke : strokes) {
        if (stroke.look->lies() != lies) continue;
        if (!stroke.look->drawing.empty()) {
            paintDrawing(sketch, stroke, width);
            continue;
        }
        pen.setColor(colourOf(sketch, stroke));
        const bool solid = stroke.look->dashes.isEmpty();
        pen.setCapStyle(solid ? Qt::RoundCap : Qt::FlatCap);
        pen.setStyle(Qt::SolidLine);
        if (!solid) pen.setDashPattern(stroke.look->dashes);
        sketch.painter.setPen(pen);
        sketch.painter.drawLine(stroke.line);
    }
}

/// Paints the owner, for pictures without colours: the form of his pieces with his number.
void paintOwner(const Sketch& sketch, const Stroke& stroke) {
    const bool owned = stroke.look->kind != nullptr && stroke.look->kind->owned && stroke.feature->seat >= 0;
    if (!owned || !sketch.savesInk()) return;
    const double unit = sketch.view.scale;
    QRectF box(0, 0, 0.26 * unit, 0.26 * unit);
    box.moveCenter(stroke.line.pointAt(0.25));
    sketch.painter.setPen(QPen(ink, 0.02 * unit));
    sketch.painter.setBrush(Qt::white);
    sketch.painter.drawPath(outlineOf(box, shapeOf(sketch.factionOfSeat(stroke.feature->seat))));
    if (sketch.readable(0.12))
        paintText(sketch.painter, box.center(), 0.12 * unit, QString::number(stroke.feature->seat + 1), ink);
}

/// Paints the first number that differs from its kind's default, e.g. the height of a wall.
void paintNumber(const Sketch& sketch, const Stroke& stroke) {
    constexpr double cap = 0.13;
    if (stroke.look->kind == nullptr || !sketch.readable(cap)) return;
    for (const Property& property : stroke.look->kind->properties) {
        const int* number = std::get_if<int>(&property.of(stroke.feature->attributes));
        if (number == nullptr || property.of(stroke.feature->attributes) == property.defaultValue) continue;
        const double unit = sketch.view.scale;
        sketch.painter.setPen(QPen(ink, 0.02 * unit));
        sketch.painter.setBrush(paper);
        sketch.painter.drawEllipse(stroke.line.center(), 0.13 * unit, 0.13 * unit);
        paintText(sketch.painter, stroke.line.center(), cap * unit, QString::number(*number), ink);
        return;
    }
}

/// Returns the kinds with many features, all of them locked.
std::set<std::string_view> allLocked(std::span<const EdgeFeature> edges) {
    struct Lock {
        bool locked;
    };
    std::map<std::string_view, std::vector<Lock>> byKind;
    for (const EdgeFeature& feature : edges) byKind[feature.kind].push_back({feature.locked});
    std::set<std::string_view> kinds;
    for (const auto& [kind, locks] : byKind)
        if (locksTellNothing(locks)) kinds.insert(kind);
    return kinds;
}

}  // namespace

void paintEdges(const Sketch& sketch) {
    if (sketch.things.edges.empty()) return;
    Looks<EdgeKind, EdgeLook> looks(sketch.catalog.edgeKinds,
                                    [&](const EdgeKind* kind) { return lookOf(sketch, kind); });
    const std::vector<Stroke> strokes = strokesOf(sketch, looks);
    paintStrokes(sketch, strokes, Lies::Across);
    paintStrokes(sketch, strokes, Lies::Along);
    if (sketch.detail != Detail::Full) return;
    const std::set<std::string_view> unmarked = allLocked(sketch.things.edges);
    for (const Stroke& stroke : strokes) {
        paintNumber(sketch, stroke);
        paintOwner(sketch, stroke);
        if (stroke.feature->locked && sketch.style.locks && !unmarked.contains(stroke.feature->kind))
            paintLock(sketch.painter, stroke.line.pointAt(0.78), 0.15 * sketch.view.scale);
    }
}

}  // namespace hexa::paint
