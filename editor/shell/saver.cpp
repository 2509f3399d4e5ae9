// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/saver.h"

#include "core/io/scenariofile.h"
#include "editor/document/document.h"

namespace hexa::editor {

void Saver::save(Document& document, const QString& path) {
    // What waits for its turn is saved as it is by then: asking twice for the same is asking once.
    if (mPaths.size() > 1 && mPaths.last() == path) return;
    mDocument = &document;
    mPaths << path;
    if (!busy()) begin();
}

void Saver::begin() {
    mDocument->beginSave();
    mWriting.start(
        [path = mPaths.first().toStdString(), map = mDocument->snapshot(), &catalog = mDocument->catalog()](
            const JobControl&) { return writeStamped(path, writeScenario(*map, catalog)); },
        [this](const Result<FileStamp>& written) { end(written); });
    emit started(mPaths.first());
}

void Saver::end(const Result<FileStamp>& written) {
    const QString path = mPaths.takeFirst();
    mDocument->endSave(path, written.ok());
    // The same once more would fail once more.
    if (!written) mPaths.removeAll(path);
    if (written)
        emit saved(path, *written);
    else
        emit failed(path, written.error());
    if (!mPaths.isEmpty() && !busy()) begin();
}

void Saver::wait() {
    while (busy()) mWriting.wait();
}

}  // namespace hexa::editor
