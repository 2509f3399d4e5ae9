// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/filestamp.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace hexa::editor {

/// Copy of a user's work that an earlier run left behind.
struct LeftCopy {
    QString snapshot;  ///< The recovery copy itself.
    QDateTime made;    ///< Time of writing.
    /// The user's file; empty if it was never saved, or its name is damaged.
    QString originalPath;
    /// Stamp of that file at the time of the copy; the default if it is unknown.
    FileStamp original;
};

/// State of the user's file compared with a copy.
enum class OriginalState {
    None,     ///< There never was one.
    Same,     ///< The work continued from this state: only the copy has the later changes.
    Older,    ///< Another program changed it before the copy was made.
    Newer,    ///< Another program changed it after the copy was made.
    Missing,  ///< It is there no more.
};
OriginalState originalState(const LeftCopy& copy);
/// True if the file has the whole contents of the copy.
bool isInOriginal(const LeftCopy& copy);

/// Copies with this suffix that no running program owns, the newest first.
std::vector<LeftCopy> leftCopies(const QString& folder, const QString& suffix);
void discard(const LeftCopy& copy);
/// Returns a copy that can't be read is kept under another name, which no run offers again. Gives
/// its path.
QString putAside(const LeftCopy& copy);
/// Removes files of killed programs without a copy: locks, origins, unfinished copies. Files of a
/// running program stay, as does every copy.
void sweepRecoveryFolder(const QString& folder);

// Endings of the files beside a copy; `base` is its path without suffix.

inline constexpr const char* originSuffix = ".path";
/// Returns the content of that file: the user's file and its stamp.
std::string originText(const QString& path, const FileStamp& stamp);
/// Returns a lock that is stale as soon as its process has ended. Not locked yet.
std::unique_ptr<QLockFile> recoveryLock(const QString& base);

}  // namespace hexa::editor
