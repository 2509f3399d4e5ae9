// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/json/reader.h"

#include <map>
#include <optional>
#include <vector>

namespace hexa {

/// Cells on their way from a file to a board.
struct CellTable {
    std::vector<Cell> cells;  ///< Sorted, each hex once.
    std::map<Hex, CellDetails> details;
};

/// Reads a hex [q, r] within Board::maxCoordinate.
Result<Hex> readHex(const JsonNode& node);

/// Reads the cells of a board listed one by one (key "cells"), in any order. Returns the first
/// error, or none: wrong types and ranges, repeated keys or hexes, kinds missing in the game. Built
/// for a million cells: a plain cell needs no allocation.
std::optional<Error> readCells(const JsonNode& list, const Catalog& catalog, CellTable& table);

}  // namespace hexa
