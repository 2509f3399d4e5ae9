// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"

#include <optional>
#include <span>

// How far a predicted gap can be believed.

namespace hexa::balance {

/// Where the gap lies in four of five maps whose shares are predicted like these: the shares are
/// taken to err by the normal distribution, all by as much, and to add up to one. A prediction that
/// says fair is nearly always too good, for whatever errs makes a gap wider.
/// @param shares by team, two or more
/// @param error root mean square of what a share is predicted wrong; from 0 on
/// @return points; 0 to 0 where all shares are exactly alike, which only maps are that are symmetric to the last tile
GapRange gapRange(std::span<const double> shares, double error);

/// The widest of what judges say: of their lower ends and of their upper ends, as if all erred
/// alike. None if nobody knows.
std::optional<GapRange> widestRange(std::span<const std::optional<GapRange>> judges);

/// How far the shares of a table err on maps of the rulebook (TableInfo::Quality::shareError); none
/// if that was not measured.
std::optional<double> shareErrorOf(const TableInfo& table);

}  // namespace hexa::balance
