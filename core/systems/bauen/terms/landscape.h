// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexa::bauen {

/// Landscape of a region, the same in all three areas (BB-003), with its name in files: kinds of
/// cells.
enum class Landscape : std::uint8_t { Plains, Hills, Mountains };
inline constexpr std::size_t landscapeCount = 3;
inline constexpr std::array<std::string_view, landscapeCount> landscapeIds{"plains", "hills", "mountains"};
constexpr std::size_t indexOf(Landscape landscape) { return static_cast<std::size_t>(landscape); }

/// Returns the landscape by its name in files; none for other kinds of cells.
inline std::optional<Landscape> landscapeOf(std::string_view id) {
    const auto found = std::ranges::find(landscapeIds, id);
    if (found == landscapeIds.end()) return std::nullopt;
    return static_cast<Landscape>(found - landscapeIds.begin());
}

}  // namespace hexa::bauen
