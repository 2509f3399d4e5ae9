// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/owngame/definition/definition.h"
#include "core/scenario/scenario.h"

#include <string_view>
#include <vector>

// Things to cut out for a game of a file: pieces as counters, values of decks as tokens.

namespace hexa::owngame {

/// Diameters of printed counters and tokens in mm: those of the file, else in proportion to its
/// tiles.
double pieceSizeOf(const Definition& definition);
double tokenSizeOf(const Definition& definition);

/// Returns the sheets "pieces" and "tokens", if the game has such things.
std::vector<CutSheet> cutSheets(const Definition& definition);

/// Returns the items of a sheet for a map; empty for an unknown sheet. There are as many pieces of
/// a kind as the supply or the count of the file says, but never fewer than on the map.
std::vector<CutItem> cutItems(const Definition& definition, const Scenario& scenario, std::string_view sheet);

}  // namespace hexa::owngame
