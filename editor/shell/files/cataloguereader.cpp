// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/cataloguereader.h"

#include "core/io/file/file.h"

#include <QCursor>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

#include <utility>

namespace hexa::editor {
namespace {

CatalogueReader::Outcome readAll(const QStringList& paths, bool oldToo, const std::stop_token& stop) {
    CatalogueReader::Outcome outcome;
    for (const QString& path : paths) {
        if (stop.stop_requested()) break;
        auto bytes = readFile(QFile::encodeName(path).toStdString());
        auto catalogue = bytes ? texts::readCatalogue(*bytes) : Result<texts::Catalogue>(bytes.error());
        auto encoding = texts::Encoding::Detect;
        if (!catalogue && oldToo && isOtherEncoding(catalogue.error())) {
            encoding = texts::Encoding::Latin1;
            catalogue = texts::readCatalogue(*bytes, encoding);
        }
        if (!catalogue) {
            outcome.failed = path;
            outcome.status = catalogue.error();
            break;
        }
        outcome.catalogues.push_back(*std::move(catalogue));
        outcome.files.push_back({QFileInfo(path).fileName().toStdString(), *std::move(bytes), encoding});
    }
    return outcome;
}

}  // namespace

bool isOtherEncoding(const Error& error) { return error.code() == "texts.import.encoding"; }

CatalogueReader::~CatalogueReader() {
    if (busy()) QGuiApplication::restoreOverrideCursor();
}

void CatalogueReader::read(const QStringList& paths, std::function<void(Outcome)> then, bool oldToo) {
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    mJob.start([paths, oldToo](const JobControl& control) { return readAll(paths, oldToo, control.stop); },
               [then = std::move(then)](Outcome outcome) {
                   QGuiApplication::restoreOverrideCursor();
                   then(std::move(outcome));
               });
}

}  // namespace hexa::editor
