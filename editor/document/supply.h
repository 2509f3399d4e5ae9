// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <optional>

namespace hexa::editor {

class Document;

/// Supply of a kind's tiles in the box.
enum class SupplyState {
    Fine,
    /// All are on the map, or more than all; the profile (or a second box) allows more.
    Exceeded,
    UsedUp  ///< All are on the map and the rulebook's profile ends here.
};
SupplyState supplyOf(const Document& document, KindId kind);

/// Returns how many tiles of a kind may still be placed; none if the box sets no limit (free
/// profile, unlimited tiles, or a map that already needs more than one box).
std::optional<int> leftInBox(const Document& document, KindId kind);

}  // namespace hexa::editor
