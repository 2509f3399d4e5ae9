// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QObject>
#include <QPoint>

#include <span>
#include <utility>
#include <vector>

class QWidget;

namespace hexa::editor {

class Actions;
class Workspace;

/// Actions on the selected hexes and objects of the open map, on what is held, and on the
/// selection itself.
class SelectionCommands : public QObject {
    Q_OBJECT
public:
    /// Number of tiles that have an action "place.N".
    static constexpr int placeActions = 9;

    SelectionCommands(Actions& actions, QWidget* window);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace) { mWorkspace = workspace; }
    /// Puts a tile on the selected hexes, or on the current one. Shows the reason for a refusal.
    void placeKind(KindId kind);
    /// Moves the selection one step, or takes tiles to move if the way is null.
    void move(QPoint way);

signals:
    /// Reports why a command did less than expected.
    void reported(const QString& text);

private:
    void tellWhoLeft(int playersBefore);
    void place(int index);
    void clearSelected();
    void clearThings();
    /// Returns the hexes and objects to copy: the selected objects, else the selected hexes.
    std::pair<std::vector<Hex>, std::vector<ObjectRef>> targets() const;
    std::size_t lockedOf(std::span<const ObjectRef> things) const;
    void makeRegion();
    void turnHeld(int sixths);
    void mirrorHeld();
    void placeHeld();
    void selectNextThing();
    void toggleLock();
    void selectSameKind();
    void copy();

    QWidget* mWindow;
    Workspace* mWorkspace = nullptr;
};

}  // namespace hexa::editor
