// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace hexa::editor {

class Actions;
class MainWindow;
class OverlayBar;
class Workspace;

/// What the actions of the Balance menu do to the open map, and when they are enabled.
class BalanceCommands : public QObject {
    Q_OBJECT
public:
    BalanceCommands(Actions& actions, MainWindow& window);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    void chooseA();
    void exportReport();

private:
    void updateEnabled();

    Actions& mActions;
    MainWindow& mWindow;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< What is connected to the current map goes with this.
};

}  // namespace hexa::editor
