// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/systems/bauen/terms/gameset.h"

#include <string_view>
#include <vector>

namespace hexa::bauen {

/// Returns sheets with the contents of the box: regions, boards, missions, stones and pieces, forms
/// to write on.
std::vector<CutSheet> cutSheets();

/// Returns the items of a sheet, for a map: pieces of its players, its own regions too.
std::vector<CutItem> cutItems(const GameSet& set, const Scenario& scenario, std::string_view sheet);

/// Returns the text of an amount of both domains, e.g. "Building 4 + Supply 2" (BB-047).
Localized costText(const Cost& cost);

// Parts of the sheets, one file each.
std::vector<CutItem> regionItems(const GameSet& set, const Scenario& scenario);
std::vector<CutItem> boardItems(const GameSet& set);
std::vector<CutItem> missionItems(const GameSet& set);
std::vector<CutItem> pieceItems(const GameSet& set, const Scenario& scenario);
std::vector<CutItem> formItems(const GameSet& set, const Scenario& scenario);

}  // namespace hexa::bauen
