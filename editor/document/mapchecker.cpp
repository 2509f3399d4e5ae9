// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapchecker.h"

#include "core/engine/check/acceptance.h"
#include "editor/document/document.h"

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr std::size_t checkedAtOnce = 2'000;  // cells
constexpr std::chrono::milliseconds checkDebounce{250};

}  // namespace

MapChecker::MapChecker(Document& document, QObject* parent) : QObject(parent), mDocument(document) {
    connect(&document, &Document::changed, this, &MapChecker::documentChanged);
    documentChanged();
}

int MapChecker::count(Severity severity) const {
    return static_cast<int>(std::count_if(mFindings.begin(), mFindings.end(), [&](const Finding& finding) {
        return finding.open() && finding.problem.severity == severity;
    }));
}

void MapChecker::documentChanged() {
    if (mDocument.scenario().board.cellCount() <= checkedAtOnce) {
        mCheck.cancel();  // of a larger map that is gone
        return take(findingsOf(mDocument.system(), mDocument.scenario()));
    }
    const auto prepare = [this] {
        return [map = mDocument.snapshot(), &system = mDocument.system()](const JobControl& control) {
            return findingsOf(system, *map, control.stop);
        };
    };
    mCheck.ask(
        prepare, [this](std::vector<Finding> found) { take(std::move(found)); }, checkDebounce);
}

void MapChecker::take(std::vector<Finding> findings) {
    mFindings = std::move(findings);
    emit findingsChanged();
}

}  // namespace hexa::editor

#include "moc_mapchecker.cpp"
