// SPDX-License-Identifier: GPL-3.0-or-later
// ladder, calibrate: strengths of the bots, and reliability of the balance checker. For developers
// of a game.
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/lab/commands/commands.h"
#include "app/lab/tuning.h"
#include "core/balance/report.h"
#include "core/balance/verdict.h"
#include "core/base/rng.h"
#include "core/io/file/filestamp.h"
#include "core/lab/calibration.h"
#include "core/lab/fit.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <span>

namespace hexa::cli {
namespace {

/// Bots in turn over the teams: 0, 1, 0, 1.
sim::Design inTurn(const Series& series) {
    std::vector<int> bots;
    for (int team = 0; team < series.teams(); ++team) bots.push_back(team % 2);
    return sim::mixedDesign(series, bots);
}

/// Draws maps with equal chances for all seats.
DrawnMaps fairMaps(const Setting& setting, const char* stream, std::vector<std::string> bots) {
    return {setting, stream, {"symmetric"}, std::move(bots)};
}

/// Prints the result of one bot against the next on fair maps, from all sides, with one tally a
/// map.
void printStep(const Context& context, const std::string& strong, const std::string& weak,
               std::span<const sim::Tally> tallies) {
    std::int64_t wins = 0, games = 0;
    double expected = 0;
    for (const sim::Tally& tally : tallies) {
        wins += tally.botWins[0];
        games += tally.games;
        expected += static_cast<double>(tally.botTeams[0]) / static_cast<double>(tally.teams);
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
    const auto named = botsOf(context, setting->system, options.playing);
    if (!named) return;
    const std::vector<std::string>& bots = *named;
    const auto work = Work::of(context, options.split, {{}, versionsOf(setting->play, bots)});
    if (!work) return;
    std::vector<parts::Trial> trials;
    for (std::size_t i = 1; i < bots.size(); ++i) {
        const DrawnMaps maps = fairMaps(*setting, "ladder", {bots[i], bots[i - 1]});
        for (std::int64_t map = 0; map < setting->maps; ++map)
            trials.push_back(maps.trial(map, inTurn, maps.seedOf(map), setting->games));
    }
    const auto tallies = work->play(context, trials);
    if (!tallies) return;
    const auto each = static_cast<std::size_t>(setting->maps);
    for (std::size_t i = 1; i < bots.size(); ++i)
        printStep(context, bots[i], bots[i - 1], std::span(*tallies).subspan((i - 1) * each, each));
}

/// Returns the most unfair of some random maps, by games that are not used again.
Result<Table> unfairTable(const Setting& setting, const std::string& bot) {
    constexpr int candidates = 20;
    constexpr std::int64_t glance = 300;
    const DrawnMaps maps{setting, "planted", {setting.laboratory.samples.front()}, {bot}};
    std::optional<Table> worst;
    double widest = -1;
    for (int i = 0; i < candidates; ++i) {
        auto table = maps.draw(i);
        if (!table) return table.error();
        const sim::Tally tally =
            playOn(*table->series, uniform(*table->series), maps.seedOf(i), glance, setting.control);
        const double gap =
            lab::gapOf(balance::evened(lab::sharesOf(sim::judgedWins(tally)), sim::targetsOf(tally)));
        if (gap <= widest) continue;
        widest = gap;
        worst = *std::move(table);
    }
    return *std::move(worst);
}

/// Puts the outcome into a file of calibrations, new or not.
void storeCalibration(Context& context, const Setting& setting, const std::string& bot,
                      const lab::Calibration& calibration, const std::string& path) {
    const auto configuration = setting.balance.configuration(setting.players, setting.values);
    if (!configuration) return context.fail(Exit::Input, configuration.error());
    const balance::CalibrationNote note = lab::noteOf(calibration);
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
    // A record takes hours of games: if another program has added its own meanwhile, this one is
    // added to it.
    for (;;) {
        StampedText earlier;
        if (std::filesystem::exists(path)) {
            auto file = readStamped(path);
            if (!file) return context.fail(Exit::Input, file.error(), path);
            earlier = *std::move(file);
        }
        const auto text = setting.laboratory.addCalibration(earlier.text, record);
        if (!text) return context.fail(Exit::Input, text.error(), path);
        const auto written = updateStamped(path, *text, earlier.stamp);
        if (written) return;
        if (written.error().code() != "file.changed-meanwhile")
            return context.fail(Exit::Output, written.error(), path);
    }
}

/// Returns the trials that calibrate one bot: symmetric maps, a mirror match on the first if two
/// bots can take turns there, a planted bias.
std::vector<parts::Trial> trialsOf(const Setting& setting, const std::string& bot, bool mirrored) {
    const DrawnMaps maps = fairMaps(setting, "symmetric", {bot, bot});
    std::vector<parts::Trial> trials;
    for (std::int64_t map = 0; map < setting.maps; ++map)
        trials.push_back(maps.trial(map, uniform, maps.seedOf(map), setting.games));
    if (mirrored)
        trials.push_back(maps.trial(0, inTurn, sim::streamSeed(maps.seedOf(0), "mirror"), setting.games));
    // Every part that plays some of these games finds the same map on its own.
    trials.push_back(trialOn(
        setting, [&setting, bot] { return unfairTable(setting, bot); }, uniform,
        sim::streamSeed(setting.seed, "planted games"), setting.games));
    return trials;
}

/// Returns the trials after they were played.
lab::CalibrationTrials trialsFrom(std::span<const sim::Tally> tallies, bool mirrored) {
    const std::size_t maps = tallies.size() - (mirrored ? 2 : 1);
    lab::CalibrationTrials trials;
    trials.symmetric.assign(tallies.begin(), tallies.begin() + static_cast<std::ptrdiff_t>(maps));
    if (mirrored) trials.mirror = tallies[maps];
    trials.planted = tallies.back();
    return trials;
}

void tellCalibration(Context& context, const std::string& bot, const lab::Calibration& calibration) {
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
    for (const Message& text : lab::statements(calibration)) context.printLine(context.text(text));
    if (!calibration.passed()) context.raise(Exit::Problems);
}

void runCalibrate(Context& context, const TuningOptions& options) {
    const std::string& path = options.split.output;
    if (!mayWrite(context, path, Written::Other, {})) return;
    const auto setting = settingOf(context, options);
    if (!setting) return;
    const auto named = botsOf(context, setting->system, options.playing);
    if (!named) return;
    const std::vector<std::string>& bots = *named;
    const auto work = Work::of(context, options.split, {{}, versionsOf(setting->play, bots)});
    if (!work) return;
    const auto first = fairMaps(*setting, "symmetric", {bots.front()}).draw(0);
    if (!first) return context.fail(Exit::Input, first.error());
    const bool mirrored = first->series->teams() % 2 == 0;
    std::vector<parts::Trial> trials;
    for (const std::string& bot : bots)
        for (parts::Trial& trial : trialsOf(*setting, bot, mirrored)) trials.push_back(std::move(trial));
    const auto tallies = work->play(context, trials);
    if (!tallies) return;
    const std::size_t each = trials.size() / bots.size();
    for (std::size_t i = 0; i < bots.size(); ++i) {
        const auto own = std::span(*tallies).subspan(i * each, each);
        const lab::Calibration calibration = lab::calibrate(trialsFrom(own, mirrored));
        tellCalibration(context, bots[i], calibration);
        if (!path.empty()) storeCalibration(context, *setting, bots[i], calibration, path);
    }
}

}  // namespace

void addTrying(CLI::App& app, Context& context) {
    const auto climbing = std::make_shared<TuningOptions>();
    CLI::App* command = addCommand(app, context, "ladder",
                                   "ladder --system clockwork-wars --players 2 --maps 10 --games 1000");
    climbing->playing.usual = UsualBots::All;
    addTuningOptions(*command, context, *climbing);
    addSplitOptions(*command, context, climbing->split);
    command->callback([&context, climbing] { runLadder(context, *climbing); });

    command = addCommand(app, context, "calibrate",
                         "calibrate --system clockwork-wars --players 3 --maps 40 --games 20000");
    const auto calibrating = std::make_shared<TuningOptions>();
    calibrating->playing.usual = UsualBots::Panel;
    addTuningOptions(*command, context, *calibrating);
    addSplitOptions(*command, context, calibrating->split, "cli.option.calibrations");
    command->callback([&context, calibrating] { runCalibrate(context, *calibrating); });
}

}  // namespace hexa::cli
