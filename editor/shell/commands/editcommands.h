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

/// Actions of the Edit, Map and Place menus for the open map. Decides when they are enabled.
class EditCommands : public QObject {
    Q_OBJECT
public:
    EditCommands(Actions& actions, SymmetryMenu& symmetries, QObject* parent);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);
    /// Sets the texts that are shown instead of the map. Undo and redo are theirs, and commands on
    /// the map are disabled. Null: the map is shown.
    void setTexts(TextDocument* texts);
    /// Sets the undo stack of a game file while its page is shown instead of the map; otherwise as
    /// with texts. Null: the map is shown.
    void setGameFile(QUndoStack* steps);
    /// Disables edits of the design while the map is played.
    void setResting(bool resting);
    /// Translates texts that depend on the map (names of tiles and undo steps).
    void retranslate();
    /// Puts a tile on the selected hexes, or on the current one. Shows the reason for a refusal.
    void placeKind(KindId kind);

signals:
    /// Asks editors to commit unfinished typing before a step is undone.
    void aboutToUndo();
    /// Reports why a command did less than expected. Empty: the last message is obsolete.
    void reported(const QString& text);

private:
    void connectActions();
    void move(QPoint way);
    void tellWhoLeft(int playersBefore);
    QUndoStack* stack() const;
    /// True if something else than the map is shown.
    bool aside() const { return mTexts != nullptr || mGameSteps != nullptr; }
    void updateEnabled();
    void place(int index);
    void clearSelected();
    void clearThings();
    void unlockAll();
    /// Returns the hexes and objects to copy: the selected objects, else the selected hexes.
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
    void copy();
    void turnMap(int linear, const StepName& name);
    void clearTiles();
    void changePlayers();
    void nextProblem();

    Actions& mActions;
    SymmetryMenu& mSymmetries;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the current map.
    TextDocument* mTexts = nullptr;
    QUndoStack* mGameSteps = nullptr;
    bool mResting = false;
    bool mReported = false;  ///< Something is said that the next step makes old.
};

}  // namespace hexa::editor
