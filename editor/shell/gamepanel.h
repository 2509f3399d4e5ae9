// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "editor/shell/windowmode.h"

#include <functional>
#include <string>

class QWidget;

namespace hexa::editor {

class Workspace;

/// A panel that a game brings (editor/systems/<game>), shown beside maps of that game only.
/// app/studio hands the list of all to the window, which gives each a dock.
struct GamePanel {
    std::string system;  ///< Id of the game.
    std::string id;      ///< Of its dock, "dock.<game>.<panel>"; settings and tests name it so.
    WindowMode mode = WindowMode::Design;
    Localized title;
    /// True if the panel is also useful while the mode shows nothing (Play before a game begins).
    /// Other panels are hidden then.
    bool always = false;
    /// The panel for an open map, which outlives it. Called anew for each map.
    std::function<QWidget*(Workspace&)> make;
};

}  // namespace hexa::editor
