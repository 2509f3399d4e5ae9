// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/print/functions.h"

#include "core/systems/claymore/print/items.h"
#include "core/systems/claymore/terms/campaign.h"
#include "core/systems/claymore/terms/sentences.h"

#include <memory>

namespace hexa::claymore {
namespace {

constexpr double matHexAcross = 127;  // mm, five inches from flat to flat (spec section 3.5)
constexpr int campaignColumns = 4;    // CS-143

/// The campaign log: the points of every battle, once for each campaign, to be ticked for the winner.
std::vector<Track> campaignLog() {
    std::vector<Track> tracks;
    for (int campaign = 1; campaign <= campaignColumns; ++campaign) {
        Track track{
            {"claymore.print.campaign", {{"number", std::int64_t{campaign}}}}, {}, campaignBattles.size()};
        for (const CampaignBattle& battle : campaignBattles) {
            TrackStep step{std::to_string(battle.points), {}, false};
            step.notes.push_back({"claymore.battle." + std::string(battle.plan), {}});
            track.steps.push_back(std::move(step));
        }
        tracks.push_back(std::move(track));
    }
    return tracks;
}

}  // namespace

PrintFunctions makePrintFunctions(const Catalog& catalog) {
    const auto shared = std::make_shared<const Catalog>(catalog);
    PrintFunctions functions;
    functions.tileSize = matHexAcross;
    functions.facts = [](const Scenario&) {
        SheetFacts facts;
        facts.tracks = campaignLog();
        return facts;
    };
    functions.sheets = cutSheets();
    functions.items = [shared](const std::string&, const Scenario&, const std::string& sheet) {
        return cutItems(*shared, publicValues(), sheet);
    };
    return functions;
}

}  // namespace hexa::claymore
