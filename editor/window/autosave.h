// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>

class QTimer;

namespace hexa::editor {

class FileCommands;
class Workspace;

/// Saves each open map automatically, some minutes after its first change. Never asks: a save that
/// needs a question waits for the user.
class Autosave : public QObject {
    Q_OBJECT
public:
    /// `files` outlives this.
    explicit Autosave(FileCommands& files, QObject* parent = nullptr);
    /// 0: never.
    void setMinutes(int minutes);
    /// Sets the pause before a save, for tests.
    void setPause(std::chrono::milliseconds pause);

signals:
    void pauseChanged();

private:
    void watch(Workspace& map);
    void follow(const Workspace& map, QTimer& timer) const;

    FileCommands& mFiles;
    std::chrono::milliseconds mPause{};
};

}  // namespace hexa::editor
