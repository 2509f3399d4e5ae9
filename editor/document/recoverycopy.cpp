// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recoverycopy.h"

#include "core/io/file/file.h"
#include "editor/document/privatefolder.h"
#include "editor/document/recoveryfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int minPause = 500;  // milliseconds
constexpr int maxLoad = 4;  // a copy rests four times as long as it was written, if the deadline allows that

/// Copies are private, whatever the permissions of the original files.
void makePrivate(const QString& folder) {
    QDir().mkpath(folder);
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                      QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    if (const QFileInfo now(folder); now.isDir() && (now.permissions() & others))
        QFile::setPermissions(folder, now.permissions() & ~others);
}

/// Leaves time for a writing that takes twice as long as the last one.
int pauseAfter(int writing) {
    return std::max(0, std::min(std::max(minPause, maxLoad * writing), RecoveryCopy::deadline - 2 * writing));
}

}  // namespace

RecoveryCopy::RecoveryCopy(RecoveryFolder& folder, const QString& suffix, std::function<Work()> work)
    : mFolder(folder.path()),
      mSuffix(suffix),
      mBase(mFolder + '/' + QUuid::createUuid().toString(QUuid::WithoutBraces)),
      mWork(std::move(work)),
      mPause(minPause) {
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, &RecoveryCopy::flush);
    folder.add(*this);
}

RecoveryCopy::~RecoveryCopy() {
    mWriter.discard();  // what is being written is written to its end
    if (!mLeft) removeFiles();
}

void RecoveryCopy::touch() {
    // The first change counts: further ones must not put the copy off.
    if (!mLeft && !mTimer.isActive()) mTimer.start(mPause);
}

void RecoveryCopy::flush() {
    mTimer.stop();
    if (mWriter.running())
        mNext = Next::Write;
    else if (!mLeft)
        begin();
}

void RecoveryCopy::begin() {
    Work work = mWork();
    if (!work.write) return remove();
    makePrivate(mFolder);
    if (!mLock) mLock = recoveryLock(mBase);
    if (!mLock->isLocked()) mLock->tryLock(0);  // again, if the folder could not be written to before
    mOriginalPath = work.originalPath;
    std::string origin = originText(work.originalPath, work.original);
    if (origin == std::exchange(mOrigin, origin)) origin.clear();
    mWriting.start();
    mWriter.start(
        [base = QFile::encodeName(mBase).toStdString(), suffix = mSuffix.toStdString(),
         origin = std::move(origin), write = std::move(work.write)](const JobControl&) -> Status {
            const Status originWritten = origin.empty() ? Done{} : writeFile(base + originSuffix, origin);
            const Status copy = write(base + suffix);
            for (const std::string& file : {base + originSuffix, base + suffix})
                QFile::setPermissions(QFile::decodeName(file.c_str()), QFile::ReadOwner | QFile::WriteOwner);
            return copy ? originWritten : copy;
        },
        [this](const Status& status) { end(status); });
}

void RecoveryCopy::end(const Status& status) {
    mPause = pauseAfter(static_cast<int>(mWriting.elapsed()));
    if (!status) mOrigin.clear();
    setKept(status);
    switch (std::exchange(mNext, Next::Nothing)) {
    case Next::Write:
        return begin();
    case Next::Remove:
        return remove();
    case Next::Nothing:
        // A failed writing is repeated until it succeeds: the next change may be far away.
        if (!status && !mTimer.isActive()) mTimer.start(deadline);
    }
}

Status RecoveryCopy::keep() {
    if (mLeft) return mKept;
    mNext = Next::Nothing;
    mWriter.wait();
    mTimer.stop();
    begin();
    mWriter.wait();
    return mKept;
}

void RecoveryCopy::remove() {
    if (mLeft) return;
    mTimer.stop();
    if (mWriter.running()) {
        mNext = Next::Remove;
        return;
    }
    removeFiles();
    setKept(Done{});
}

void RecoveryCopy::leave() {
    if (mLeft) return;
    if (!keep()) putElsewhere();
    mTimer.stop();
    mLeft = true;
    if (mLock) mLock->unlock();
}

void RecoveryCopy::putElsewhere() {
    const Work work = mWork();
    if (!work.write) return;
    const QFileInfo original(work.originalPath);
    const QString name =
        (work.originalPath.isEmpty() ? QStringLiteral("hexatelier") : original.completeBaseName()) +
        "-unsaved-" + QFileInfo(mBase).fileName().left(8) + mSuffix;
    QStringList folders{QDir::homePath(), privateFolder()};
    if (!work.originalPath.isEmpty()) folders.prepend(original.absolutePath());
    for (const QString& folder : folders) {
        const QString file = folder + '/' + name;
        if (folder.isEmpty() || QFileInfo::exists(file) || !work.write(QFile::encodeName(file).toStdString()))
            continue;
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        mElsewhere = file;
        return;
    }
}

void RecoveryCopy::removeFiles() {
    QFile::remove(mBase + mSuffix);
    QFile::remove(mBase + originSuffix);
    mOrigin.clear();
    if (mLock) mLock->unlock();
}

void RecoveryCopy::setKept(const Status& kept) {
    const bool same = mKept.ok() == kept.ok() && (kept.ok() || mKept.error() == kept.error());
    mKept = kept;
    if (!same) emit keptChanged();
}

}  // namespace hexa::editor

#include "moc_recoverycopy.cpp"
