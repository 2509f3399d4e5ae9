// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/owner/gamepack.h"
#include "core/systems/bauen/terms/gameset.h"

#include <string>

namespace hexa::bauen {

/// Returns the data that an owner of the game can type in (docs/owner-data.md): prints and places
/// of the regions, and the numbers of the boards and missions.
GamePack ownerData();

/// Returns the edition that a text with owner's data makes of the game; of an empty text the
/// program's own. Fails at the first mistake, with a code and the place.
Result<GameSet> editionOf(const std::string& text);

}  // namespace hexa::bauen
