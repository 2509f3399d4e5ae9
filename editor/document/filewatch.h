// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/filestamp.h"
#include "editor/jobs/latestjob.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

namespace hexa::editor {

/// Reports when another program or window changes, replaces, moves or removes the open file. After
/// a save here, watch the file again with its new stamp before the event loop continues.
class FileWatch : public QObject {
    Q_OBJECT
public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Watches the file, with its stamp from reading or writing it here. An empty path: nothing.
    void watch(const QString& path, const FileStamp& stamp);
    const QString& path() const { return mPath; }
    const FileStamp& stamp() const { return mStamp; }
    /// Returns the change of the file since then, as far as noticed.
    FileChange change() const { return mChange; }

signals:
    /// The file was changed, or restored, or another one is watched. Emitted a moment after the
    /// last of several writes; also for repeated changes.
    void changed();

private:
    /// Watches the file and its folder: a program that saves safely writes another file and renames
    /// it.
    void listen();
    void look();

    QString mPath;
    FileStamp mStamp;
    FileStamp mSeen;  ///< Size and time at the last signal.
    FileChange mChange = FileChange::None;
    QFileSystemWatcher mWatcher;
    LatestJob mLooking;
};

}  // namespace hexa::editor
