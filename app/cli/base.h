// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/engine/owner/gamepack.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::cli {

/// Returns the ending of a path, in small letters without the dot, or an empty text.
std::string suffixOf(const std::string& path);

/// Start of `new` and `generate` from the options; empty = not given.
struct BaseOptions {
    std::string system;
    std::string players;
    std::string layout;  ///< Id of a layout of the game, or a `.hexa` file to take the shape of.
    std::string lock;    ///< `.hexa` file with locked cells that stay.
};

/// Adds the base options except --lock.
void addBaseOptions(CLI::App& command, const Context& context, BaseOptions& options);

/// Prints that the game has no layout with this ID, and the ones that it has.
void refuseLayout(Context& context, const GameSystem& system, const std::string& id);

/// Returns the game with this ID. Prints an error and returns null for an unknown ID.
const GameSystem* systemNamed(Context& context, const std::string& id);

/// Returns the pack of the game that can read this text, or that finds a mistake beyond the game's
/// name. Null if the text is for none of the games.
const GamePack* gameOfPack(const std::vector<GamePack>& packs, const std::string& text);
/// Adds the game of a game file to the context. Prints an error and returns null if the file can't
/// be read.
const GameSystem* useGame(Context& context, const std::string& path);
/// Makes every known game that the file is for use an owner's data instead of the program's own.
/// Prints an error and returns false if it can't be read.
bool usePack(Context& context, const std::string& path);

/// Returns the empty map (or the one of --lock) for the options. Prints an error and returns none
/// if they are wrong.
std::optional<Scenario> baseOf(Context& context, const BaseOptions& options);

}  // namespace hexa::cli
