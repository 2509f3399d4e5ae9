// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QSettings;

namespace hexa::editor {

class Actions;
class Frame;
class Workspace;

/// What the actions of the Print menu do to the open map, and when they are enabled: asks for file
/// and printer, the session does the rest.
class PrintCommands : public QObject {
    Q_OBJECT
public:
    PrintCommands(Actions& actions, Frame& window, QSettings& settings);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    void print();
    void savePdf();
    void saveKit();
    void savePictures();

private:
    void updateEnabled();
    /// Asks before very many pages come.
    bool mayBe(std::size_t pages);
    bool pagesMayBe();
    QString askFile(const QString& caption, const QStringList& kinds);

    Actions& mActions;
    Frame& mWindow;
    QSettings& mSettings;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< What is connected to the current map goes with this.
};

}  // namespace hexa::editor
