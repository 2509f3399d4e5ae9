// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reader.h"
#include "core/json/writer.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// Reads the part "layout" of a pack into a set (BB-U01): the hexes of a region and the anchors of
/// all columns. The shapes of the set's regions become those of the layout. Fails with
/// "bauen.pack.shape", "bauen.pack.columns" or "bauen.pack.overlap" at the place.
Status readLayout(const JsonNode& node, GameSet& set);

/// Reads the part "regions" of a pack into a set (BB-U02): 18 regions, 6 of each landscape
/// (BB-004). Fails with "bauen.pack.*" at the place.
Status readRegions(const JsonNode& list, GameSet& set);

/// Write both parts of a set, as a start for owners.
void writeLayout(JsonWriter& writer, const Lattice& lattice);
void writeRegions(JsonWriter& writer, const Catalog& catalog);

}  // namespace hexa::bauen
