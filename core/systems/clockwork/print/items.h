// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"

namespace hexa::clockwork {

/// True if a map is played with a variant.
bool playsWith(const Scenario& scenario, const std::string& variant);
/// Returns the number of turns in a game on the map (TRN-01, EPI-01).
int turnsOf(const Scenario& scenario);

/// Returns the contents of the box beside tiles and boards, as sheets to cut out.
std::vector<CutSheet> cutSheets();

/// Returns one of these sheets for a map: pieces of its races, or of all races if these are open.
/// No picture or measure of the printed game is known, so sizes and looks are the program's own.
/// Cards mark their stand-in parts.
/// @param cards the owner's; empty = the program's own, and the same if they can't be read
std::vector<CutItem> cutItems(const std::string& cards, const Scenario& scenario, const Catalog& catalog,
                              const std::string& sheet);

}  // namespace hexa::clockwork
