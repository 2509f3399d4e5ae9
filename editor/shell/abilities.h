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

/// What the window can do with maps of a game, by what the game offers.
struct Abilities {
    static bool generates(const GameSystem& system);
    static bool balances(const GameSystem& system);
    static bool plays(const GameSystem& system);
    /// Why the game lacks a mode, as a sentence; empty if it has the mode.
    static QString whyNotGenerate(const GameSystem& system, const Locale& locale);
    static QString whyNotBalance(const GameSystem& system, const Locale& locale);
    static QString whyNotPlay(const GameSystem& system, const Locale& locale);
    /// Panels that could never show anything for maps of the game: ids of docks.
    static std::set<std::string> missingDocks(const GameSystem& system);
    /// Whether a new map of the game can be generated from nothing.
    static bool makesMaps(const GameSystem& system);
};

}  // namespace hexa::editor
