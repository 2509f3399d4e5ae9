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

/// The docks of all modes in one window: which each mode shows, where they stand, and where the
/// user left them. What is in them comes from the modes and, where a game brings panels, from the
/// game.
class Docks {
public:
    /// Makes all docks, empty. The window owns them and outlives this, as do the others.
    Docks(QMainWindow& window, QSettings& settings, const Locale& locale, const Modes& modes,
          const std::vector<GamePanel>& gamePanels);

    /// The dock with this id; null if there is none.
    QDockWidget* operator[](const char* id) const;
    const QList<QDockWidget*>& all() const { return mAll; }
    /// The mode that a panel belongs to.
    WindowMode modeOf(std::string_view dock) const;
    /// Whether a mode shows a panel, its own or a guest.
    bool has(WindowMode mode, std::string_view dock) const;

    /// Puts a dock into a tab over another one. For Mode::joinDocks() and arrangeDocks(), as are
    /// the next two.
    void join(const char* under, const char* over);
    void move(const char* dock, Qt::DockWidgetArea area);
    /// Keeps the docks as the mode's first state. `widths`: docks with their pixels in a window of
    /// usual width.
    void keepFirst(const Mode& mode, const std::vector<std::pair<const char*, int>>& widths);

    /// From the next show() on no panel that is `missing`, and those that are where the user left
    /// them in this game, since each has others. `system` is empty if there is only one game.
    void setGame(const std::string& system, std::set<std::string> missing);
    /// Whether the panel has nothing to show for maps of this game.
    bool isMissing(std::string_view dock) const;

    /// Deletes what looks at the open map; the panels of Translate stay.
    void clearMap();
    /// Deletes every panel.
    void clear();
    void hide();
    /// Whether the panels of a mode and of the game are shown.
    bool shows(WindowMode mode) const { return mShown == stateKey(mode); }
    /// Whether none are shown, of whatever mode and game.
    bool hidden() const { return mShown.isEmpty(); }
    /// Shows those of a mode where the user left them, else where they stand at first.
    void show(WindowMode mode);
    /// Shows those of a mode where they stand at first.
    void reset(WindowMode mode);
    /// The window has another size: panels grow and shrink with it, and leave the page at least
    /// half of its width.
    void follow();
    /// Keeps in the settings where those that are shown stand now.
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
    QString mShown;        ///< The stateKey() of those that are shown; empty: none are.
    int mFittedWidth = 0;  ///< Of the window, when the docks at its sides were made as wide as they are.
    std::map<WindowMode, QByteArray> mFirst;  ///< Before the user moves any.
    std::map<WindowMode, std::vector<std::pair<QDockWidget*, int>>>
        mWidths;  ///< At first, in a window of usualWidth.
};

}  // namespace hexa::editor
