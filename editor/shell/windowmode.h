// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string_view>

namespace hexa::editor {

/// Names a mode of the window by its action, if it has one. The set is open: a mode of a test or a
/// plug-in adds its own.
struct WindowMode {
    std::string_view action;  ///< Its button in the mode bar, if any: an id of Actions. Static storage.

    /// Returns the action's ID, null-terminated.
    const char* id() const { return action.data(); }

    static const WindowMode Welcome, Design, Generate, Balance, Play, Print, Translate, Campaign, GameFile;

    friend bool operator==(const WindowMode&, const WindowMode&) = default;
    friend auto operator<=>(const WindowMode&, const WindowMode&) = default;
};

inline constexpr WindowMode WindowMode::Welcome{"mode.welcome"};
inline constexpr WindowMode WindowMode::Design{"mode.design"};
inline constexpr WindowMode WindowMode::Generate{"mode.generate"};
inline constexpr WindowMode WindowMode::Balance{"mode.balance"};
inline constexpr WindowMode WindowMode::Play{"mode.play"};
inline constexpr WindowMode WindowMode::Print{"mode.print"};
inline constexpr WindowMode WindowMode::Translate{"mode.translate"};
inline constexpr WindowMode WindowMode::Campaign{"mode.campaign"};
inline constexpr WindowMode WindowMode::GameFile{"mode.gameFile"};

}  // namespace hexa::editor
