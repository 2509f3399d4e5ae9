// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"

#include <string>

namespace hexa::owngame {

/// Kinds of words that other parts of a game file refer to.
enum class Word { Kind, Group, Piece, Edge, Zone, Set, Figure, Property, Faction };

/// Gives a word another ID, and all that refers to it. The word itself must be in the definition.
void rename(Definition& definition, Word word, const std::string& from, const std::string& to);

/// Gives a value of a cell property another ID, and all that refers to it, the property included.
void renameValue(Definition& definition, const std::string& property, const std::string& from,
                 const std::string& to);

}  // namespace hexa::owngame
