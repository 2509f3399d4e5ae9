// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/print/functions.h"

#include "core/systems/claymore/print/items.h"
#include "core/systems/claymore/rules/ownervalues.h"
#include "core/systems/claymore/terms/campaign.h"
#include "core/systems/claymore/terms/sentences.h"

#include <memory>

namespace hexa::claymore {
namespace {

constexpr double matHexAcross = 127;        // mm, five inches from flat to flat (spec section 3.5)
constexpr std::size_t campaignColumns = 4;  // CS-143

/// Returns the campaign log: for every battle a box for the winner of each campaign (CS-143).
std::vector<Track> campaignLog() {
    std::vector<Track> tracks;
    for (const CampaignBattle& battle : campaignBattles) {
        const Localized name = say(("claymore.battle." + std::string(battle.plan)).c_str());
        Track track{
            {"claymore.print.campaign-battle", {{"battle", name}, {"points", std::int64_t{battle.points}}}},
            {},
            campaignColumns};
        for (std::size_t campaign = 1; campaign <= campaignColumns; ++campaign)
            track.steps.push_back({std::to_string(campaign), {}, false});
        tracks.push_back(std::move(track));
    }
    return tracks;
}

}  // namespace

PrintFunctions makePrintFunctions(const Catalog& catalog) {
    const auto shared = std::make_shared<const Catalog>(catalog);
    PrintFunctions functions;
    functions.tileSize = matHexAcross;
    functions.laysTiles = false;
    functions.tracks = say("claymore.print.campaign-log");
    functions.facts = [](const Scenario&) {
        SheetFacts facts;
        facts.tracks = campaignLog();
        return facts;
    };
    functions.sheets = cutSheets();
    functions.items = [shared](const std::string& pack, const Scenario& scenario, const std::string& sheet) {
        const auto values = valuesOf(pack);
        return cutItems(*shared, values ? *values : publicValues(), scenario, sheet);
    };
    return functions;
}

}  // namespace hexa::claymore
