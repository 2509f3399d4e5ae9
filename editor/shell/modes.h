// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace hexa::editor {

/// What the window is used for right now. All modes share the open map; each has panels of its own.
enum class WindowMode { Welcome, Design, Generate, Balance, Play, Print, Translate };

struct ModeInfo {
    WindowMode mode;
    const char* action;    ///< Its button in the mode bar, an id of Actions.
    const char* stateKey;  ///< Setting that keeps the places of its panels; empty: it has none.
    std::span<const char* const> docks;
    std::span<const char* const> guests = {};  ///< Docks of other modes that it shows too.
};

/// In the order of the mode bar.
std::span<const ModeInfo> windowModes();
const ModeInfo& infoOf(WindowMode mode);
/// The mode that a panel belongs to.
WindowMode modeOfDock(std::string_view dock);
/// Whether a mode shows a panel, its own or a guest.
bool hasDock(WindowMode mode, std::string_view dock);

}  // namespace hexa::editor
