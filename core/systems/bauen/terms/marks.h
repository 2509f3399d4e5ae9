// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/systems/bauen/terms/colours.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Print of an area, and the places for pieces there.

namespace hexa::bauen {

/// Ids of piece and edge kinds in the catalog and in files.
namespace piece {
inline constexpr std::string_view townHall = "town-hall", worker = "worker", business = "business",
                                  troop = "troop";
}
namespace border {
inline constexpr std::string_view wall = "wall";
}
/// Their properties.
namespace property {
inline constexpr std::string_view carrying = "carrying", level = "level", covered = "covered",
                                  store = "store", knights = "knights";
inline constexpr std::array<std::string_view, 2> goods{"good-1",
                                                       "good-2"};  ///< Of cells, as the colours are.
}  // namespace property
/// Slots named by their pieces; those of markings are `<colour>-<n>`.
namespace slot {
inline constexpr std::string_view site = "site", combat = "combat", hall = "hall", defence = "defence";
}

inline constexpr int mostMarkings = 4;  ///< Markings of one colour in an area, as in the catalog.

/// The print of an area (BB-025, BB-026).
struct AreaPrint {
    std::array<std::uint8_t, colourCount> markings{};      ///< By colour.
    std::array<std::optional<Good>, 2> goods{};            ///< The symbols of its business site.
    bool hasSite() const { return goods[0] && goods[1]; }  ///< A site has both symbols.
    friend bool operator==(const AreaPrint&, const AreaPrint&) = default;
};

/// Returns the print from cell properties. Invalid numbers count as the nearest valid one, invalid
/// words as none.
AreaPrint printOf(const Attributes& attributes);
/// Returns the cell properties of a print.
Attributes attributesOf(const AreaPrint& print);

/// Returns the colour by its name in files.
std::optional<Colour> colourOf(std::string_view id);
/// Returns the good by its name in files.
std::optional<Good> goodOf(std::string_view id);

/// Returns the name of a marking's slot; `number` from 1 on.
std::string markingSlot(Colour colour, int number);
/// A marking by the name of its slot; none for other slots.
struct MarkingPlace {
    Colour colour{};
    int number = 1;
};
std::optional<MarkingPlace> markingOf(std::string_view slotId);

/// Returns a number of a thing's properties, or `otherwise` if it has none.
int numberIn(const Attributes& attributes, std::string_view id, int otherwise);
bool flagIn(const Attributes& attributes, std::string_view id);

}  // namespace hexa::bauen
