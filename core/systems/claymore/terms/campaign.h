// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace hexa::claymore {

/// The prepared battles in the order of a campaign (CS-141, CS-143).
struct CampaignBattle {
    std::string_view plan;    ///< Id of its layout.
    std::string_view sample;  ///< Its sample map.
    int points;               ///< Points for the winner.
};
inline constexpr std::array<CampaignBattle, 5> campaignBattles{{{"plan-1", "battle-1", 3},
                                                                {"plan-2", "battle-2", 1},
                                                                {"plan-3", "battle-3", 1},
                                                                {"plan-4", "battle-4", 3},
                                                                {"plan-5", "battle-5", 5}}};

}  // namespace hexa::claymore
