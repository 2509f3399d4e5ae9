// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/textmemories.h"

#include "core/texts/exchange/tmx.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/textfiles.h"
#include "editor/shell/frame.h"
#include "editor/translate/translateparts.h"
#include "editor/ui/progressdialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QStatusBar>

namespace hexa::editor {

TextMemories::TextMemories(TranslateParts& parts, TextFiles& files, Frame& window, const Locale& locale)
    : mParts(parts),
      mFiles(files),
      mWindow(window),
      mLocale(locale),
      mMemory(parts.document, parts.suggestions) {}

void TextMemories::fail(const QString& what, const Error& error) {
    tellFailure(mWindow.widget(), mLocale, what, error);
}

void TextMemories::tell(const QString& text) { mWindow.statusBar()->showMessage(text, 6000); }

bool TextMemories::isBusy() {
    if (mMemory.busy())
        tell(tr("A translation memory is being read or saved. Please try again in a moment."));
    return mMemory.busy();
}

void TextMemories::open() {
    const QString path = QFileDialog::getOpenFileName(
        mWindow.widget(), tr("Use Translation Memory"), mFiles.startFolder(),
        tr("Translation memories and text projects (*.tmx *.hexatext);;All files (*)"));
    if (!path.isEmpty()) use(path);
}

void TextMemories::use(const QString& path) {
    if (isBusy()) return;
    const QString name = QFileInfo(path).fileName();
    mMemory.read(path, [this, name](const Result<int>& texts) {
        if (texts)
            tell(tr("%Ln text(s) from %1 will be used for suggestions from now on.", nullptr, *texts)
                     .arg(name));
        else
            fail(tr("%1 can’t be used as a translation memory.").arg(name), texts.error());
    });
}

void TextMemories::save() {
    emit mFiles.aboutToUseTexts();
    // Checks before asking for a file name, because an empty file is useless.
    if (const auto units = texts::unitsForTmx(mParts.document.project()); !units)
        return fail(tr("The translation memory can’t be exported."), units.error());
    const QString path = askSaveFile(mWindow.widget(), tr("Export Translation Memory"), mFiles.fileBeside(),
                                     {tr("Translation memories (*.tmx)")});
    if (!path.isEmpty()) saveTo(path);
}

void TextMemories::saveTo(const QString& path) {
    if (isBusy()) return;
    mMemory.write(path, [this, path](const Result<int>& units) {
        const QString name = QFileInfo(path).fileName();
        if (!units) return fail(tr("%1 could not be saved.").arg(name), units.error());
        tell(tr("%Ln row(s) saved in %1.", nullptr, *units).arg(name));
        emit mWindow.files().written(path);
    });
}

void TextMemories::fill() {
    emit mFiles.aboutToUseTexts();
    if (isBusy()) return;
    // A large memory takes seconds. After half a second, a progress dialog appears, which can
    // cancel it.
    auto* progress =
        new ProgressDialog(tr("Searching translation memories for missing translations…"), mWindow.widget());
    connect(&mMemory.job(), &Job::progressed, progress, &ProgressDialog::setPercent);
    connect(progress, &ProgressDialog::cancelRequested, &mMemory.job(), &Job::cancel);
    mMemory.find(mParts.current.language(), [this, texts = mFiles.generation(), dialog = QPointer(progress)](
                                                const std::vector<texts::Filling>& fillings) {
        const bool canceled = !dialog || dialog->canceled();
        if (dialog) dialog->finish();
        if (canceled || texts != mFiles.generation()) return;  // or others are open now
        if (fillings.empty() || !mParts.edits.fill(fillings))
            return tell(tr("The translation memories have no match for any empty text in this language."));
        tell(tr("%Ln text(s) filled from translation memory. Review them before approving.", nullptr,
                static_cast<int>(fillings.size())));
    });
}

}  // namespace hexa::editor

#include "moc_textmemories.cpp"
