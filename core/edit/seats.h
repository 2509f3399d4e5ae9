// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <optional>
#include <vector>

// Adding and removing seats, with their objects. In most games a seat comes with its home tile
// (builders.h).

namespace hexa {

/// Adds a seat without a home. Does nothing if the game has no more, or if its seats must have
/// homes of their own.
Edit addSeat(const Scenario& scenario, const Catalog& catalog);
/// Removes a seat. Its things have no owner then, those of later seats get the new seat numbers,
/// and home tiles stay.
Edit removeSeat(const Scenario& scenario, const Catalog& catalog, std::size_t seat);

/// Adds a seat with this home. If the faction of its number is taken, it gets a free one.
void takeSeat(const Catalog& catalog, std::optional<Hex> home, std::vector<Seat>& seats);
/// Returns the edits that give things their owners when seats (by number, the largest first) are
/// gone.
std::vector<Edit> ownersWithout(const Board& board, const std::vector<std::size_t>& removed);

}  // namespace hexa
