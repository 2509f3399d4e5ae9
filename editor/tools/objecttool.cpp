// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/objecttool.h"

#include "editor/tools/objectpicking.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {

std::optional<std::size_t> ObjectTool::zoneInHand() const {
    const ObjectBrush& hand = *context().state.object();
    const auto& zones = board().zones;
    const auto fits = [&](const Zone& zone) { return zone.kind == hand.kind && zone.seat == hand.seat; };
    if (const auto selected = context().selection.object();
        selected && selected->table == ObjectTable::Zones && fits(zones[selected->index]))
        return selected->index;
    for (std::size_t i = zones.size(); i-- > 0;)
        if (fits(zones[i]) && !zones[i].locked) return i;
    return std::nullopt;
}

void ObjectTool::press(const PointerInput& input) {
    mPointer = input;
    if (input.modifiers.testFlag(Qt::ControlModifier)) {
        if (const auto ref = ObjectPicking(context()).under(input)) placing().remove({&*ref, 1});
        return hover(input);
    }
    if (!holds()) return;
    const MapObject object = placing().held(input);
    context().document.beginGesture(
        [name = placing().placedName(object)] { return tr("Place %1").arg(name); });
    mLast.reset();
    mLastHex = input.at;
    if (holdsZone()) {
        const auto zone = zoneInHand();
        mErasing = zone && std::ranges::find(board().zones[*zone].hexes, input.at) !=
                               board().zones[*zone].hexes.end();
        return paintZone(input.at, input.at);
    }
    mWaits = holdsAcross();
    if (mWaits)
        hover(input);
    else
        go(input);
}

bool ObjectTool::holdsAcross() const {
    const ObjectBrush& hand = *context().state.object();
    const EdgeKind* kind =
        hand.table == ObjectTable::Edges ? context().document.catalog().edgeKind(hand.kind) : nullptr;
    return kind != nullptr && kind->lies == EdgeKind::Lies::Across;
}

void ObjectTool::goTo(Hex at) {
    const std::vector<Hex> way = line(mLastHex, at);
    for (std::size_t i = 1; i < way.size(); ++i)
        for (int side = 0; side < 6; ++side)
            if (neighbour(way[i - 1], side) == way[i]) put(placing().heldAt(way[i - 1], side));
    mLastHex = at;
}

void ObjectTool::drag(const PointerInput& input) {
    mPointer = input;
    if (!busy() || !holds()) return;
    if (holdsZone()) {
        if (input.at != mLastHex) paintZone(mLastHex, input.at);
        return;
    }
    if (holdsAcross()) {
        if (input.at == mLastHex) return;
        mWaits = false;
        return goTo(input.at);
    }
    // Regions and labels are placed one by one; pieces and sides along the way.
    const ObjectTable table = context().state.object()->table;
    if (table == ObjectTable::Pieces || table == ObjectTable::Edges) go(input);
}

void ObjectTool::put(const MapObject& object) {
    if (mLast == object) return;
    const auto all = placing().withPartners(object);
    Overlay overlay;
    overlay.hint = placing().refusal(object);
    if (overlay.hint.isEmpty()) {
        ObjectPlacing hand = placing();
        hand.put(all);
    } else if (!mLast) {
        overlay.refusedThings = {object};
    } else {
        overlay.hint.clear();
    }
    mLast = object;
    setOverlay(std::move(overlay));
}

void ObjectTool::paintZone(Hex from, Hex to) {
    std::vector<Hex> hexes;
    for (const Hex at : line(from, to))
        for (const Hex covered : disc(at, context().state.brushRadius())) hexes.push_back(covered);
    hexes = placement().withPartners(hexes);
    Document& document = context().document;
    const auto zone = zoneInHand();
    if (!placing().closed(ObjectTable::Zones).isEmpty()) {
        hexes.clear();
    } else if (zone) {
        document.apply(hexa::paintZone(document.scenario(), *zone, hexes, !mErasing), {});
    } else if (!hexes.empty()) {
        MapObject object = placing().heldAt(to, 0);
        std::get<Zone>(object).hexes = hexes;
        document.apply(putObject(document.scenario(), document.catalog(), object), {});
    }
    mLastHex = to;
    setOverlay({});
}

void ObjectTool::release(const PointerInput& input) {
    // A click is about the side next to it.
    if (std::exchange(mWaits, false) && busy() && holds()) go(input);
    const bool label = mLast && tableOf(*mLast) == ObjectTable::Labels;
    interrupt();
    const auto selected = context().selection.object();
    if (label && selected && selected->table == ObjectTable::Labels) emit textWanted();
}

void ObjectTool::interrupt() {
    mWaits = false;
    context().document.endGesture();
    // The last placed object is shown in the inspector, with its properties.
    if (mLast)
        if (const auto ref = found(board(), {tableOf(*mLast), 0}, *mLast))
            context().selection.setObject(board(), ref);
    if (holdsZone())
        if (const auto zone = zoneInHand())
            context().selection.setObject(board(), ObjectRef{ObjectTable::Zones, *zone});
    mLast.reset();
    setOverlay({});
}

void ObjectTool::pressSecondary(const PointerInput& input) {
    if (const auto ref = ObjectPicking(context()).under(input)) {
        context().state.setObject(brushOf(*objectAt(board(), *ref)));
        context().selection.setObject(board(), ref);
    } else {
        MapTool::pressSecondary(input);
    }
}

void ObjectTool::hover(const PointerInput& input) {
    mPointer = input;
    if (!holds()) {
        Overlay overlay;
        overlay.hint = tr("Choose an edge, piece, region or zone in the palette");
        return setOverlay(std::move(overlay));
    }
    const MapObject object = placing().held(input);
    Overlay overlay;
    overlay.hint = placing().refusal(object);
    if (holdsZone()) {
        auto hexes = placement().withPartners(disc(input.at, context().state.brushRadius()));
        (overlay.hint.isEmpty() ? overlay.targets : overlay.refused) = std::move(hexes);
    } else if (overlay.hint.isEmpty()) {
        for (const MapObject& each : placing().withPartners(object))
            (placing().refusal(each).isEmpty() ? overlay.things : overlay.refusedThings).push_back(each);
    } else {
        overlay.refusedThings = {object};
    }
    setOverlay(std::move(overlay));
}

void ObjectTool::cancel() {
    mWaits = false;
    context().document.cancelGesture();
    mLast.reset();
    setOverlay({});
}

void ObjectTool::turn(int sixths) {
    if (!holds()) return;
    ObjectBrush hand = *context().state.object();
    hand.turns = ((hand.turns + sixths) % 6 + 6) % 6;
    context().state.setObject(std::move(hand));
    if (mPointer) hover(*mPointer);
}

void ObjectTool::mirror() {
    if (!holds()) return;
    ObjectBrush hand = *context().state.object();
    const bool flat = board().orientation == Orientation::Flat;
    const Isometry own{static_cast<std::uint8_t>(hand.turns + (hand.mirrored ? 6 : 0)), {}};
    const Isometry after = compose(Isometry{static_cast<std::uint8_t>(flat ? 7 : 8), {}}, own);
    hand.turns = after.linear % 6;
    hand.mirrored = after.isMirror();
    context().state.setObject(std::move(hand));
    if (mPointer) hover(*mPointer);
}

}  // namespace hexa::editor

#include "moc_objecttool.cpp"
