// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/saver.h"

#include "core/io/scenariofile.h"
#include "editor/document/document.h"

namespace hexa {

void Saver::save(Document& document, const QString& path) {
    // What waits for its turn is saved as it is by then: asking twice for the same is asking once.
    if (mPaths.size() > 1 && mPaths.last() == path) return;
    mDocument = &document;
    mPaths << path;
    if (!busy()) begin();
}

void Saver::begin() {
    mDocument->beginSave();
    mStatus = std::make_shared<Status>(Done{});
    mThread = std::jthread([this, status = mStatus, path = mPaths.first().toStdString(),
                            scenario = mDocument->scenario(), &catalog = mDocument->catalog()] {
        *status = saveScenario(scenario, catalog, path);
        QMetaObject::invokeMethod(
            this,
            [this, status] {
                if (status == mStatus) end();  // else somebody waited, and it was told already
            },
            Qt::QueuedConnection);
    });
    emit started(mPaths.first());
}

void Saver::end() {
    mThread.join();
    const Status status = *std::exchange(mStatus, nullptr);
    const QString path = mPaths.takeFirst();
    mDocument->endSave(path, status.ok());
    // The same once more would fail once more.
    if (!status) mPaths.removeAll(path);
    if (status)
        emit saved(path);
    else
        emit failed(path, status.error());
    if (!mPaths.isEmpty() && !busy()) begin();
}

void Saver::wait() {
    while (busy()) end();
}

}  // namespace hexa
