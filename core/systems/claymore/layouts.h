// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <vector>

namespace hexa::claymore {

/// The mat without anything on it (spec section 3.5): 150 locked hexes whose IDs are their places, the locked road, two seats.
Scenario makeMat(const Catalog& catalog);

/// A deployment plan (spec section 3.6): a battle with its place in the campaign.
struct Plan {
    std::string id;  ///< "plan-1" to "plan-5"
    Localized name;
    int points = 0;  ///< That the winner gets in a campaign (CS-143).
    Scenario scenario;
};

/// Reads deployment plans (resources/claymore/plans.json), each laid on the mat. They are stand-ins: the German plans are lost.
/// Fails with the place in the file, or "claymore.plan...." for what can't be laid.
Result<std::vector<Plan>> readPlans(std::string_view json, const Catalog& catalog);

/// The bare mat, named so, and all plans as layouts.
std::vector<Layout> makeLayouts(const Catalog& catalog, const std::vector<Plan>& plans,
                                const Localized& matName);

}  // namespace hexa::claymore
