// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/objectplacing.h"

#include "core/edit/regionmoves.h"
#include "core/engine/check/settling.h"
#include "core/engine/system.h"
#include "core/hex/geometry.h"
#include "editor/tools/objectpicking.h"
#include "editor/ui/names.h"

#include <algorithm>
#include <set>

namespace hexa::editor {
namespace {

double squared(QPointF a, Point b) {
    const double x = a.x() - b.x, y = a.y() - b.y;
    return x * x + y * y;
}

/// Returns an id that no zone has: that of the kind with a number behind it.
std::string freeZoneId(const Board& board, const std::string& kind) {
    for (int number = 1;; ++number) {
        std::string id = (kind.empty() ? "zone" : kind) + '-' + std::to_string(number);
        if (std::ranges::find(board.zones, id, &Zone::id) == board.zones.end()) return id;
    }
}

Hex placeOf(const Scenario& scenario, const Catalog& catalog, const MapObject& object) {
    const std::vector<Hex> hexes = hexesOf(scenario, catalog, object);
    return hexes.empty() ? Hex{} : hexes.front();
}

}  // namespace

std::string ObjectPlacing::slotAt(const std::string& kind, Hex at, QPointF map) const {
    const GameSystem& system = mContext.document.system();
    if (!system.slotsOf) return {};
    const Point centre = centreOf(at, scenario().board.orientation);
    std::string nearest;
    double best = 1e300;
    for (const Slot& slot : system.slotsOf(scenario(), at)) {
        const bool takes = slot.takes.empty() || std::ranges::find(slot.takes, kind) != slot.takes.end();
        const double away = squared(map, {centre.x + slot.at.x, centre.y + slot.at.y});
        if (takes && away < best) best = away, nearest = slot.id;
    }
    return nearest;
}

MapObject ObjectPlacing::make(Hex at, int side, int corner, std::string slot) const {
    const ObjectBrush& hand = *mContext.state.object();
    const Catalog& catalog = mContext.document.catalog();
    switch (hand.table) {
    case ObjectTable::Edges: {
        const EdgeKind* kind = catalog.edgeKind(hand.kind);
        EdgeFeature feature = edgeFeature(at, side, hand.kind, kind != nullptr && kind->sided);
        feature.seat = hand.seat;
        feature.attributes = hand.attributes;
        return feature;
    }
    case ObjectTable::Regions:
        return RegionPlacement{hand.kind, at, hand.turns, hand.mirrored, false, {}};
    case ObjectTable::Zones: {
        Zone zone;
        zone.id = freeZoneId(scenario().board, hand.kind);
        zone.kind = hand.kind;
        zone.seat = hand.seat;
        zone.hexes = {at};
        return zone;
    }
    case ObjectTable::Labels: {
        BoardLabel label;
        label.at = at;
        label.text.set(mContext.locale.language().toStdString(), tr("Label").toStdString());
        return label;
    }
    case ObjectTable::Pieces:
        break;
    }
    PiecePlacement piece;
    piece.kind = hand.kind;
    piece.at = at;
    piece.seat = hand.seat;
    piece.turns = hand.turns;
    piece.mirrored = hand.mirrored;
    piece.attributes = hand.attributes;
    const PieceKind* kind = catalog.pieceKind(hand.kind);
    if (kind != nullptr && kind->stands == PieceKind::Stands::Side) piece.side = side;
    if (kind != nullptr && kind->stands == PieceKind::Stands::Slot) piece.slot = std::move(slot);
    if (kind != nullptr && kind->stands == PieceKind::Stands::Corner) {
        piece.standOn(at, corner);
        // For keys, the turns of the hand choose the corner.
        if (!kind->turns) piece.turns = 0, piece.mirrored = false;
    }
    return piece;
}

MapObject ObjectPlacing::held(const PointerInput& input) const {
    return settled(make(input.at, sideAt(input, scenario().board.orientation),
                        cornerAt(input, scenario().board.orientation),
                        slotAt(mContext.state.object()->kind, input.at, input.map)));
}

MapObject ObjectPlacing::heldAt(Hex at, int side) const {
    const GameSystem& system = mContext.document.system();
    const std::string& kind = mContext.state.object()->kind;
    std::vector<std::string> taking, free;
    if (system.slotsOf)
        for (const Slot& slot : system.slotsOf(scenario(), at)) {
            if (!slot.takes.empty() && std::ranges::find(slot.takes, kind) == slot.takes.end()) continue;
            taking.push_back(slot.id);
            if (std::ranges::none_of(scenario().board.pieces, [&](const PiecePlacement& piece) {
                    return piece.at == at && piece.slot == slot.id;
                }))
                free.push_back(slot.id);
        }
    // If all are taken, the refusal is about one of these. Turning the hand goes from slot to slot,
    // as from side to side.
    const auto& suited = free.empty() ? taking : free;
    const auto turns = static_cast<std::size_t>((6 - side % 6) % 6);
    return settled(make(at, side, side, suited.empty() ? std::string() : suited[turns % suited.size()]));
}

MapObject ObjectPlacing::settled(const MapObject& object) const {
    return hexa::settled(mContext.document.system(), scenario(), object);
}

std::vector<MapObject> ObjectPlacing::objects(std::span<const ObjectRef> refs) const {
    std::vector<MapObject> all;
    for (const ObjectRef ref : refs)
        if (auto object = objectAt(scenario().board, ref)) all.push_back(*std::move(object));
    return all;
}

Hex ObjectPlacing::shiftOf(std::span<const ObjectRef> refs, Hex by) const {
    return settledShift(mContext.document.system(), scenario(), objects(refs), by);
}

Hex ObjectPlacing::stepOf(std::span<const ObjectRef> refs, Hex step) const {
    return settledStep(mContext.document.system(), scenario(), objects(refs), step);
}

MapObject ObjectPlacing::image(const MapObject& object, const Isometry& isometry) const {
    MapObject image = mapped(object, isometry);
    std::visit(
        [&](auto& thing) {
            if constexpr (requires { thing.seat; }) {
                const bool owned = thing.seat >= 0 && thing.seat < scenario().players();
                const auto home =
                    owned ? scenario().seats[static_cast<std::size_t>(thing.seat)].home : std::nullopt;
                if (const auto seat = home ? scenario().seatAt(isometry(*home)) : std::nullopt)
                    thing.seat = static_cast<int>(*seat);
            }
        },
        image);
    return image;
}

std::vector<MapObject> ObjectPlacing::withPartners(const MapObject& object) const {
    std::vector<MapObject> all{object};
    for (const Isometry& isometry : mContext.state.symmetry())
        if (MapObject other = image(object, isometry); std::ranges::find(all, other) == all.end())
            all.push_back(std::move(other));
    return all;
}

QString ObjectPlacing::closed(ObjectTable table) const {
    const Layers& layers = mContext.state.layers();
    if (layers.hidden(layerOf(table))) return tr("The object’s layer is hidden. Show it in Layers first.");
    return layers.locked(layerOf(table)) ? tr("The object’s layer is locked. Unlock it in Layers first.")
                                         : QString();
}

QString ObjectPlacing::refusal(const MapObject& object, std::optional<ObjectRef> instead) const {
    if (const QString reason = closed(tableOf(object)); !reason.isEmpty()) return reason;
    const auto reason = refusalOf(mContext.document.system(), scenario(), object, instead);
    return reason ? mContext.locale.text(reason->code, reason->arguments) : QString();
}

std::optional<ObjectPlacing::Swapped> ObjectPlacing::swapOf(ObjectRef ref, const MapObject& object) const {
    const auto& regions = scenario().board.regions;
    if (!std::holds_alternative<RegionPlacement>(object) || ref.index >= regions.size()) return std::nullopt;
    if (!closed(ObjectTable::Regions).isEmpty()) return std::nullopt;
    const GameSystem& system = mContext.document.system();
    const auto covered = [&](const MapObject& region) {
        const std::vector<Hex> hexes = hexesOf(scenario(), system.catalog, region);
        return std::set<Hex>(hexes.begin(), hexes.end());
    };
    const std::set<Hex> wanted = covered(object);
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (i == ref.index || covered(regions[i]) != wanted) continue;
        const auto to = posesSwapped(scenario(), system.catalog, regions[ref.index], regions[i]);
        if (!to) return std::nullopt;
        Scenario map = scenario();
        (void)apply(map, swapRegions(map, system.catalog, ref.index, i));
        const ObjectRef other{ObjectTable::Regions, i};
        for (const ObjectRef each : {ref, other})
            if (refusalOf(system, map, *objectAt(map.board, each), each)) return std::nullopt;
        return Swapped{other, to->first, to->second};
    }
    return std::nullopt;
}

bool ObjectPlacing::swap(ObjectRef ref, const MapObject& before, const Swapped& swapped) {
    Document& document = mContext.document;
    const Catalog& catalog = document.catalog();
    const MapObject other = *objectAt(scenario().board, swapped.other);
    const StepName name = [first = nameOf(before), second = nameOf(other)] {
        return tr("Swap %1 and %2").arg(first, second);
    };
    const bool own = !document.inGesture();
    if (own) document.beginGesture(name);
    const bool done = document.apply(swapRegions(scenario(), catalog, ref.index, swapped.other.index), name);
    std::vector<MapObject> moved{before, other};
    for (const Isometry& isometry : mContext.state.symmetry()) {
        const MapObject from = image(before, isometry), with = image(other, isometry);
        if (!done || std::ranges::find(moved, from) != moved.end()) continue;
        moved.insert(moved.end(), {from, with});
        const auto partner = found(scenario().board, {ref.table, 0}, from);
        const auto second = found(scenario().board, {ref.table, 0}, with);
        if (partner && second)
            document.apply(swapRegions(scenario(), catalog, partner->index, second->index), {});
    }
    if (own) document.endGesture();
    if (done) mContext.selection.setObject(scenario().board, found(scenario().board, ref, swapped.first));
    return done;
}

bool ObjectPlacing::put(std::span<const MapObject> objects) {
    if (objects.empty()) return false;
    Document& document = mContext.document;
    const bool own = !document.inGesture();
    if (own) document.beginGesture([name = placedName(objects.front())] { return tr("Place %1").arg(name); });
    bool any = false;
    for (const MapObject& object : objects) {
        if (!refusal(object).isEmpty()) continue;
        any = document.apply(putObject(scenario(), document.catalog(), object), {}) || any;
    }
    if (own) document.endGesture();
    return any;
}

bool ObjectPlacing::change(ObjectRef ref, const MapObject& object, const StepName& name) {
    const auto before = objectAt(scenario().board, ref);
    if (!before) return false;
    if (!refusal(object, ref).isEmpty()) {
        const auto swapped = swapOf(ref, object);
        return swapped && swap(ref, *before, *swapped);
    }
    Document& document = mContext.document;
    const bool own = !document.inGesture();
    if (own) document.beginGesture(name);
    const bool done = document.apply(changeObject(scenario(), document.catalog(), ref, object), name);
    std::vector<MapObject> moved{*before};
    for (const Isometry& isometry : mContext.state.symmetry()) {
        const MapObject from = image(*before, isometry), to = image(object, isometry);
        if (!done || std::ranges::find(moved, from) != moved.end()) continue;
        moved.push_back(from);
        const auto partner = found(scenario().board, {ref.table, 0}, from);
        if (partner && refusal(to, partner).isEmpty())
            document.apply(changeObject(scenario(), document.catalog(), *partner, to), {});
    }
    if (own) document.endGesture();
    if (done) mContext.selection.setObject(scenario().board, found(scenario().board, ref, object));
    return done;
}

QString ObjectPlacing::refusal(std::span<const ObjectChange> all) const {
    if (all.size() == 1) {
        const auto& [ref, object] = all.front();
        const QString reason = refusal(object, ref);
        return reason.isEmpty() || !swapOf(ref, object) ? reason : QString();
    }
    for (const auto& [ref, object] : all) {
        if (const QString reason = closed(ref.table); !reason.isEmpty()) return reason;
        if (const auto before = objectAt(scenario().board, ref); before && isLocked(*before))
            return mContext.locale.text("object.locked");
    }
    // This runs at every step of a drag. The findings report problems of more objects.
    constexpr std::size_t maxAsked = 100;
    const Catalog& catalog = mContext.document.catalog();
    std::vector<ObjectRef> refs;
    for (const ObjectChange& change : all) refs.push_back(change.ref);
    Scenario map = scenario();
    (void)apply(map, removeObjects(map, catalog, refs));
    const auto standsWrong = [&](const MapObject& object) -> std::optional<Message> {
        auto reason = refusalOf(mContext.document.system(), map, object, {});
        if (!reason) (void)apply(map, putObject(map, catalog, object));
        return reason;
    };
    for (const bool regions : {true, false})  // they bring the ground of others
        for (const ObjectChange& change : all.first(std::min(all.size(), maxAsked)))
            if ((change.ref.table == ObjectTable::Regions) == regions)
                if (const auto reason = standsWrong(change.object))
                    return mContext.locale.text(reason->code, reason->arguments);
    return {};
}

bool ObjectPlacing::change(std::span<const ObjectChange> all, const StepName& name) {
    if (all.size() == 1) return change(all.front().ref, all.front().object, name);
    if (all.empty() || !refusal(all).isEmpty()) return false;
    Document& document = mContext.document;
    if (!document.apply(changeObjects(scenario(), document.catalog(), all), name)) return false;
    std::vector<ObjectRef> now;
    for (const auto& [ref, object] : all)
        if (const auto at = found(scenario().board, ref, object)) now.push_back(*at);
    mContext.selection.setObjects(scenario().board, std::move(now));
    return true;
}

bool ObjectPlacing::remove(std::span<const ObjectRef> refs) {
    Document& document = mContext.document;
    if (refs.empty() || !objectAt(scenario().board, refs.front())) return false;
    if (std::ranges::any_of(refs, [&](ObjectRef ref) { return !closed(ref.table).isEmpty(); })) return false;
    std::vector<ObjectRef> all(refs.begin(), refs.end());
    for (const ObjectRef ref : refs)
        if (const auto object = objectAt(scenario().board, ref))
            for (const Isometry& isometry : mContext.state.symmetry())
                if (const auto partner = found(scenario().board, ref, image(*object, isometry)))
                    all.push_back(*partner);
    return document.apply(removeObjects(scenario(), document.catalog(), all),
                          [name = nameOf(refs)] { return tr("Remove %1").arg(name); });
}

bool ObjectPlacing::lock(std::span<const ObjectRef> refs, bool locked) {
    if (refs.empty()) return false;
    return mContext.document.apply(setObjectsLocked(scenario(), refs, locked), [name = nameOf(refs), locked] {
        return locked ? tr("Lock %1").arg(name) : tr("Unlock %1").arg(name);
    });
}

std::vector<ObjectChange> ObjectPlacing::turnedBy(std::span<const ObjectRef> refs, int sixths) const {
    std::vector<ObjectChange> once;
    for (int by = sixths; by % 6 != 0; by += sixths) {
        std::vector<ObjectChange> changes;
        for (const ObjectRef ref : refs)
            if (const auto object = objectAt(scenario().board, ref))
                changes.push_back({ref, turned(scenario(), mContext.document.catalog(), *object, by)});
        // On a full board a region only turns on the hexes that it has.
        if (refusal(changes).isEmpty()) return changes;
        if (by == sixths) once = std::move(changes);
    }
    return once;
}

bool ObjectPlacing::turn(std::span<const ObjectRef> refs, int sixths) {
    const std::vector<ObjectChange> changes = turnedBy(refs, sixths);
    return change(changes, [name = nameOf(refs)] { return tr("Turn %1").arg(name); });
}

bool ObjectPlacing::mirror(std::span<const ObjectRef> refs) {
    const bool flat = scenario().board.orientation == Orientation::Flat;
    const Isometry flip{static_cast<std::uint8_t>(flat ? 7 : 8), {}};
    std::vector<ObjectChange> changes;
    for (const ObjectRef ref : refs)
        if (const auto object = objectAt(scenario().board, ref)) {
            const Hex at = placeOf(scenario(), mContext.document.catalog(), *object);
            const Isometry about = compose(Isometry{0, at}, compose(flip, Isometry{0, Hex{} - at}));
            MapObject mirrored = mapped(*object, about);
            if (const auto* piece = std::get_if<PiecePlacement>(&*object);
                piece != nullptr && piece->onCorner())
                std::get<PiecePlacement>(mirrored).standOn(piece->at, piece->corner);
            changes.push_back({ref, std::move(mirrored)});
        }
    return change(changes, [name = nameOf(refs)] { return tr("Mirror %1").arg(name); });
}

QString ObjectPlacing::makeRegion(const QString& name, std::span<const Hex> hexes) {
    if (const QString reason = closed(ObjectTable::Regions); !reason.isEmpty()) return reason;
    Document& document = mContext.document;
    const Board& board = scenario().board;
    for (const Hex at : hexes)
        for (const ObjectRef ref : objectsAt(scenario(), document.catalog(), at))
            if (ref.table == ObjectTable::Regions)
                return tr("%1 is already part of a region. Select other hexes.")
                    .arg(Placement(mContext).nameOf(at));
    Localized names;
    names.set(mContext.locale.language().toStdString(), name.toStdString());
    if (!document.apply(hexa::makeRegion(scenario(), document.catalog(), names, hexes),
                        [name] { return tr("Make region %1").arg(name); }))
        return tr("Select the hexes for the region first");
    mContext.selection.setObject(board, ObjectRef{ObjectTable::Regions, board.regions.size() - 1});
    return {};
}

QString ObjectPlacing::nameOf(const MapObject& object) const {
    const QString kind = Names::object(scenario(), mContext.document.catalog(), tableOf(object),
                                       kindOf(object), mContext.locale);
    const int seat = seatOf(object);
    return seat < 0 ? kind : tr("%1 of player %2").arg(kind, QString::number(seat + 1));
}

QString ObjectPlacing::placedName(const MapObject& object) const {
    if (const auto* piece = std::get_if<PiecePlacement>(&object); piece != nullptr && piece->onCorner())
        return tr("%1 on the %2", "a piece, a corner")
            .arg(nameOf(object), Names::corner(scenario().board, {piece->at, piece->corner}));
    const Hex at = placeOf(scenario(), mContext.document.catalog(), object);
    return tr("%1 at %2").arg(nameOf(object), Placement(mContext).nameOf(at));
}

QString ObjectPlacing::nameOf(std::span<const ObjectRef> refs) const {
    const auto only = refs.size() == 1 ? objectAt(scenario().board, refs.front()) : std::nullopt;
    return only ? placedName(*only) : tr("%Ln object(s)", nullptr, static_cast<int>(refs.size()));
}

MapObject ObjectPlacing::movedTo(const MapObject& object, Hex start, const PointerInput& input) const {
    if (const auto* feature = std::get_if<EdgeFeature>(&object)) {
        EdgeFeature moved = edgeFeature(input.at, sideAt(input, scenario().board.orientation), feature->kind,
                                        feature->side >= 0);
        moved.seat = feature->seat;
        moved.attributes = feature->attributes;
        moved.extra = feature->extra;
        return settled(moved);
    }
    if (const auto* piece = std::get_if<PiecePlacement>(&object)) {
        PiecePlacement moved = *piece;
        moved.at = input.at;
        if (moved.onCorner()) moved.standOn(input.at, cornerAt(input, scenario().board.orientation));
        if (moved.side >= 0) moved.side = sideAt(input, scenario().board.orientation);
        if (!moved.slot.empty()) moved.slot = slotAt(moved.kind, input.at, input.map);
        return settled(moved);
    }
    if (const auto* label = std::get_if<BoardLabel>(&object)) {
        BoardLabel moved = *label;
        moved.at = input.at;
        return moved;
    }
    return settled(mapped(object, Isometry{0, input.at - start}));
}

ObjectBrush brushOf(const MapObject& object) {
    ObjectBrush brush;
    brush.table = tableOf(object);
    brush.kind = kindOf(object);
    brush.seat = seatOf(object);
    std::visit(
        [&](const auto& thing) {
            if constexpr (requires { thing.turns; }) {
                brush.turns = thing.turns;
                brush.mirrored = thing.mirrored;
            }
            if constexpr (requires { thing.attributes; }) brush.attributes = thing.attributes;
        },
        object);
    return brush;
}

}  // namespace hexa::editor
