// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/filewatch.h"

#include <QFile>
#include <QFileInfo>

namespace hexa::editor {
namespace {

/// Programs write in several steps; looking at once would find half a file.
constexpr std::chrono::milliseconds watchDebounce{250};

}  // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    connect(&mWatcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::look);
    connect(&mWatcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::look);
}

void FileWatch::watch(const QString& path, const FileStamp& stamp) {
    mLooking.cancel();
    mPath = path;
    mStamp = stamp;
    mSeen = {};
    mChange = FileChange::None;
    listen();
    // It may have been changed since it was read.
    if (!mPath.isEmpty()) look();
    emit changed();
}

void FileWatch::listen() {
    const QStringList old = mWatcher.files() + mWatcher.directories();
    if (!old.isEmpty()) mWatcher.removePaths(old);
    if (mPath.isEmpty()) return;
    const QFileInfo file(mPath);
    QStringList places{file.absolutePath()};
    if (file.exists()) places << mPath << QFileInfo(file.canonicalFilePath()).absolutePath();
    places.removeDuplicates();
    mWatcher.addPaths(places);
}

void FileWatch::look() {
    struct Seen {
        FileChange change;
        FileStamp glance;
    };
    mLooking.ask(
        [this] {
            return [stamp = mStamp, path = QFile::encodeName(mPath).toStdString()](const JobControl&) {
                const FileStamp glance = glanceAt(path);
                return Seen{changeSince(stamp, path), glance};
            };
        },
        [this](const Seen& seen) {
            listen();  // A file in the place of the other one is not watched by itself.
            const bool again = seen.change == FileChange::Changed && seen.glance != mSeen;
            if (seen.change == mChange && !again) return;
            mChange = seen.change;
            mSeen = seen.glance;
            emit changed();
        },
        watchDebounce);
}

}  // namespace hexa::editor

#include "moc_filewatch.cpp"
