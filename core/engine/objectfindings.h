// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa {

/// Most findings listed for each code. A finding "object.more" then gives the number of the rest.
inline constexpr std::size_t maxObjectFindings = 100;

/// A finding of a game that says one of these in the game's own words, with its own rule, names the
/// common code in an argument of this name: findingsOf() (core/engine/acceptance.h) leaves out all
/// common ones of that code then.
inline constexpr const char* insteadOf = "instead-of";
inline Argument insteadOfCommon(const char* code) { return {insteadOf, std::string(code)}; }

/// Returns faults in the edges, regions, pieces and zones of a map in any game: objects without
/// ground or on a wrong one, overlapping regions, pieces in missing slots, more than the box holds,
/// owners that are not seats. Empty for games without such objects. May stop early (then the list
/// is incomplete).
std::vector<Finding> objectFindings(const GameSystem& system, const Scenario& scenario,
                                    std::stop_token stop = {});

}  // namespace hexa
