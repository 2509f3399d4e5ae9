// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"
#include "editor/shell/gamepanel.h"

#include <set>
#include <string_view>
#include <vector>

namespace hexa::editor {

class Docks;
class ViewCommands;
class Workspace;

/// The panels of modes and games in the docks of the window, for the current map. A panel is made
/// when its mode first shows it, and deleted with its map.
class ModePanels {
public:
    /// All arguments outlive this.
    ModePanels(Docks& docks, const Modes& modes, const std::vector<GamePanel>& gamePanels,
               const ViewCommands& view);

    /// Deletes the panels of the previous map. Modes must still refer to it.
    void clearMap();
    /// Sets the map, null for none, and leaves out the panels that its game lacks.
    /// @param several true if there are several games, which then have their own places of panels
    void setMap(Workspace* map, bool several);
    /// Makes the panels that a mode shows, its own and guests. Does nothing without a map.
    void make(WindowMode mode);
    /// Makes the panels of the mode that a dock belongs to. Does nothing without a map.
    void makeFor(std::string_view dock);
    /// True if the visible panels are those of the mode. False if they are those of the game of the
    /// previous map.
    bool areArranged(WindowMode mode) const;
    /// Shows the panels of a mode. While the mode has no content, its page says what to do, so all
    /// but the requested panels of games stay hidden.
    void show(WindowMode mode);
    /// Applies the simulation of colour vision to all panels.
    void applyVision();

private:
    void makeOf(Mode& mode);

    Docks& mDocks;
    const Modes& mModes;
    const std::vector<GamePanel>& mGamePanels;
    const ViewCommands& mView;
    Workspace* mMap = nullptr;
    std::set<WindowMode> mMade;  ///< Modes with panels for the map.
};

}  // namespace hexa::editor
