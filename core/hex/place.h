// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/hex/hex.h"

#include <optional>

namespace hexa {

/// Returns the hex that a message points to, for an edge the one that names it; none if it is about
/// no place of the board.
inline std::optional<Hex> hexOf(const Place& place) {
    if (const auto* hex = std::get_if<HexPlace>(&place)) return Hex{hex->q, hex->r};
    if (const auto* edge = std::get_if<EdgePlace>(&place)) return Hex{edge->q, edge->r};
    return std::nullopt;
}

}  // namespace hexa
