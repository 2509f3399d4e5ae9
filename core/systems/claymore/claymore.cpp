// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/claymore.h"

#include "core/engine/builtin.h"
#include "core/systems/claymore/balance/functions.h"
#include "core/systems/claymore/cases/cases.h"
#include "core/systems/claymore/check/box.h"
#include "core/systems/claymore/check/check.h"
#include "core/systems/claymore/generate/functions.h"
#include "core/systems/claymore/layouts.h"
#include "core/systems/claymore/play/functions.h"
#include "core/systems/claymore/print/functions.h"
#include "core/systems/claymore/terms/campaign.h"
#include "core/systems/claymore/terms/resources.h"
#include "core/systems/claymore/terms/sentences.h"

#include <memory>

namespace hexa::claymore {

GameSystem makeSystem() {
    GameSystem system;
    system.catalog = builtIn(readCatalog(resource("catalog.json")));
    system.drawings = builtInDrawings(resourceFiles());
    SampleCampaign saga{"saga", say("claymore.campaign.title"), say("claymore.campaign.text"), {}};
    for (const CampaignBattle& battle : campaignBattles) {
        const std::string name(battle.sample);
        system.samples.push_back({name, resource(name + ".hexa")});
        saga.stages.push_back({name, battle.points});
    }
    system.campaigns.push_back(std::move(saga));
    system.messages = resource("messages.json");
    const std::vector<Plan> plans = builtIn(readBuiltInPlans(system.catalog, publicMat()));
    system.layouts = makeLayouts(system.catalog, publicMat(), plans);

    // The functions outlive this one and are copied with the system, so they share their data.
    const auto catalog = std::make_shared<const Catalog>(system.catalog);
    system.check = [catalog](const Scenario& scenario, std::stop_token stop) {
        return check(scenario, *catalog, std::move(stop));
    };
    system.refusal = [catalog](const Scenario& scenario, const MapObject& object,
                               std::optional<ObjectRef> instead) {
        return refusal(scenario, *catalog, object, instead);
    };
    system.box = correctBox;
    system.balance = std::make_shared<const BalanceFunctions>(makeBalanceFunctions(system.catalog));
    system.generate = std::make_shared<const GenerateFunctions>(makeGenerateFunctions(system.catalog));
    system.print = std::make_shared<const PrintFunctions>(makePrintFunctions(system.catalog));
    system.play = std::make_shared<const PlayFunctions>(makePlayFunctions(system.catalog));
    system.selfCheck = [] { return std::vector<SelfCheck>{play::checkRuleCases(caseGame())}; };
    return system;
}

}  // namespace hexa::claymore
