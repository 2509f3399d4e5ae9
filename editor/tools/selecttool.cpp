// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/selecttool.h"

#include "editor/tools/leaving.h"
#include "editor/tools/objectpicking.h"
#include "editor/tools/objectplacing.h"

#include "core/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexa::editor {
namespace {

/// Alt is avoided, because many desktops move the whole window with it.
bool forThings(Qt::KeyboardModifiers modifiers) {
    return modifiers.testFlags(Qt::ControlModifier | Qt::ShiftModifier);
}

}  // namespace

MoveMode SelectTool::modeFor(Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ControlModifier)) return MoveMode::Copy;
    return modifiers.testFlag(Qt::ShiftModifier) ? MoveMode::Replace : MoveMode::Swap;
}

bool SelectTool::removes(const PointerInput& input) const {
    return board().find(input.at) == nullptr && modeFor(input.modifiers) != MoveMode::Copy;
}

bool SelectTool::removes(const PointerInput& input, std::span<const ObjectChange> moved) const {
    if (!removes(input)) return false;
    // A corner at the rim can be pointed at from beyond it.
    const auto* piece = moved.size() == 1 ? std::get_if<PiecePlacement>(&moved.front().object) : nullptr;
    return piece == nullptr || !piece->onCorner() || board().find(cellUnder(board(), *piece)) == nullptr;
}

void SelectTool::press(const PointerInput& input) {
    // At once: desktops that move windows by Alt may keep the release.
    if (input.modifiers == Qt::AltModifier) return goThrough(input);
    mStart = input;
    mState = State::Pressed;
    const Cell* cell = board().find(input.at);
    mOnTile = cell != nullptr && isTile(cell->kind) && context().state.layers().open(Layer::Tiles);
    mThing = ObjectPicking(context()).under(input);
    // Selected objects can be dragged anywhere on them, even below others. Otherwise a zone could
    // not be dragged at all.
    const Selection& selection = context().selection;
    const Scenario& map = context().document.scenario();
    for (const ObjectRef selected : selection.objects()) {
        if (mThing && selection.contains(*mThing)) break;
        const auto object = objectAt(board(), selected);
        // One on a corner is only there: the tiles around it are dragged themselves.
        const auto* piece = object ? std::get_if<PiecePlacement>(&*object) : nullptr;
        if (piece != nullptr && piece->onCorner()) continue;
        const auto hexes = object ? hexesOf(map, context().document.catalog(), *object) : std::vector<Hex>();
        if (std::ranges::find(hexes, input.at) != hexes.end()) mThing = selected;
    }
    if (cell != nullptr) context().selection.setCurrent(input.at);
}

void SelectTool::drag(const PointerInput& input) {
    if (mState == State::Pressed) {
        const QPointF way = input.map - mStart.map;
        if (std::hypot(way.x(), way.y()) < mStart.slack) return;
        mState = forThings(mStart.modifiers) ? State::Band
                 : mThing                    ? State::Carrying
                 : mOnTile                   ? State::Moving
                                             : State::Band;
        Selection& selection = context().selection;
        if (mState == State::Carrying && !selection.contains(*mThing)) selection.setObject(board(), mThing);
        if (mState == State::Moving && !selection.contains(mStart.at)) selection.set({mStart.at});
    }
    if (mState == State::Carrying) showCarrying(input);
    if (mState == State::Moving) showMove(input);
    if (mState == State::Band) showBand(input);
}

bool SelectTool::bandsThings(const PointerInput& input) const {
    return forThings(input.modifiers) || !context().state.layers().open(Layer::Tiles);
}

void SelectTool::showBand(const PointerInput& input) {
    Overlay overlay;
    overlay.band = QRectF(mStart.map, input.map).normalized();
    if (bandsThings(input)) {
        const auto refs = ObjectPicking(context()).inside(overlay.band);
        if (!refs.empty()) overlay.hint = ObjectPlacing(context()).nameOf(refs);
    } else {
        const auto hexes = hexesIn(overlay.band);
        overlay.targets.assign(hexes.begin(), hexes.end());
    }
    setOverlay(std::move(overlay));
}

std::optional<Hand> SelectTool::hand() const {
    if (mState != State::Moving) return {};
    return Hand{KindId::Empty, context().selection.targets(), mStart.at, mMode};
}

void SelectTool::showMove(const PointerInput& input) {
    mMode = modeFor(input.modifiers);
    Overlay overlay;
    const std::vector<Hex> from = context().selection.targets();
    const auto moves = placement().movesBy(from, input.at - mStart.at);
    if (moves.empty()) return setOverlay({});  // the tiles went away meanwhile
    if (removes(input)) {
        for (const auto& [source, target] : moves) overlay.refused.push_back(source);
        const QString refusal = placement().refusalToRemove(moves);
        overlay.hint = !refusal.isEmpty() ? refusal
                       : moves.size() == 1
                           ? tr("Remove from the map")
                           : tr("Remove %n tile(s) from the map", nullptr, static_cast<int>(moves.size()));
        if (refusal.isEmpty()) overlay.offer = placement().removing(moves);
    } else if (input.at != mStart.at) {
        const MoveMode mode = modeFor(input.modifiers);
        const QString refusal = placement().refusal(moves, mode);
        for (const auto& [source, target] : moves) {
            (refusal.isEmpty() ? overlay.targets : overlay.refused).push_back(target);
            if (refusal.isEmpty()) overlay.ghosts.push_back({target, board().find(source)->kind});
        }
        const Cell* target = board().find(input.at);
        const bool onTile = target != nullptr && isTile(target->kind);
        overlay.hint = !refusal.isEmpty()          ? refusal
                       : mode == MoveMode::Copy    ? tr("Copy")
                       : !onTile                   ? tr("Move")
                       : mode == MoveMode::Replace ? tr("Replace")
                                                   : tr("Swap");
        if (refusal.isEmpty()) overlay.offer = placement().moving(moves, mode);
    }
    if (overlay.offer)
        if (const QString warning = Leaving::warning(context(), *overlay.offer); !warning.isEmpty())
            overlay.hint = warning;
    setOverlay(std::move(overlay));
}

void SelectTool::release(const PointerInput& input) {
    Selection& selection = context().selection;
    const State state = std::exchange(mState, State::Idle);
    setOverlay({});
    if (state == State::Carrying) {
        drop(input);
    } else if (state == State::Moving) {
        const auto moves = placement().movesBy(selection.targets(), input.at - mStart.at);
        if (removes(input)) {
            if (!placement().refusalToRemove(moves).isEmpty()) return;
            std::vector<Hex> sources;
            for (const auto& [source, target] : moves) sources.push_back(source);
            if (placement().clear(sources) && sources.size() > 1)
                emit reported(tr("%n tile(s) removed from the map. Use Undo to restore them.", nullptr,
                                 static_cast<int>(sources.size())));
        } else if (input.at != mStart.at && placement().move(moves, modeFor(input.modifiers))) {
            std::set<Hex> moved;
            for (Hex at : selection.targets()) moved.insert(at + (input.at - mStart.at));
            selection.set(std::move(moved));
            selection.setCurrent(input.at);
        }
    } else if (state == State::Band) {
        dropBand(input);
    } else if (state == State::Pressed) {
        click(input);
    }
}

void SelectTool::dropBand(const PointerInput& input) {
    Selection& selection = context().selection;
    const QRectF band = QRectF(mStart.map, input.map).normalized();
    if (bandsThings(input)) {
        std::vector<ObjectRef> refs = ObjectPicking(context()).inside(band);
        if (input.modifiers.testFlag(Qt::ShiftModifier))
            refs.insert(refs.end(), selection.objects().begin(), selection.objects().end());
        if (refs.empty()) return selection.clear();
        return selection.setObjects(board(), std::move(refs));
    }
    auto hexes = hexesIn(band);
    if (input.modifiers.testFlag(Qt::ShiftModifier)) {
        hexes.insert(selection.hexes().begin(), selection.hexes().end());
    } else if (input.modifiers.testFlag(Qt::ControlModifier)) {
        for (Hex at : selection.hexes())
            if (hexes.erase(at) == 0) hexes.insert(at);
    }
    selection.set(std::move(hexes));
}

void SelectTool::click(const PointerInput& input) {
    Selection& selection = context().selection;
    const bool cell = board().find(mStart.at) != nullptr;
    const auto thing = ObjectPicking(context()).under(mStart);
    const bool adds = input.modifiers.testFlag(Qt::ShiftModifier);
    const bool toggles = input.modifiers.testFlag(Qt::ControlModifier);
    if (thing && !adds && !toggles) return selection.setObject(board(), thing);
    // Hexes and things are not selected together: the present selection decides.
    if (thing && selection.hexes().empty()) {
        if (toggles || !selection.contains(*thing)) selection.toggleObject(board(), *thing);
    } else if (adds || toggles) {
        if (cell && (toggles || !selection.contains(mStart.at))) selection.toggle(mStart.at);
    } else if (cell) {
        selection.set({mStart.at});
    } else {
        selection.clear();
        selection.setCurrent(std::nullopt);
    }
}

void SelectTool::goThrough(const PointerInput& input) {
    if (board().find(input.at) == nullptr) return;
    Selection& selection = context().selection;
    const auto thing = ObjectPicking(context()).nextAt(input.at);
    const bool none = !thing && selection.objects().empty();
    selection.setCurrent(input.at);
    if (thing) return selection.setObject(board(), thing);
    selection.set({input.at});
    if (none) pressSecondary(input);
}

std::vector<ObjectChange> SelectTool::carried(const PointerInput& input) const {
    const ObjectPlacing things(context());
    const auto& refs = context().selection.objects();
    const Hex by = refs.size() > 1 ? things.shiftOf(refs, input.at - mStart.at) : Hex{};
    std::vector<ObjectChange> all;
    for (const ObjectRef ref : refs)
        if (auto object = objectAt(board(), ref))
            all.push_back({ref, refs.size() == 1 ? things.movedTo(*object, mStart.at, input)
                                                 : mapped(*object, Isometry{0, by})});
    return all;
}

QString SelectTool::refusal(std::span<const ObjectChange> moved, bool copies) const {
    const ObjectPlacing things(context());
    if (!copies) return things.refusal(moved);
    for (const ObjectChange& change : moved)
        if (QString reason = things.refusal(change.object); !reason.isEmpty()) return reason;
    return {};
}

void SelectTool::showCarrying(const PointerInput& input) {
    const std::vector<ObjectChange> moved = carried(input);
    if (moved.empty()) return setOverlay({});
    const ObjectPlacing things(context());
    Overlay overlay;
    if (removes(input, moved)) {
        bool locked = true;
        for (const auto& [ref, object] : moved) {
            const auto now = objectAt(board(), ref);
            overlay.refusedThings.push_back(*now);
            locked &= isLocked(*now);
            if (overlay.hint.isEmpty()) overlay.hint = things.closed(ref.table);
        }
        if (overlay.hint.isEmpty())
            overlay.hint = locked ? context().locale.text("object.locked") : tr("Remove from the map");
        return setOverlay(std::move(overlay));
    }
    const bool copies = modeFor(input.modifiers) == MoveMode::Copy;
    const bool moves = std::ranges::any_of(
        moved, [&](const ObjectChange& change) { return objectAt(board(), change.ref) != change.object; });
    if (moves) overlay.hint = refusal(moved, copies);
    auto& shown = overlay.hint.isEmpty() ? overlay.things : overlay.refusedThings;
    for (const ObjectChange& change : moved) shown.push_back(change.object);
    const bool one = moves && !copies && moved.size() == 1 && overlay.hint.isEmpty();
    if (const auto swapped = one ? things.swapOf(moved.front().ref, moved.front().object) : std::nullopt) {
        overlay.things = {swapped->first, swapped->second};
        overlay.hint = tr("Swap with %1").arg(things.nameOf(*objectAt(board(), swapped->other)));
    }
    if (moves && overlay.hint.isEmpty()) overlay.hint = copies ? tr("Copy") : tr("Move");
    setOverlay(std::move(overlay));
}

void SelectTool::drop(const PointerInput& input) {
    const std::vector<ObjectRef> refs = context().selection.objects();
    const std::vector<ObjectChange> moved = carried(input);
    if (moved.empty()) return;
    ObjectPlacing things(context());
    if (removes(input, moved)) {
        things.remove(refs);
        return;
    }
    const bool moves = std::ranges::any_of(
        moved, [&](const ObjectChange& change) { return objectAt(board(), change.ref) != change.object; });
    if (!moves) return;
    if (modeFor(input.modifiers) != MoveMode::Copy) {
        things.change(moved, [name = things.nameOf(refs)] { return tr("Move %1").arg(name); });
        return;
    }
    if (!refusal(moved, true).isEmpty()) return;
    std::vector<MapObject> copies;
    for (const ObjectChange& change : moved) copies.push_back(change.object);
    if (!things.put(copies)) return;
    std::vector<ObjectRef> now;
    for (const MapObject& copy : copies)
        if (const auto ref = found(board(), {tableOf(copy), 0}, copy)) now.push_back(*ref);
    context().selection.setObjects(board(), std::move(now));
}

void SelectTool::cancel() {
    if (!busy()) context().selection.clear();
    mState = State::Idle;
    setOverlay({});
}

std::set<Hex> SelectTool::hexesIn(const QRectF& band) const {
    // Centres count. On a flat board a column is a range of q; scanning only columns inside the
    // band keeps this quick.
    std::set<Hex> hexes;
    const bool flat = board().orientation == Orientation::Flat;
    const auto take = [&](const Cell& cell) {
        const Point centre = centreOf(cell.at, board().orientation);
        if (band.contains(QPointF(centre.x, centre.y))) hexes.insert(hexes.end(), cell.at);
    };
    if (!flat) {
        for (const Cell& cell : board().cells()) take(cell);
        return hexes;
    }
    const int last = static_cast<int>(std::floor(band.right() / 1.5));
    for (int q = static_cast<int>(std::ceil(band.left() / 1.5)); q <= last; ++q)
        for (const Cell& cell : board().column(q)) take(cell);
    return hexes;
}

}  // namespace hexa::editor

#include "moc_selecttool.cpp"
