// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/openfiles.h"

#include "editor/shell/changedfilebar.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/translatecommands.h"
#include "editor/shell/workspace.h"

#include <QVBoxLayout>

namespace hexa::editor {

OpenFiles::OpenFiles(QVBoxLayout& column, FileCommands& files, TranslateCommands& translate, QObject* parent)
    : QObject(parent),
      mFiles(files),
      mTranslate(translate),
      mMap(new ChangedFileBar),
      mTexts(new ChangedFileBar) {
    mTexts->setObjectName("changedTextsBar");
    column.addWidget(mMap);
    column.addWidget(mTexts);
    connect(&mMapClaim, &FileClaim::wanted, this, &OpenFiles::wanted);
    connect(&mTextsClaim, &FileClaim::wanted, this, &OpenFiles::wanted);
    connect(&files, &FileCommands::workspaceChanged, this, [this] {
        if (Workspace* open = mFiles.workspace())
            connect(open, &Workspace::fileStampChanged, this, &OpenFiles::followMap);
        followMap();
    });
    connect(&files, &FileCommands::savingChanged, this, &OpenFiles::followMap);
    connect(mMap, &ChangedFileBar::reloadRequested, &files, &FileCommands::reload);
    connect(mMap, &ChangedFileBar::saveRequested, &files, [this] { mFiles.save(); });
    TextDocument& texts = translate.session().document();
    connect(&texts, &TextDocument::reset, this, &OpenFiles::followTexts);
    connect(&texts, &TextDocument::modifiedChanged, this, &OpenFiles::followTexts);
    connect(mTexts, &ChangedFileBar::reloadRequested, &translate, [this] { mTranslate.files().reload(); });
    connect(mTexts, &ChangedFileBar::saveRequested, &translate, [this] { mTranslate.files().save(); });
}

void OpenFiles::followMap() {
    const Workspace* open = mFiles.workspace();
    mMapClaim.claim(open != nullptr ? open->document().path() : QString());
    // What is written by the program itself is no change.
    if (open == nullptr || mFiles.isSaving())
        mMap->follow({}, {});
    else
        mMap->follow(open->document().path(), open->fileStamp());
}

void OpenFiles::followTexts() {
    const TextDocument& texts = mTranslate.session().document();
    mTexts->follow(texts.path(), texts.stamp());
    mTextsClaim.claim(texts.path());
}

void OpenFiles::showMode(WindowMode mode) {
    const bool texts = mode == WindowMode::Translate;
    mMap->setRelevant(!texts && mode != WindowMode::Welcome);
    mTexts->setRelevant(texts);
}

}  // namespace hexa::editor
