// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <span>

// Things that edits keep, and things that they lose beyond the changed cells.

namespace hexa {

/// Returns the seats that an edit takes away with their homes, by number from 0 on.
std::vector<std::size_t> seatsLost(const Scenario& scenario, const Catalog& catalog, const Edit& edit);

/// Returns the seats without some of them (by number, each once). Those that move up keep the
/// faction that they had by their number.
std::vector<Seat> withoutSeats(const Scenario& scenario, const Catalog& catalog,
                               const std::vector<std::size_t>& removed);

/// Returns the hexes with something for a lock to keep. An empty slot has nothing to keep, and
/// locking it would only bar it.
std::vector<Hex> lockable(const Board& board, std::span<const Hex> hexes);

}  // namespace hexa
