// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace hexa::editor {

class FileCommands;

/// Saves the open map by itself, so many minutes after its first change. Never asks: what would need a question waits for the user.
class Autosave : public QObject {
    Q_OBJECT
public:
    /// `files` outlives this.
    explicit Autosave(FileCommands& files, QObject* parent = nullptr);
    /// 0: never.
    void setMinutes(int minutes);
    /// For tests.
    void setPause(std::chrono::milliseconds pause);

private:
    void follow();
    void save();

    FileCommands& mFiles;
    std::chrono::milliseconds mPause{};
    QTimer mTimer;
};

}  // namespace hexa::editor
