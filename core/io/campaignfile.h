// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/campaign.h"

#include <string>
#include <string_view>

namespace hexa {

struct GameSystem;
struct SampleCampaign;
class Systems;

/// Reads a `.hexacampaign` text (docs/formats/campaigns.md). Fails on any error with its JSON
/// pointer, including those of checkCampaign(). verifyCampaign() checks whether the games led to
/// their outcomes. Unknown keys are kept.
Result<Campaign> readCampaign(std::string_view text, const Systems& systems);

/// Returns the `.hexacampaign` text of a campaign, keys in a fixed order.
std::string writeCampaign(const Campaign& campaign, const Catalog& catalog);

/// Returns a fresh one of those that come with a game. Fails as makeCampaign(), or if one of its
/// maps is none of the game's samples.
Result<Campaign> makeSampleCampaign(const SampleCampaign& sample, const GameSystem& system,
                                    const Systems& systems, std::string id);

/// readFile() and readCampaign(); errors name the path.
Result<Campaign> loadCampaign(const std::string& path, const Systems& systems);

}  // namespace hexa
