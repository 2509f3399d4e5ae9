// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reader.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

namespace hexa {

/// Reads a map's own regions (key "shapes"). The catalog declares the properties of their cells.
Result<std::vector<RegionShape>> readShapes(const JsonNode& list, const Catalog& catalog);

/// Reads all tables of a board in a file of this version into the scenario, after its seats and
/// shapes. Returns the first error, or none.
std::optional<Error> readBoard(const JsonNode& node, const Catalog& catalog, int version, Scenario& scenario);

}  // namespace hexa
