// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/autosave.h"

#include "editor/shell/filecommands.h"
#include "editor/shell/workspace.h"

namespace hexa::editor {

Autosave::Autosave(FileCommands& files, QObject* parent) : QObject(parent), mFiles(files) {
    mTimer.setSingleShot(true);
    mTimer.callOnTimeout([this] { save(); });
    connect(&files, &FileCommands::workspaceChanged, this, [this] {
        mTimer.stop();
        if (Workspace* open = mFiles.workspace()) {
            connect(&open->document(), &Document::modifiedChanged, this, &Autosave::follow);
            connect(&open->document(), &Document::pathChanged, this, &Autosave::follow);
        }
        follow();
    });
}

void Autosave::setMinutes(int minutes) { setPause(std::chrono::minutes(minutes)); }

void Autosave::setPause(std::chrono::milliseconds pause) {
    if (pause == mPause) return;
    mPause = pause;
    mTimer.stop();
    follow();
}

void Autosave::follow() {
    const Workspace* open = mFiles.workspace();
    if (mPause.count() == 0 || open == nullptr || !open->document().isModified() ||
        open->document().path().isEmpty())
        return mTimer.stop();
    if (!mTimer.isActive()) mTimer.start(mPause);
}

void Autosave::save() {
    mFiles.saveAlone();
    follow();  // what could not be saved now is tried again
}

}  // namespace hexa::editor
