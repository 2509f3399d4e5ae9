// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/functions.h"

#include "core/systems/clockwork/bots/learned.h"
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/perft.h"
#include "core/systems/clockwork/play/series.h"

namespace hexa::clockwork {

namespace {

struct Text {
    std::string_view name;
    const char* code;
};
constexpr Text texts[] = {
    {"epic", "clockwork.play-option.epic"},
    {"alliances", "clockwork.play-option.alliances"},
    {"gambitDistinctTargets", "clockwork.play-option.gambit-distinct-targets"},
    {"counterIntelSameDiscipline", "clockwork.play-option.counter-intel-same-discipline"},
    {"allyMarchNeedsUnit", "clockwork.play-option.ally-march-needs-unit"},
    {"espionage", "clockwork.play-option.espionage"},
    {"winsNeedFight", "clockwork.play-option.wins-need-fight"},
    {"capitalsStopMarches", "clockwork.play-option.capitals-stop-marches"},
    {"guardianStaysWithOwner", "clockwork.play-option.guardian-stays-with-owner"},
    {"guardianStopsSteamtank", "clockwork.play-option.guardian-stops-steamtank"},
    {"attritionSparesUnique", "clockwork.play-option.attrition-spares-unique"},
    {"rasputinHitsAlly", "clockwork.play-option.rasputin-hits-ally"},
    {"random", "clockwork.bot.random"},
    {"wild", "clockwork.bot.wild"},
    {"hunter", "clockwork.bot.hunter"},
    {"greedy", "clockwork.bot.greedy"},
    {"calm", "clockwork.bot.calm"},
    {"sampler", "clockwork.bot.sampler"},
    {"trained", "clockwork.bot.trained"},
    {"regret", "clockwork.bot.regret"},
    {"thinker", "clockwork.bot.thinker"},
    {"master", "clockwork.bot.master"},
};

/// Returns the code of the name of an option or a bot, or an empty text.
std::string textOf(std::string_view name) {
    for (const Text& text : texts)
        if (text.name == name) return text.code;
    return {};
}

}  // namespace

PlayFunctions makePlayFunctions(const Catalog& catalog) {
    // The functions outlive the catalog they are made with and are copied: they share one.
    const auto shared = std::make_shared<const Catalog>(catalog);
    PlayFunctions play;
    play::offer<MatchRules>(play, [shared](const Scenario& scenario, const MatchSetup& setup) {
        return openGame(scenario, *shared, setup);
    });
    for (const OptionName& option : optionNames()) {
        const bool variant = option.member == &RuleOptions::epic || option.member == &RuleOptions::alliances;
        play.options.push_back(
            {std::string(option.name), RuleOptions{}.*(option.member), variant, textOf(option.name)});
    }
    for (const Bot* bot : bots()) play.botTexts.push_back(textOf(bot->name()));
    // The others measure maps (docs/laboratory.md).
    play.levels = {
        {"beginner", "wild"}, {"average", "greedy"}, {"very-good", "sampler"}, {"master", "master"}};
    play.variants = [](int players) {
        std::vector<OptionValues> list;
        for (const bool alliances : {false, true})
            for (const bool epic : {false, true})
                if (!alliances || players == maxPlayers)
                    list.push_back({{"alliances", alliances}, {"epic", epic}});
        return list;
    };
    play.cardsHash = [](const std::string& cards) {
        const auto pack = readCards(cards);
        return pack ? pack->hash : std::uint64_t{0};
    };
    play.standIns = [](const std::string& cards) {
        const auto pack = readCards(cards);
        return pack ? standInsOf(*pack) : StandInCount{};
    };
    play.choices = [](const std::string& cards, int players) -> Result<std::vector<SetupChoice>> {
        const auto pack = readCards(cards);
        if (!pack) return pack.error();
        return setupChoices(*pack, players);
    };
    play.happenings = eventHappenings();
    for (Happening& question : questionHappenings()) play.happenings.push_back(std::move(question));
    play.series = [shared](const Scenario& scenario, const SeriesSetup& setup) {
        return makeSeries(scenario, *shared, setup);
    };
    LearnFunctions learn;
    learn.bot = learnedName;
    learn.searcher = thinkerName;
    learn.parameters = learnParameters();
    learn.series = [shared](const Scenario& scenario, const SeriesSetup& setup,
                            const std::vector<LearnValues>& learned, bool searching) {
        return makeSeries(scenario, *shared, setup, learned, searching);
    };
    learn.write = [](const LearnInfo& info, const LearnValues& values) {
        return writeLearned({info, values});
    };
    learn.read = [](std::string_view text) -> Result<LearnValues> {
        auto file = readLearned(text);
        if (!file) return file.error();
        return std::move(file->values);
    };
    play.learn = std::move(learn);
    play.perft = [shared](const Scenario& scenario, int workers) -> Result<PerftResult> {
        const auto map = makeGameMap(scenario, *shared);
        if (!map) return map.error();
        const auto options = readOptions(scenario, {});
        if (!options) return options.error();
        const auto counts = perft(*map, workers, *options);
        if (!counts) return counts.error();
        return PerftResult{counts->sheets, counts->joint, counts->battles, counts->states, counts->boards};
    };
    return play;
}

}  // namespace hexa::clockwork
