// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/candidatepreview.h"

#include "core/balance/binding.h"
#include "core/edit/builders.h"
#include "editor/document/document.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Returns the open map with the generated parts of the other map.
Scenario placed(Scenario open, const Scenario& map) {
    open.board = map.board;
    open.provenance = map.provenance;
    // The user assigns the seats. A layout may have more seats, or fewer.
    std::vector<Seat> seats = map.seats;
    for (std::size_t seat = 0; seat < std::min(seats.size(), open.seats.size()); ++seat) {
        seats[seat] = open.seats[seat];
        seats[seat].home = map.seats[seat].home;
    }
    open.seats = std::move(seats);
    balance::takeCertificate(open, map);
    return open;
}

}  // namespace

CandidatePreview::CandidatePreview(Document& document, QObject* parent)
    : QObject(parent), mDocument(document) {
    connect(&document, &Document::changed, this, [this] {
        if (!mPutting) setNumber(0);
    });
}

bool CandidatePreview::replaceable() const {
    const QUndoStack& stack = mDocument.undoStack();
    return mNumber != 0 && stack.index() == mStep && stack.index() == stack.count();
}

void CandidatePreview::setNumber(int number) {
    if (mNumber == number) return;
    mNumber = number;
    emit numberChanged();
}

void CandidatePreview::put(const Scenario& map, int number, const StepName& name) {
    {
        const QScopedValueRollback<bool> putting(mPutting, true);
        if (replaceable()) mDocument.undoStack().undo();
        mBefore = mDocument.scenario();
        const Scenario target = placed(mDocument.scenario(), map);
        Batch step{{replaceContent(mDocument.scenario(), target)}};
        // A certificate is among the unknown keys.
        if (mDocument.scenario().extra != target.extra) step.edits.push_back({SetExtra{target.extra}});
        mDocument.apply({std::move(step)}, name);
        mStep = mDocument.undoStack().index();
    }
    setNumber(number);
}

bool CandidatePreview::holds(const Scenario& map) const {
    return placed(mDocument.scenario(), map) == mDocument.scenario();
}

void CandidatePreview::takeBack() {
    if (!replaceable()) return;
    {
        const QScopedValueRollback<bool> putting(mPutting, true);
        mDocument.undoStack().undo();
    }
    setNumber(0);
}

}  // namespace hexa::editor

#include "moc_candidatepreview.cpp"
