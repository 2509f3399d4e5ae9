// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textdocument.h"

#include "core/texts/projectfile.h"
#include "editor/ui/names.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

bool saysTheSame(const texts::Unit& a, const texts::Unit& b) {
    const auto within = [](const texts::Unit& one, const texts::Unit& other) {
        return std::all_of(one.texts.begin(), one.texts.end(),
                           [&](const auto& text) { return text.second.text == other.in(text.first); });
    };
    return within(a, b) && within(b, a);
}

}  // namespace

/// Holds an edit and, once applied, its inverse.
class TextEditCommand : public NamedStep {
public:
    TextEditCommand(TextDocument& document, texts::Edit edit, const StepName& name)
        : NamedStep(name), mDocument(document), mEdit(std::move(edit)) {}
    void redo() override { mDocument.applyNow(mEdit); }
    void undo() override { mDocument.applyNow(mEdit); }

private:
    TextDocument& mDocument;
    texts::Edit mEdit;
};

TextDocument::TextDocument(QObject* parent) : QObject(parent), mUndoStack(this) {
    connect(&mUndoStack, &QUndoStack::cleanChanged, this, &TextDocument::modifiedChanged);
}

TextDocument::~TextDocument() {
    // A dying undo stack signals that it is clean. Receivers must not use a document that is partly
    // destroyed.
    mUndoStack.blockSignals(true);
}

void TextDocument::take(texts::Project project, const QString& path, bool modified, const FileStamp& stamp) {
    mProject = std::move(project);
    mOpened = mProject.units;
    mOpenedAt.clear();
    mPath = path;
    mStamp = stamp;
    mOpen = true;
    mForceModified = modified;
    mSaving = false;
    mUndoStack.clear();
    emit reset();
    emit modifiedChanged();
}

bool TextDocument::changedSinceOpened(std::size_t unit) const {
    if (unit < mOpened.size() && mOpened.shares(unit, mProject.units, unit)) return false;
    if (mOpenedAt.empty())
        for (std::size_t at = 0; at < mOpened.size(); ++at) mOpenedAt.emplace(mOpened[at].id, at);
    const auto opened = mOpenedAt.find(mProject.units[unit].id);
    return opened == mOpenedAt.end() || !saysTheSame(mOpened[opened->second], mProject.units[unit]);
}

void TextDocument::close() {
    mProject = {};
    mOpened.clear();
    mOpenedAt.clear();
    mPath.clear();
    mStamp = {};
    mOpen = false;
    mForceModified = false;
    mSaving = false;
    mUndoStack.clear();
    emit reset();
    emit modifiedChanged();
}

bool TextDocument::apply(texts::Edit edit, const StepName& name) {
    if (mOpen && !mKeptElsewhere) texts::record(mProject, edit, signature());
    return rearrange(std::move(edit), name);
}

bool TextDocument::rearrange(texts::Edit edit, const StepName& name) {
    if (!mOpen || texts::changesNothing(mProject, edit)) return false;
    mUndoStack.push(new TextEditCommand(*this, std::move(edit), name));
    return true;
}

void TextDocument::applyNow(texts::Edit& edit) {
    const std::size_t at = edit.at;
    const std::size_t removed = edit.removed;
    const std::size_t inserted = edit.inserted.size();
    edit = texts::apply(mProject, edit);
    emit changed(at, removed, inserted);
}

QString TextDocument::displayName(const QString& language) const {
    const auto title = mProject.title.in(language.toStdString());
    if (!title.empty()) return toQString(title);
    return mPath.isEmpty() ? QString() : QFileInfo(mPath).completeBaseName();
}

Result<TextDocument::Read> TextDocument::read(const QString& path, const texts::GlossarySource& glossaries) {
    const auto file = readStamped(QFile::encodeName(path).toStdString());
    if (!file) return file.error();
    auto project = texts::readProject(file->text, glossaries);
    if (!project) return project.error();
    return Read{std::move(*project), file->stamp};
}

Status TextDocument::open(const QString& path, const texts::GlossarySource& glossaries) {
    auto file = read(path, glossaries);
    if (!file) return file.error();
    take(std::move(file->project), path, false, file->stamp);
    return Done{};
}

Status TextDocument::save(const QString& path, const std::optional<FileStamp>& known) {
    const auto written =
        writeOrUpdate(QFile::encodeName(path).toStdString(), texts::writeProject(mProject), known);
    if (!written) return written.error();
    beginSave();
    endSave(path, written);
    return Done{};
}

void TextDocument::beginSave() {
    mModifiedBeforeSave = isModified();
    mSaving = true;
    mForceModified = false;
    mUndoStack.setClean();
    emit modifiedChanged();
}

void TextDocument::endSave(const QString& path, const Result<FileStamp>& written) {
    mSaving = false;
    if (written) {
        mPath = path;
        mStamp = *written;
    } else {
        // The earlier clean state of the stack is lost. The texts count as modified until the next
        // save, unless this very state was clean.
        mForceModified = mModifiedBeforeSave;
    }
    emit modifiedChanged();
}

void TextDocument::markSaved() {
    mForceModified = false;
    mUndoStack.setClean();
    emit modifiedChanged();
}

}  // namespace hexa::editor

#include "moc_textdocument.cpp"
