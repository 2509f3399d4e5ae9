// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"

#include <optional>
#include <span>

// Uncertainty of a predicted gap.

namespace hexa::balance {

/// Returns the range that holds the gap in four of five maps with such predicted shares. The errors
/// of the shares are taken as normally distributed, equally wide, and adding up to zero. Errors
/// widen a gap, so a prediction of a fair map is nearly always too good.
/// @param shares by team, two or more
/// @param error root mean square error of a predicted share; 0 or more
/// @return points; 0 to 0 if all shares are exactly equal, as only on completely symmetric maps
GapRange gapRange(std::span<const double> shares, double error);

/// Combines the ranges of several judges: the widest lower end and the widest upper end, as if all
/// erred alike. None if no judge has a range.
std::optional<GapRange> widestRange(std::span<const std::optional<GapRange>> judges);

/// Returns the error of a table's shares on maps of the rulebook (TableInfo::Quality::shareError);
/// none if it was not measured.
std::optional<double> shareErrorOf(const TableInfo& table);

}  // namespace hexa::balance
