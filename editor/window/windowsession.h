// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/shell/windowmode.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <optional>

class QSettings;

namespace hexa::editor {

class Frame;
class Modes;
class Workspace;

/// What was open last time: the maps that are files, which was current, where each was looked at,
/// and the mode. Kept in the settings while the program runs, so that it is known after a sudden
/// end, too; the window that kept it last counts.
class WindowSession : public QObject {
    Q_OBJECT
public:
    WindowSession(Frame& window, const Modes& modes, QSettings& settings);

    /// Keeps what is open now. As long as no map has been open, what is kept is that of last time.
    void store();
    /// The files of last time that are still there and that no window has, the current one first.
    QStringList left() const;
    /// Opens these. False if there is nothing to open.
    bool restore();

private:
    void recall();
    void place(Workspace& map);
    void finish();

    Frame& mWindow;
    const Modes& mModes;
    QSettings& mSettings;
    QStringList mPaths;                      ///< Of last time, in the order of their tabs.
    QHash<QString, MapCanvas::Look> mLooks;  ///< Of these maps until they are open, by path.
    QString mCurrent;
    WindowMode mMode = WindowMode::Design;
    bool mOpening = false;
    bool mUsed = false;  ///< A map has been open in this window.
};

}  // namespace hexa::editor
