// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hexa::bauen {

/// What a region is made of, all three areas alike (BB-003). Files call them so: kinds of cells.
enum class Landscape : std::uint8_t { Plains, Hills, Mountains };
inline constexpr std::size_t landscapeCount = 3;
inline constexpr std::array<std::string_view, landscapeCount> landscapeIds{"plains", "hills", "mountains"};

}  // namespace hexa::bauen
