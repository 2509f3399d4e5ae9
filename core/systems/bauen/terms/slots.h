// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/regionmap.h"

#include <array>
#include <vector>

namespace hexa::bauen {

/// Names of the places of an area, made once: they are asked for with every move of the pointer.
struct SlotNames {
    std::array<std::array<Localized, mostMarkings>, colourCount> markings;
    Localized site, combat, hall, defence;
    /// In every language of the product.
    static SlotNames make();
};

/// Places of an area for pieces: one for each marking, its business site if it has one, the combat symbol; on the anchor of a
/// region also those of town hall and stationed troop (BB-025 to BB-027). None on a cell without a landscape. Drawn so that
/// the town hall is beside the corner that the areas of the region share.
std::vector<Slot> slotsOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names, Hex at);

}  // namespace hexa::bauen
