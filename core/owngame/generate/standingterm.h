// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/generate/things.h"
#include "core/owngame/rules/ground.h"
#include "core/owngame/rules/term.h"

#include <memory>
#include <vector>

// Pieces on the kinds of tiles that they may stand on.

namespace hexa::owngame {

/// True if a piece may stand on a kind of tile.
bool standsOn(const PieceKind& piece, const Definition& definition, KindId kind);

/// Returns the term that keeps pieces on the kinds of tiles that they may stand on. Returns null if
/// no piece of the map or of the placed kinds is particular.
/// @param free by cell: true if its tile is generated; pieces on other tiles are left alone
std::unique_ptr<RuleTerm> makeStandingTerm(const Definition& definition, const std::vector<ThingKind>& placed,
                                           const std::vector<bool>& free, Ground& ground);

}  // namespace hexa::owngame
