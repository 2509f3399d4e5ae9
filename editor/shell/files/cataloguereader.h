// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/inplace.h"
#include "editor/jobs/job.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace hexa::editor {

/// True if a file is not in UTF-8, so it may be in Latin 1.
bool isOtherEncoding(const Error& error);

/// Reads translation files in the background, because a large file takes time.
class CatalogueReader : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~CatalogueReader() override;

    /// Read catalogues in the order of the files; or the file that can't be read, and the reason.
    struct ReadFiles {
        std::vector<texts::Catalogue> catalogues;
        std::vector<texts::SourceFile> sources;
        QString failed;
        Status status = Done{};
    };
    bool busy() const { return mJob.running(); }
    /// Reads files and then calls `then`. Call only while not busy. The pointer shows that work is
    /// in progress.
    /// @param oldToo read those that aren't in UTF-8 as Windows-1252
    void read(const QStringList& paths, std::function<void(ReadFiles)> then, bool oldToo = false);

private:
    Job mJob;
};

}  // namespace hexa::editor
