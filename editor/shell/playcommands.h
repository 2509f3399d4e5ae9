// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/record.h"
#include "editor/shell/modes.h"

#include <QObject>

class QSettings;

namespace hexa {

class Actions;
class MainWindow;
class Workspace;

/// What the actions of the Play menu do, when they are enabled, and the way back to where the map was designed.
class PlayCommands : public QObject {
    Q_OBJECT
public:
    PlayCommands(Actions& actions, MainWindow& window, QSettings& settings);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    /// Plays the open map: goes on with its game, or begins one as last time.
    void start();
    /// Asks how the game shall begin.
    void setUp();
    /// A game that was saved or left behind. Fails as PlayFunctions::resume.
    Status open(const GameRecord& record);
    /// Told by the window.
    void modeChanged(WindowMode before, WindowMode now);

private:
    void begin();
    void updateEnabled();
    void openFile();
    void save();
    void fail(const QString& what, const Error& error);

    Actions& mActions;
    MainWindow& mWindow;
    QSettings& mSettings;
    Workspace* mWorkspace = nullptr;
    WindowMode mCameFrom = WindowMode::Design;
};

}  // namespace hexa
