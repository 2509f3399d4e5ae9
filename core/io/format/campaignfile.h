// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/campaign.h"

#include <string>
#include <string_view>

namespace hexa {

struct GameSystem;
struct SampleCampaign;
class Systems;

/// Reads a `.hexacampaign` text (docs/formats/campaigns.md). Fails on any error with its JSON
/// pointer, including those of checkCampaign(). Only verifyCampaign() checks the outcomes of the
/// games. Unknown keys are kept.
Result<Campaign> readCampaign(std::string_view text, const Systems& systems);

/// Returns the `.hexacampaign` text of a campaign, keys in a fixed order.
std::string writeCampaign(const Campaign& campaign, const Catalog& catalog);

/// Returns a fresh campaign from one that comes with a game. Fails as makeCampaign(), or if one of
/// its maps is not a sample of the game.
Result<Campaign> makeSampleCampaign(const SampleCampaign& sample, const GameSystem& system,
                                    const Systems& systems, std::string id);

/// Calls readFile() and readCampaign(); errors name the path.
Result<Campaign> loadCampaign(const std::string& path, const Systems& systems);

}  // namespace hexa
