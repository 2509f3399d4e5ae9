// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/owngame/definition/definition.h"

#include <string>
#include <string_view>

namespace hexa::owngame {

/// Returns a game for a game file. Its data live as long as a copy of the game or of its catalog.
GameSystem makeSystem(Definition definition);

/// Returns the text of an edition, as maps carry it: that of the game file without the states of
/// its translations.
std::string editionText(Definition definition);

/// Returns the ID that maps name: the ID of the file and the hash of its edition's text. Two
/// editions are two games.
std::string systemIdOf(const Definition& definition, std::string_view text);

/// Returns the ID without the hash. Returns the whole ID of a built-in game.
std::string_view plainId(std::string_view system);

}  // namespace hexa::owngame
