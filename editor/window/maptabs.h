// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTabBar;
class QToolButton;

namespace hexa::editor {

class Actions;
class FileCommands;
class OpenFiles;
class Workspace;

/// The tabs of the open maps, above them. They mark the current map, unsaved maps and maps with a
/// file changed elsewhere. Hidden if only one map is open.
class MapTabs : public QWidget {
    Q_OBJECT
public:
    /// All arguments outlive this.
    MapTabs(FileCommands& files, const OpenFiles& openFiles, Actions& actions);

    /// Sets whether the mode is about maps.
    void setRelevant(bool relevant);

signals:
    /// The tab of the current map was double-clicked, to edit its title.
    void renameRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Workspace* at(int tab) const;
    void follow(Workspace& map);
    void refresh();
    void showTab(int tab);
    void closeLater(int tab);
    void showMenu(QPoint where);

    FileCommands& mFiles;
    const OpenFiles& mOpenFiles;
    Actions& mActions;
    QTabBar* mBar;
    QToolButton* mNew;
    QToolButton* mBeside;
    bool mRelevant = false;
    bool mRefreshing = false;
};

}  // namespace hexa::editor
