// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/functions.h"

#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/perft.h"
#include "core/systems/clockwork/play/series.h"
#include "core/systems/clockwork/play/simulate.h"

namespace hexa::clockwork {

PlayFunctions makePlayFunctions(const Catalog& catalog) {
    // The functions outlive the catalog they are made with and are copied: they share one.
    const auto shared = std::make_shared<const Catalog>(catalog);
    PlayFunctions play;
    play.rulesVersion = rulesVersion;
    for (const OptionName& option : optionNames()) {
        const bool variant = option.member == &RuleOptions::epic || option.member == &RuleOptions::alliances;
        play.options.push_back({std::string(option.name), RuleOptions{}.*(option.member), variant});
    }
    for (const Bot* bot : bots()) play.bots.emplace_back(bot->name());
    play.botVersion = [](std::string_view name) {
        const Bot* bot = findBot(name);
        return bot != nullptr ? bot->version() : 0;
    };
    play.variants = [](int players) {
        std::vector<OptionValues> list;
        for (const bool alliances : {false, true})
            for (const bool epic : {false, true})
                if (!alliances || players == maxPlayers)
                    list.push_back({{"alliances", alliances}, {"epic", epic}});
        return list;
    };
    play.start = [shared](const Scenario& scenario, const MatchSetup& setup) {
        return ClockworkMatch::start(scenario, *shared, setup);
    };
    play.resume = [shared](const GameRecord& record, ReplayMode mode) {
        return ClockworkMatch::resume(record, *shared, mode);
    };
    play.simulate = [shared](const Scenario& scenario, const SimulationRequest& request) {
        return simulate(scenario, *shared, request);
    };
    play.series = [shared](const Scenario& scenario, const SeriesSetup& setup) {
        return makeSeries(scenario, *shared, setup);
    };
    play.perft = [shared](const Scenario& scenario, int workers) -> Result<PerftResult> {
        const auto map = makeGameMap(scenario, *shared);
        if (!map) return map.error();
        const auto counts = perft(*map, workers);
        if (!counts) return counts.error();
        return PerftResult{counts->sheets, counts->joint, counts->battles, counts->states, counts->boards};
    };
    return play;
}

}  // namespace hexa::clockwork
