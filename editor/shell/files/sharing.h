// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>

namespace hexa {
class Systems;
}

namespace hexa::editor {

class Actions;
class FileCommands;
class Workspace;

/// Puts the open map into the clipboard as something to show others.
class Sharing : public QObject {
    Q_OBJECT
public:
    /// All arguments outlive this.
    Sharing(const Systems& systems, Actions& actions, FileCommands& files, QObject* parent);

    /// Returns a picture of the map with its code and fairness.
    QImage card(Workspace& workspace) const;

private:
    QImage picture(Workspace& workspace, int longestSide) const;

    const Systems& mSystems;
    FileCommands& mFiles;
};

}  // namespace hexa::editor
