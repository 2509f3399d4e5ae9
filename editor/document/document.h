// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "editor/document/boardsource.h"
#include "editor/document/kindcounts.h"
#include "editor/document/stepname.h"

#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Changes of a map that its file lacks.
enum class Changes { None, Unsaved };

/// Open scenario: the only place in the editor that changes it, by edits, each an undo step. Views
/// read scenario() and listen to the one signal changed(), emitted once for each step done, undone
/// or redone. Owns scenario and undo stack; the game outlives it.
class Document : public BoardSource {
    Q_OBJECT
public:
    Document(const GameSystem& system, Scenario scenario, QObject* parent = nullptr);
    ~Document() override;

    const Scenario& scenario() const final { return mScenario; }
    /// Returns the current map for work in other threads: one shared copy until it changes.
    std::shared_ptr<const Scenario> snapshot() const;
    const GameSystem& system() const { return mSystem; }
    const Catalog& catalog() const final;
    /// Returns the number of cells of each kind; always up to date, without cost.
    const KindCounts& counts() const { return mCounts; }
    /// Returns the tile IDs in use, for edits that make new ones. Found when first asked for (a
    /// huge map takes a moment), then always up to date.
    TileIdSource& ids();
    QUndoStack& undoStack() { return mUndoStack; }
    const QUndoStack& undoStack() const { return mUndoStack; }

    /// Applies an edit as one undo step named in the user's words; in a gesture that one's name
    /// counts. False, without a step, if it changes nothing.
    bool apply(const Edit& edit, const StepName& name);

    /// Combines all edits until endGesture(), from any source, into one undo step with this name (a
    /// brush stroke, a drag). Ends a running gesture first. Undo, redo and save() end it.
    void beginGesture(const StepName& name);
    /// Renames the running gesture with its next edit, if it does more than its name suggests.
    void renameGesture(const StepName& name);
    void endGesture();
    /// Undoes the gesture so far and ends it, without a step.
    void cancelGesture();
    bool inGesture() const { return mGesture != 0; }

    /// Returns the path of the file; empty if never saved.
    const QString& path() const { return mPath; }
    /// Returns file name or title for captions; empty if both are missing.
    QString displayName(const QString& language) const;
    bool isModified() const { return mSaving || mForceModified || !mUndoStack.isClean(); }
    /// Says that the content came from `path` or is new (empty); with unsaved changes for recovered
    /// or generated maps.
    void setPath(const QString& path, Changes changes = Changes::None);

    /// Writes the file (atomically) and adopts its path. The scenario never changes.
    Status save(const QString& path);
    /// save() in two parts, for writing in another thread. beginSave() marks the present state as
    /// the one being written, endSave() or failSave() reports the result. Until then the document
    /// counts as modified.
    void beginSave();
    void endSave(const QString& path);
    void failSave();

signals:
    void modifiedChanged(bool modified);
    void pathChanged(const QString& path);

private:
    friend class EditCommand;
    /// Applies the edits in order, turns each into its inverse and emits one signal.
    void applyNow(std::vector<Edit>& edits);
    /// Updates counts and IDs after an edit.
    void follow(const Edit& done, const Edit& inverse);
    void tellModified();

    const GameSystem& mSystem;
    Scenario mScenario;
    mutable std::weak_ptr<const Scenario>
        mSnapshot;  // of the map as it is; gone when nobody needs it any more
    KindCounts mCounts;
    std::optional<TileIdSource> mIds;
    QUndoStack mUndoStack;
    QString mPath;
    StepName mGestureName;
    int mGesture = 0;  ///< Number of the gesture under way, 0 = none.
    int mLastGesture = 0;
    bool mGestureHasStep = false;
    bool mPushing = false;
    bool mForceModified = false;
    bool mSaving = false;
    bool mModifiedBeforeSave = false;
    bool mReportedModified = false;
};

}  // namespace hexa::editor
