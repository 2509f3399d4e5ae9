// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playrecovery.h"

#include "core/io/file.h"
#include "core/io/recordfile.h"

#include <QDir>
#include <QFile>
#include <QUuid>

namespace hexa {
namespace {

constexpr int calmMilliseconds = 200;
constexpr qsizetype suffixLength = 8;  // ".hexgame"

}  // namespace

PlayRecovery::PlayRecovery(const QString& folder, const Catalog& catalog,
                           std::function<std::optional<GameRecord>()> record)
    : mCatalog(catalog), mRecord(std::move(record)) {
    QDir().mkpath(folder);
    mBase = folder + '/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    mTimer.setSingleShot(true);
    mTimer.setInterval(calmMilliseconds);
    connect(&mTimer, &QTimer::timeout, this, &PlayRecovery::flush);
}

PlayRecovery::~PlayRecovery() {
    removeCopy();
    if (mLock) mLock->unlock();
}

void PlayRecovery::flush() {
    mTimer.stop();
    auto record = mRecord();
    if (!record) return removeCopy();
    if (!mLock) {
        mLock = std::make_unique<QLockFile>(mBase + ".lock");
        mLock->setStaleLockTime(0);  // a lock is stale only if its process is gone
        mLock->tryLock(0);
    }
    if (mWriter.joinable()) mWriter.join();
    mWriter = std::jthread(
        [path = (mBase + ".hexgame").toStdString(), record = *std::move(record), &catalog = mCatalog] {
            // A failed copy must not disturb the players; the next decision tries again.
            static_cast<void>(writeFile(path, writeRecord(record, catalog)));
        });
}

void PlayRecovery::removeCopy() {
    mTimer.stop();
    if (mWriter.joinable()) mWriter.join();
    QFile::remove(mBase + ".hexgame");
}

QStringList PlayRecovery::leftBehind(const QString& folder) {
    QStringList files;
    const QDir directory(folder);
    for (const QString& name : directory.entryList({"*.hexgame"}, QDir::Files, QDir::Time)) {
        QLockFile lock(directory.filePath(name.chopped(suffixLength)) + ".lock");
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue;  // another window is alive and owns it
        lock.unlock();
        files << directory.filePath(name);
    }
    return files;
}

void PlayRecovery::discard(const QString& file) {
    QFile::remove(file);
    QFile::remove(file.chopped(suffixLength) + ".lock");
}

}  // namespace hexa
