// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QObject>

#include <memory>

class QUndoStack;
class QWidget;

namespace hexa::editor {

class Actions;
class MapCommands;
class SelectionCommands;
class SymmetryMenu;
class TextDocument;
class Workspace;

/// The Edit, Map and Place menus: undo and redo, tools, and when all of their actions are enabled.
class EditCommands : public QObject {
    Q_OBJECT
public:
    EditCommands(Actions& actions, SymmetryMenu& symmetries, QWidget* window);
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
    QUndoStack* stack() const;
    /// True if something else than the map is shown.
    bool aside() const { return mTexts != nullptr || mGameSteps != nullptr; }
    void updateEnabled();

    Actions& mActions;
    MapCommands* mMap;
    SelectionCommands* mSelected;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the current map.
    TextDocument* mTexts = nullptr;
    QUndoStack* mGameSteps = nullptr;
    bool mResting = false;
    bool mReported = false;  ///< Something is said that the next step makes old.
};

}  // namespace hexa::editor
