// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/trial.h"

#include "core/edit/builders.h"
#include "editor/document/document.h"

#include <QScopedValueRollback>

namespace hexa {

Trial::Trial(Document& document, QObject* parent) : QObject(parent), mDocument(document) {
    connect(&document, &Document::changed, this, [this] {
        if (!mPutting) setNumber(0);
    });
}

bool Trial::replaceable() const {
    const QUndoStack& stack = mDocument.undoStack();
    return mNumber != 0 && stack.index() == mStep && stack.index() == stack.count();
}

void Trial::setNumber(int number) {
    if (mNumber == number) return;
    mNumber = number;
    emit numberChanged();
}

void Trial::put(const Scenario& map, int number, const QString& name) {
    {
        const QScopedValueRollback<bool> putting(mPutting, true);
        if (replaceable()) mDocument.undoStack().undo();
        Batch step{{replaceContent(mDocument.scenario(), map)}};
        // A certificate is among the unknown keys.
        if (mDocument.scenario().extra != map.extra) step.edits.push_back({SetExtra{map.extra}});
        mDocument.apply({std::move(step)}, name);
        mStep = mDocument.undoStack().index();
    }
    setNumber(number);
}

void Trial::takeBack() {
    if (!replaceable()) return;
    {
        const QScopedValueRollback<bool> putting(mPutting, true);
        mDocument.undoStack().undo();
    }
    setNumber(0);
}

}  // namespace hexa
