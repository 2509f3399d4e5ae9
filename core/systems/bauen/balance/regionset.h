// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/figuretable.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// Returns tables on the regions of an edition, for designers. They show the markings of each
/// landscape and region. They list the areas of a single colour (BB-028) with their places for
/// walls. They also list the most similar regions.
std::vector<FigureTable> regionSetTables(const GameSet& set);

}  // namespace hexa::bauen
