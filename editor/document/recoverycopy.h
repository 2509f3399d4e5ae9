// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QElapsedTimer>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace hexa {

/// A copy of somebody's work that an earlier run left behind.
struct LeftCopy {
    QString snapshot;      ///< The recovery copy itself.
    QString originalPath;  ///< The user's file; empty if it was never saved.
};

/// The room of one recovery copy in a folder that all kinds of work share: the copy, the path of the user's file, and a
/// lock that tells whether the program still runs. What is copied, and when it is worth it, its owner knows. The copy is
/// written aside a moment after a change, and goes with this.
class RecoveryCopy : public QObject {
    Q_OBJECT
public:
    struct Work {
        /// Writes the copy; runs aside, so that it holds values only. Empty: there is nothing to keep.
        std::function<Status(const std::string& file)> write;
        QString originalPath;
    };
    /// `suffix` with its dot. The folder is made when it is first needed. `calm`: milliseconds without a change before a
    /// copy is written; without a pause it is written after five times that.
    RecoveryCopy(const QString& folder, const QString& suffix, std::function<Work()> work, int calm = 1'500);
    ~RecoveryCopy() override;

    /// There is something new.
    void touch();
    /// Writes what there is now.
    void flush();
    /// The same, and waits for it. Fails as the writing did.
    Status keep();
    /// There is nothing to keep any more.
    void remove();

    /// Copies with this suffix that no running program owns, the newest first.
    static std::vector<LeftCopy> leftBehind(const QString& folder, const QString& suffix);
    static void discard(const LeftCopy& copy);
    /// A copy that can't be read is kept under another name, which no run offers again. Gives its path.
    static QString putAside(const LeftCopy& copy);

private:
    QString mFolder;
    QString mSuffix;
    QString mBase;  ///< Path without suffix: copy, path and lock stand beside each other.
    std::function<Work()> mWork;
    std::unique_ptr<QLockFile> mLock;  ///< Null until something is written.
    QTimer mTimer;
    QElapsedTimer mWaiting;
    Status mKept = Done{};  ///< Of the last writing; of the writer as long as it runs.
    std::jthread mWriter;
};

}  // namespace hexa
