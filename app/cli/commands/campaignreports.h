// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/engine/play/campaign.h"

#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::cli {

/// Returns the game of a campaign already read, which is one of the program's.
const GameSystem& gameOf(const Context& context, const Campaign& campaign);
/// Prints the state for people: scenarios, things carried into the next one, points.
void printCampaign(const Context& context, const Campaign& campaign);
/// Prints the state for programs (docs/command-line.md).
void printCampaignJson(const Context& context, const Campaign& campaign, const std::string& path,
                       bool verified);

}  // namespace hexa::cli
