// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Finding that a designer accepts, with the reason. It is valid as long as the finding and its
/// cell are unchanged. Otherwise it is void, and the finding is open again. Stored in the map as
/// its member "accepted", which versions that don't know it keep.
struct Acceptance {
    std::string code;        ///< Problem::code.
    std::uint64_t hash = 0;  ///< acceptanceHash() at that time.
    std::string note;        ///< May be empty.
    Extra extra;             ///< Members of later versions.
};

/// Returns a hash of a finding's content (code and arguments), its place and the cell there.
std::uint64_t acceptanceHash(const Problem& problem, const Board& board);

/// Returns the acceptances stored with a map. Fails with "acceptance.unreadable" and the place if
/// they can't be read.
Result<std::vector<Acceptance>> acceptancesOf(const Scenario& scenario);

/// Returns the findings of the game's check, of objectFindings() and of ownRuleFindings(), with
/// Finding::accepted for valid acceptances. Unreadable acceptances are ignored.
std::vector<Finding> findingsOf(const GameSystem& system, const Scenario& scenario,
                                std::stop_token stop = {});

/// Returns the edit that accepts a finding, or accepts it with another note. Fails as
/// acceptancesOf().
Result<Edit> accepting(const Scenario& scenario, const Problem& problem, std::string note);
/// Returns the edit that opens it again.
Result<Edit> withdrawing(const Scenario& scenario, const Problem& problem);

}  // namespace hexa
