// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/modes.h"

#include <algorithm>
#include <array>

namespace hexa {
namespace {

constexpr std::array designDocks{"dock.palette",    "dock.minimap", "dock.inspector",
                                 "dock.statistics", "dock.history", "dock.problems"};
constexpr std::array balanceDocks{"dock.ledger", "dock.check", "dock.compare"};

constexpr std::array modes{
    ModeInfo{WindowMode::Welcome, "mode.welcome", "", {}},
    ModeInfo{WindowMode::Design, "mode.design", "window/design", designDocks},
    ModeInfo{WindowMode::Balance, "mode.balance", "window/balance", balanceDocks},
};

}  // namespace

std::span<const ModeInfo> windowModes() { return modes; }

const ModeInfo& infoOf(WindowMode mode) { return *std::ranges::find(modes, mode, &ModeInfo::mode); }

bool hasDock(WindowMode mode, std::string_view dock) {
    return std::ranges::any_of(infoOf(mode).docks, [&](const char* id) { return dock == id; });
}

WindowMode modeOfDock(std::string_view dock) {
    for (const ModeInfo& info : modes)
        if (hasDock(info.mode, dock)) return info.mode;
    return WindowMode::Design;
}

}  // namespace hexa
