// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QSettings;

namespace hexa::editor {

class Actions;
class Frame;
class Workspace;

/// Actions of the Print menu for the open map. Decides when they are enabled. Asks for file and
/// printer; the session does the rest.
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
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the current map.
};

}  // namespace hexa::editor
