// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exchange/tiledmap.h"

#include <functional>
#include <string>
#include <string_view>

// The two file forms of the map editor Tiled.

namespace hexa::exchange::tiled {

/// The content of another file that a map refers to, by the name in the map (relative to the map's
/// folder).
using Companion = std::function<Result<std::string>(const std::string& name)>;

/// Returns TMX text. Characters that XML can't hold (control characters) are replaced by U+FFFD and
/// added to the map's warnings.
std::string writeTmx(Map& map);
std::string writeTmj(const Map& map);

/// Reads everything that a board needs from a hexagonal map, and refuses other maps. Errors have
/// codes "exchange.*" (and "json.*") and name line and column, or the JSON pointer. Memory is
/// bounded by the size of the text and maxGridCells.
Result<Map> readTmx(std::string_view text, const Companion& companion);
Result<Map> readTmj(std::string_view text, const Companion& companion);

/// Returns a tileset of a file of its own, TSX or TSJ by its content.
Result<Tileset> readTileset(std::string_view text);

}  // namespace hexa::exchange::tiled
