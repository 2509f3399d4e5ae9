// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/atlas/atlas.h"

#include <string>
#include <string_view>

// The file of an atlas (docs/generating.md): JSON, the same bytes for the same atlas.

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::generate {

std::string writeAtlas(const Atlas& atlas, const Catalog& catalog);

/// Whether a text says that it is an atlas; it may still be refused by readAtlas().
bool isAtlas(std::string_view json);

/// An atlas without candidates: judged() makes them and refuses maps that may not be made. Fails with "json.*",
/// "generate.atlas.no-atlas", "file.newer-version", "parts.damaged" (not all is as it was written) or as readScenario() does, and
/// the JSON pointer.
Result<Atlas> readAtlas(std::string_view json, const Systems& systems);

}  // namespace hexa::generate
