// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/json/reader.h"
#include "core/systems/claymore/terms/mat.h"

#include <vector>

namespace hexa::claymore {

/// Returns an empty mat (spec section 3.5): 150 locked hexes with their places as IDs, the locked
/// road, two seats.
Scenario makeMat(const Catalog& catalog, const Mat& mat);

/// A deployment plan (spec section 3.6): a battle with its place in the campaign.
struct Plan {
    std::string id;  ///< "plan-1" to "plan-5"
    Localized name;
    int points = 0;  ///< Points for the winner in a campaign (CS-143).
    Scenario scenario;
};

/// Reads a list of deployment plans, each laid on the mat. Fails with the place in the file, or
/// "claymore.plan...." for an impossible one.
Result<std::vector<Plan>> readPlans(const JsonNode& list, const Catalog& catalog, const Mat& mat,
                                    Source source);

/// Returns the plans that come with the program (resources/claymore/plans.json). They are
/// stand-ins: the German plans are lost.
Result<std::vector<Plan>> readBuiltInPlans(const Catalog& catalog, const Mat& mat);

/// Returns the bare mat and all plans as layouts.
std::vector<Layout> makeLayouts(const Catalog& catalog, const Mat& mat, const std::vector<Plan>& plans);

}  // namespace hexa::claymore
