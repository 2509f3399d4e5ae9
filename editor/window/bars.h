// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/docks.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <map>

class QAction;
class QMainWindow;
class QMenu;
class QToolBar;

namespace hexa::editor {

class Actions;
class Modes;
class SymmetryMenu;
class Workspace;

/// Menus, tool bar and mode bar of a window, with the commands in Actions.
class Bars : public QObject {
    Q_OBJECT
public:
    /// Builds the bars. The window owns them and outlives this, as do the other arguments.
    Bars(QMainWindow& window, Actions& actions, const Modes& modes, SymmetryMenu& symmetries);

    /// Lists the docks in View > Panels. They come after the bars: their first states keep where
    /// the bars are.
    void listPanels(const Docks& docks);

    /// Sets the source of the files for File > Open Recent. It is called when the menu opens.
    void setRecentFiles(std::function<QStringList()> files) { mRecentFiles = std::move(files); }
    /// Marks the mode's button and shows the tools if they are of use in it.
    void showMode(WindowMode mode);
    void showTools(WindowMode mode);
    /// Shows the symmetry for painting on the open map. Null: no map is open.
    void showSymmetry(Workspace* open);
    /// Says of disabled commands that the game, or the lack of a map, is the reason.
    void explain(const Workspace* open);
    /// Shows the menu of a hex.
    void showHexMenu(QPoint at);
    void retranslate(Workspace* open);

signals:
    void modeRequested(hexa::editor::WindowMode mode);
    void recentRequested(const QString& path);

private:
    void buildModes();
    void buildTools();
    void buildMenus();
    void fill(QMenu& menu, const char* name);
    void fillRecent(QMenu& menu);

    QMainWindow& mWindow;
    Actions& mActions;
    const Modes& mModesShown;
    SymmetryMenu& mSymmetries;
    QToolBar* mModes = nullptr;
    QWidget* mModesTop = nullptr;  ///< Spacer as high as the tool bar above, while that is hidden.
    QToolBar* mTools = nullptr;
    QAction* mSymmetry = nullptr;
    QList<QMenu*> mMenus;                 ///< In the order of the menu bar.
    std::map<QString, QMenu*> mSubmenus;  ///< By the action in the place of which they are.
    std::function<QStringList()> mRecentFiles;
};

}  // namespace hexa::editor
