// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/saver.h"

#include "core/io/format/scenariofile.h"
#include "editor/document/document.h"

#include <QFile>

#include <utility>

namespace hexa::editor {

void Saver::save(Document& document, const QString& path, const std::optional<FileStamp>& known) {
    save({[&document, known]() -> Write {
              document.beginSave();
              return
                  [map = document.snapshot(), &catalog = document.catalog(), known](const std::string& file) {
                      return writeOrUpdate(file, writeScenario(*map, catalog), known);
                  };
          },
          [&document](const QString& file, const Result<FileStamp>& written) {
              if (written)
                  document.endSave(file);
              else
                  document.failSave();
          }},
         path);
}

void Saver::save(Source source, const QString& path) {
    // A waiting save writes the state at its turn, so a second request for the same file is
    // redundant.
    if (mPaths.size() > 1 && mPaths.last() == path) return;
    mSource = std::move(source);
    mPaths << path;
    if (!busy()) begin();
}

void Saver::begin() {
    mWriting.start([path = QFile::encodeName(mPaths.first()).toStdString(),
                    write = mSource.begin()](const JobControl&) { return write(path); },
                   [this](const Result<FileStamp>& written) { end(written); });
    emit started(mPaths.first());
}

void Saver::end(const Result<FileStamp>& written) {
    const QString path = mPaths.takeFirst();
    mSource.end(path, written);
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

#include "moc_saver.cpp"
