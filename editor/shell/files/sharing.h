// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>

class QWidget;

namespace hexa {
class Systems;
}

namespace hexa::editor {

class Actions;
class FileCommands;
class Workspace;

/// Opens maps from share codes, and puts the open map into the clipboard as something to show
/// others: a code, a picture or a card with both.
class Sharing : public QObject {
    Q_OBJECT
public:
    /// All arguments outlive this.
    Sharing(const Systems& systems, Actions& actions, FileCommands& files, QWidget* window);

    void openCode(const QString& code);
    /// Returns a picture of the map with its code and fairness.
    QImage card(Workspace& workspace) const;

private:
    void askCode();
    void copyCode();
    QImage picture(Workspace& workspace, int longestSide) const;

    const Systems& mSystems;
    FileCommands& mFiles;
    QWidget* mWindow;
};

}  // namespace hexa::editor
