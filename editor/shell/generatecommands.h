// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QObject>

#include <vector>

namespace hexa::editor {

class Actions;
class MainWindow;
class Workspace;

/// What the actions of the Generate menu do to the open map, and when they are enabled.
class GenerateCommands : public QObject {
    Q_OBJECT
public:
    GenerateCommands(Actions& actions, MainWindow& window);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    /// Writes maps into a folder that the user chooses, each under a name that is not taken.
    void save(const std::vector<Scenario>& maps);

private:
    void updateEnabled();

    Actions& mActions;
    MainWindow& mWindow;
    Workspace* mWorkspace = nullptr;
};

}  // namespace hexa::editor
