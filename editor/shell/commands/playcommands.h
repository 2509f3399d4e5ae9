// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/document/leftcopy.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/windowmode.h"

#include <QObject>
#include <QPointF>

#include <memory>
#include <optional>

class QSettings;

namespace hexa {
struct GameRecord;
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class Locale;
class Frame;
class Workspace;

/// Actions of the Play menu, and the way back to the design mode. Decides when they are enabled.
class PlayCommands : public QObject {
    Q_OBJECT
public:
    PlayCommands(const Systems& systems, Locale& locale, Actions& actions, Frame& window,
                 QSettings& settings);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    /// Plays the open map: resumes its game, or starts one with the last settings.
    void start();
    /// Asks for the settings of the game.
    void setUp();
    /// Opens a file with a game. The game's map becomes the open one if no map of its kind is open.
    void open(const QString& path);
    /// Returns the games that an earlier run left behind.
    std::vector<LeftWork> leftWork();
    /// Returns the kept games that no window plays, the latest first. The Welcome page shows them.
    std::vector<LeftCopy> keptGames() const;
    /// Resumes a kept game, by the path of its copy.
    void goOn(const QString& path);
    /// Asks, and gives it up for good.
    void giveUp(const QString& path);
    /// The window calls this after a change of mode.
    void modeChanged(WindowMode before, WindowMode now);

signals:
    /// keptGames() has changed.
    void keptChanged();

private:
    std::optional<LeftCopy> keptGame(const QString& path) const;
    void begin();
    void readLastSetup();
    void changePlayers();
    bool openRecord(const GameRecord& record, const QString& what);
    void updateEnabled();
    void openFile();
    void save();
    void exportReport();
    void saveLog();
    void saveOrders();
    void takeOrders();
    void fail(const QString& what, const Error& error);

    const Systems& mSystems;
    Locale& mLocale;
    Actions& mActions;
    Frame& mWindow;
    QSettings& mSettings;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the current map.
    WindowMode mCameFrom = WindowMode::Design;
    std::optional<QPointF> mCentre;  ///< Centre of the map view when it was left.
};

}  // namespace hexa::editor
