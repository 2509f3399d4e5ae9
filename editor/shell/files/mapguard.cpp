// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/mapguard.h"

#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/keptgames.h"
#include "editor/shell/files/unsaveddialog.h"
#include "editor/shell/maps/workspace.h"

#include <algorithm>

namespace hexa::editor {

MapGuard::MapGuard(FileCommands& files, QWidget* window) : QObject(&files), mFiles(files), mWindow(window) {}

bool MapGuard::run(const Later& later) {
    return std::ranges::all_of(later, [](const auto& act) { return act(); });
}

bool MapGuard::mayLose(const std::vector<Workspace*>& maps) {
    mFiles.takeOver();
    if (!mayLoseChanges(maps)) return false;
    Later later;
    return std::ranges::all_of(maps, [&](Workspace* map) { return askGame(*map, later); }) && run(later);
}

bool MapGuard::mayLoseRest(Workspace& map) {
    Later later;
    return askGame(map, later) && run(later);
}

bool MapGuard::mayLoseChanges(const std::vector<Workspace*>& maps) {
    std::vector<Workspace*> changed;
    for (Workspace* map : maps) {
        map->saver().wait();
        if (map->document().isModified() && !map->isPractice()) changed.push_back(map);
    }
    if (changed.empty()) return true;
    UnsavedAnswer answer = UnsavedAnswer::Cancel;
    if (changed.size() == 1) {
        mFiles.show(*changed.front());
        answer = askAboutUnsaved(mWindow, mFiles.maps().nameOf(*changed.front()));
    } else {
        QStringList names;
        for (const Workspace* map : changed) names << mFiles.maps().nameOf(*map);
        UnsavedDialog dialog(names, mWindow);
        dialog.exec();
        answer = dialog.answer();
        std::vector<Workspace*> wanted;
        for (std::size_t i = 0; i < changed.size(); ++i)
            if (dialog.isTicked(static_cast<int>(i))) wanted.push_back(changed[i]);
        changed = wanted;
    }
    switch (answer) {
    case UnsavedAnswer::Save:
        return std::ranges::all_of(changed, [this](Workspace* map) { return isSaved(*map); });
    case UnsavedAnswer::Discard:
        return true;
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

bool MapGuard::isSaved(Workspace& map) {
    mFiles.show(map);
    // After a reload, the map no longer exists.
    if (!mFiles.save()) return false;
    map.saver().wait();
    return !map.document().isModified();
}

/// Asks about games that people are playing. Games of bots alone can be repeated.
bool MapGuard::askGame(Workspace& map, Later& later) {
    PlaySession& session = map.play().session;
    if (!session.wouldBeMissed()) return true;
    mFiles.show(map);
    const auto keep = [this, &session, &later](Kept which) {
        later.emplace_back([this, &session, which] {
            const Status kept = keepGames(session, which);
            if (!kept) mFiles.fail(tr("The game could not be kept."), kept.error());
            return kept.ok();
        });
        return true;
    };
    switch (askAboutGames(mWindow, session)) {
    case GameAnswer::Save: {
        const auto saved = saveGame(mWindow, session, mFiles.startFile(tr("game", "suggested file name")));
        if (!saved) mFiles.fail(tr("The game could not be saved."), saved.error());
        return saved && *saved && keep(Kept::Waiting);
    }
    case GameAnswer::Keep:
        return keep(Kept::All);
    case GameAnswer::Discard:
        return true;
    case GameAnswer::Cancel:
        break;
    }
    return false;
}

}  // namespace hexa::editor

#include "moc_mapguard.cpp"
