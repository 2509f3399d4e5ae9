// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/check/findinglist.h"
#include "core/systems/clockwork/terms/kinds.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

/// Collects the findings of the checks, in the order of the checks, and limits their number for a
/// broken million-cell map: a check with many possible findings asks before it makes one.
class Findings {
public:
    static constexpr int maxPerCode = 200;

    void add(Problem problem, std::optional<Finding::Fix> fix = std::nullopt) {
        mList.push_back({std::move(problem), std::move(fix)});
    }
    /// True if one more finding of a code that comes once a place is still listed; else it is only
    /// counted. Ask before adding (and before building a fix). `severity` and `rule` are those of
    /// the closing finding.
    bool wants(std::string_view code, Severity severity, std::string_view rule);
    /// Returns all findings; those only counted follow as "<code>.more" with {count}.
    std::vector<Finding> take();

private:
    struct Count {
        int seen = 0;
        Severity severity = Severity::Hint;
        std::string rule;
    };
    std::vector<Finding> mList;
    std::map<std::string, Count, std::less<>> mCounts;
};

/// Common input of all checks.
struct CheckInput {
    const Scenario& scenario;
    const Catalog& catalog;
    std::span<const Layout> layouts;
    std::stop_token stop;
    Findings& findings;

    /// Returns the severity of deviating from the rulebook's own maps (GEN-06 lets others differ).
    Severity byProfile() const { return hexa::byProfile(scenario); }
    bool rulebook() const { return scenario.profile == RuleProfile::Rulebook; }
};

/// Returns the layout that the map was made on, if it still has its shape and place; else null.
const Layout* layoutOf(const CheckInput& input);

// The checks, one file each.
void checkCounts(const CheckInput& input);  ///< Box supply and ranges: SET-03, GEN-01..04.
void checkSeats(const CheckInput& input);   ///< Players and Capitals: SET-01, SET-11, MAP-04.
/// Checks IDs, victory points, empty slots: MAP-02, MAP-07, GEN-05.
void checkTiles(const CheckInput& input);
void checkLayout(const CheckInput& input);  ///< The map as a whole against layouts: GEN-05.
void checkReach(const CheckInput& input);   ///< Checks the tiles in reach: MAP-04, MAP-06.

}  // namespace hexa::clockwork
