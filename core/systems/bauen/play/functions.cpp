// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/functions.h"

#include "core/systems/bauen/play/dealing.h"
#include "core/systems/bauen/play/series.h"

#include <utility>

namespace hexa::bauen {

PlayFunctions makePlayFunctions(std::shared_ptr<const GameSet> set, Edition edition) {
    // The edition of a game: that of the owner's file chosen for it, otherwise this one.
    const auto chosen = [set, edition = std::move(edition)](const std::string& pack) -> Result<GameSet> {
        return pack.empty() ? Result<GameSet>(*set) : edition(pack);
    };
    PlayFunctions play;
    play::offer<MatchRules>(
        play,
        [chosen](const Scenario& scenario, const MatchSetup& setup) -> Result<play::Opening<MatchRules>> {
            const auto own = chosen(setup.cards);
            if (!own) return own.error();
            return openGame(scenario, *own, setup);
        });
    play.options = RuleOptions::offered("bauen.option.");
    for (const GameRules::Bot* bot : GameRules::bots())
        play.botTexts.push_back("bauen.bot." + std::string(bot->name()));
    play.cardsHash = [chosen](const std::string& pack) {
        const auto own = chosen(pack);
        return own ? hashOf(own->data) : 0;
    };
    play.standIns = [chosen](const std::string& pack) {
        const auto own = chosen(pack);
        return own ? standInCount(own->data) : StandInCount{};
    };
    play.variants = [](int) {
        return std::vector<OptionValues>{{{"publicMissions", true}}, {{"publicMissions", false}}};
    };
    play.choices = [chosen](const std::string& pack, int players) -> Result<std::vector<SetupChoice>> {
        const auto own = chosen(pack);
        if (!own) return own.error();
        return dealChoices(own->data, players);
    };
    play.happenings = eventHappenings();
    for (Happening& question : questionHappenings()) play.happenings.push_back(std::move(question));
    play.series = [chosen](const Scenario& scenario,
                           const SeriesSetup& setup) -> Result<std::unique_ptr<const Series>> {
        const auto own = chosen(setup.cards);
        if (!own) return own.error();
        return makeSeries(scenario, *own, setup);
    };
    return play;
}

}  // namespace hexa::bauen
