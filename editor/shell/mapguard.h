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

    /// Whether the map may go. Waits for one that is being saved.
    bool mayLose(Workspace& map) { return mayLose(std::vector<Workspace*>{&map}); }
    /// All or none: what is to become of their games is done only when everything has been
    /// answered, so that a game that is kept for next time does not go on here as well.
    bool mayLose(const std::vector<Workspace*>& maps);
    /// The same for what is beside the map itself, which is being read anew.
    bool mayLoseRest(Workspace& map);

private:
    /// What is still to be done once everything has been answered; false if it went wrong.
    using Later = std::vector<std::function<bool()>>;
    /// One question, however many maps have changes.
    bool mayLoseChanges(const std::vector<Workspace*>& maps);
    /// Saves it, asking for a file if it has none.
    bool isSaved(Workspace& map);
    bool askGame(Workspace& map, Later& later);
    static bool run(const Later& later);

    FileCommands& mFiles;
    QWidget* mWindow;
};

}  // namespace hexa::editor
