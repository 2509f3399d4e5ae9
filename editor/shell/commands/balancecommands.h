// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace hexa::editor {

class Actions;
class Frame;
class Workspace;

/// Commands of the Balance menu that need no panel; the others are with their panels (BalanceMode).
class BalanceCommands : public QObject {
    Q_OBJECT
public:
    BalanceCommands(Actions& actions, Frame& window);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    void chooseA();
    void exportReport();

private:
    void updateEnabled();

    Actions& mActions;
    Frame& mWindow;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the current map.
};

}  // namespace hexa::editor
