// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/windowmode.h"

#include <QMainWindow>

class QDockWidget;
class QStatusBar;

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::editor {

class FileCommands;
class MapCanvas;
class RecoveryFolder;
class Workspace;

/// The window as its modes and commands see it.
class Frame {
public:
    virtual ~Frame() = default;

    /// Returns the window itself, the parent of dialogs and the owner of commands.
    virtual QMainWindow* widget() = 0;
    virtual QStatusBar* statusBar() const = 0;
    virtual const Systems& systems() const = 0;
    virtual FileCommands& files() = 0;
    /// Returns the recovery copies of this window.
    virtual RecoveryFolder& recovery() = 0;

    /// Returns the current map. Returns null if no map is open.
    virtual Workspace* workspace() const = 0;
    /// Returns the visible board: that of the game in Play, else the map, or null.
    virtual MapCanvas* canvas() const = 0;
    virtual WindowMode mode() const = 0;
    virtual void setMode(WindowMode mode) = 0;
    virtual QDockWidget* dock(const char* id) const = 0;
    /// Shows a panel, in its mode. Says why not if the open map's game has no use for it.
    virtual void showDock(const char* id) = 0;
    /// Shows the entry of the rules reference for a rule ID, beside the mode's page if there is
    /// room.
    virtual void showRule(const QString& id) = 0;
};

}  // namespace hexa::editor
