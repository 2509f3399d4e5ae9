// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/checker.h"
#include "editor/jobs/latestjob.h"
#include "editor/translate/textmeasure.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace hexa::editor {

/// Checks texts in the background, always for the last request: a changed row at once, and after a
/// quiet moment all rows whose alerts may depend on it.
class TextChecks : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Checks a copy of the project. Without a row, checks at once what has changed.
    void check(const texts::Project& project, std::optional<std::size_t> row);
    /// Cancels the last request.
    void clear() { mJob.cancel(); }
    bool busy() const { return mJob.pending(); }

    /// Sorts the alerts of a unit for display.
    static void sortWorstFirst(std::vector<texts::Alert>& alerts);

signals:
    /// Alerts of one row, except those that compare rows. Sent only for the last request.
    void rowChecked(std::size_t unit, const std::vector<hexa::texts::Alert>& alerts);
    /// All alerts by unit, the worst first. Receivers may move them. Sent only for the last
    /// request.
    void allChecked(std::vector<std::vector<hexa::texts::Alert>>& alerts);

private:
    using Project = std::shared_ptr<const texts::Project>;
    void checkRow(const Project& project, std::size_t row);
    void checkAll(const Project& project, std::chrono::milliseconds debounce);

    /// Keeps what it knows from check to check. Used only by the job.
    std::shared_ptr<texts::Checker> mChecker = std::make_shared<texts::Checker>(textMeasure());
    bool mAllWaits = false;  ///< True if the waiting job checks all texts, requested without a row.
    LatestJob mJob;
};

}  // namespace hexa::editor
