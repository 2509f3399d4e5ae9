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

/// Returns the game file embedded in a map of such a game. Errors point into the map. Returns none
/// if the text has no game file or is not a map.
Result<std::optional<GameSystem>> gameInMap(std::string_view mapText);

/// Returns the list with one game added. Returns the same list if it already has the game. Fails
/// with "owngame.same-id" if a built-in game has the same ID. Fails with "owngame.same-mark" if
/// another file has the same hash.
Result<Systems> withGame(const Systems& systems, GameSystem game);

}  // namespace hexa::owngame
