// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/catalog/attributejson.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

#include <vector>

namespace hexa {

/// Read and write a cut: a list of its triangles, 0 to 11.
Result<Cut> readCut(const JsonNode& node);
void writeCut(JsonWriter& json, Cut cut);

/// Writes a map's own regions, as a list of objects.
void writeShapes(JsonWriter& json, const std::vector<RegionShape>& shapes);

}  // namespace hexa
