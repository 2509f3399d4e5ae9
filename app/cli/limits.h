// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The largest numbers that options take.
namespace hexa::cli {

inline constexpr std::int64_t maxGames = 1'000'000'000;
inline constexpr std::int64_t maxMaps = 1'000'000;
inline constexpr std::int64_t maxGenerations = 1'000'000;

}  // namespace hexa::cli
