// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/property.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

#include <vector>

// Properties of placed things in files: members of their object beside the known keys, named as the
// catalog declares.

namespace hexa {

/// Reads a value of that property; fails with the place of an invalid one.
Result<AttributeValue> readAttribute(const JsonNode& node, const Property& property);

/// Reads the declared properties of an object; default values are left out.
Result<Attributes> readAttributes(JsonObject& object, const std::vector<Property>& properties);

void writeAttribute(JsonWriter& json, const AttributeValue& value);
void writeAttributes(JsonWriter& json, const Attributes& attributes);

/// Reads a list of different numbers from 0 to below `count`, as bits.
Result<unsigned> readBits(const JsonNode& node, int count);
void writeBits(JsonWriter& json, unsigned bits);

}  // namespace hexa
