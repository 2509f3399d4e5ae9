// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/modes.h"

#include <QString>

#include <set>
#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// What the window can do with maps of a game, by what the game offers.
struct Abilities {
    static bool has(const GameSystem& system, WindowMode mode);
    /// Why the game has no such mode, as a sentence; empty if it has it.
    static QString whyNot(const GameSystem& system, WindowMode mode, const Locale& locale);
    /// Panels that could never show anything for maps of the game: ids of docks.
    static std::set<std::string> missingDocks(const GameSystem& system);
    /// Whether a new map of the game can be generated from nothing.
    static bool makesMaps(const GameSystem& system);
};

}  // namespace hexa::editor
