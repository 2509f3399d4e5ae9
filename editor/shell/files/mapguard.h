// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace hexa::editor {

class FileCommands;
class PlaySession;
class Workspace;

/// Prevents the loss of open maps. Asks about unsaved changes to the map and its games, and shows
/// that map.
class MapGuard : public QObject {
    Q_OBJECT
public:
    MapGuard(FileCommands& files, QWidget* window);

    /// True if the map may be closed. Waits for a map that is being saved.
    bool mayLose(Workspace& map) { return mayLose(std::vector<Workspace*>{&map}); }
    /// True if all maps may be closed. Games are kept or discarded only after all answers, so that
    /// a kept game doesn't also continue here.
    bool mayLose(const std::vector<Workspace*>& maps);
    /// True if everything beside the map itself may be closed, because the map is being reloaded.
    bool mayLoseRest(Workspace& map);

private:
    /// Work to do after all answers; false if it failed.
    using Later = std::vector<std::function<bool()>>;
    /// Asks one question for all maps with changes.
    bool mayLoseChanges(const std::vector<Workspace*>& maps);
    /// Saves it, asking for a file if it has none.
    bool isSaved(Workspace& map);
    bool askGame(Workspace& map, Later& later);
    static bool run(const Later& later);

    FileCommands& mFiles;
    QWidget* mWindow;
};

}  // namespace hexa::editor
