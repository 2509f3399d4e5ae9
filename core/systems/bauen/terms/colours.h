// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hexa::bauen {

/// A resource, called by its colour (BB-040). The order is that of a production cycle in the
/// stand-in regions (BB-U02).
enum class Colour : std::uint8_t { Yellow, Orange, Blue, Grey, Beige, Brown };
inline constexpr std::size_t colourCount = 6;
/// What files call them: cell properties of markings, slots `<colour>-<n>`, costs and rounds.
inline constexpr std::array<std::string_view, colourCount> colourIds{"yellow", "orange", "blue",
                                                                     "grey",   "beige",  "brown"};
inline constexpr std::array<Colour, colourCount> colours{Colour::Yellow, Colour::Orange, Colour::Blue,
                                                         Colour::Grey,   Colour::Beige,  Colour::Brown};

/// What costs are named in (BB-040, BB-047).
enum class Domain : std::uint8_t { Building, Supply };
inline constexpr std::size_t domainCount = 2;
inline constexpr std::array<std::string_view, domainCount> domainIds{"building", "supply"};

/// What a business makes (BB-111). Clothing and tools are the rulebook's, the others stand in
/// (BB-U08); the colour of the resource that each is made of is data (GameData::goods).
enum class Good : std::uint8_t { Clothing, Provisions, Fish, Ironware, Tools, Furniture };
inline constexpr std::size_t goodCount = 6;
/// What files call them: the choices of the cell properties `good-1` and `good-2`.
inline constexpr std::array<std::string_view, goodCount> goodIds{"clothing", "provisions", "fish",
                                                                 "ironware", "tools",      "furniture"};

constexpr std::size_t indexOf(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr std::size_t indexOf(Domain domain) { return static_cast<std::size_t>(domain); }
constexpr std::size_t indexOf(Good good) { return static_cast<std::size_t>(good); }

}  // namespace hexa::bauen
