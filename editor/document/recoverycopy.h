// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/filestamp.h"
#include "editor/document/leftcopy.h"
#include "editor/jobs/job.h"

#include <QElapsedTimer>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace hexa::editor {

class RecoveryFolder;

/// One recovery copy in a folder for all kinds of work: the copy, the origin of the work, and a
/// lock that shows if the program still runs. The owner decides about contents and times. The copy
/// is written in another thread and is never older than `deadline` after its first missing change,
/// even if changes never stop. If writing takes longer than that, the next copy follows at once.
/// Destruction removes the copy.
class RecoveryCopy : public QObject {
    Q_OBJECT
public:
    struct Work {
        /// Writes the copy. It runs in another thread, so it holds values only. Empty: there is
        /// nothing to keep.
        std::function<Status(const std::string& file)> write;
        QString originalPath;  ///< The user's file; empty if it was never saved.
        FileStamp original;    ///< Its stamp when it was last read or written.
    };
    /// Milliseconds.
    static constexpr int deadline = 2'000;

    /// `suffix` includes its dot. The folder is created on first use. `work` is called in this
    /// thread.
    RecoveryCopy(RecoveryFolder& folder, const QString& suffix, std::function<Work()> work);
    ~RecoveryCopy() override;

    /// Announces new work.
    void touch();
    /// Writes the present work: at once, or as soon as the copy before is written.
    void flush();
    /// Writes the present work and waits for it. Fails as the writing did.
    Status keep();
    /// Removes the copy: there is nothing left to keep.
    void remove();
    /// Handles the end of the program before the work is saved: writes it, waits, and leaves the
    /// copy to the next start. If that fails, the work goes elsewhere: beside the user's file, into
    /// his home, or into privateFolder(). Later calls do nothing.
    void leave();
    /// Returns the place of the work after leave(); empty if it is in its folder, or lost.
    const QString& elsewhere() const { return mElsewhere; }
    /// Returns the user's file last copied; empty if the work was never saved.
    const QString& originalPath() const { return mOriginalPath; }
    /// Returns the result of the last writing.
    const Status& kept() const { return mKept; }

signals:
    void keptChanged();

private:
    enum class Next { Nothing, Write, Remove };
    void begin();
    void end(const Status& status);
    void removeFiles();
    void putElsewhere();
    void setKept(const Status& kept);

    QString mFolder;
    QString mSuffix;
    QString mBase;  ///< Path without suffix: copy, origin and lock are side by side.
    std::function<Work()> mWork;
    std::unique_ptr<QLockFile> mLock;  ///< Null until something is written.
    QTimer mTimer;
    int mPause;  ///< From a change to the copy that has it.
    QElapsedTimer mWriting;
    Next mNext = Next::Nothing;  ///< Next step after the present writing.
    bool mLeft = false;
    std::string mOrigin;  ///< As stored beside the copy.
    QString mOriginalPath;
    QString mElsewhere;
    Status mKept = Done{};
    Job mWriter;
};

}  // namespace hexa::editor
