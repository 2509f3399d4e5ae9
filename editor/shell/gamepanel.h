// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "editor/shell/windowmode.h"

#include <functional>
#include <string>

class QWidget;

namespace hexa::editor {

class Workspace;

/// A panel of a game (editor/systems/<game>), shown beside maps of that game only. app/studio
/// passes the list of all such panels to the window, which gives each a dock.
struct GamePanel {
    std::string system;  ///< Id of the game.
    std::string id;      ///< ID of its dock, "dock.<game>.<panel>", as in settings and tests.
    WindowMode mode = WindowMode::Design;
    Localized title;
    /// True if the panel is also useful while the mode shows nothing (Play before a game begins).
    /// Other panels are hidden then.
    bool always = false;
    /// Creates the panel for an open map, which outlives it. Called for each map.
    std::function<QWidget*(Workspace&)> make;
};

}  // namespace hexa::editor
