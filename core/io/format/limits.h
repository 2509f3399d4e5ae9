// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// Limits of the file readers. Only for core/io.
namespace hexa::limits {

inline constexpr std::size_t nameBytes = 1'000;
inline constexpr std::size_t lineBytes = 2'000;  ///< Length of an order.
/// Titles, descriptions, notes, texts of labels.
inline constexpr std::size_t textBytes = 100'000;
inline constexpr int cellPoints = 1'000;  ///< Victory points of a cell.

}  // namespace hexa::limits
