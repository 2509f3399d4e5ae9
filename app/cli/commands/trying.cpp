// SPDX-License-Identifier: GPL-3.0-or-later
// ladder, calibrate: how strong the bots are, and whether the balance checker can be believed. For developers of a game.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/tuning.h"
#include "core/balance/calibration.h"
#include "core/balance/fit.h"
#include "core/balance/report.h"
#include "core/base/rng.h"
#include "core/io/file.h"

#include <filesystem>
#include <memory>

namespace hexa::cli {
namespace {

/// Bots in turn over the teams: 0, 1, 0, 1.
std::vector<int> inTurn(const Series& series) {
    std::vector<int> bots;
    for (int team = 0; team < series.teams(); ++team) bots.push_back(team % 2);
    return bots;
}

/// One bot against the next on fair maps, from all sides.
void climb(Context& context, const Setting& setting, const std::string& strong, const std::string& weak) {
    std::int64_t wins = 0, games = 0;
    double expected = 0;
    for (std::int64_t i = 0; i < setting.maps; ++i) {
        const std::uint64_t seed =
            mixed(sim::streamSeed(setting.seed, "ladder"), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, "symmetric", seed, {strong, weak});
        if (!table) return;
        const sim::Tally tally =
            playOn(*table->series, sim::mixedDesign(*table->series, inTurn(*table->series)), seed,
                   setting.games, setting.control);
        wins += tally.botWins[0];
        games += tally.games;
        expected += static_cast<double>(tally.botTeams[0]) / static_cast<double>(table->series->teams());
    }
    const balance::Interval interval = balance::wilson(wins, games, balance::errorLevel);
    context.printLine(
        context.text("cli.ladder.step",
                     {{"strong", strong},
                      {"weak", weak},
                      {"share", balance::percentText(static_cast<double>(wins) / static_cast<double>(games))},
                      {"low", balance::percentText(interval.low)},
                      {"high", balance::percentText(interval.high)},
                      {"even", balance::percentText(expected / static_cast<double>(games))},
                      {"games", games}}));
}

void runLadder(Context& context, const TuningOptions& options) {
    const auto setting = settingOf(context, options);
    if (!setting) return;
    const std::vector<std::string> bots =
        options.playing.bots.empty() ? setting->play.bots : botsOf(options.playing);
    for (std::size_t i = 1; i < bots.size(); ++i) climb(context, *setting, bots[i], bots[i - 1]);
}

/// The most unfair of some random maps, by games that are not used again.
std::optional<Table> unfairTable(Context& context, const Setting& setting, const std::string& bot) {
    constexpr int candidates = 20;
    constexpr std::int64_t glance = 300;
    std::optional<Table> worst;
    double widest = -1;
    for (int i = 0; i < candidates; ++i) {
        const std::uint64_t seed =
            mixed(sim::streamSeed(setting.seed, "planted"), static_cast<std::uint64_t>(i));
        auto table = drawTable(context, setting, setting.balance.samples.front(), seed, {bot});
        if (!table) return std::nullopt;
        const sim::Tally tally =
            playOn(*table->series, sim::uniformDesign(*table->series, 0), seed, glance, setting.control);
        const double gap = balance::gapOf(balance::sharesOf(winsByTeam(tally)));
        if (gap <= widest) continue;
        widest = gap;
        worst = std::move(table);
    }
    return worst;
}

struct CalibrateOptions {
    TuningOptions tuning;
    std::string output;
};

/// Puts the outcome into a file of calibrations, new or not.
void storeCalibration(Context& context, const Setting& setting, const std::string& bot,
                      const balance::Calibration& calibration, const std::string& path) {
    const auto configuration = setting.balance.configuration(setting.players, setting.values);
    if (!configuration) return context.fail(Exit::Input, configuration.error());
    const balance::CalibrationNote note = balance::noteOf(calibration);
    CalibrationRecord record;
    record.configuration = *configuration;
    record.bot = bot;
    record.botVersion = setting.play.botVersion(bot);
    record.rulesVersion = setting.play.rulesVersion;
    record.program = HEXATELIER_VERSION;
    record.maps = note.maps;
    record.games = note.games;
    record.seed = setting.seed;
    record.worstZ = note.worstZ;
    record.spread = note.spread;
    record.passed = note.passed;
    std::string earlier;
    if (std::filesystem::exists(path)) {
        auto file = readFile(path);
        if (!file) return context.fail(Exit::Input, file.error(), path);
        earlier = *std::move(file);
    }
    const auto text = setting.balance.addCalibration(earlier, record);
    if (!text) return context.fail(Exit::Input, text.error(), path);
    context.write(path, *text);
}

void calibrateBot(Context& context, const Setting& setting, const std::string& bot, const std::string& path) {
    balance::CalibrationTrials trials;
    for (std::int64_t i = 0; i < setting.maps; ++i) {
        const std::uint64_t seed =
            mixed(sim::streamSeed(setting.seed, "symmetric"), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, "symmetric", seed, {bot, bot});
        if (!table) return;
        trials.symmetric.push_back(playOn(*table->series, sim::uniformDesign(*table->series, 0), seed,
                                          setting.games, setting.control));
        if (i > 0) continue;
        if (table->series->teams() % 2 == 0)
            trials.mirror = playOn(*table->series, sim::mixedDesign(*table->series, inTurn(*table->series)),
                                   sim::streamSeed(seed, "mirror"), setting.games, setting.control);
    }
    const auto unfair = unfairTable(context, setting, bot);
    if (!unfair) return;
    trials.planted = playOn(*unfair->series, sim::uniformDesign(*unfair->series, 0),
                            sim::streamSeed(setting.seed, "planted games"), setting.games, setting.control);
    const balance::Calibration calibration = balance::calibrate(trials);
    std::string scores;
    for (const double z : calibration.teamZ)
        scores +=
            (scores.empty() ? "" : ", ") + std::string(balance::decimalText(z, 2).in(context.language()));
    context.printLine(context.text("cli.calibrate.figures",
                                   {{"bot", bot},
                                    {"maps", std::int64_t{calibration.maps}},
                                    {"games", calibration.games},
                                    {"scores", scores},
                                    {"spread", balance::decimalText(calibration.spread, 3)},
                                    {"low", balance::decimalText(calibration.spreadAllowed.low, 3)},
                                    {"high", balance::decimalText(calibration.spreadAllowed.high, 3)}}));
    for (const Message& text : balance::statements(calibration)) context.printLine(context.text(text));
    if (!calibration.passed()) context.raise(Exit::Problems);
    if (!path.empty()) storeCalibration(context, setting, bot, calibration, path);
}

void runCalibrate(Context& context, const CalibrateOptions& all) {
    const TuningOptions& options = all.tuning;
    if (!mayWrite(context, all.output, Written::Other, {})) return;
    const auto setting = settingOf(context, options);
    if (!setting) return;
    const std::vector<std::string> bots =
        options.playing.bots.empty() ? setting->balance.panel : botsOf(options.playing);
    for (const std::string& bot : bots) calibrateBot(context, *setting, bot, all.output);
}

}  // namespace

void addTrying(CLI::App& app, Context& context) {
    const auto options = std::make_shared<TuningOptions>();
    CLI::App* command = addCommand(app, context, "ladder",
                                   "ladder --system clockwork-wars --players 2 --maps 10 --games 1000");
    addTuningOptions(*command, context, *options);
    command->callback([&context, options] { runLadder(context, *options); });

    command = addCommand(app, context, "calibrate",
                         "calibrate --system clockwork-wars --players 3 --maps 40 --games 20000");
    const auto calibrating = std::make_shared<CalibrateOptions>();
    addTuningOptions(*command, context, calibrating->tuning);
    command->add_option("-o", calibrating->output, context.text("cli.option.calibrations"))->type_name("F");
    command->callback([&context, calibrating] { runCalibrate(context, *calibrating); });
}

}  // namespace hexa::cli
