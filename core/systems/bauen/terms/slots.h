// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "core/engine/system.h"
#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/regionmap.h"

#include <array>
#include <optional>
#include <vector>

namespace hexa::bauen {

/// Names of the places of an area, made once, because every move of the pointer needs them.
struct SlotNames {
    std::array<std::array<Localized, mostMarkings>, colourCount> markings;
    std::array<Localized, colourCount> colours;  ///< Names of the marks by colour.
    std::array<Localized, goodCount> goods;      ///< Names of the symbols by good.
    /// Labels of marks for when colours can't be seen: two letters of the colour or good.
    std::array<Localized, colourCount> colourLetters;
    std::array<Localized, goodCount> goodLetters;
    Localized site, combat, hall, defence;
    /// Returns the names in every language of the product.
    static SlotNames make();
};

/// Returns the side of a region's anchor `at` on which the middle of the region is not: -1 left, 1
/// right.
int freeSide(const std::vector<Hex>& region, Hex at);

/// Places of an area for pieces: one for each marking, its business site if it has one, the combat
/// symbol; on the anchor of a region also those of town hall and stationed troop (BB-025 to
/// BB-027). None on a cell without a landscape.
std::vector<Slot> slotsOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names, Hex at);

/// Returns the print of an area, as small discs at the places of slotsOf(), from the middle of the
/// area: its markings, the goods of its business site, the combat symbol, and on the anchor of a
/// region the places of town hall and stationed troop, which are on its free side.
std::vector<CutMark> marksOf(const AreaPrint& print, const SlotNames& names, std::optional<int> anchorSide);
/// Returns the same for a cell of a map; none on a cell without a landscape.
std::vector<CutMark> marksOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names,
                             Hex at);

}  // namespace hexa::bauen
