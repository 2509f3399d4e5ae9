// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::owngame {

/// Condition of a named set, with its names resolved. Views point into the definition or into the
/// name.
struct Predicate {
    enum class About { Tiles, Slots, Homes, Cells };
    About about = About::Tiles;  ///< Slots: empty slots; Cells: tiles and empty slots.
    std::vector<bool> kinds;     ///< By kind of the catalog; empty: any.
    int property = -1;           ///< Index of a cell property; -1: no condition.
    std::vector<bool> choices;   ///< Accepted choices of the property; empty: any.
    Bounds is;
    std::string thing;  ///< "piece:ID" or "edge:ID" of a thing on the cell or at a side of it; empty: none.
    std::string_view zone;    ///< Empty: no condition.
    std::string_view except;  ///< Name of the excluded set; empty: none.
};

/// Returns the condition of a set that the definition knows. An empty name stands for all tiles.
Predicate predicateOf(const Definition& definition, std::string_view name);

/// Returns the kinds in a set that depends only on kinds. Returns none for other sets.
std::optional<std::vector<bool>> kindsOfSet(const Definition& definition, std::string_view name);

/// True if membership in a set depends on this cell property.
bool dependsOn(const Definition& definition, std::string_view name, std::string_view property);

/// Returns the place of a cell property in the catalog, or -1.
int propertyNamed(const Definition& definition, std::string_view id);

}  // namespace hexa::owngame
