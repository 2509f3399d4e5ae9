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

/// Name of an argument with a common code. A game's finding has it if it words a common finding
/// itself, with its own rule. findingsOf() (core/engine/check/acceptance.h) then leaves out all
/// common ones of that code.
inline constexpr const char* insteadOf = "instead-of";
inline Argument insteadOfCommon(const char* code) { return {insteadOf, std::string(code)}; }

/// Returns faults in the edges, regions, pieces and zones of a map in any game. These are objects
/// without ground or on a wrong one, overlapping regions, pieces in missing slots, too many for the
/// box, and owners without a seat. Empty for games without such objects. May stop early (then the
/// list is incomplete).
std::vector<Finding> objectFindings(const GameSystem& system, const Scenario& scenario,
                                    std::stop_token stop = {});

}  // namespace hexa
