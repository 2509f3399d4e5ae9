// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/cellreader.h"

#include <optional>

namespace hexa {

/// Largest number of an ID that a column counts.
inline constexpr int maxIdNumber = 999'999'999;

/// Reads the cells of a board in columns (key "columns"), symbol by symbol with the legend (key
/// "legend"), in any order, and adds them to those of the table; `version` of the file decides if
/// columns can count IDs. Returns the first error, or none: wrong types and ranges, symbols or
/// letters that are not in the legend, kinds that the game lacks, hexes that come up twice or are
/// in the table already. A cell needs no allocation.
std::optional<Error> readColumns(const JsonNode& legend, const std::optional<JsonNode>& columns, int version,
                                 const Catalog& catalog, CellTable& table);

}  // namespace hexa
