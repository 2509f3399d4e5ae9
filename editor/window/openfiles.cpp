// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/openfiles.h"

#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/window/changedfilebar.h"

#include <QVBoxLayout>

namespace hexa::editor {

OpenFiles::OpenFiles(QVBoxLayout& column, FileCommands& files, TranslateCommands& translate, QObject* parent)
    : QObject(parent), mColumn(column), mFiles(files), mTranslate(translate), mTexts(new ChangedFileBar) {
    mTexts->setObjectName("changedTextsBar");
    column.addWidget(mTexts);
    connect(&mTextsClaim, &FileClaim::wanted, this,
            [this](const QStringList& also) { emit wanted(nullptr, also); });
    connect(&files.maps(), &OpenMaps::added, this, [this](Workspace* map) { add(*map); });
    connect(&files.maps(), &OpenMaps::aboutToGo, this, [this](Workspace* map) {
        const auto found = mMaps.find(map);
        // Deleted later, because the bar's own button may close the map.
        found->second.bar->hide();
        found->second.bar->deleteLater();
        mMaps.erase(found);
    });
    connect(&files, &FileCommands::workspaceChanged, this, &OpenFiles::showBars);
    TextDocument& texts = translate.parts().document;
    connect(&texts, &TextDocument::reset, this, &OpenFiles::followTexts);
    connect(&texts, &TextDocument::modifiedChanged, this, &OpenFiles::followTexts);
    Saver& saver = translate.files().saver();
    connect(&saver, &Saver::started, this, &OpenFiles::followTexts);
    connect(&saver, &Saver::saved, this, &OpenFiles::followTexts);
    connect(&saver, &Saver::failed, this, &OpenFiles::followTexts);
    connect(mTexts, &ChangedFileBar::reloadRequested, &translate, [this] { mTranslate.files().reload(); });
    connect(mTexts, &ChangedFileBar::saveRequested, &translate, [this] { mTranslate.files().save(); });
}

OpenFiles::~OpenFiles() = default;

void OpenFiles::add(Workspace& map) {
    MapFile file{new ChangedFileBar, std::make_unique<FileClaim>()};
    mColumn.insertWidget(mColumn.indexOf(mTexts), file.bar);
    connect(file.claim.get(), &FileClaim::wanted, this,
            [this, &map](const QStringList& also) { emit wanted(&map, also); });
    // The bar is visible only for the current map.
    connect(file.bar, &ChangedFileBar::reloadRequested, &mFiles, &FileCommands::reload);
    connect(file.bar, &ChangedFileBar::saveRequested, &mFiles, [this] { mFiles.save(); });
    connect(&file.bar->watch(), &FileWatch::changed, this, &OpenFiles::changed);
    mMaps.emplace(&map, std::move(file));
    const auto stampChanged = [this, &map] { follow(map); };
    connect(&map, &Workspace::fileStampChanged, this, stampChanged);
    connect(&map.saver(), &Saver::started, this, stampChanged);
    connect(&map.saver(), &Saver::saved, this, stampChanged);
    connect(&map.saver(), &Saver::failed, this, stampChanged);
    follow(map);
}

void OpenFiles::follow(Workspace& map) {
    MapFile& file = mMaps.at(&map);
    file.claim->claim(map.document().path());
    // A write by the program itself doesn't count as a change.
    if (map.saver().busy())
        file.bar->follow({}, {});
    else
        file.bar->follow(map.document().path(), map.fileStamp());
}

bool OpenFiles::isChanged(const Workspace& map) const {
    const auto found = mMaps.find(&map);
    return found != mMaps.end() && found->second.bar->watch().change() != FileChange::None;
}

void OpenFiles::followTexts() {
    const TextDocument& texts = mTranslate.parts().document;
    // A write by the program itself doesn't count as a change.
    if (mTranslate.files().saver().busy())
        mTexts->follow({}, {});
    else
        mTexts->follow(texts.path(), texts.stamp());
    mTextsClaim.claim(texts.path());
}

void OpenFiles::showMode(const ModeInfo& mode) {
    mMode = mode.mode;
    mOfMap = mode.ofMap;
    showBars();
}

void OpenFiles::showBars() {
    const bool texts = mMode == WindowMode::Translate;
    for (const auto& [map, file] : mMaps) file.bar->setRelevant(map == mFiles.workspace() && mOfMap);
    mTexts->setRelevant(texts);
}

}  // namespace hexa::editor

#include "moc_openfiles.cpp"
