// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/document.h"

#include "core/io/scenariofile.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <utility>
#include <vector>

namespace hexa {

/// The thin bridge between core/edit and QUndoStack: holds edits and, once applied, their inverses.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, Edit edit, const QString& name, int gesture)
        : QUndoCommand(name), mDocument(document), mGesture(gesture) {
        mEdits.push_back(std::move(edit));
    }
    void redo() override {
        for (Edit& edit : mEdits) edit = mDocument.applyNow(edit);
        std::reverse(mEdits.begin(), mEdits.end());
    }
    void undo() override { redo(); }  // after redo() the list holds the inverses in the order to apply
    int id() const override { return mGesture; }
    bool mergeWith(const QUndoCommand* other) override {
        // Both are applied: the newer one's inverses come first.
        const auto* newer = static_cast<const EditCommand*>(other);
        mEdits.insert(mEdits.begin(), newer->mEdits.begin(), newer->mEdits.end());
        return true;
    }

private:
    Document& mDocument;
    std::vector<Edit> mEdits;
    int mGesture;
};

Document::Document(const GameSystem& system, Scenario scenario, QObject* parent)
    : QObject(parent), mSystem(system), mScenario(std::move(scenario)), mUndoStack(this) {
    connect(&mUndoStack, &QUndoStack::cleanChanged, this, &Document::tellModified);
}

Edit Document::applyNow(const Edit& edit) {
    const std::size_t before = mScenario.board.cellCount();
    Edit inverse = hexa::apply(mScenario, edit);
    Footprint footprint = footprintOf(edit);
    footprint.layout |= mScenario.board.cellCount() != before;
    emit changed(footprint);
    return inverse;
}

bool Document::apply(const Edit& edit, const QString& name) {
    if (changesNothing(mScenario, edit)) return false;
    // QUndoStack takes id -1 for "never merge".
    mUndoStack.push(new EditCommand(*this, edit, inGesture() ? mGestureName : name, inGesture() ? mGesture : -1));
    if (inGesture()) mGestureHasStep = true;
    tellModified();
    return true;
}

void Document::beginGesture(const QString& name) {
    Q_ASSERT(!inGesture());
    mGesture = ++mLastGesture;
    mGestureName = name;
    mGestureHasStep = false;
}

void Document::endGesture() { mGesture = 0; }

void Document::cancelGesture() {
    const bool undo = inGesture() && mGestureHasStep;
    mGesture = 0;
    if (!undo) return;
    auto* step = const_cast<QUndoCommand*>(mUndoStack.command(mUndoStack.index() - 1));
    step->setObsolete(true);  // undo() then also drops it from the stack
    mUndoStack.undo();
}

QString Document::displayName(const QString& language) const {
    const auto title = mScenario.title.in(language.toStdString());
    if (!title.empty()) return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
    return mPath.isEmpty() ? QString() : QFileInfo(mPath).completeBaseName();
}

void Document::setPath(const QString& path, bool modified) {
    mPath = path;
    mForceModified = modified;
    emit pathChanged(mPath);
    tellModified();
}

Status Document::save(const QString& path) {
    auto status = saveScenario(mScenario, mSystem.catalog, path.toStdString());
    if (!status) return status;
    mUndoStack.setClean();
    setPath(path, false);
    return status;
}

void Document::tellModified() {
    if (std::exchange(mToldModified, isModified()) != isModified()) emit modifiedChanged(isModified());
}

}  // namespace hexa
