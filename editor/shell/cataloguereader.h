// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/inplace.h"
#include "editor/jobs/job.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace hexa::editor {

/// Reads files of translators aside: they come from elsewhere, and a large one takes its time.
class CatalogueReader : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~CatalogueReader() override;

    /// What was read, in the order of the files; or the file that can't be read, and why.
    struct Outcome {
        std::vector<texts::Catalogue> catalogues;
        std::vector<texts::SourceFile> files;
        QString failed;
        Status status = Done{};
    };
    bool busy() const { return mJob.running(); }
    /// Only while not busy. Until it calls `then`, the pointer tells that there is work.
    void read(const QStringList& paths, std::function<void(Outcome)> then);

private:
    Job mJob;
};

}  // namespace hexa::editor
