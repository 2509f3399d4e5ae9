// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hexa::bauen {

/// Resource, called by its colour (BB-040). The order is that of a production cycle in the stand-in
/// regions (BB-U02).
enum class Colour : std::uint8_t { Yellow, Orange, Blue, Grey, Beige, Brown };
inline constexpr std::size_t colourCount = 6;
/// Names in files: cell properties of markings, slots `<colour>-<n>`, costs and rounds.
inline constexpr std::array<std::string_view, colourCount> colourIds{"yellow", "orange", "blue",
                                                                     "grey",   "beige",  "brown"};
inline constexpr std::array<Colour, colourCount> colours{Colour::Yellow, Colour::Orange, Colour::Blue,
                                                         Colour::Grey,   Colour::Beige,  Colour::Brown};

/// Domains of costs (BB-040, BB-047).
enum class Domain : std::uint8_t { Building, Supply };
inline constexpr std::size_t domainCount = 2;
inline constexpr std::array<std::string_view, domainCount> domainIds{"building", "supply"};

/// Goods of businesses (BB-111). Clothing and tools are the rulebook's, the others are stand-ins
/// (BB-U08). The colour of the resource for each is data (GameData::goods).
enum class Good : std::uint8_t { Clothing, Provisions, Fish, Ironware, Tools, Furniture };
inline constexpr std::size_t goodCount = 6;
/// Names in files: the choices of the cell properties `good-1` and `good-2`.
inline constexpr std::array<std::string_view, goodCount> goodIds{"clothing", "provisions", "fish",
                                                                 "ironware", "tools",      "furniture"};

constexpr std::size_t indexOf(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr std::size_t indexOf(Domain domain) { return static_cast<std::size_t>(domain); }
constexpr std::size_t indexOf(Good good) { return static_cast<std::size_t>(good); }

}  // namespace hexa::bauen
