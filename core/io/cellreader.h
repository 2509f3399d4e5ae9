// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/json/reader.h"

#include <optional>

namespace hexa {

/// Reads a hex [q, r] within Board::maxCoordinate.
Result<Hex> readHex(const JsonNode& node);

/// Reads the cells of a board (key "cells"), in any order. Gives the first error, or none: wrong types and ranges,
/// repeated keys or hexes, kinds that the game has not. Built for a million cells: a plain cell needs no allocation.
std::optional<Error> readCells(const JsonNode& list, const Catalog& catalog, Board& board);

}  // namespace hexa
