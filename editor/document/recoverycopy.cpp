// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recoverycopy.h"

#include "core/io/file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace hexa {
namespace {

constexpr int mostCalms = 5;  // who works without a pause is safe too

QString baseOf(const QString& snapshot) {
    const QFileInfo file(snapshot);
    return file.path() + '/' + file.completeBaseName();
}

std::unique_ptr<QLockFile> lockOf(const QString& base) {
    auto lock = std::make_unique<QLockFile>(base + ".lock");
    lock->setStaleLockTime(0);  // a lock is stale only if its process is gone
    return lock;
}

}  // namespace

RecoveryCopy::RecoveryCopy(const QString& folder, const QString& suffix, std::function<Work()> work, int calm)
    : mFolder(folder),
      mSuffix(suffix),
      mBase(folder + '/' + QUuid::createUuid().toString(QUuid::WithoutBraces)),
      mWork(std::move(work)) {
    mTimer.setSingleShot(true);
    mTimer.setInterval(calm);
    connect(&mTimer, &QTimer::timeout, this, &RecoveryCopy::flush);
}

RecoveryCopy::~RecoveryCopy() {
    remove();
    if (mLock) mLock->unlock();
}

void RecoveryCopy::touch() {
    if (!mTimer.isActive()) mWaiting.start();
    if (!mTimer.isActive() || mWaiting.elapsed() < mostCalms * mTimer.interval()) mTimer.start();
}

void RecoveryCopy::flush() {
    mTimer.stop();
    Work work = mWork();
    if (!work.write) return remove();
    if (!mLock) {
        QDir().mkpath(mFolder);
        mLock = lockOf(mBase);
        mLock->tryLock(0);
    }
    if (mWriter.joinable()) mWriter.join();
    mWriter =
        std::jthread([this, base = QFile::encodeName(mBase).toStdString(), suffix = mSuffix.toStdString(),
                      path = work.originalPath.toStdString(), write = std::move(work.write)] {
            // A failed recovery copy must not disturb the user; the next change tries again.
            mKept = writeFile(base + ".path", path);
            if (const Status copy = write(base + suffix); !copy) mKept = copy;
        });
}

Status RecoveryCopy::keep() {
    flush();
    if (mWriter.joinable()) mWriter.join();
    return mKept;
}

void RecoveryCopy::remove() {
    mTimer.stop();
    if (mWriter.joinable()) mWriter.join();
    QFile::remove(mBase + mSuffix);
    QFile::remove(mBase + ".path");
}

std::vector<LeftCopy> RecoveryCopy::leftBehind(const QString& folder, const QString& suffix) {
    std::vector<LeftCopy> copies;
    const QDir directory(folder);
    for (const QString& name : directory.entryList({'*' + suffix}, QDir::Files, QDir::Time)) {
        const QString base = baseOf(directory.filePath(name));
        const auto lock = lockOf(base);
        if (!lock->tryLock(0)) continue;  // another window is alive and owns it
        lock->unlock();
        QFile path(base + ".path");
        const QString original =
            path.open(QIODevice::ReadOnly) ? QString::fromUtf8(path.readAll()) : QString();
        copies.push_back({base + suffix, original});
    }
    return copies;
}

void RecoveryCopy::discard(const LeftCopy& copy) {
    QFile::remove(copy.snapshot);
    for (const char* suffix : {".path", ".lock"}) QFile::remove(baseOf(copy.snapshot) + suffix);
}

QString RecoveryCopy::putAside(const LeftCopy& copy) {
    const QString aside = copy.snapshot + ".unreadable";
    QFile::rename(copy.snapshot, aside);
    QFile::remove(baseOf(copy.snapshot) + ".lock");
    return aside;
}

}  // namespace hexa
