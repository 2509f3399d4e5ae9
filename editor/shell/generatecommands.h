// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QObject>

#include <vector>

namespace hexa::editor {

class Actions;
class AtlasSession;
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
    /// Ask for the file of an atlas, or of its picture or table.
    void openAtlas(AtlasSession& atlas);
    void saveAtlas(AtlasSession& atlas);
    void exportAtlas(const AtlasSession& atlas);

private:
    void updateEnabled();
    void tell(const Status& status, const QString& path);

    Actions& mActions;
    MainWindow& mWindow;
    Workspace* mWorkspace = nullptr;
};

}  // namespace hexa::editor
