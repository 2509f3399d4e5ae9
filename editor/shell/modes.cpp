// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/modes.h"

#include <algorithm>
#include <array>

namespace hexa::editor {
namespace {

constexpr std::array designDocks{"dock.palette",    "dock.minimap", "dock.inspector",
                                 "dock.statistics", "dock.layers",  "dock.history",
                                 "dock.problems",   "dock.find",    "dock.suggestions"};
constexpr std::array generateDocks{"dock.wishes", "dock.gallery", "dock.repair"};
constexpr std::array balanceDocks{"dock.ledger", "dock.check", "dock.compare"};
constexpr std::array playDocks{"dock.table", "dock.cards", "dock.decision", "dock.log", "dock.report"};
constexpr std::array printDocks{"dock.sheets"};
constexpr std::array translateDocks{"dock.alerts", "dock.terms",       "dock.row",
                                    "dock.memory", "dock.textHistory", "dock.rules"};
constexpr std::array rules{"dock.rules"};
constexpr std::array ledger{"dock.ledger"};
constexpr std::array balanceGuests{"dock.suggestions", "dock.rules"};

constexpr std::array modes{
    ModeInfo{WindowMode::Welcome, "mode.welcome", "", {}},
    ModeInfo{WindowMode::Design, "mode.design", "window/design", designDocks, rules},
    ModeInfo{WindowMode::Generate, "mode.generate", "window/generate", generateDocks, ledger},
    ModeInfo{WindowMode::Balance, "mode.balance", "window/balance", balanceDocks, balanceGuests},
    ModeInfo{WindowMode::Play, "mode.play", "window/play", playDocks, rules},
    ModeInfo{WindowMode::Print, "mode.print", "window/print", printDocks},
    ModeInfo{WindowMode::Translate, "mode.translate", "window/translate", translateDocks},
};

bool contains(std::span<const char* const> docks, std::string_view dock) {
    return std::ranges::any_of(docks, [&](const char* id) { return dock == id; });
}

}  // namespace

std::span<const ModeInfo> windowModes() { return modes; }

const ModeInfo& infoOf(WindowMode mode) { return *std::ranges::find(modes, mode, &ModeInfo::mode); }

bool hasDock(WindowMode mode, std::string_view dock) {
    const ModeInfo& info = infoOf(mode);
    return contains(info.docks, dock) || contains(info.guests, dock);
}

WindowMode modeOfDock(std::string_view dock) {
    for (const ModeInfo& info : modes)
        if (contains(info.docks, dock)) return info.mode;
    return WindowMode::Design;
}

}  // namespace hexa::editor
