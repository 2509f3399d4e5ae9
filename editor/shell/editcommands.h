// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "editor/document/stepname.h"

#include <QObject>
#include <QPoint>

#include <memory>
#include <span>

class QUndoStack;

namespace hexa::editor {

class Actions;
class SymmetryMenu;
class TextDocument;
class Workspace;

/// What the actions of the Edit, Map and Place menus do to the open map, and when they are enabled.
class EditCommands : public QObject {
    Q_OBJECT
public:
    EditCommands(Actions& actions, SymmetryMenu& symmetries, QObject* parent);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);
    /// Texts that are shown instead of the map: undo and redo are theirs then, and what acts on the
    /// map rests. Null: the map is shown.
    void setTexts(TextDocument* texts);
    /// Steps of a game file whose page is shown instead of the map; the same as with texts. Null:
    /// the map is shown.
    void setGameFile(QUndoStack* steps);
    /// While a map is played nothing may change the one that is designed.
    void setResting(bool resting);
    /// Texts that depend on the map (names of tiles and undo steps).
    void retranslate();
    /// Puts a tile on the selected hexes, or on the one of the cursor; tells why it can't.
    void placeKind(KindId kind);

signals:
    /// What is still being typed must be taken before a step is undone.
    void aboutToUndo();
    /// Why a command did less than one would think; empty: what was said last is past.
    void told(const QString& text);

private:
    void connectActions();
    void move(QPoint way);
    void tellWhoLeft(int playersBefore);
    void tellWhy(const QString& reason, Hex at);
    QUndoStack* stack() const;
    /// True if something else than the map is shown.
    bool aside() const { return mTexts != nullptr || mGameSteps != nullptr; }
    void updateEnabled();
    void place(int index);
    void clearSelected();
    void clearThings();
    void unlockAll();
    /// What copying takes: the selected things, else the selected hexes.
    std::pair<std::vector<Hex>, std::vector<ObjectRef>> targets() const;
    std::size_t lockedOf(std::span<const ObjectRef> things) const;
    void makeRegion();
    void makeSymmetric();
    void turnHeld(int sixths);
    void mirrorHeld();
    void placeHeld();
    void selectNextThing();
    void toggleLock();
    void selectSameKind();
    void copy(bool cut);
    void turnMap(int linear, const StepName& name);
    void clearTiles();
    void changePlayers();
    void nextProblem();

    Actions& mActions;
    SymmetryMenu& mSymmetries;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< What is connected to the current map goes with this.
    TextDocument* mTexts = nullptr;
    QUndoStack* mGameSteps = nullptr;
    bool mResting = false;
    bool mTold = false;  ///< Something is said that the next step makes old.
};

}  // namespace hexa::editor
