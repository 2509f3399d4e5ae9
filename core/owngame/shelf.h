// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/system.h"

#include <optional>
#include <string>
#include <string_view>

// Games of files beside those of the program.

namespace hexa::owngame {

/// Returns the game of a file's text. Fails as readDefinition().
Result<GameSystem> readGame(std::string_view text);

/// Returns the game file that a map carries, if it is a map of such a game. Errors point into the map. None: it carries none, or is no map.
Result<std::optional<GameSystem>> gameInMap(std::string_view mapText);

/// Returns the list with one game more; the same list if it has it already. Fails with "owngame.same-id" if the program has a game with the
/// id of the file, with "owngame.same-mark" if another file has the same hash.
Result<Systems> withGame(const Systems& systems, GameSystem game);

}  // namespace hexa::owngame
