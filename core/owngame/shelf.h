// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/system.h"

#include <optional>
#include <string>
#include <string_view>

// Games from files, in addition to the built-in games.

namespace hexa::owngame {

/// Reads the game from the text of a file. Fails as readDefinition().
Result<GameSystem> readGame(std::string_view text);

/// Returns the game file embedded in a map of such a game. Returns none if the text has no game
/// file, is not a map, or is a map of a built-in game. Errors point into the map; fails with
/// "owngame.map.not-a-game", or with "owngame.map.other-game" if the map names another game.
Result<std::optional<GameSystem>> gameInMap(std::string_view mapText);

/// Game in a map, and the ID of the game that the map names. They differ if the game was changed by
/// hand.
struct CarriedGame {
    GameSystem game;
    std::string named;
};
/// Returns the game of a map, even if the map names another one. Otherwise fails as gameInMap()
/// does.
Result<CarriedGame> carriedGame(std::string_view mapText);

/// Returns the list with one game added. Returns the same list if it already has the game. Fails
/// with "owngame.same-id" if a built-in game has the same ID. Fails with "owngame.same-mark" if
/// another file has the same hash.
Result<Systems> withGame(const Systems& systems, GameSystem game);

}  // namespace hexa::owngame
