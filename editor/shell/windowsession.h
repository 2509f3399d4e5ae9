// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapcanvas.h"
#include "editor/shell/modes.h"

#include <QHash>
#include <QObject>

#include <optional>

class QSettings;

namespace hexa::editor {

class MainWindow;
class Workspace;

/// What was open when the window was closed: the maps that are files, which was current, where each was looked at, and the mode. Kept in
/// the settings; the window that is closed last counts.
class WindowSession : public QObject {
    Q_OBJECT
public:
    WindowSession(MainWindow& window, QSettings& settings);

    void store();
    /// Opens all that are still there and that no other window has. False if there is nothing to open.
    bool restore();

private:
    void place(Workspace& map);
    void finish();

    MainWindow& mWindow;
    QSettings& mSettings;
    QHash<QString, MapCanvas::Look> mLooks;  ///< Of the maps that are being opened, by path.
    QString mCurrent;
    std::optional<WindowMode> mMode;  ///< None: nothing is being restored.
};

}  // namespace hexa::editor
