// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/filestamp.h"
#include "core/texts/history.h"
#include "core/texts/projectfile.h"
#include "editor/document/stepname.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

namespace hexa::editor {

/// The open text project. It changes only here, by edits, and each edit is an undo step. Owns
/// project and undo stack. Independent of the open map, so that texts can be translated without
/// one.
class TextDocument : public QObject {
    Q_OBJECT
public:
    explicit TextDocument(QObject* parent = nullptr);
    ~TextDocument() override;

    /// False: nothing is open, and project() is empty.
    bool isOpen() const { return mOpen; }
    const texts::Project& project() const { return mProject; }
    const texts::Unit& unit(std::size_t index) const { return mProject.units[index]; }
    QUndoStack& undoStack() { return mUndoStack; }

    /// Opens another project.
    /// @param path empty if it was never saved
    /// @param stamp state of its file
    void take(texts::Project project, const QString& path, bool modified, const FileStamp& stamp = {});
    void close();

    /// Applies an edit as one undo step with this name, and keeps the texts that it changes in
    /// their histories. Returns false and adds no step if nothing changes.
    bool apply(texts::Edit edit, const StepName& name);
    /// Does the same for an edit that moves texts between rows. Their histories move along.
    bool rearrange(texts::Edit edit, const StepName& name);

    /// Sets the source of author and time of a change.
    void setSigner(std::function<texts::Signature()> signer) { mSigner = std::move(signer); }
    texts::Signature signature() const { return mSigner ? mSigner() : texts::Signature(); }
    /// True: the texts are stored in a map or a game file, which keep no histories.
    void setKeptElsewhere(bool elsewhere) { mKeptElsewhere = elsewhere; }

    const QString& path() const { return mPath; }
    /// Returns the state of the file when it was last read or written. The default if there was
    /// none.
    const FileStamp& stamp() const { return mStamp; }
    /// Returns title or file name. Returns an empty string if there is neither.
    QString displayName(const QString& language) const;
    bool isModified() const { return mOpen && (mSaving || mForceModified || !mUndoStack.isClean()); }

    /// A project as its file has it.
    struct Read {
        texts::Project project;
        FileStamp stamp;
    };
    /// Reads a `.hexatext` file, in any thread. `glossaries` provides a glossary that the file only
    /// names.
    static Result<Read> read(const QString& path, const texts::GlossarySource& glossaries = {});
    /// Reads a file and takes it; what is open stays if that fails.
    Status open(const QString& path, const texts::GlossarySource& glossaries = {});
    /// Writes the file (atomically) and takes its path. The project always stays unchanged.
    /// @param known state of the file that may be overwritten; none: any state
    Status save(const QString& path, const std::optional<FileStamp>& known = {});
    /// save() in two parts, for writing in the background. beginSave() marks the present state as
    /// the one that is being written. endSave() reports the result. Until then, the texts count as
    /// modified.
    void beginSave();
    void endSave(const QString& path, const Result<FileStamp>& written);

    /// True if the unit has other texts than when the project was opened, or if it is new.
    bool changedSinceOpened(std::size_t unit) const;

    /// Marks the present texts as saved elsewhere.
    void markSaved();

signals:
    /// Another project is open now, or none.
    void reset();
    /// Units [at, at + removed) became `inserted` others. Both 0: another part of the project
    /// changed.
    void changed(std::size_t at, std::size_t removed, std::size_t inserted);
    void modifiedChanged();

private:
    friend class TextEditCommand;
    void applyNow(texts::Edit& edit);

    texts::Project mProject;
    QUndoStack mUndoStack;
    QString mPath;
    FileStamp mStamp;
    texts::Units mOpened;  ///< As they were then.
    /// Place of a unit at the opening, by its ID; built when first used.
    mutable std::unordered_map<std::string, std::size_t> mOpenedAt;
    std::function<texts::Signature()> mSigner;
    bool mKeptElsewhere = false;
    bool mOpen = false;
    bool mForceModified = false;
    bool mSaving = false;
    bool mModifiedBeforeSave = false;
};

}  // namespace hexa::editor
