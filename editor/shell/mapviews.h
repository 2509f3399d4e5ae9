// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/modes.h"

#include <QObject>

class QSettings;
class QStackedWidget;
class QWidget;

namespace hexa {
class Systems;
}

namespace hexa::editor {

class Actions;
class FileCommands;
class Locale;
class MapArea;
class MapCanvas;
class OverlayBar;
class PlayPage;
class PrintView;
class ViewCommands;
class Workspace;

/// What shows the open maps in the middle of the window: their canvases, which stay as long as they are open; the overlays' bar, the
/// board that is played on and the sheets, which are made anew for the map that becomes current.
class MapViews : public QObject {
    Q_OBJECT
public:
    /// The pages go into `pages`, which outlives this, as do the others.
    MapViews(const Systems& systems, const Locale& locale, QSettings& settings, Actions& actions,
             FileCommands& files, QStackedWidget& pages);
    /// No map is looked at any more. To be called before the maps go.
    void clear();

    /// Another map is current; null: none is.
    void follow(Workspace* map);
    /// The page of a mode that shows the map.
    QWidget* page(WindowMode mode) const;
    void setMode(WindowMode mode);
    MapArea& area() { return *mArea; }
    /// Null if no map is open.
    PlayPage* playPage() const { return mPlayPage; }
    /// The board that is seen in a mode: that of the game in Play, else the map; null if there is none.
    MapCanvas* canvas(WindowMode mode) const;

    /// How tiles and colours look, and how the mouse moves about, from now on.
    void setLook(const ViewCommands& view);
    void setHabits();
    /// Language or palette are others.
    void refreshLook();

private:
    void showHeat();

    const Systems& mSystems;
    QSettings& mSettings;
    Actions& mActions;
    FileCommands& mFiles;
    QStackedWidget& mPages;
    WindowMode mMode = WindowMode::Welcome;
    QWidget* mMapPage;  ///< The maps; all modes but Welcome, Play and Print share it.
    MapArea* mArea;
    QWidget* mPrintPage;
    PlayPage* mPlayPage = nullptr;
    PrintView* mPrintView = nullptr;
    OverlayBar* mOverlayBar = nullptr;  ///< Above the map in Balance.
};

}  // namespace hexa::editor
