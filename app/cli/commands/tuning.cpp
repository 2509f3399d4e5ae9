// SPDX-License-Identifier: GPL-3.0-or-later
// fit, ladder, calibrate: how the numbers behind the balance checker are made and tried. For developers of a game.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/playoptions.h"
#include "core/balance/calibration.h"
#include "core/balance/fit.h"
#include "core/balance/report.h"
#include "core/base/hashtext.h"
#include "core/base/rng.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <tuple>

namespace hexa::cli {
namespace {

constexpr std::int64_t mostMaps = 1'000'000;
constexpr std::int64_t mostGames = 1'000'000'000;
constexpr std::int64_t mostPlayers = mostSeats;
constexpr double usualRidge = 1e-4;

struct TuningOptions {
    PlayingOptions playing;  ///< Without a map.
    std::string system;
    std::string players;
    std::string maps;
    std::string games;
    std::string heldOut;
    std::string heldOutGames;
    std::string ridge;
    std::string threads;
    std::string output;
};

/// What the three have in common, once understood.
struct Setting {
    const GameSystem& system;
    const PlayFunctions& play;
    const BalanceFunctions& balance;
    int players = 2;
    OptionValues values;
    std::int64_t maps = 0;
    std::int64_t games = 0;  ///< On each map.
    std::uint64_t seed = 0;
    RunControl control;
};

std::optional<Setting> settingOf(Context& context, const TuningOptions& options) {
    const GameSystem* system = systemNamed(context, options.system);
    if (system == nullptr) return std::nullopt;
    if (!system->play || !system->balance) {
        context.wrongUsage("cli.usage.no-play", {{"system", system->id()}});
        return std::nullopt;
    }
    auto values = optionValues(context, *system->play, options.playing);
    const auto players = context.number("--players", options.players, 1, mostPlayers);
    const auto maps = context.number("--maps", options.maps, 1, mostMaps);
    const auto games = context.number("--games", options.games, 1, mostGames);
    const auto seed = context.seed(options.playing.seed);
    const auto threads = threadsOf(context, options.threads);
    if (!values || !players || !maps || !games || !seed || !threads) return std::nullopt;
    context.say("cli.play.seed", {{"seed", std::to_string(*seed)}});
    RunControl control;
    control.threads = *threads;
    return Setting{
        *system, *system->play, *system->balance, static_cast<int>(*players), *std::move(values), *maps,
        *games,  *seed,         control};
}

/// A random map ready to be played. None, and said why, if there is no such map.
struct Table {
    Scenario scenario;
    std::unique_ptr<const Series> series;
};
std::optional<Table> drawTable(Context& context, const Setting& setting, std::string_view kind,
                               std::uint64_t seed, const std::vector<std::string>& bots) {
    auto scenario = setting.balance.sample(setting.players, kind, seed);
    if (!scenario) {
        context.fail(Exit::Input, scenario.error());
        return std::nullopt;
    }
    auto series = setting.play.series(*scenario, {setting.values, bots, {}});
    if (!series) {
        context.fail(Exit::Input, series.error());
        return std::nullopt;
    }
    return Table{*std::move(scenario), *std::move(series)};
}

Tally playOn(const Series& series, const Design& design, std::uint64_t seed, std::int64_t games,
             const RunControl& control) {
    Runner runner(series, design, seed);
    runner.play(runner.blocksFor(games), control);
    return runner.tally();
}

std::vector<std::int64_t> winsByTeam(const Tally& tally) {
    const auto wins = winsOf(tally);
    return {wins.begin(), wins.end()};
}

std::string number(double value, int digits) {
    char text[64];
    std::snprintf(text, sizeof(text), "%.*f", digits, value);
    return text;
}

// --- fit -------------------------------------------------------------------------------------------------------------

/// How well coefficients tell the gaps of maps that were not in the fit.
std::optional<TableInfo::Quality> qualityOn(Context& context, const Setting& setting, std::string_view kind,
                                            std::int64_t maps, std::int64_t games, const std::string& bot,
                                            const std::vector<double>& coefficients) {
    std::vector<double> told, played, first, second, toldShares, playedShares;
    for (std::int64_t i = 0; i < maps; ++i) {
        const std::uint64_t seed = mixed(streamSeed(setting.seed, kind), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, kind, seed, {bot});
        if (!table) return std::nullopt;
        const auto features = setting.balance.features(table->scenario, setting.values);
        if (!features) {
            context.fail(Exit::Input, features.error());
            return std::nullopt;
        }
        const Design design = uniformDesign(*table->series, 0);
        // Two halves with seeds of their own: how far they agree is what noise allows.
        const auto a =
            winsByTeam(playOn(*table->series, design, streamSeed(seed, "first"), games / 2, setting.control));
        const auto b = winsByTeam(
            playOn(*table->series, design, streamSeed(seed, "second"), games / 2, setting.control));
        std::vector<std::int64_t> both = a;
        for (std::size_t team = 0; team < both.size(); ++team) both[team] += b[team];
        const auto prediction = predictedShares(*features, coefficients);
        const auto shares = sharesOf(both);
        told.push_back(gapOf(prediction));
        played.push_back(gapOf(shares));
        first.push_back(gapOf(sharesOf(a)));
        second.push_back(gapOf(sharesOf(b)));
        toldShares.insert(toldShares.end(), prediction.begin(), prediction.end());
        playedShares.insert(playedShares.end(), shares.begin(), shares.end());
    }
    TableInfo::Quality quality;
    quality.maps = kind;
    quality.count = maps;
    quality.gamesEach = games;
    quality.spearman = spearman(told, played);
    std::tie(quality.low, quality.high) = spearmanInterval(told, played, 1000, setting.seed);
    quality.ceiling = spearman(first, second);
    quality.pearson = pearson(toldShares, playedShares);
    return quality;
}

std::optional<std::vector<FitMap>> mapsToFit(Context& context, const Setting& setting,
                                             const std::vector<std::string>& kinds, const std::string& bot) {
    std::vector<FitMap> maps;
    for (std::int64_t i = 0; i < setting.maps; ++i) {
        const std::string& kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
        const std::uint64_t seed = mixed(streamSeed(setting.seed, "fit"), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, kind, seed, {bot});
        if (!table) return std::nullopt;
        auto features = setting.balance.features(table->scenario, setting.values);
        if (!features) {
            context.fail(Exit::Input, features.error());
            return std::nullopt;
        }
        const Tally tally =
            playOn(*table->series, uniformDesign(*table->series, 0), seed, setting.games, setting.control);
        maps.push_back({*std::move(features), winsByTeam(tally)});
    }
    return maps;
}

/// Of all options of the game, as they were played.
std::string optionsHash(const Setting& setting) {
    std::string text;
    for (const PlayOption& option : setting.play.options) {
        const auto chosen = setting.values.find(option.name);
        const bool on = chosen != setting.values.end() ? chosen->second : option.usual;
        text += option.name + (on ? "=on;" : "=off;");
    }
    return hashText(stableHash(text));
}

void runFit(Context& context, const TuningOptions& options) {
    const auto setting = settingOf(context, options);
    const auto heldOut = context.number("--held-out", options.heldOut, 10, mostMaps);
    const auto heldOutGames = context.number("--held-out-games", options.heldOutGames, 2, mostGames);
    if (!setting || !heldOut || !heldOutGames) return;
    const double ridge = options.ridge.empty() ? usualRidge : std::strtod(options.ridge.c_str(), nullptr);
    if (!(ridge > 0)) return context.wrongUsage("cli.usage.ridge", {{"value", options.ridge}});
    const std::string bot = botsOf(options.playing).front();
    // Those that calibrate are fair by construction: they would teach nothing.
    std::vector<std::string> kinds = setting->balance.samples;
    std::erase(kinds, "symmetric");

    const auto names = setting->balance.featureNames(setting->players, setting->values);
    const auto configuration = setting->balance.configuration(setting->players, setting->values);
    if (!names || !configuration)
        return context.fail(Exit::Input, names ? configuration.error() : names.error());
    const auto maps = mapsToFit(context, *setting, kinds, bot);
    if (!maps) return;
    const auto coefficients = fitCoefficients(*maps, names->size(), ridge);
    if (!coefficients) return context.fail(Exit::Input, coefficients.error());

    TableInfo info;
    info.configuration = *configuration;
    info.bot = bot;
    info.botVersion = setting->play.botVersion(bot);
    info.rulesVersion = setting->play.rulesVersion;
    info.program = HEXATELIER_VERSION;
    info.options = optionsHash(*setting);
    info.maps = setting->maps;
    for (const FitMap& map : *maps)
        for (const std::int64_t wins : map.wins) info.games += wins;
    info.seed = setting->seed;
    info.ridge = ridge;
    for (const std::string& kind : kinds) {
        const auto quality = qualityOn(context, *setting, kind, *heldOut, *heldOutGames, bot, *coefficients);
        if (!quality) return;
        info.quality.push_back(*quality);
        context.print(context.text("cli.fit.quality", {{"maps", kind},
                                                       {"count", quality->count},
                                                       {"rho", number(quality->spearman, 3)},
                                                       {"low", number(quality->low, 3)},
                                                       {"high", number(quality->high, 3)},
                                                       {"ceiling", number(quality->ceiling, 3)}}) +
                      '\n');
    }
    Coefficients named;
    for (std::size_t i = 0; i < names->size(); ++i)
        if ((*coefficients)[i] != 0) named.emplace_back((*names)[i], (*coefficients)[i]);
    const auto text = setting->balance.writeTable(info, named);
    if (!text) return context.fail(Exit::Input, text.error());
    context.write(options.output, *text);
}

// --- ladder ----------------------------------------------------------------------------------------------------------

/// One bot against the next on fair maps, from all sides.
void climb(Context& context, const Setting& setting, const std::string& strong, const std::string& weak) {
    std::int64_t wins = 0, games = 0;
    double expected = 0;
    for (std::int64_t i = 0; i < setting.maps; ++i) {
        const std::uint64_t seed = mixed(streamSeed(setting.seed, "ladder"), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, "symmetric", seed, {strong, weak});
        if (!table) return;
        std::vector<int> bots;
        for (int team = 0; team < table->series->teams(); ++team) bots.push_back(team % 2);
        const Tally tally =
            playOn(*table->series, mixedDesign(*table->series, bots), seed, setting.games, setting.control);
        wins += tally.botWins[0];
        games += tally.games;
        expected += static_cast<double>(tally.botTeams[0]) / static_cast<double>(table->series->teams());
    }
    const Interval interval = wilson(wins, games, errorLevel);
    context.print(
        context.text("cli.ladder.step",
                     {{"strong", strong},
                      {"weak", weak},
                      {"share", percentText(static_cast<double>(wins) / static_cast<double>(games))},
                      {"low", percentText(interval.low)},
                      {"high", percentText(interval.high)},
                      {"even", percentText(expected / static_cast<double>(games))},
                      {"games", games}}) +
        '\n');
}

void runLadder(Context& context, const TuningOptions& options) {
    const auto setting = settingOf(context, options);
    if (!setting) return;
    const std::vector<std::string> bots =
        options.playing.bots.empty() ? setting->play.bots : botsOf(options.playing);
    for (std::size_t i = 1; i < bots.size(); ++i) climb(context, *setting, bots[i], bots[i - 1]);
}

// --- calibrate -------------------------------------------------------------------------------------------------------

/// The most unfair of some random maps, by games that are not used again.
std::optional<Table> unfairTable(Context& context, const Setting& setting, const std::string& bot) {
    constexpr int candidates = 20;
    constexpr std::int64_t glance = 300;
    std::optional<Table> worst;
    double widest = -1;
    for (int i = 0; i < candidates; ++i) {
        const std::uint64_t seed = mixed(streamSeed(setting.seed, "planted"), static_cast<std::uint64_t>(i));
        auto table = drawTable(context, setting, setting.balance.samples.front(), seed, {bot});
        if (!table) return std::nullopt;
        const Tally tally =
            playOn(*table->series, uniformDesign(*table->series, 0), seed, glance, setting.control);
        const double gap = gapOf(sharesOf(winsByTeam(tally)));
        if (gap <= widest) continue;
        widest = gap;
        worst = std::move(table);
    }
    return worst;
}

void calibrateBot(Context& context, const Setting& setting, const std::string& bot) {
    CalibrationTrials trials;
    for (std::int64_t i = 0; i < setting.maps; ++i) {
        const std::uint64_t seed =
            mixed(streamSeed(setting.seed, "symmetric"), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, "symmetric", seed, {bot, bot});
        if (!table) return;
        trials.symmetric.push_back(
            playOn(*table->series, uniformDesign(*table->series, 0), seed, setting.games, setting.control));
        if (i > 0) continue;
        std::vector<int> bots;
        for (int team = 0; team < table->series->teams(); ++team) bots.push_back(team % 2);
        if (bots.size() % 2 == 0)
            trials.mirror = playOn(*table->series, mixedDesign(*table->series, bots),
                                   streamSeed(seed, "mirror"), setting.games, setting.control);
    }
    const auto unfair = unfairTable(context, setting, bot);
    if (!unfair) return;
    trials.planted = playOn(*unfair->series, uniformDesign(*unfair->series, 0),
                            streamSeed(setting.seed, "planted games"), setting.games, setting.control);
    const Calibration calibration = calibrate(trials);
    std::string scores;
    for (const double z : calibration.teamZ) scores += (scores.empty() ? "" : ", ") + number(z, 2);
    context.print(
        context.text("cli.calibrate.figures", {{"bot", bot},
                                               {"maps", std::int64_t{calibration.maps}},
                                               {"games", calibration.games},
                                               {"scores", scores},
                                               {"spread", number(calibration.spread, 3)},
                                               {"low", number(calibration.spreadAllowed.low, 3)},
                                               {"high", number(calibration.spreadAllowed.high, 3)}}) +
        '\n');
    for (const MatchText& text : statements(calibration))
        context.print(context.text(text.code, text.arguments) + '\n');
    if (!calibration.passed()) context.raise(Exit::Problems);
}

void runCalibrate(Context& context, const TuningOptions& options) {
    const auto setting = settingOf(context, options);
    if (!setting) return;
    const std::vector<std::string> bots =
        options.playing.bots.empty() ? setting->balance.panel : botsOf(options.playing);
    for (const std::string& bot : bots) calibrateBot(context, *setting, bot);
}

}  // namespace

void addTuning(CLI::App& app, Context& context) {
    const auto options = std::make_shared<TuningOptions>();
    const auto add = [&](const char* name, const char* example) {
        CLI::App* command = addCommand(app, context, name, example);
        command->add_option("--system", options->system, context.text("cli.option.system"))
            ->type_name("S")
            ->required();
        command->add_option("--players", options->players, context.text("cli.option.players"))
            ->type_name("N")
            ->required();
        command->add_option("--maps", options->maps, context.text("cli.option.map-count"))
            ->type_name("M")
            ->required();
        command->add_option("--games", options->games, context.text("cli.option.games-each"))
            ->type_name("N")
            ->required();
        command->add_option("--threads", options->threads, context.text("cli.option.threads"))
            ->type_name("T");
        addRunOptions(*command, context, options->playing);
        return command;
    };
    CLI::App* command =
        add("fit", "fit --system clockwork-wars --players 2 --bots greedy --maps 2000 --games 600 "
                   "--held-out 300 --held-out-games 3000 -o table.json");
    command->add_option("--held-out", options->heldOut, context.text("cli.option.held-out"))
        ->type_name("M")
        ->required();
    command->add_option("--held-out-games", options->heldOutGames, context.text("cli.option.games-each"))
        ->type_name("N")
        ->required();
    command->add_option("--ridge", options->ridge, context.text("cli.option.ridge"))->type_name("R");
    command->add_option("-o", options->output, context.text("cli.option.table"))->type_name("F")->required();
    command->callback([&context, options] { runFit(context, *options); });

    command = add("ladder", "ladder --system clockwork-wars --players 2 --maps 10 --games 1000");
    command->callback([&context, options] { runLadder(context, *options); });

    command = add("calibrate", "calibrate --system clockwork-wars --players 3 --maps 40 --games 20000");
    command->callback([&context, options] { runCalibrate(context, *options); });
}

}  // namespace hexa::cli
