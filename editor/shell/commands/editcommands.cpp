// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/editcommands.h"

#include "core/engine/generate/generate.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/clipboard.h"
#include "editor/shell/commands/playerschangedialog.h"
#include "editor/shell/maps/symmetrymenu.h"
#include "editor/shell/maps/workspace.h"
#include "editor/tools/objectpicking.h"
#include "editor/tools/tools.h"
#include "editor/translate/textdocument.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/plainlabel.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexa::editor {
namespace {

constexpr std::array needMap{
    "file.save",        "file.saveAs",      "file.saveLayout", "file.export",        "file.exportOther",
    "file.copyCode",    "file.print",       "file.close",      "edit.paste",         "edit.selectAll",
    "edit.invert",      "edit.unlockAll",   "map.assignIds",   "map.turnLeft",       "map.turnRight",
    "map.mirror",       "map.clearTiles",   "map.players",     "map.free",           "map.nextProblem",
    "map.symmetryNext", "edit.find",        "view.zoomIn",     "view.zoomOut",       "view.zoomOne",
    "view.fit",         "view.ids",         "view.rulers",     "view.pictorial",     "view.places",
    "mode.design",      "file.copyPicture", "file.copyCard",   "edit.makeSymmetric", "tool.brushSmaller",
    "tool.brushLarger", "place.empty",      "place.blank"};
constexpr std::array needTarget{"edit.cut",   "edit.copy", "edit.duplicate", "edit.move",
                                "edit.clear", "edit.lock", "edit.selectKind"};
constexpr std::array needHeld{"edit.turnLeft", "edit.turnRight", "edit.turn", "edit.mirrorPaste"};

constexpr int placeActions = 9;
constexpr int largestBrush = 12;

}  // namespace

EditCommands::EditCommands(Actions& actions, SymmetryMenu& symmetries, QObject* parent)
    : QObject(parent), mActions(actions), mSymmetries(symmetries) {
    connectActions();
    updateEnabled();
    connect(this, &EditCommands::reported, this,
            [this](const QString& text) { mReported = !text.isEmpty(); });
}

void EditCommands::connectActions() {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace != nullptr) act();
        });
    };
    connect(mActions["edit.undo"], &QAction::triggered, this, [this] {
        emit aboutToUndo();
        if (QUndoStack* steps = stack()) steps->undo();
    });
    connect(mActions["edit.redo"], &QAction::triggered, this, [this] {
        emit aboutToUndo();
        if (QUndoStack* steps = stack()) steps->redo();
    });
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
    on("edit.makeSymmetric", [this] { makeSymmetric(); });
    on("edit.unlockAll", [this] { unlockAll(); });
    on("edit.duplicate", [this] {
        const auto [hexes, things] = targets();
        const Document& document = mWorkspace->document();
        mWorkspace->startStamp(partOf(document.scenario(), document.catalog(), hexes, things));
    });
    for (const ToolInfo& tool : tools()) on(tool.id, [this, id = tool.id] { mWorkspace->useTool(id); });
    on("tool.brushSmaller",
       [this] { mWorkspace->state().setBrushRadius(std::max(0, mWorkspace->state().brushRadius() - 1)); });
    on("tool.brushLarger", [this] {
        mWorkspace->state().setBrushRadius(std::min(largestBrush, mWorkspace->state().brushRadius() + 1));
    });
    on("map.symmetryNext", [this] { mSymmetries.chooseNext(); });
    on("map.assignIds", [this] {
        Document& document = mWorkspace->document();
        document.apply(assignIds(document.scenario(), document.catalog(), IdScope::All),
                       [] { return tr("Renumber all IDs"); });
    });
    on("map.turnLeft", [this] { turnMap(5, [] { return tr("Rotate map left"); }); });
    on("map.turnRight", [this] { turnMap(1, [] { return tr("Rotate map right"); }); });
    on("map.mirror", [this] {
        // Left and right are swapped: the axis is vertical for both orientations of hexes.
        const bool flat = mWorkspace->document().scenario().board.orientation == Orientation::Flat;
        turnMap(flat ? 7 : 8, [] { return tr("Mirror map"); });
    });
    on("map.clearTiles", [this] { clearTiles(); });
    on("map.free", [this] {
        const bool free = mActions["map.free"]->isChecked();
        mWorkspace->document().apply({SetProfile{free ? RuleProfile::Free : RuleProfile::Rulebook}}, [free] {
            return free ? tr("Switch to free design") : tr("Switch to rulebook design");
        });
    });
    on("map.players", [this] { changePlayers(); });
    on("map.nextProblem", [this] { nextProblem(); });
    on("place.empty", [this] { place(-1); });
    on("place.blank", [this] { place(-2); });
    for (int i = 0; i < placeActions; ++i)
        on(qPrintable(QStringLiteral("place.%1").arg(i + 1)), [this, i] { place(i); });
}

void EditCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mFollowing = std::make_unique<QObject>();
    if (workspace != nullptr) {
        QObject* following = mFollowing.get();
        const auto update = [this] { updateEnabled(); };
        Document& document = workspace->document();
        connect(&document, &Document::changed, following, update);
        connect(&document.undoStack(), &QUndoStack::indexChanged, following, update);
        connect(&workspace->selection(), &Selection::changed, following, update);
        connect(&workspace->selection(), &Selection::currentChanged, following, update);
        connect(workspace, &Workspace::toolChanged, following, update);
        connect(workspace, &Workspace::reported, following,
                [this](const QString& text) { emit reported(text); });
        // A message about one place doesn't apply to the next command.
        const auto quiet = [this] {
            if (std::exchange(mReported, false)) emit reported({});
        };
        connect(&document, &Document::changed, following, quiet);
        connect(&workspace->selection(), &Selection::changed, following, quiet);
        connect(&workspace->selection(), &Selection::currentChanged, following, quiet);
        connect(&workspace->canvas(), &DesignCanvas::moveRequested, following,
                [this](QPoint way) { move(way); });
        connect(&workspace->canvas(), &DesignCanvas::clearRequested, mActions["edit.clear"],
                &QAction::trigger);
    }
    retranslate();
}

void EditCommands::setTexts(TextDocument* texts) {
    if (mTexts == texts) return;
    if (mTexts != nullptr) {
        disconnect(mTexts, nullptr, this, nullptr);
        disconnect(&mTexts->undoStack(), nullptr, this, nullptr);
    }
    mTexts = texts;
    if (texts != nullptr) {
        connect(texts, &TextDocument::reset, this, &EditCommands::updateEnabled);
        connect(&texts->undoStack(), &QUndoStack::indexChanged, this, &EditCommands::updateEnabled);
    }
    retranslate();
}

void EditCommands::setGameFile(QUndoStack* steps) {
    if (mGameSteps == steps) return;
    if (mGameSteps != nullptr) disconnect(mGameSteps, nullptr, this, nullptr);
    mGameSteps = steps;
    if (steps != nullptr) connect(steps, &QUndoStack::indexChanged, this, &EditCommands::updateEnabled);
    retranslate();
}

QUndoStack* EditCommands::stack() const {
    if (mGameSteps != nullptr) return mGameSteps;
    if (mTexts != nullptr) return &mTexts->undoStack();
    return mWorkspace == nullptr ? nullptr : &mWorkspace->document().undoStack();
}

void EditCommands::retranslate() {
    for (int i = 0; i < placeActions; ++i) {
        QAction* action = mActions[qPrintable(QStringLiteral("place.%1").arg(i + 1))];
        const bool known =
            mWorkspace != nullptr && i < static_cast<int>(mWorkspace->document().catalog().kinds.size());
        if (known)
            action->setText(
                tr("Place %1")
                    .arg(caption(mWorkspace->locale().text(
                        mWorkspace->document().catalog().kinds[static_cast<std::size_t>(i)].name))));
        action->setEnabled(known && !aside());
        action->setVisible(known || mWorkspace == nullptr);
    }
    updateEnabled();
}

void EditCommands::updateEnabled() {
    const bool open = mWorkspace != nullptr && !aside();
    for (const char* id : needMap) mActions[id]->setEnabled(open);
    mActions["mode.design"]->setEnabled(mWorkspace != nullptr);
    if (mTexts != nullptr)
        for (const char* id : {"file.save", "file.saveAs", "file.close", "edit.find"})
            mActions[id]->setEnabled(mTexts->isOpen());
    if (mGameSteps != nullptr)
        for (const char* id : {"file.save", "file.saveAs", "file.close"}) mActions[id]->setEnabled(true);
    mActions["file.close"]->setText(mGameSteps != nullptr ? tr("&Close Game File")
                                    : mTexts != nullptr
                                        ? tr("&Close Texts")
                                        : QCoreApplication::translate("Actions", "&Close Map"));
    for (const ToolInfo& tool : tools()) {
        mActions[tool.id]->setEnabled(open);
        mActions[tool.id]->setChecked(open && mWorkspace->held() == nullptr &&
                                      mWorkspace->toolId() == tool.id);
    }
    // The entry is hidden if the game has no such objects.
    const bool things = mWorkspace != nullptr && mWorkspace->document().catalog().hasThings();
    for (const char* id : {"tool.object", "edit.nextThing", "place.held", "edit.makeRegion"})
        mActions[id]->setVisible(things);
    // Hidden also for games without a rule for it.
    mActions["map.players"]->setVisible(mWorkspace != nullptr && mWorkspace->document().system().generate &&
                                        mWorkspace->document().system().generate->forPlayers);
    const bool thing = open && !mWorkspace->selection().objects().empty();
    const bool target =
        open && (thing || !mWorkspace->selection().hexes().empty() || mWorkspace->selection().current());
    for (const char* id : needTarget) mActions[id]->setEnabled(target);
    mActions["edit.makeRegion"]->setEnabled(things && open && !mWorkspace->selection().hexes().empty());
    mActions["edit.selectNone"]->setEnabled(open && (thing || !mWorkspace->selection().hexes().empty()));
    const bool held = open && mWorkspace->objectTool() != nullptr && mWorkspace->state().object().has_value();
    for (const char* id : needHeld)
        mActions[id]->setEnabled(thing || held || (open && mWorkspace->held() != nullptr));
    mActions["place.held"]->setEnabled(held && mWorkspace->selection().current());
    mActions["edit.nextThing"]->setEnabled(open && mWorkspace->selection().current());
    const QUndoStack* steps = stack();
    QAction* undo = mActions["edit.undo"];
    QAction* redo = mActions["edit.redo"];
    undo->setEnabled(steps != nullptr && steps->canUndo());
    redo->setEnabled(steps != nullptr && steps->canRedo());
    undo->setText(undo->isEnabled() ? tr("&Undo: %1").arg(caption(steps->undoText())) : tr("&Undo"));
    redo->setText(redo->isEnabled() ? tr("&Redo: %1").arg(caption(steps->redoText())) : tr("&Redo"));
    if (mResting)
        for (QAction* action : mActions.all()) {
            const QString id = action->objectName();
            if (id == "edit.find") continue;  // leads back to the map
            for (const char* menu : {"edit.", "tool.", "map.", "place."})
                if (id.startsWith(QLatin1String(menu))) action->setEnabled(false);
        }
    if (open)
        mActions["map.free"]->setChecked(mWorkspace->document().scenario().profile == RuleProfile::Free);
}

void EditCommands::changePlayers() {
    Document& document = mWorkspace->document();
    if (!document.system().generate || !document.system().generate->forPlayers) return;
    PlayersChangeDialog dialog(document, mWorkspace->locale(), &mWorkspace->canvas());
    if (dialog.exec() != QDialog::Accepted) return;
    document.apply(dialog.edit(),
                   [players = dialog.players()] { return tr("Change to %n player(s)", nullptr, players); });
}

void EditCommands::setResting(bool resting) {
    if (resting == mResting) return;
    mResting = resting;
    retranslate();
}

void EditCommands::place(int index) {
    const KindId kind = index >= 0 ? kindIdAt(static_cast<std::size_t>(index))
                                   : (index == -1 ? KindId::Empty : KindId::Blank);
    placeKind(kind);
}

void EditCommands::placeKind(KindId kind) {
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
void EditCommands::move(QPoint way) {
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
void EditCommands::tellWhoLeft(int playersBefore) {
    const int left = mWorkspace->document().scenario().players();
    if (left < playersBefore)
        emit reported(
            tr("A home was removed. %n player(s) left on the map. Use Undo to restore it.", nullptr, left));
}

void EditCommands::turnHeld(int sixths) {
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

void EditCommands::mirrorHeld() {
    if (HeldTool* tool = mWorkspace->held()) return tool->mirror();
    if (const auto things = mWorkspace->selection().objects();
        !things.empty() && mWorkspace->objectTool() == nullptr) {
        mWorkspace->objects().mirror(things);
        return;
    }
    if (ObjectTool* tool = mWorkspace->objectTool()) tool->mirror();
}

/// Places the held object at the current hex, by keyboard. Its turns decide on which side.
void EditCommands::placeHeld() {
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

void EditCommands::selectNextThing() {
    const auto current = mWorkspace->selection().current();
    if (!current) return;
    const Board& board = mWorkspace->document().scenario().board;
    const auto next = ObjectPicking(mWorkspace->context()).nextAt(*current);
    mWorkspace->selection().setObject(board, next);
    if (next)
        return reported(tr("Selected: %1").arg(mWorkspace->objects().placedName(*objectAt(board, *next))));
    mWorkspace->selection().set({*current});
}

void EditCommands::clearSelected() {
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

std::size_t EditCommands::lockedOf(std::span<const ObjectRef> things) const {
    const Board& board = mWorkspace->document().scenario().board;
    return static_cast<std::size_t>(std::ranges::count_if(things, [&](ObjectRef ref) {
        const auto object = objectAt(board, ref);
        return object && isLocked(*object);
    }));
}

void EditCommands::clearThings() {
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

void EditCommands::toggleLock() {
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

/// Unlocks tiles and all objects, in one step.
void EditCommands::unlockAll() {
    Document& document = mWorkspace->document();
    std::vector<Hex> hexes;
    for (const Cell& cell : document.scenario().board.cells())
        if (cell.locked) hexes.push_back(cell.at);
    const std::vector<ObjectRef> things = objectsWhere(document.scenario().board, isLocked);
    if (hexes.empty() && things.empty()) return reported(tr("Nothing is locked."));
    document.beginGesture([] { return tr("Unlock all"); });
    if (!hexes.empty()) mWorkspace->placement().lock(hexes, false);
    mWorkspace->objects().lock(things, false);
    document.endGesture();
}

/// Makes the partners of selected hexes like them. Without a selection, takes each orbit's hex
/// nearest to the cursor as the pattern.
void EditCommands::makeSymmetric() {
    const auto& symmetry = mWorkspace->state().symmetry();
    if (symmetry.size() < 2) return reported(tr("Choose a symmetry first (S)."));
    const auto current = mWorkspace->selection().current();
    const std::set<Hex>& selected = mWorkspace->selection().hexes();
    if (selected.empty() && !current) return reported(tr("Select the hex to start from."));
    Document& document = mWorkspace->document();
    std::vector<Hex> pattern(selected.begin(), selected.end());
    if (pattern.empty()) pattern = nearestOfOrbits(document.scenario().board, symmetry, *current);
    const QString why = mWorkspace->placement().makeSymmetric(pattern);
    if (!why.isEmpty()) reported(why);
}

void EditCommands::makeRegion() {
    const QString name = askLine(qobject_cast<QWidget*>(parent()), tr("Make Region"), tr("Region name:"), {});
    if (name.isEmpty() || mWorkspace == nullptr) return;
    const std::vector<Hex> hexes = mWorkspace->selection().targets();
    if (const QString reason = mWorkspace->objects().makeRegion(name, hexes); !reason.isEmpty())
        emit reported(reason);
}

void EditCommands::selectSameKind() {
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

std::pair<std::vector<Hex>, std::vector<ObjectRef>> EditCommands::targets() const {
    std::vector<ObjectRef> things = mWorkspace->selection().objects();
    std::vector<Hex> hexes = things.empty() ? mWorkspace->selection().targets() : std::vector<Hex>();
    return {std::move(hexes), std::move(things)};
}

void EditCommands::copy() {
    const auto [hexes, things] = targets();
    copyPart(mWorkspace->document().scenario(), mWorkspace->document().catalog(), hexes, things);
}

void EditCommands::turnMap(int linear, const StepName& name) {
    Document& document = mWorkspace->document();
    document.apply(transformBoard(document.scenario(), Isometry{static_cast<std::uint8_t>(linear), {}}),
                   name);
    mWorkspace->selection().clear();
    mWorkspace->selection().setCurrent(std::nullopt);
    mWorkspace->canvas().fit();
}

void EditCommands::clearTiles() {
    Document& document = mWorkspace->document();
    std::vector<Hex> tiles;
    for (const Cell& cell : document.scenario().board.cells())
        if (isTile(cell.kind) && !document.catalog().isSeat(cell.kind)) tiles.push_back(cell.at);
    document.apply(paintCells(document.scenario(), document.catalog(), tiles, KindId::Empty),
                   [] { return tr("Clear all tiles"); });
}

void EditCommands::nextProblem() {
    std::vector<Hex> places;
    for (const Finding& finding : mWorkspace->checker().findings())
        if (const auto* place = std::get_if<HexPlace>(&finding.problem.place);
            place != nullptr && finding.open() && finding.problem.severity != Severity::Hint)
            places.push_back({place->q, place->r});
    if (places.empty()) return;
    std::sort(places.begin(), places.end());
    const auto current = mWorkspace->selection().current();
    const auto next = current ? std::upper_bound(places.begin(), places.end(), *current) : places.begin();
    const Hex at = next == places.end() ? places.front() : *next;
    mWorkspace->selection().set({at});
    mWorkspace->canvas().showHex(at);
}

}  // namespace hexa::editor

#include "moc_editcommands.cpp"
