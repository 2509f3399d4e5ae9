// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/format/cellreader.h"

#include <optional>

namespace hexa {

/// Largest number of an ID that a column counts.
inline constexpr int maxIdNumber = 999'999'999;

/// Reads the cells of a board in columns (key "columns"), symbol by symbol with the legend (key
/// "legend"), in any order, and adds them to the table. The `version` of the file decides if
/// columns can count IDs. Returns the first error, or none: wrong types and ranges, unknown symbols
/// or letters, kinds missing in the game, hexes that are repeated or already in the table. A cell
/// needs no allocation.
std::optional<Error> readColumns(const JsonNode& legend, const std::optional<JsonNode>& columns, int version,
                                 const Catalog& catalog, CellTable& table);

}  // namespace hexa
