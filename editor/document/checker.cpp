// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/checker.h"

#include "core/engine/acceptance.h"
#include "editor/document/document.h"

#include <algorithm>

namespace hexa {
namespace {

constexpr std::size_t checkedAtOnce = 2'000;  // cells
constexpr int calmMilliseconds = 250;

}  // namespace

Checker::Checker(Document& document, QObject* parent) : QObject(parent), mDocument(document) {
    mTimer.setSingleShot(true);
    mTimer.setInterval(calmMilliseconds);
    connect(&mTimer, &QTimer::timeout, this, &Checker::start);
    connect(&document, &Document::changed, this, &Checker::documentChanged);
    documentChanged();
}

Checker::~Checker() = default;  // jthread asks the check to stop and waits for it

int Checker::count(Severity severity) const {
    return static_cast<int>(std::count_if(mFindings.begin(), mFindings.end(), [&](const Finding& finding) {
        return finding.open() && finding.problem.severity == severity;
    }));
}

void Checker::documentChanged() {
    if (!mDocument.system().check) return;
    if (mDocument.scenario().board.cellCount() <= checkedAtOnce) {
        // What a check aside may still find is of a larger map that is gone.
        mThread.request_stop();
        mTimer.stop();
        ++mNumber;
        mRunning = false;
        mFindings = findingsOf(mDocument.system(), mDocument.scenario());
        emit findingsChanged();
        return;
    }
    mThread.request_stop();
    mTimer.start();
}

void Checker::start() {
    mRunning = true;
    const int number = ++mNumber;
    // The thread works on its own copy; the document may change meanwhile.
    mThread = std::jthread([this, number, scenario = mDocument.scenario(),
                            &system = mDocument.system()](const std::stop_token& stop) {
        auto findings = findingsOf(system, scenario, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, number, found = std::move(findings)]() mutable { take(number, std::move(found)); },
            Qt::QueuedConnection);
    });
}

void Checker::take(int number, std::vector<Finding> findings) {
    if (number != mNumber) return;
    mRunning = false;
    mFindings = std::move(findings);
    emit findingsChanged();
}

}  // namespace hexa
