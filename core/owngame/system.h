// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/owngame/definition.h"

#include <string>
#include <string_view>

namespace hexa::owngame {

/// Returns a game file as a game. Whatever it looks into lives as long as a copy of the game, or of its catalog, does.
GameSystem makeSystem(Definition definition);

/// Returns the id that maps of a game name: that of its file, and the hash of its text. Two editions are two games.
std::string systemIdOf(const Definition& definition, std::string_view text);

/// Returns the id without the hash; the whole id of a game that comes with the program.
std::string_view plainId(std::string_view system);

}  // namespace hexa::owngame
