// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reader.h"
#include "core/json/writer.h"
#include "core/systems/claymore/rules/values.h"

#include <cstdint>
#include <string>

// Numbers of the box that an owner of the game types in (docs/owner-data.md): combat values, action
// cards, die, howitzer tiles.

namespace hexa::claymore {

/// Reads the members "source" and "sources" of a pack.
Result<PartSources> readSources(JsonObject& pack);

/// Returns the numbers of a pack's parts, or the public ones for missing parts. Reads the members
/// "regiments", "cards", "die" and "tiles" of the object, and leaves others to other readers. Fails
/// with a place.
Result<Values> readValues(JsonObject& parts, const PartSources& sources);

/// Returns the numbers of a whole pack; those of the program if the text is empty.
Result<Values> valuesOf(const std::string& pack);

/// Writes the four members that readValues takes into an open object.
void writeValues(JsonWriter& writer, const Values& values);

/// Returns a hash of the battle's numbers; 0 for those that come with the program.
std::uint64_t hashOf(const Values& values);

}  // namespace hexa::claymore
