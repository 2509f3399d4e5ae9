// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of the map: counters, and pieces that cover their hex.
#include "core/engine/system.h"
#include "editor/paint/glyphs.h"
#include "editor/paint/pieces.h"
#include "editor/paint/rows.h"
#include "editor/paint/shapes.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace hexa::paint {
namespace {

constexpr double coverInset = 0.1;
constexpr double coverStep = 0.13;  // from one cover of a hex to the next above it

struct PieceLook {
    const PieceKind* kind = nullptr;
    QColor colour;  // invalid: the owner's
    QString letter;
    std::string drawing;  // empty: none
    bool covers() const {
        return kind != nullptr && kind->covers && kind->stands != PieceKind::Stands::Corner;
    }
};

PieceLook lookOf(const Sketch& sketch, const PieceKind* kind) {
    PieceLook look;
    look.letter = kind == nullptr ? QStringLiteral("?") : QString::fromStdString(kind->letter);
    if (kind == nullptr) return look;
    look.kind = kind;
    if (!kind->colour.empty()) look.colour = QColor(QString::fromStdString(kind->colour));
    if (std::string name = "piece-" + kind->id; sketch.art.hasDrawing(name)) look.drawing = std::move(name);
    return look;
}

using PieceLooks = Looks<PieceKind, PieceLook>;

QColor fillOf(const Sketch& sketch, const PieceLook& look, const PiecePlacement& piece) {
    if (sketch.savesInk()) return Qt::white;
    return look.colour.isValid() ? look.colour : sketch.seatColour(piece.seat);
}

QColor inkOnFill(const QColor& fill) { return qGray(fill.rgb()) > 130 ? ink : paper; }

/// Returns the pieces that can be seen, by their places, in the order in which they lie there.
std::vector<const PiecePlacement*> seenOf(const Sketch& sketch) {
    std::vector<const PiecePlacement*> pieces;
    for (const PiecePlacement& piece : sketch.things.pieces)
        if (sketch.seen(piece.at)) pieces.push_back(&piece);
    std::ranges::stable_sort(pieces, {}, [](const PiecePlacement* piece) {
        return std::tie(piece->at, piece->side, piece->slot, piece->corner);
    });
    return pieces;
}

/// Paints the sides of its hex in a property of a piece, e.g. its closed ones.
void paintSides(const Sketch& sketch, const PieceLook& look, const PiecePlacement& piece, double inset) {
    // A corner has no sides of its own.
    if (look.kind == nullptr || piece.onCorner()) return;
    const double unit = sketch.view.scale;
    for (const Property& property : look.kind->properties) {
        const auto* sides = std::get_if<Sides>(&property.of(piece.attributes));
        if (sides == nullptr) continue;
        for (int direction = 0; direction < 6; ++direction) {
            if (!sides->has(direction)) continue;
            const QLineF line = sideLine(sketch, piece.at, direction, inset);
            sketch.painter.setPen(QPen(paper, 0.17 * unit, Qt::SolidLine, Qt::RoundCap));
            sketch.painter.drawLine(line);
            const QColor colour = sketch.savesInk() ? ink : fillOf(sketch, look, piece).darker(190);
            sketch.painter.setPen(QPen(colour, 0.12 * unit, Qt::SolidLine, Qt::RoundCap));
            sketch.painter.drawLine(line);
        }
    }
}

/// Paints the direction of a piece: a nose on a circle about a point; a mirrored one has a notch in
/// its place.
void paintNose(const Sketch& sketch, const PiecePlacement& piece, QPointF middle, double radius) {
    const Isometry own{static_cast<std::uint8_t>((piece.turns % 6 + 6) % 6 + (piece.mirrored ? 6 : 0)), {}};
    const QPointF ahead = towards(mapDirection(own, 0), sketch.board().orientation) * radius;
    const QPointF aside(-ahead.y() * 0.42, ahead.x() * 0.42);
    const QPointF foot = middle + ahead * (piece.mirrored ? 1.05 : 0.86);
    const QPointF tip = middle + ahead * (piece.mirrored ? 0.6 : 1.36);
    sketch.painter.setPen(QPen(paper, 0.08 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    sketch.painter.setBrush(ink);
    sketch.painter.drawPolygon(QPolygonF{foot + aside, tip, foot - aside});
}

/// Returns the unusual properties of a piece, in short: numbers, and the first letters of choices
/// and of set flags.
QString specialsOf(const Sketch& sketch, const PieceLook& look, const PiecePlacement& piece) {
    QString text;
    if (look.kind == nullptr) return text;
    for (const Property& property : look.kind->properties) {
        const AttributeValue* value = piece.attributes.find(property.id);
        if (value == nullptr || *value == property.defaultValue) continue;
        QString part;
        if (const int* number = std::get_if<int>(value)) part = QString::number(*number);
        if (const bool* flag = std::get_if<bool>(value); flag != nullptr && *flag)
            part = textIn(sketch, property.name).left(1);
        if (const std::string* word = std::get_if<std::string>(value))
            if (const auto choice = std::ranges::find(property.choices, *word, &Property::Choice::id);
                choice != property.choices.end())
                part = textIn(sketch, choice->name).left(1);
        if (part.isEmpty()) continue;
        // A separator only between two numbers that would merge.
        const bool digits = !text.isEmpty() && text.back().isDigit() && part.front().isDigit();
        text += (digits ? QStringLiteral("·") : QString()) + part;
    }
    return text;
}

/// Paints the text on a plate at a corner of a piece of this radius, in units of the painter.
void paintSpecials(const Sketch& sketch, const PieceLook& look, const PiecePlacement& piece, QPointF middle,
                   double radius) {
    const double cap = 0.4 * radius / sketch.view.scale;
    if (!sketch.readable(cap)) return;
    if (const QString text = specialsOf(sketch, look, piece); !text.isEmpty())
        paintPlate(sketch, middle + QPointF(0.62, 0.66) * radius, cap, text);
}

void paintCover(const Sketch& sketch, const PieceLook& look, const PiecePlacement& piece, std::size_t above) {
    const double unit = sketch.view.scale;
    const double inset = coverInset + coverStep * static_cast<double>(std::min<std::size_t>(above, 4));
    const QPointF centre = sketch.centre(piece.at);
    if (!look.drawing.empty()) {
        QRectF box(QPointF(), sketch.box(piece.at).size() * (1 - coverStep * static_cast<double>(above)));
        box.moveCenter({});
        paintTurned(sketch, centre, piece.turns, piece.mirrored,
                    [&] { sketch.art.paintDrawing(sketch.painter, box, look.drawing, sketch.style.tiles); });
    } else {
        const QColor fill = fillOf(sketch, look, piece);
        sketch.painter.setPen(QPen(sketch.savesInk() ? ink : fill.darker(160), 0.035 * unit));
        sketch.painter.setBrush(fill);
        fillHex(sketch, piece.at, -inset);
        if (look.kind->turns) paintNose(sketch, piece, centre, 0.5 * unit);
        QRectF words(0, 0, 0.8 * unit, 0.3 * unit);
        words.moveCenter(centre - QPointF(0, 0.35 * unit));
        if (sketch.readable(0.3)) paintFittedText(sketch.painter, words, look.letter, inkOnFill(fill));
    }
    paintSides(sketch, look, piece, inset + 0.03);
    paintSpecials(sketch, look, piece, centre, 0.42 * unit);
}

void paintCounter(const Sketch& sketch, const PieceLook& look, const PiecePlacement& piece,
                  const QRectF& place) {
    const bool turns = look.kind != nullptr && look.kind->turns;
    const QRectF box = scaledAbout(place, turns ? 0.76 : 0.9);  // with room for its nose
    const double radius = box.width() / 2;
    const int faction = sketch.factionOfSeat(piece.seat);
    const QColor fill = fillOf(sketch, look, piece);
    // A piece in the colour of its kind has that of its owner around it.
    const bool ringed = look.colour.isValid() && piece.seat >= 0 && !sketch.savesInk();
    const QColor rim = sketch.savesInk() ? ink : ringed ? sketch.seatColour(piece.seat) : paper;
    sketch.painter.setPen(
        QPen(rim, (ringed ? 0.3 : 0.18) * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    sketch.painter.setBrush(fill);
    sketch.painter.drawPath(outlineOf(box, shapeOf(faction)));
    QString text = look.letter;
    if (!look.drawing.empty()) {
        const QRectF inner(QPointF(-0.8 * radius, -0.8 * radius), QSizeF(1.6 * radius, 1.6 * radius));
        // On a corner, only a kind with a direction is turned: a symmetry turns its partners, too.
        const bool posed = turns || !piece.onCorner();
        paintTurned(sketch, box.center(), posed ? piece.turns : 0, posed && piece.mirrored, [&] {
            sketch.art.paintDrawing(sketch.painter, inner, look.drawing, sketch.style.tiles);
        });
        text.clear();
    } else if (turns) {
        paintNose(sketch, piece, box.center(), radius);
    }
    if (piece.count > 1) text += QString::number(piece.count);
    QRectF words(0, 0, 1.4 * radius, 0.84 * radius);
    words.moveCenter(box.center());
    const bool readable = sketch.medium == Medium::Vector || words.height() >= 5;
    if (readable) paintFittedText(sketch.painter, words, text, inkOnFill(fill));
    paintSpecials(sketch, look, piece, box.center(), radius);
}

bool locksShown(const Sketch& sketch) { return sketch.style.locks && sketch.detail == Detail::Full; }

/// Paints the number of further pieces without room.
void paintMore(const Sketch& sketch, std::size_t count, const QRectF& place) {
    const QRectF plate = scaledAbout(place, 0.9);
    sketch.painter.setPen(QPen(ink, 0.06 * plate.height()));
    sketch.painter.setBrush(paper);
    sketch.painter.drawRoundedRect(plate, 0.25 * plate.height(), 0.25 * plate.height());
    const QRectF words =
        scaledAbout(plate, 0.8).adjusted(0, 0.22 * plate.height(), 0, -0.22 * plate.height());
    paintFittedText(sketch.painter, words, QStringLiteral("+%1").arg(count), ink);
}

/// True if a piece is at a side or on a corner of its hex.
bool atRim(const PiecePlacement& piece) { return piece.side >= 0 || piece.onCorner(); }

/// Returns the room for the counters of a spot, in map units from the middle of its hex.
Room roomOf(const Sketch& sketch, const PiecePlacement& piece) {
    const QPointF middle = counterPlace(piece, sketch.board().orientation);
    if (piece.onCorner()) return {middle, 0.27, {0.54, 0.54}, 0.46, 0.18};
    if (piece.side >= 0) return {middle, 0.27, {0.54, 0.54}, 0.36, 0.18};
    if (!piece.slot.empty())
        for (const Slot& slot : sketch.art.slotsOf(sketch.scenario, piece.at))
            if (slot.id == piece.slot) return {{slot.at.x, slot.at.y}, 0.24, {0.48, 0.48}, 0.4, 0.16};
    return {middle, 0.32, {1.3, 1.05}, 0.5, 0.2};
}

void widen(Room& room, const PieceLook& look) {
    if (look.drawing.empty()) return;
    room.largest = loneDrawingSize;
    room.middle = loneDrawingPlace;
    room.bottom = loneDrawingSize / 2;
}

void paintSpot(const Sketch& sketch, PieceLooks& looks, std::span<const PiecePlacement* const> pieces) {
    Room room = roomOf(sketch, *pieces.front());
    const bool inside = !atRim(*pieces.front()) && pieces.front()->slot.empty();
    if (pieces.size() == 1 && inside) widen(room, looks.of(pieces.front()->kind));
    const std::vector<QRectF> places = placesIn(room, pieces.size());
    const double unit = sketch.view.scale;
    const QPointF centre = sketch.centre(pieces.front()->at);
    const bool more = places.size() < pieces.size();
    const std::size_t shown = more ? places.size() - 1 : places.size();
    const auto onPainter = [&](const QRectF& place) {
        return QRectF(centre + place.topLeft() * unit, place.size() * unit);
    };
    for (std::size_t i = 0; i < shown; ++i) {
        const PieceLook& look = looks.of(pieces[i]->kind);
        paintSides(sketch, look, *pieces[i], coverInset);
        const QRectF place = onPainter(places[i]);
        paintCounter(sketch, look, *pieces[i], place);
        if (pieces[i]->locked && locksShown(sketch))
            paintLock(sketch.painter, place.center() + QPointF(0.36, -0.36) * place.width(),
                      0.32 * place.width());
    }
    if (more) paintMore(sketch, pieces.size() - shown, onPainter(places.back()));
}

PieceLooks looksOf(const Sketch& sketch) {
    return PieceLooks(sketch.catalog.pieceKinds, [&](const PieceKind* kind) { return lookOf(sketch, kind); });
}

enum class Where { Inner, AtRim };
void paintCounters(const Sketch& sketch, Where where) {
    PieceLooks looks = looksOf(sketch);
    std::vector<const PiecePlacement*> pieces = seenOf(sketch);
    std::erase_if(pieces, [&](const PiecePlacement* piece) {
        return looks.of(piece->kind).covers() || atRim(*piece) != (where == Where::AtRim);
    });
    const auto together = [](const PiecePlacement* a, const PiecePlacement* b) {
        return a->spot() == b->spot();
    };
    for (auto first = pieces.begin(); first != pieces.end();) {
        const auto next = std::find_if_not(
            first, pieces.end(), [&](const PiecePlacement* piece) { return together(*first, piece); });
        paintSpot(sketch, looks, {first, next});
        first = next;
    }
}

}  // namespace

void paintCovers(const Sketch& sketch) {
    if (std::ranges::none_of(sketch.catalog.pieceKinds, &PieceKind::covers)) return;
    PieceLooks looks = looksOf(sketch);
    std::size_t above = 0;
    const PiecePlacement* before = nullptr;
    for (const PiecePlacement* piece : seenOf(sketch)) {
        const PieceLook& look = looks.of(piece->kind);
        if (!look.covers()) continue;
        above = before != nullptr && before->at == piece->at ? above + 1 : 0;
        paintCover(sketch, look, *piece, above);
        if (piece->locked && locksShown(sketch))
            paintLock(sketch.painter, sketch.centre(piece->at) + QPointF(0.42, -0.45) * sketch.view.scale,
                      0.18 * sketch.view.scale);
        before = piece;
    }
}

void paintInnerCounters(const Sketch& sketch) {
    if (sketch.style.shows(ObjectTable::Pieces)) paintCounters(sketch, Where::Inner);
}
void paintSideCounters(const Sketch& sketch) {
    if (sketch.style.shows(ObjectTable::Pieces)) paintCounters(sketch, Where::AtRim);
}

}  // namespace hexa::paint
