// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/document.h"

#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"

#include <QFileInfo>

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace hexa::editor {
namespace {

/// Calls act(cell) for all cells that an edit puts.
template <class Act>
void forEachPut(const Edit& edit, const Act& act) {
    if (const auto* cells = std::get_if<SetCells>(&edit.operation)) {
        for (const Board::Change& change : cells->changes)
            if (change.state) act(change.state->cell);
    } else if (const auto* batch = std::get_if<Batch>(&edit.operation)) {
        for (const Edit& part : batch->edits) forEachPut(part, act);
    }
}

}  // namespace

/// The thin bridge between core/edit and QUndoStack: holds edits and, once applied, their inverses.
class EditCommand : public NamedStep {
public:
    EditCommand(Document& document, Edit edit, const StepName& name, int gesture)
        : NamedStep(name), mDocument(document), mGesture(gesture) {
        mEdits.push_back(std::move(edit));
    }
    void redo() override {
        mDocument.applyNow(mEdits);
        std::reverse(mEdits.begin(), mEdits.end());
    }
    void undo() override {
        redo();  // after redo() the list holds the inverses in the order to apply
        setObsolete(mDropWhenUndone);
    }
    /// Makes the next undo() remove the step from the stack, too. (A step marked obsolete before
    /// would not be undone.)
    void dropWhenUndone() { mDropWhenUndone = true; }
    int id() const override { return mGesture; }
    bool mergeWith(const QUndoCommand* other) override {
        // Both are applied: the newer one's inverses come first.
        const auto* newer = static_cast<const EditCommand*>(other);
        mEdits.insert(mEdits.begin(), newer->mEdits.begin(), newer->mEdits.end());
        setName(newer->name());
        return true;
    }

private:
    Document& mDocument;
    std::vector<Edit> mEdits;
    int mGesture;
    bool mDropWhenUndone = false;
};

Document::Document(const GameSystem& system, Scenario scenario, QObject* parent)
    : BoardSource(parent),
      mSystem(system),
      mScenario(std::move(scenario)),
      mCounts(mScenario.board, system.catalog),
      mUndoStack(this) {
    connect(&mUndoStack, &QUndoStack::cleanChanged, this, &Document::tellModified);
    // Undo in the middle of a stroke ends it: later edits must not join, nor undo, an older step.
    connect(&mUndoStack, &QUndoStack::indexChanged, this, [this] {
        if (!mPushing) endGesture();
    });
}

const Catalog& Document::catalog() const { return mSystem.catalog; }

Document::~Document() {
    // A dying undo stack signals that it is clean; no receiver may see a half-destroyed document.
    mUndoStack.blockSignals(true);
}

std::shared_ptr<const Scenario> Document::snapshot() const {
    auto copy = mSnapshot.lock();
    if (!copy) {
        // Not make_shared: its memory would stay as long as the weak pointer.
        copy = std::shared_ptr<const Scenario>(new Scenario(mScenario));
        mSnapshot = copy;
    }
    return copy;
}

void Document::applyNow(std::vector<Edit>& edits) {
    mSnapshot.reset();
    Footprint footprint;
    for (Edit& edit : edits) {
        footprint.add(footprintOf(edit));
        const std::size_t before = mScenario.board.cellCount();
        Edit inverse = hexa::apply(mScenario, edit);
        follow(edit, inverse);
        edit = std::move(inverse);
        footprint.layout |= mScenario.board.cellCount() != before;
    }
    emit changed(footprint);
}

void Document::follow(const Edit& done, const Edit& inverse) {
    // A cell that a batch puts twice was there in between: the inverse takes that away again.
    forEachPut(done, [this](const Cell& cell) {
        mCounts.add(cell.kind);
        if (mIds) mIds->add(cell.id);
    });
    forEachPut(inverse, [this](const Cell& cell) {
        mCounts.add(cell.kind, -1);
        if (mIds) mIds->release(cell.id);
    });
}

TileIdSource& Document::ids() {
    if (!mIds) mIds.emplace(mScenario.board, mSystem.catalog);
    return *mIds;
}

bool Document::apply(const Edit& edit, const StepName& name) {
    if (changesNothing(mScenario, edit)) return false;
    // QUndoStack takes id -1 for "never merge".
    mPushing = true;
    mUndoStack.push(
        new EditCommand(*this, edit, inGesture() ? mGestureName : name, inGesture() ? mGesture : -1));
    mPushing = false;
    if (inGesture()) mGestureHasStep = true;
    tellModified();
    return true;
}

void Document::beginGesture(const StepName& name) {
    mGesture = ++mLastGesture;
    mGestureName = name;
    mGestureHasStep = false;
}

void Document::renameGesture(const StepName& name) {
    assert(inGesture());
    mGestureName = name;
}

void Document::endGesture() { mGesture = 0; }

void Document::cancelGesture() {
    const bool undo = inGesture() && mGestureHasStep;
    mGesture = 0;
    if (!undo) return;
    // QUndoStack returns const commands to prevent changes. This one belongs to us and is about to
    // be deleted.
    auto* step = const_cast<QUndoCommand*>(mUndoStack.command(mUndoStack.index() - 1));
    static_cast<EditCommand*>(step)->dropWhenUndone();
    mUndoStack.undo();
}

QString Document::displayName(const QString& language) const {
    const auto title = mScenario.title.in(language.toStdString());
    if (!title.empty()) return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
    return mPath.isEmpty() ? QString() : QFileInfo(mPath).completeBaseName();
}

void Document::setPath(const QString& path, Changes changes) {
    mPath = path;
    mForceModified = changes == Changes::Unsaved;
    emit pathChanged(mPath);
    tellModified();
}

Status Document::save(const QString& path) {
    auto status = saveScenario(mScenario, mSystem.catalog, path.toStdString());
    if (!status) return status;
    beginSave();
    endSave(path);
    return status;
}

void Document::beginSave() {
    endGesture();  // a step that goes on after it was saved could not be distinguished from the saved state
    mModifiedBeforeSave = isModified();
    mSaving = true;
    mUndoStack.setClean();
    tellModified();
}

void Document::endSave(const QString& path) {
    mSaving = false;
    setPath(path);
}

void Document::failSave() {
    mSaving = false;
    // The clean place of the stack is lost: modified until the next save, unless this very state
    // was clean.
    mForceModified = mModifiedBeforeSave;
    tellModified();
}

void Document::tellModified() {
    if (std::exchange(mReportedModified, isModified()) != isModified()) emit modifiedChanged(isModified());
}

}  // namespace hexa::editor

#include "moc_boardsource.cpp"
#include "moc_document.cpp"
