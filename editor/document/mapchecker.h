// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "editor/jobs/latestjob.h"

#include <QObject>

#include <vector>

namespace hexa::editor {

class Document;

/// Keeps the findings (core/engine/check/acceptance.h, findingsOf) up to date while the document
/// changes. Small maps are checked at once (well under a millisecond), large ones on a thread, a
/// moment after the last change.
class MapChecker : public QObject {
    Q_OBJECT
public:
    explicit MapChecker(Document& document, QObject* parent = nullptr);

    /// Returns all findings, including accepted ones.
    const std::vector<Finding>& findings() const { return mFindings; }
    /// Returns the number of open findings.
    int count(Severity severity) const;
    /// True while a check is still to come; findings() are then of an earlier state.
    bool pending() const { return mCheck.pending(); }

signals:
    void findingsChanged();

private:
    void documentChanged();
    void take(std::vector<Finding> findings);

    Document& mDocument;
    std::vector<Finding> mFindings;
    LatestJob mCheck;
};

}  // namespace hexa::editor
