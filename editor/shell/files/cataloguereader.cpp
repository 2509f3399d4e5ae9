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

CatalogueReader::ReadFiles readAll(const QStringList& paths, bool oldToo, const std::stop_token& stop) {
    CatalogueReader::ReadFiles files;
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
            files.failed = path;
            files.status = catalogue.error();
            break;
        }
        files.catalogues.push_back(*std::move(catalogue));
        files.sources.push_back({QFileInfo(path).fileName().toStdString(), *std::move(bytes), encoding});
    }
    return files;
}

}  // namespace

bool isOtherEncoding(const Error& error) { return error.code() == "texts.import.encoding"; }

CatalogueReader::~CatalogueReader() {
    if (busy()) QGuiApplication::restoreOverrideCursor();
}

void CatalogueReader::read(const QStringList& paths, std::function<void(ReadFiles)> then, bool oldToo) {
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    mJob.start([paths, oldToo](const JobControl& control) { return readAll(paths, oldToo, control.stop); },
               [then = std::move(then)](ReadFiles files) {
                   QGuiApplication::restoreOverrideCursor();
                   then(std::move(files));
               });
}

}  // namespace hexa::editor

#include "moc_cataloguereader.cpp"
