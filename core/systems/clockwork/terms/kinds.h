// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/catalog/catalog.h"

#include <array>

namespace hexa::clockwork {

/// Number of territory types (MAP-01).
inline constexpr std::size_t kindCount = 9;

/// The territory types in the order of resources/clockwork/catalog.json (a test compares).
namespace tile {
inline constexpr KindId capital = kindIdAt(0);
inline constexpr KindId village = kindIdAt(1);
inline constexpr KindId citadel = kindIdAt(2);
inline constexpr KindId lake = kindIdAt(3);
inline constexpr KindId forest = kindIdAt(4);
inline constexpr KindId tower = kindIdAt(5);
inline constexpr KindId manufactory = kindIdAt(6);
inline constexpr KindId shrine = kindIdAt(7);
inline constexpr KindId barrens = kindIdAt(8);
}  // namespace tile

/// Number of tiles of each kind, in catalog order. Capitals are on the layout and are never drawn:
/// their entry is 0 in any composition of GEN-01..03.
using Composition = std::array<int, kindCount>;

/// Limits of each kind, in catalog order.
using KindLimits = std::array<Limits, kindCount>;

}  // namespace hexa::clockwork
