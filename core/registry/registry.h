// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "core/engine/owner/gamepack.h"
#include "core/engine/system.h"

#include <string_view>

namespace hexa {

/// Returns every game of this program, in the order of core/registry/entries.h.
Systems builtInSystems();

/// Returns the glossary of a game as the text of a glossary file (core/texts), by the id of its
/// system; empty if the game has none or is unknown. The empty id stands for the first game.
std::string_view builtInGlossary(std::string_view system);

/// Returns glossary and rules reference of every game that has any.
std::vector<GameTexts> builtInTexts();

/// Returns the text of a game's library of proven maps (core/library), by the id of its system.
/// Empty if the game has none or is not known.
std::string_view builtInLibrary(std::string_view system);

/// What owners of the games can bring data for.
std::vector<GamePack> builtInPacks();

}  // namespace hexa
