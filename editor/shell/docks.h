// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/gamepanel.h"
#include "editor/shell/mode.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;
class QSettings;
class QWidget;

namespace hexa::editor {

class Locale;

/// The docks of all modes in one window: the visible ones for each mode, and their places, as the
/// user left them. Their content comes from the modes and, for a game's own panels, from the game.
class Docks {
public:
    /// Makes all docks, empty. The window owns them and outlives this, as do the others.
    Docks(QMainWindow& window, QSettings& settings, const Locale& locale, const Modes& modes,
          const std::vector<GamePanel>& gamePanels);

    /// Returns the dock with this ID. Returns null if it doesn't exist.
    QDockWidget* operator[](const char* id) const;
    const QList<QDockWidget*>& all() const { return mAll; }
    /// Returns the mode of a panel.
    WindowMode modeOf(std::string_view dock) const;
    /// True if a mode shows a panel, its own or a guest.
    bool has(WindowMode mode, std::string_view dock) const;

    /// Puts a dock into a tab over another one. Meant for Mode::joinDocks() and arrangeDocks(), as
    /// are the next two.
    void join(const char* under, const char* over);
    void move(const char* dock, Qt::DockWidgetArea area);
    /// Keeps the docks as the mode's first state.
    /// @param widths docks with their pixels in a window of usual width
    void keepFirst(const Mode& mode, const std::vector<std::pair<const char*, int>>& widths);

    /// Sets the game. The next show() leaves out `missing` panels and puts the others where the
    /// user left them in this game.
    /// @param system ID of the game; empty if there is only one game
    void setGame(const std::string& system, std::set<std::string> missing);
    /// True if the panel has nothing to show for maps of this game.
    bool isMissing(std::string_view dock) const;

    /// Deletes panels that show the open map. The panels of Translate stay.
    void clearMap();
    /// Deletes every panel.
    void clear();
    void hide();
    /// True if the panels of a mode and of the game are shown.
    bool shows(WindowMode mode) const { return mShown == stateKey(mode); }
    /// True if all panels are hidden, of any mode and game.
    bool hidden() const { return mShown.isEmpty(); }
    /// Shows those of a mode where the user left them, else where they stand at first.
    void show(WindowMode mode);
    /// Shows those of a mode where they stand at first.
    void reset(WindowMode mode);
    /// Follows a new size of the window: panels grow and shrink with it, and leave the page at
    /// least half of its width.
    void follow();
    /// Keeps the present places of the visible docks in the settings.
    void remember();
    void retranslate();

private:
    void build();
    const GamePanel* gamePanel(std::string_view dock) const;
    int stateVersion() const;
    QString stateKey(WindowMode mode) const;
    void hideMissing();
    void fitSides(double factor);
    void shareHeights(WindowMode mode);

    QMainWindow& mWindow;
    QSettings& mSettings;
    const Locale& mLocale;
    const Modes& mModes;
    const std::vector<GamePanel>& mGamePanels;
    QList<QDockWidget*> mAll;
    std::string mSystem;
    std::set<std::string> mMissing;
    QString mShown;        ///< The stateKey() of the visible docks; empty: none are.
    int mFittedWidth = 0;  ///< Width of the window when the docks at its sides got their width.
    std::map<WindowMode, QByteArray> mFirst;  ///< Before the user moves any.
    std::map<WindowMode, std::vector<std::pair<QDockWidget*, int>>>
        mWidths;  ///< At first, in a window of usualWidth.
};

}  // namespace hexa::editor
