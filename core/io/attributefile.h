// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

#include <optional>

// Properties of placed things in files: members of their object beside the known keys, named as the catalog declares.

namespace hexa {

/// A value of that property; fails with the place where it is none.
Result<AttributeValue> readAttribute(const JsonNode& node, const Property& property);

/// The declared properties that an object has; what has its default is left out.
Result<Attributes> readAttributes(JsonObject& object, const std::vector<Property>& properties);

void writeAttribute(JsonWriter& json, const AttributeValue& value);
void writeAttributes(JsonWriter& json, const Attributes& attributes);

/// A cut is a list of its triangles, 0 to 11.
Result<Cut> readCut(const JsonNode& node);
void writeCut(JsonWriter& json, Cut cut);

/// A map's own regions, as a list of objects.
void writeShapes(JsonWriter& json, const std::vector<RegionShape>& shapes);

}  // namespace hexa
