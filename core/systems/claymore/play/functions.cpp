// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/play/functions.h"

#include "core/systems/claymore/play/carried.h"
#include "core/systems/claymore/play/match.h"
#include "core/systems/claymore/play/names.h"
#include "core/systems/claymore/play/series.h"
#include "core/systems/claymore/rules/ownervalues.h"

namespace hexa::claymore {

PlayFunctions makePlayFunctions(const Catalog& catalog) {
    // The functions outlive the catalog they are made with and are copied: they share one.
    const auto shared = std::make_shared<const Catalog>(catalog);
    PlayFunctions play;
    play::offer<MatchRules>(play, [shared](const Scenario& scenario, const MatchSetup& setup) {
        return openBattle(scenario, *shared, setup);
    });
    play.options = RuleOptions::offered("claymore.option.");
    for (const Bot* bot : bots()) play.botTexts.push_back("claymore.bot." + std::string(bot->name()));
    play.cardsHash = [](const std::string& pack) {
        const auto values = valuesOf(pack);
        const std::uint64_t hash = values ? hashOf(*values) : 0;
        // Certificates made before there were packs bind the empty text.
        return values && hash == 0 ? stableHash({}) : hash;
    };
    play.draws = true;
    play.typedChance = true;
    play.variants = [](int) { return std::vector<OptionValues>{{}}; };
    play.choices = [](const std::string&, int) -> Result<std::vector<SetupChoice>> {
        SetupChoice chooser{"chooser", {"claymore.choice.chooser", {}}, {}};
        for (const Army army : armies)
            chooser.options.push_back({std::string(factionId(army)),
                                       {"claymore.choice.army", {{"army", name::army(army)}}},
                                       {},
                                       {}});
        return std::vector<SetupChoice>{std::move(chooser)};
    };
    play.carried = [](const std::string& carried) -> Result<std::vector<Message>> {
        const auto elite = readCarried(carried);
        if (!elite) return elite.error();
        return tellCarried(*elite);
    };
    play.happenings = eventHappenings();
    for (Happening& question : questionHappenings()) play.happenings.push_back(std::move(question));
    play.series = [shared](const Scenario& scenario, const SeriesSetup& setup) {
        return makeSeries(scenario, *shared, setup);
    };
    return play;
}

}  // namespace hexa::claymore
