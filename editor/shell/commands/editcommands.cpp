// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/editcommands.h"

#include "core/engine/generate/generate.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/mapcommands.h"
#include "editor/shell/commands/selectioncommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/tools/tools.h"
#include "editor/translate/textdocument.h"
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

constexpr int largestBrush = 12;

}  // namespace

EditCommands::EditCommands(Actions& actions, SymmetryMenu& symmetries, QWidget* window)
    : QObject(window),
      mActions(actions),
      mMap(new MapCommands(actions, symmetries, this)),
      mSelected(new SelectionCommands(actions, window)) {
    connect(mMap, &MapCommands::reported, this, &EditCommands::reported);
    connect(mSelected, &SelectionCommands::reported, this, &EditCommands::reported);
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
    for (const ToolInfo& tool : tools()) on(tool.id, [this, id = tool.id] { mWorkspace->useTool(id); });
    on("tool.brushSmaller",
       [this] { mWorkspace->state().setBrushRadius(std::max(0, mWorkspace->state().brushRadius() - 1)); });
    on("tool.brushLarger", [this] {
        mWorkspace->state().setBrushRadius(std::min(largestBrush, mWorkspace->state().brushRadius() + 1));
    });
}

void EditCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mMap->setWorkspace(workspace);
    mSelected->setWorkspace(workspace);
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
        connect(&workspace->canvas(), &DesignCanvas::moveRequested, mSelected, &SelectionCommands::move);
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
    for (int i = 0; i < SelectionCommands::placeActions; ++i) {
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

void EditCommands::placeKind(KindId kind) { mSelected->placeKind(kind); }

void EditCommands::setResting(bool resting) {
    if (resting == mResting) return;
    mResting = resting;
    retranslate();
}

}  // namespace hexa::editor

#include "moc_editcommands.cpp"
