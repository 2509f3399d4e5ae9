// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/stepname.h"

#include <QObject>

namespace hexa::editor {

class Actions;
class SymmetryMenu;
class Workspace;

/// Actions on the whole open map: turning, IDs, players, symmetry, problems.
class MapCommands : public QObject {
    Q_OBJECT
public:
    /// `symmetries` outlives this.
    MapCommands(Actions& actions, SymmetryMenu& symmetries, QObject* parent);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace) { mWorkspace = workspace; }

signals:
    /// Reports why a command did less than expected.
    void reported(const QString& text);

private:
    void unlockAll();
    void makeSymmetric();
    void turn(int linear, const StepName& name);
    void clearTiles();
    void changePlayers();
    void nextProblem();

    Workspace* mWorkspace = nullptr;
};

}  // namespace hexa::editor
