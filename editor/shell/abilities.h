// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <set>
#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// Possible uses of the window for a game's maps, by the features that the game offers.
struct Abilities {
    static bool generates(const GameSystem& system);
    static bool balances(const GameSystem& system);
    static bool plays(const GameSystem& system);
    /// Returns the reason why the game lacks a mode, as a sentence. Returns an empty string if it
    /// has the mode.
    static QString whyNotGenerate(const GameSystem& system, const Locale& locale);
    static QString whyNotBalance(const GameSystem& system, const Locale& locale);
    static QString whyNotPlay(const GameSystem& system, const Locale& locale);
    /// Returns the docks of panels that never show anything for maps of the game.
    static std::set<std::string> missingDocks(const GameSystem& system);
    /// True if a map of the game can be generated from scratch.
    static bool makesMaps(const GameSystem& system);
};

}  // namespace hexa::editor
