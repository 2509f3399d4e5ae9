// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/autosave.h"

#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"

#include <QTimer>

namespace hexa::editor {

Autosave::Autosave(FileCommands& files, QObject* parent) : QObject(parent), mFiles(files) {
    connect(&files.maps(), &OpenMaps::added, this, [this](Workspace* map) { watch(*map); });
}

void Autosave::setMinutes(int minutes) { setPause(std::chrono::minutes(minutes)); }

void Autosave::setPause(std::chrono::milliseconds pause) {
    if (pause == mPause) return;
    mPause = pause;
    emit pauseChanged();
}

/// Starts a timer that the map owns.
void Autosave::watch(Workspace& map) {
    auto* timer = new QTimer(&map);
    timer->setSingleShot(true);
    const auto changed = [this, &map, timer] { follow(map, *timer); };
    connect(&map.document(), &Document::modifiedChanged, timer, changed);
    connect(&map.document(), &Document::pathChanged, timer, changed);
    connect(this, &Autosave::pauseChanged, timer, [timer, changed] {
        timer->stop();
        changed();
    });
    timer->callOnTimeout([this, &map, timer] {
        mFiles.saveAlone(map);
        follow(map, *timer);  // what could not be saved now is tried again
    });
    changed();
}

void Autosave::follow(const Workspace& map, QTimer& timer) const {
    if (mPause.count() == 0 || !map.document().isModified() || map.document().path().isEmpty())
        return timer.stop();
    if (!timer.isActive()) timer.start(mPause);
}

}  // namespace hexa::editor

#include "moc_autosave.cpp"
