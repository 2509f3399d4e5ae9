// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/shell/windowmode.h"

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

class QSettings;

namespace hexa::editor {

class Docks;
class Frame;
class Modes;
class Workspace;

/// The state of the last session: place and panels of the window, the maps that are files, the
/// current one, the view of each, and the mode. Kept in the settings while the program runs, so
/// that it survives a crash. The last window to keep it counts.
class WindowSession : public QObject {
    Q_OBJECT
public:
    WindowSession(Frame& window, const Modes& modes, Docks& docks, QSettings& settings);

    /// Gives the window its size and place.
    void arrange();
    /// Opens the maps or pages that the settings choose for the start.
    void begin();
    /// Keeps the state in the settings; the maps of the last session as long as none has been open.
    void store();
    /// Stores soon, so that a crash loses little.
    void storeSoon() { mPause.start(); }
    /// Keeps the panels of the mode, which are about to change.
    void storePanels();
    /// Returns the files of the last session that still exist and that no window has open, the
    /// current one first.
    QStringList left() const;
    /// Opens these files. Returns false if no file is left.
    bool restore();

private:
    void recall();
    void storeMaps();
    void place(Workspace& map);
    void finish();

    Frame& mWindow;
    const Modes& mModes;
    Docks& mDocks;
    QSettings& mSettings;
    QTimer mPause;
    /// Paths of the last session, in the order of their tabs.
    QStringList mPaths;
    QHash<QString, MapCanvas::Look> mLooks;  ///< Views of these maps until they are open, by path.
    QString mCurrent;
    WindowMode mMode = WindowMode::Design;
    bool mOpening = false;
    bool mUsed = false;  ///< A map has been open in this window.
};

}  // namespace hexa::editor
