// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/figuretable.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// The set of regions of an edition, for whoever designs one: what each landscape and each region shows, the areas of a single colour
/// (BB-028) with their places for walls, and which regions are most alike.
std::vector<FigureTable> regionSetTables(const GameSet& set);

}  // namespace hexa::bauen
