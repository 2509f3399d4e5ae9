// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/cataloguereader.h"

#include "core/io/file.h"

#include <QFile>
#include <QGuiApplication>

#include <memory>
#include <utility>

namespace hexa {

CatalogueReader::~CatalogueReader() {
    if (busy()) QGuiApplication::restoreOverrideCursor();
}

void CatalogueReader::read(const QStringList& paths, std::function<void(Outcome)> then) {
    const auto outcome = std::make_shared<Outcome>();
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    connect(
        &mTask, &BackgroundTask::finished, this,
        [outcome, then = std::move(then)](const Status& status) {
            QGuiApplication::restoreOverrideCursor();
            outcome->status = status;
            then(std::move(*outcome));
        },
        Qt::SingleShotConnection);
    mTask.start([paths, outcome](const std::stop_token& stop, const BackgroundTask::Progress&) -> Status {
        for (const QString& path : paths) {
            if (stop.stop_requested()) break;
            outcome->failed = path;
            const auto bytes = readFile(QFile::encodeName(path).toStdString());
            if (!bytes) return bytes.error();
            auto catalogue = texts::readCatalogue(*bytes);
            if (!catalogue) return catalogue.error();
            outcome->catalogues.push_back(std::move(*catalogue));
        }
        outcome->failed.clear();
        return Done{};
    });
}

}  // namespace hexa
