// SPDX-License-Identifier: GPL-3.0-or-later
// campaign new, show, play, enter, back: scenarios in order, with things carried from one to the
// next.
#include "app/cli/commands/campaignreports.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "core/base/hashtext.h"
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/campaignfile.h"
#include "core/io/format/recordfile.h"

#include <memory>

namespace hexa::cli {
namespace {

struct CampaignOptions {
    PlayingOptions playing;  ///< Its path is the campaign.
    std::vector<std::string> maps;
    std::string sample;
    std::string output;
    std::string title;
    std::string author;
    std::string points;
    std::string game;
    std::string winners;
    std::string carried;
    bool draw = false;
    bool verify = false;
};

std::optional<Campaign> loadIt(Context& context, const CampaignOptions& options) {
    context.willRead(options.playing.path);
    auto campaign = loadCampaign(options.playing.path, context.systems());
    if (campaign) return *std::move(campaign);
    context.fail(Exit::Input, campaign.error(), options.playing.path);
    return std::nullopt;
}

/// Returns the whole numbers of "3,1,2", each from `min` to `max`.
std::optional<std::vector<int>> numbersOf(Context& context, const char* option, const std::string& text,
                                          int min, int max) {
    std::vector<int> numbers;
    std::size_t begin = 0;
    while (!text.empty() && begin <= text.size()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const auto number = context.number(option, text.substr(begin, end - begin), min, max);
        if (!number) return std::nullopt;
        numbers.push_back(static_cast<int>(*number));
        begin = end + 1;
    }
    return numbers;
}

/// Saves the campaign's file as a whole.
void save(Context& context, const Campaign& campaign, const CampaignOptions& options) {
    const std::string& path = options.output.empty() ? options.playing.path : options.output;
    if (!context.write(path, writeCampaign(campaign, gameOf(context, campaign).catalog)) || path == "-")
        return;
    if (context.json) return printCampaignJson(context, campaign, path, options.verify);
    context.say("cli.written", {{"path", path}});
    printCampaign(context, campaign);
}

/// Makes a campaign that comes with a game, by its id.
std::optional<Campaign> madeOfSample(Context& context, const std::string& sample, const std::string& id) {
    std::string known;
    for (const GameSystem& system : context.systems().list())
        for (const SampleCampaign& candidate : system.campaigns) {
            known += (known.empty() ? "" : ", ") + candidate.id;
            if (candidate.id != sample) continue;
            auto campaign = makeSampleCampaign(candidate, system, context.systems(), id);
            if (campaign) return *std::move(campaign);
            context.fail(Exit::Input, campaign.error());
            return std::nullopt;
        }
    context.wrongUsage("cli.usage.campaign-sample", {{"sample", sample}, {"known", known}});
    return std::nullopt;
}

std::optional<Campaign> madeOfMaps(Context& context, const std::vector<std::string>& maps,
                                   const std::string& id) {
    std::vector<Scenario> scenarios;
    for (const std::string& path : maps) {
        auto scenario = context.load(path);
        if (!scenario) return std::nullopt;
        scenarios.push_back(*std::move(scenario));
    }
    const GameSystem& system = context.systemOf(scenarios.front());
    auto campaign = makeCampaign(std::move(scenarios), system, id);
    if (campaign) return *std::move(campaign);
    context.fail(Exit::Input, campaign.error());
    return std::nullopt;
}

void runCampaignNew(Context& context, const CampaignOptions& options) {
    if (!mayWrite(context, options.output, Written::Campaign, options.maps)) return;
    if (options.maps.empty() == options.sample.empty()) return context.wrongUsage("cli.usage.campaign-maps");
    const auto points = numbersOf(context, "--points", options.points, 0, maxStagePoints);
    const auto seed = context.seed({});
    if (!points || !seed) return;
    auto campaign = options.sample.empty() ? madeOfMaps(context, options.maps, hashText(*seed))
                                           : madeOfSample(context, options.sample, hashText(*seed));
    if (!campaign) return;
    if (!points->empty() && points->size() != campaign->stages.size())
        return context.wrongUsage("cli.usage.points",
                                  {{"count", static_cast<std::int64_t>(points->size())},
                                   {"expected", static_cast<std::int64_t>(campaign->stages.size())}});
    for (std::size_t i = 0; i < points->size(); ++i) campaign->stages[i].points = (*points)[i];
    if (!options.title.empty()) campaign->title.set(context.language(), options.title);
    if (!options.author.empty()) campaign->author = options.author;
    save(context, *campaign, options);
}

void runCampaignShow(Context& context, const CampaignOptions& options) {
    const auto campaign = loadIt(context, options);
    if (!campaign) return;
    if (options.verify)
        if (const Status right = verifyCampaign(*campaign, gameOf(context, *campaign)); !right)
            return context.fail(Exit::Problems, right.error(), options.playing.path);
    if (context.json) return printCampaignJson(context, *campaign, options.playing.path, options.verify);
    printCampaign(context, *campaign);
    if (options.verify) context.printLine(context.text("cli.campaign.verified"));
}

void runCampaignPlay(Context& context, const CampaignOptions& options) {
    auto campaign = loadIt(context, options);
    if (!campaign) return;
    const GameSystem& system = gameOf(context, *campaign);
    const auto stage = openStage(*campaign);
    if (!stage) return context.fail(Exit::Problems, Error("campaign.complete"), options.playing.path);
    const Scenario& scenario = campaign->stages[*stage].scenario;
    const PlayFunctions* play = playOf(context, scenario);
    if (play == nullptr) return;
    const auto values = optionValues(context, *play, options.playing);
    const auto seed = context.seed(options.playing.seed);
    const auto cards = cardsOf(context, options.playing);
    // Bots are named by seat. The other seats get the bot of the campaign, or the first bot named.
    const auto bots = botsOf(context, system, options.playing);
    if (!values || !seed || !cards || !bots) return;
    MatchSetup setup = setupOf(*campaign, system.catalog, *stage);
    setup.program = "hexatelier " HEXATELIER_VERSION;
    for (const auto& [name, value] : *values) setup.options[name] = value;
    setup.seed = *seed;
    setup.cards = *cards;
    for (std::size_t seat = 0; seat < setup.players.size(); ++seat) {
        std::string& bot = setup.players[seat].bot;
        if (!options.playing.bots.empty() || bot.empty())
            bot = (*bots)[bots->size() == 1 ? 0 : std::min(seat, bots->size() - 1)];
    }
    const auto match = play->start(scenario, setup);
    if (!match) return failToPlay(context, match.error(), options.playing);
    while ((*match)->playOne()) {
    }
    context.say("cli.play.seed", {{"seed", std::to_string(*seed)}});
    if (const Status taken = takeGame(*campaign, system, (*match)->record()); !taken)
        return context.fail(Exit::Problems, taken.error(), options.playing.path);
    save(context, *campaign, options);
}

void runCampaignEnter(Context& context, const CampaignOptions& options) {
    auto campaign = loadIt(context, options);
    if (!campaign) return;
    const GameSystem& system = gameOf(context, *campaign);
    const int ways =
        (options.game.empty() ? 0 : 1) + (options.winners.empty() ? 0 : 1) + (options.draw ? 1 : 0);
    if (ways != 1) return context.wrongUsage("cli.usage.outcome");
    if (!options.game.empty()) {
        if (!options.carried.empty()) return context.wrongUsage("cli.usage.outcome");
        const auto record = loadRecord(options.game, context.systems());
        if (!record) return context.fail(Exit::Input, record.error(), options.game);
        if (const Status taken = takeGame(*campaign, system, *record); !taken)
            return context.fail(Exit::Problems, taken.error(), options.game);
        return save(context, *campaign, options);
    }
    auto winners =
        numbersOf(context, "--winners", options.winners, 1, static_cast<int>(campaign->players.size()));
    if (!winners) return;
    for (int& winner : *winners) --winner;
    std::string carried;
    if (!options.carried.empty()) {
        auto text = readFile(options.carried);
        if (!text) return context.fail(Exit::Input, text.error(), options.carried);
        carried = *std::move(text);
    }
    if (const Status typed = typeOutcome(*campaign, system, *std::move(winners), carried); !typed)
        return context.fail(carried.empty() ? Exit::Problems : Exit::Input, typed.error(),
                            carried.empty() ? options.playing.path : options.carried);
    save(context, *campaign, options);
}

void runBack(Context& context, const CampaignOptions& options) {
    auto campaign = loadIt(context, options);
    if (!campaign) return;
    if (!lastStage(*campaign))
        return context.fail(Exit::Problems, Error("campaign.not-begun"), options.playing.path);
    takeBack(*campaign);
    save(context, *campaign, options);
}

}  // namespace

void addCampaigns(CLI::App& app, Context& context) {
    const auto options = std::make_shared<CampaignOptions>();
    CLI::App* group = addCommand(app, context, "campaign", "campaign show saga.hexacampaign");
    group->require_subcommand(1);
    group->fallthrough();
    const auto add = [&](const char* name, const char* example, auto run) {
        CLI::App* command = addCommand(*group, context, name, example);
        command->add_option("C", options->playing.path, context.text("cli.option.campaign"))->required();
        command->callback([&context, options, run] { run(context, *options); });
        return command;
    };

    CLI::App* making = addCommand(*group, context, "new",
                                  "campaign new one.hexa two.hexa --points 3,1 -o saga.hexacampaign");
    making->add_option("F", options->maps, context.text("cli.option.campaign-maps"));
    making->add_option("--sample", options->sample, context.text("cli.option.campaign-sample"))
        ->type_name("ID");
    making->add_option("--title", options->title, context.text("cli.option.campaign-title"))
        ->type_name("TEXT");
    making->add_option("--author", options->author, context.text("cli.option.campaign-author"))
        ->type_name("TEXT");
    making->add_option("--points", options->points, context.text("cli.option.campaign-points"))
        ->type_name("K,K,...");
    making->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("C")
        ->required();
    making->callback([&context, options] { runCampaignNew(context, *options); });

    CLI::App* showing = add("show", "campaign show saga.hexacampaign --verify", runCampaignShow);
    showing->add_flag("--verify", options->verify, context.text("cli.option.campaign-verify"));

    CLI::App* playing = add("play", "campaign play saga.hexacampaign --bots greedy", runCampaignPlay);
    playing->add_option("--cards", options->playing.cards, context.text("cli.option.cards"))->type_name("P");
    options->playing.usual = UsualBots::Level;
    addRunOptions(*playing, context, options->playing);

    CLI::App* entering = add("enter", "campaign enter saga.hexacampaign --winners 2", runCampaignEnter);
    entering->add_option("--game", options->game, context.text("cli.option.campaign-game"))->type_name("R");
    entering->add_option("--winners", options->winners, context.text("cli.option.campaign-winners"))
        ->type_name("K,K,...");
    entering->add_flag("--draw", options->draw, context.text("cli.option.campaign-draw"));
    entering->add_option("--carried", options->carried, context.text("cli.option.campaign-carried"))
        ->type_name("J");

    add("back", "campaign back saga.hexacampaign", runBack);
}

}  // namespace hexa::cli
