// SPDX-License-Identifier: GPL-3.0-or-later
// simulate, signature, perft: many games, and numbers that identify the behaviour of the rules.
#include "app/cli/commands/commands.h"

#include "app/cli/figuretables.h"
#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/playoptions.h"
#include "app/cli/splitting.h"
#include "app/cli/standins.h"
#include "core/balance/report.h"
#include "core/balance/reportjson.h"
#include "core/base/hashtext.h"
#include "core/base/utf8.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/play/variants.h"
#include "core/engine/system.h"
#include "core/engine/words.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"
#include "core/sim/simulate.h"

#include <chrono>
#include <memory>

namespace hexa::cli {
namespace {

/// Games that `signature` plays for each variant of each sample.
constexpr std::int64_t signatureGames = 250;
constexpr std::uint64_t signatureSeed = 1;

struct SimulatingOptions {
    PlayingOptions playing;
    SplitOptions split;
    std::string games;
    std::string threads;
    std::string workers;
    bool survey = false;
};

struct MeasuredRun {
    sim::SimulationResult result;
    StandInCount standIns;
    int threads = 0;
    /// 0: the parts were played elsewhere, at different speeds.
    double seconds = 0;
    std::vector<FigureTable> survey = {};  ///< Counts for the game's designers, if requested.
    double mean(std::int64_t sum) const {
        return result.games > 0 ? static_cast<double>(sum) / static_cast<double>(result.games) : 0;
    }
    double gamesPerSecond() const {
        return seconds > 0 ? static_cast<double>(result.games + result.stalls) / seconds : 0;
    }
};

/// Prints the results. `points`: the game's word for them.
void printText(const Context& context, const MeasuredRun& measured, const std::string& points) {
    const sim::SimulationResult& result = measured.result;
    context.printLine(
        context.text("cli.simulate.games",
                     {{"games", result.games},
                      {"stalls", result.stalls},
                      {"decisions", balance::decimalText(measured.mean(result.decisions), 1)}}) +
        markOf(measured.standIns));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(result.seats); ++seat)
        context.printLine(context.text(
            "cli.simulate.seat", {{"seat", static_cast<std::int64_t>(seat) + 1},
                                  {"wins", result.wins[seat]},
                                  {"share", balance::decimalText(100 * measured.mean(result.wins[seat]), 1)},
                                  {"name", points},
                                  {"points", balance::decimalText(measured.mean(result.points[seat]), 2)}}));
    if (result.shared + result.drawn > 0)
        context.printLine(
            context.text("cli.simulate.shared", {{"shared", result.shared}, {"drawn", result.drawn}}));
    if (result.seats > 1) context.printLine(context.text("cli.simulate.fairness"));
    if (measured.seconds > 0)
        context.printLine(context.text("cli.simulate.speed",
                                       {{"speed", balance::decimalText(measured.gamesPerSecond(), 0)}}));
    printTables(context, measured.survey);
    printFoot(context, measured.standIns);
}

void printJson(const Context& context, const SimulatingOptions& options, std::uint64_t seed,
               const MeasuredRun& measured) {
    const sim::SimulationResult& result = measured.result;
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(toUtf8(options.playing.path)));
    json.member("seed", std::string_view(std::to_string(seed)));
    json.member("games", result.games);
    json.member("stalls", result.stalls);
    if (result.shared > 0) json.member("shared", result.shared);
    if (result.drawn > 0) json.member("drawn", result.drawn);
    json.member("decisions", result.decisions);
    balance::writeStandIns(json, measured.standIns);
    json.key("seats");
    json.beginArray();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(result.seats); ++seat) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("wins", result.wins[seat]);
        json.member("points", result.points[seat]);
        json.member("meanPoints", measured.mean(result.points[seat]));
        json.endObject();
    }
    json.endArray();
    json.member("hash", std::string_view(hashText(result.hash)));
    if (!measured.survey.empty()) {
        json.key("survey");
        writeTables(json, context, measured.survey);
    }
    if (measured.seconds > 0) {
        json.member("threads", measured.threads);
        json.member("gamesPerSecond", measured.gamesPerSecond());
    }
    json.endObject();
    context.printJson(json.take());
}

/// Returns the tables counted in games of the first bot. Prints an error and returns none if the
/// game counts nothing.
std::optional<std::vector<FigureTable>> surveyOf(Context& context, const Scenario& scenario,
                                                 const sim::SimulationRequest& request) {
    const GameSystem& system = context.systemOf(scenario);
    if (!system.balance || !system.balance->survey) {
        context.wrongUsage("cli.simulate.no-survey", {{"system", system.catalog.name}});
        return std::nullopt;
    }
    SurveyRequest survey;
    survey.options = request.options;
    if (!request.bots.empty()) survey.bot = request.bots.front();
    survey.games = static_cast<int>(request.games);
    survey.seed = request.seed;
    auto tables = system.balance->survey(scenario, survey);
    if (tables) return *std::move(tables);
    context.fail(Exit::Input, tables.error());
    return std::nullopt;
}

void runSimulate(Context& context, const SimulatingOptions& options) {
    const auto scenario = context.load(options.playing.path);
    const PlayFunctions* play = scenario ? playOf(context, *scenario) : nullptr;
    if (play == nullptr) return;
    const auto values = optionValues(context, *play, options.playing);
    const auto games = context.number("--games", options.games, 1, maxGames);
    const auto seed = context.seed(options.playing.seed);
    const auto threads = threadsOf(context, options.threads);
    const auto cards = cardsOf(context, options.playing);
    const auto bots = botsOf(context, context.systemOf(*scenario), options.playing);
    if (!values || !games || !seed || !threads || !cards || !bots) return;
    const sim::SimulationRequest request{*values, *bots, *cards, *games, *seed, *threads};
    const auto work =
        Work::of(context, options.split,
                 {{options.playing.path, options.playing.cards}, versionsOf(*play, request.bots)});
    if (!work) return;
    const auto begin = std::chrono::steady_clock::now();
    const parts::Trial trial{*games, [&](const parts::Stretch& stretch) {
                                 const parts::Jobs own = stretch.of(*games);
                                 return sim::simulateGames(*play, *scenario, request, own.begin, own.end);
                             }};
    const auto tallies = work->play(context, {trial},
                                    [&](const Error& error) { failToPlay(context, error, options.playing); });
    if (!tallies) return;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    const StandInCount standIns = play->standIns ? play->standIns(*cards) : StandInCount{};
    MeasuredRun measured{sim::simulationResult(tallies->front()), standIns, *threads,
                         work->playsAll() ? time.count() : 0};
    if (options.survey) {
        auto survey = surveyOf(context, *scenario, request);
        if (!survey) return;
        measured.survey = *std::move(survey);
    }
    context.say("cli.play.seed", {{"seed", std::to_string(*seed)}});
    if (context.json)
        printJson(context, options, *seed, measured);
    else
        printText(context, measured,
                  context.text(inWordsOf(scenario->system, context.messages(), {"word.points", {}})));
}

/// Plays every variant on every sample of every game; prints one number for the behaviour of all
/// rules.
void runSignature(Context& context, const SimulatingOptions& options) {
    const auto threads = threadsOf(context, options.threads);
    if (!threads) return;
    std::uint64_t signature = 0;
    std::int64_t games = 0;
    std::vector<std::pair<std::string, std::uint64_t>> systems;
    for (const GameSystem& system : context.systems().list()) {
        if (!system.play) continue;
        systems.emplace_back(system.id(), 0);
        std::uint64_t& own = systems.back().second;
        for (const Sample& sample : system.samples) {
            const auto scenario = readScenario(sample.text, context.systems());
            if (!scenario) return context.fail(Exit::Input, scenario.error(), sample.id);
            for (const OptionValues& variant : variantsOf(*system.play, scenario->players())) {
                sim::SimulationRequest request;
                request.options = variant;
                request.games = signatureGames;
                request.seed = signatureSeed;
                request.threads = *threads;
                const auto result = sim::simulate(*system.play, *scenario, request);
                if (!result) return context.fail(Exit::Input, result.error(), sample.id);
                signature = mixed(signature, result->hash);
                own = mixed(own, result->hash);
                games += result->games;
            }
        }
    }
    if (!context.json) return context.printLine(hashText(signature));
    JsonWriter json;
    json.beginObject();
    json.member("signature", std::string_view(hashText(signature)));
    json.member("games", games);
    json.key("systems");
    json.beginObject();
    for (const auto& [id, own] : systems) json.member(id, std::string_view(hashText(own)));
    json.endObject();
    json.endObject();
    context.printJson(json.take());
}

void runPerft(Context& context, const SimulatingOptions& options) {
    const auto scenario = context.load(options.playing.path);
    const PlayFunctions* play = scenario ? playOf(context, *scenario) : nullptr;
    const auto workers = context.number("--workers", options.workers, 0, 30);
    if (play == nullptr || !workers) return;
    if (!play->perft)
        return context.wrongUsage("cli.usage.no-perft",
                                  {{"system", context.systemOf(*scenario).catalog.name}});
    const auto result = play->perft(*scenario, static_cast<int>(*workers));
    if (!result) return context.fail(Exit::Input, result.error(), options.playing.path);
    const auto number = [](std::uint64_t count) { return static_cast<std::int64_t>(count); };
    if (!context.json) {
        std::string orders;
        for (const std::uint64_t count : result->orders) orders += ' ' + std::to_string(count);
        return context.printLine(
            context.text("cli.perft.counts", {{"sheets", orders.substr(orders.empty() ? 0 : 1)},
                                              {"joint", number(result->joint)},
                                              {"battles", number(result->fights)},
                                              {"states", number(result->states)},
                                              {"boards", number(result->boards)}}));
    }
    JsonWriter json;
    json.beginObject();
    json.key("sheets");
    json.beginArray(JsonWriter::Style::Compact);
    for (const std::uint64_t count : result->orders) json.value(number(count));
    json.endArray();
    json.member("joint", number(result->joint));
    json.member("battles", number(result->fights));
    json.member("states", number(result->states));
    json.member("boards", number(result->boards));
    json.endObject();
    context.printJson(json.take());
}

void addThreads(CLI::App& command, const Context& context, SimulatingOptions& options) {
    command.add_option("--threads", options.threads, context.text("cli.option.threads"))->type_name("T");
}

}  // namespace

void addSimulate(CLI::App& app, Context& context) {
    const auto options = std::make_shared<SimulatingOptions>();
    CLI::App* command = addCommand(app, context, "simulate", "simulate map.hexa --games 10000 --seed 1");
    addPlayingOptions(*command, context, options->playing);
    command->add_option("--games", options->games, context.text("cli.option.games"))
        ->type_name("N")
        ->required();
    command->add_flag("--survey", options->survey, context.text("cli.option.survey"));
    addThreads(*command, context, *options);
    addSplitOptions(*command, context, options->split);
    command->callback([&context, options] { runSimulate(context, *options); });
}

void addSimulating(CLI::App& app, Context& context) {
    addSimulate(app, context);
    const auto options = std::make_shared<SimulatingOptions>();
    CLI::App* command = addCommand(app, context, "signature", "signature");
    addThreads(*command, context, *options);
    command->callback([&context, options] { runSignature(context, *options); });

    command = addCommand(app, context, "perft", "perft map.hexa --workers 3");
    command->add_option("F", options->playing.path, context.text("cli.option.map"))->required();
    command->add_option("--workers", options->workers, context.text("cli.option.workers"))
        ->type_name("W")
        ->required();
    command->callback([&context, options] { runPerft(context, *options); });
}

}  // namespace hexa::cli
