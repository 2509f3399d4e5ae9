// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/selectioncommands.h"

#include "editor/shell/actions.h"
#include "editor/shell/commands/clipboard.h"
#include "editor/shell/maps/workspace.h"
#include "editor/tools/objectpicking.h"
#include "editor/tools/tools.h"
#include "editor/ui/linedialog.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexa::editor {

SelectionCommands::SelectionCommands(Actions& actions, QWidget* window) : QObject(window), mWindow(window) {
    const auto on = [&](const char* id, auto act) {
        connect(actions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace != nullptr) act();
        });
    };
    on("edit.cut", [this] {
        copy();
        clearSelected();
    });
    on("edit.copy", [this] { copy(); });
    on("edit.paste", [this] {
        const auto part = partOnClipboard(mWorkspace->document().system());
        if (!part) return reported(mWorkspace->locale().text(part.error()));
        mWorkspace->startStamp(*part);
    });
    on("edit.turnLeft", [this] { turnHeld(-1); });
    on("edit.turnRight", [this] { turnHeld(1); });
    on("edit.turn", [this] { turnHeld(1); });
    on("edit.mirrorPaste", [this] { mirrorHeld(); });
    on("edit.move", [this] { move({}); });
    on("edit.nextThing", [this] { selectNextThing(); });
    on("place.held", [this] { placeHeld(); });
    on("edit.clear", [this] { clearSelected(); });
    on("edit.selectAll", [this] {
        std::set<Hex> all;
        for (const Cell& cell : mWorkspace->document().scenario().board.cells())
            all.insert(all.end(), cell.at);
        mWorkspace->selection().set(std::move(all));
    });
    on("edit.selectNone", [this] { mWorkspace->selection().clear(); });
    on("edit.invert", [this] {
        std::set<Hex> rest;
        for (const Cell& cell : mWorkspace->document().scenario().board.cells())
            if (!mWorkspace->selection().contains(cell.at)) rest.insert(rest.end(), cell.at);
        mWorkspace->selection().set(std::move(rest));
    });
    on("edit.selectKind", [this] { selectSameKind(); });
    on("edit.lock", [this] { toggleLock(); });
    on("edit.makeRegion", [this] { makeRegion(); });
    on("edit.duplicate", [this] {
        const auto [hexes, things] = targets();
        const Document& document = mWorkspace->document();
        mWorkspace->startStamp(partOf(document.scenario(), document.catalog(), hexes, things));
    });
    on("place.empty", [this] { place(-1); });
    on("place.blank", [this] { place(-2); });
    for (int i = 0; i < placeActions; ++i)
        on(qPrintable(QStringLiteral("place.%1").arg(i + 1)), [this, i] { place(i); });
}

void SelectionCommands::place(int index) {
    const KindId kind = index >= 0 ? kindIdAt(static_cast<std::size_t>(index))
                                   : (index == -1 ? KindId::Empty : KindId::Blank);
    placeKind(kind);
}

void SelectionCommands::placeKind(KindId kind) {
    if (mWorkspace == nullptr) return;
    mWorkspace->state().setBrush(kind);
    const int players = mWorkspace->document().scenario().players();
    const auto& selected = mWorkspace->selection().hexes();
    if (selected.size() > 1) {
        const std::vector<Hex> hexes(selected.begin(), selected.end());
        if (const QString why = mWorkspace->placement().refusalOfLayout(); !why.isEmpty())
            return reported(why);
        mWorkspace->placement().paint(mWorkspace->placement().withPartners(hexes), kind);
    } else if (const auto targets = mWorkspace->selection().targets(); !targets.empty()) {
        // Keys have no preview that could say it before.
        if (const QString why = mWorkspace->placement().refusal(targets.front(), kind); !why.isEmpty())
            return reported(why);
        mWorkspace->placement().place(targets.front(), kind);
    }
    tellWhoLeft(players);
}

/// Tiles follow the cursor from then on. Objects move at once, because they don't swap places.
void SelectionCommands::move(QPoint way) {
    Selection& selection = mWorkspace->selection();
    const std::vector<ObjectRef> refs = selection.objects();
    const auto current = selection.current();
    if (refs.empty()) {
        const QString why = mWorkspace->startMove();
        if (!why.isEmpty()) emit reported(why);
        return;
    }
    const Board& board = mWorkspace->document().scenario().board;
    if (way.isNull() || board.cells().empty()) return;
    const Hex from = current.value_or(board.cells().front().at);
    ObjectPlacing placing = mWorkspace->objects();
    const Hex offset = placing.stepOf(refs, mWorkspace->canvas().stepFrom(from, way) - from);
    std::vector<ObjectChange> moved;
    for (const ObjectRef ref : refs)
        if (const auto object = objectAt(board, ref))
            moved.push_back({ref, mapped(*object, Isometry{0, offset})});
    if (const QString why = placing.refusal(moved); !why.isEmpty()) return reported(why);
    const QString name = placing.nameOf(refs);
    if (placing.change(moved, [name] { return tr("Move %1").arg(name); }))
        selection.setCurrent(from + offset);
}

/// Keys have no preview that could say it before.
void SelectionCommands::tellWhoLeft(int playersBefore) {
    const int left = mWorkspace->document().scenario().players();
    if (left < playersBefore)
        emit reported(
            tr("A home was removed. %n player(s) left on the map. Use Undo to restore it.", nullptr, left));
}

void SelectionCommands::turnHeld(int sixths) {
    if (HeldTool* tool = mWorkspace->held()) return tool->turn(sixths);
    if (const auto things = mWorkspace->selection().objects();
        !things.empty() && mWorkspace->objectTool() == nullptr) {
        ObjectPlacing placing = mWorkspace->objects();
        if (!placing.turn(things, sixths))
            if (const QString why = placing.refusal(placing.turnedBy(things, sixths)); !why.isEmpty())
                reported(why);
        return;
    }
    if (ObjectTool* tool = mWorkspace->objectTool()) tool->turn(sixths);
}

void SelectionCommands::mirrorHeld() {
    if (HeldTool* tool = mWorkspace->held()) return tool->mirror();
    if (const auto things = mWorkspace->selection().objects();
        !things.empty() && mWorkspace->objectTool() == nullptr) {
        mWorkspace->objects().mirror(things);
        return;
    }
    if (ObjectTool* tool = mWorkspace->objectTool()) tool->mirror();
}

/// Places the held object at the current hex, by keyboard. Its turns decide on which side.
void SelectionCommands::placeHeld() {
    const auto current = mWorkspace->selection().current();
    const auto& held = mWorkspace->state().object();
    if (!current || !held) return;
    ObjectPlacing placing = mWorkspace->objects();
    const MapObject object = placing.heldAt(*current, (6 - held->turns) % 6);
    const QString refusal = placing.refusal(object);
    if (!refusal.isEmpty()) return reported(refusal);
    const auto all = placing.withPartners(object);
    if (placing.put(all)) emit reported(tr("Placed: %1").arg(placing.placedName(object)));
}

void SelectionCommands::selectNextThing() {
    const auto current = mWorkspace->selection().current();
    if (!current) return;
    const Board& board = mWorkspace->document().scenario().board;
    const auto next = ObjectPicking(mWorkspace->context()).nextAt(*current);
    mWorkspace->selection().setObject(board, next);
    if (next)
        return reported(tr("Selected: %1").arg(mWorkspace->objects().placedName(*objectAt(board, *next))));
    mWorkspace->selection().set({*current});
}

void SelectionCommands::clearSelected() {
    if (!mWorkspace->selection().objects().empty()) return clearThings();
    if (const QString why = mWorkspace->placement().refusalOfLayout(); !why.isEmpty()) return reported(why);
    const std::vector<Hex> hexes = mWorkspace->selection().targets();
    const Board& board = mWorkspace->document().scenario().board;
    const auto locked = static_cast<int>(std::ranges::count_if(hexes, [&](Hex at) {
        const Cell* cell = board.find(at);
        return cell != nullptr && cell->locked && cell->kind != KindId::Empty;
    }));
    const int players = mWorkspace->document().scenario().players();
    const int before = mWorkspace->document().counts().of(KindId::Empty);
    mWorkspace->placement().clear(hexes);
    const int cleared = mWorkspace->document().counts().of(KindId::Empty) - before;
    const auto own = static_cast<int>(hexes.size()) - locked;
    if (cleared > own)
        emit reported(tr("%Ln hex(es) cleared, including symmetric partners. Use Undo to restore them.",
                         nullptr, cleared));
    tellWhoLeft(players);
    if (locked > 0)
        emit reported(tr("%Ln locked hex(es) can’t be changed. Unlock them first (L).", nullptr, locked));
}

std::size_t SelectionCommands::lockedOf(std::span<const ObjectRef> things) const {
    const Board& board = mWorkspace->document().scenario().board;
    return static_cast<std::size_t>(std::ranges::count_if(things, [&](ObjectRef ref) {
        const auto object = objectAt(board, ref);
        return object && isLocked(*object);
    }));
}

void SelectionCommands::clearThings() {
    const std::vector<ObjectRef> things = mWorkspace->selection().objects();
    const std::size_t locked = lockedOf(things);
    for (const ObjectRef thing : things)
        if (const QString why = mWorkspace->objects().closed(thing.table); !why.isEmpty())
            return reported(why);
    if (locked < things.size()) mWorkspace->objects().remove(things);
    if (things.size() == 1 && locked == 1) return reported(mWorkspace->locale().text("object.locked"));
    if (locked > 0)
        emit reported(tr("%Ln locked object(s) can’t be changed. Unlock them first (L).", nullptr,
                         static_cast<int>(locked)));
}

void SelectionCommands::toggleLock() {
    if (const auto things = mWorkspace->selection().objects(); !things.empty()) {
        // Partly locked becomes locked.
        mWorkspace->objects().lock(things, lockedOf(things) < things.size());
        return;
    }
    const Board& board = mWorkspace->document().scenario().board;
    std::vector<Hex> hexes = mWorkspace->selection().targets();
    const auto locked = [&](Hex at) { return board.find(at)->locked; };
    // Empty slots don't count, but locked ones in older maps can be unlocked.
    std::erase_if(hexes, [&](Hex at) {
        const Cell* cell = board.find(at);
        return cell == nullptr || (cell->kind == KindId::Empty && !cell->locked);
    });
    if (hexes.empty()) return reported(tr("Empty slots can’t be locked. Select hexes with tiles."));
    mWorkspace->placement().lock(hexes, !std::ranges::all_of(hexes, locked));
}

void SelectionCommands::makeRegion() {
    const QString name = askLine(mWindow, tr("Make Region"), tr("Region name:"), {});
    if (name.isEmpty() || mWorkspace == nullptr) return;
    const std::vector<Hex> hexes = mWorkspace->selection().targets();
    if (const QString reason = mWorkspace->objects().makeRegion(name, hexes); !reason.isEmpty())
        emit reported(reason);
}

void SelectionCommands::selectSameKind() {
    const Board& board = mWorkspace->document().scenario().board;
    if (const auto& things = mWorkspace->selection().objects(); !things.empty()) {
        std::set<std::pair<ObjectTable, std::string>> wanted;
        for (const ObjectRef ref : things) wanted.emplace(ref.table, kindOf(*objectAt(board, ref)));
        return mWorkspace->selection().setObjects(
            board, objectsWhere(board, [&](const MapObject& object) {
                return wanted.contains({tableOf(object), kindOf(object)});
            }));
    }
    std::set<KindId> kinds;
    for (Hex at : mWorkspace->selection().targets())
        if (const Cell* cell = board.find(at)) kinds.insert(cell->kind);
    std::set<Hex> hexes;
    for (const Cell& cell : board.cells())
        if (kinds.contains(cell.kind)) hexes.insert(hexes.end(), cell.at);
    mWorkspace->selection().set(std::move(hexes));
}

std::pair<std::vector<Hex>, std::vector<ObjectRef>> SelectionCommands::targets() const {
    std::vector<ObjectRef> things = mWorkspace->selection().objects();
    std::vector<Hex> hexes = things.empty() ? mWorkspace->selection().targets() : std::vector<Hex>();
    return {std::move(hexes), std::move(things)};
}

void SelectionCommands::copy() {
    const auto [hexes, things] = targets();
    copyPart(mWorkspace->document().scenario(), mWorkspace->document().catalog(), hexes, things);
}

}  // namespace hexa::editor

#include "moc_selectioncommands.cpp"
