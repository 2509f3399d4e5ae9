// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recovery.h"

#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "editor/document/document.h"

#include <QDir>
#include <QFile>
#include <QUuid>

namespace hexa {
namespace {

constexpr int calmMilliseconds = 1'500;

}  // namespace

Recovery::Recovery(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), mDocument(document) {
    QDir().mkpath(folder);
    mBase = folder + '/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    mLock = std::make_unique<QLockFile>(mBase + ".lock");
    mLock->setStaleLockTime(0);  // a lock is stale only if its process is gone
    mLock->tryLock(0);
    mTimer.setSingleShot(true);
    mTimer.setInterval(calmMilliseconds);
    connect(&mTimer, &QTimer::timeout, this, &Recovery::flush);
    connect(&document, &Document::changed, &mTimer, qOverload<>(&QTimer::start));
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (modified)
            mTimer.start();  // a generated or recovered map is worth a copy before its first change
        else
            removeCopy();
    });
    if (document.isModified()) mTimer.start();
}

Recovery::~Recovery() {
    removeCopy();
    mLock->unlock();
}

void Recovery::flush() {
    mTimer.stop();
    if (!mDocument.isModified()) return;
    if (mWriter.joinable()) mWriter.join();
    mWriter = std::jthread([base = mBase.toStdString(), path = mDocument.path().toStdString(),
                            scenario = mDocument.scenario(), &catalog = mDocument.catalog()] {
        // A failed recovery copy must not disturb the user; the next change tries again.
        (void)writeFile(base + ".path", path);
        (void)saveScenario(scenario, catalog, base + ".hexa");
    });
}

void Recovery::removeCopy() {
    mTimer.stop();
    if (mWriter.joinable()) mWriter.join();
    QFile::remove(mBase + ".hexa");
    QFile::remove(mBase + ".path");
}

std::vector<RecoveredMap> Recovery::leftBehind(const QString& folder) {
    std::vector<RecoveredMap> maps;
    const QDir directory(folder);
    for (const QString& name : directory.entryList({"*.hexa"}, QDir::Files, QDir::Time)) {
        const QString base = directory.filePath(name.chopped(5));
        QLockFile lock(base + ".lock");
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue;  // another window is alive and owns it
        lock.unlock();
        QFile path(base + ".path");
        const QString original =
            path.open(QIODevice::ReadOnly) ? QString::fromUtf8(path.readAll()) : QString();
        maps.push_back({base + ".hexa", original});
    }
    return maps;
}

void Recovery::discard(const RecoveredMap& map) {
    const QString base = map.snapshot.chopped(5);
    for (const char* suffix : {".hexa", ".path", ".lock"}) QFile::remove(base + suffix);
}

}  // namespace hexa
