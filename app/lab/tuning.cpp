// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/tuning.h"

#include "app/cli/base.h"
#include "app/cli/limits.h"
#include "app/lab/laboratories.h"
#include "core/balance/verdict.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"

namespace hexa::cli {
std::optional<Setting> settingOf(Context& context, const TuningOptions& options) {
    const GameSystem* system = systemNamed(context, options.system);
    if (system == nullptr) return std::nullopt;
    auto laboratory = system->balance ? laboratoryOf(*system) : std::nullopt;
    if (!system->play || !laboratory) {
        context.wrongUsage(system->play ? "cli.usage.no-model" : "cli.usage.no-play",
                           {{"system", system->id()}});
        return std::nullopt;
    }
    auto values = optionValues(context, *system->play, options.playing);
    const auto players = context.number("--players", options.players, 1, maxSeats);
    const auto maps = context.number("--maps", options.maps, 1, maxMaps);
    const auto games = context.number("--games", options.games, 1, maxGames);
    const auto seed = context.seed(options.playing.seed);
    const auto threads = threadsOf(context, options.threads);
    if (!values || !players || !maps || !games || !seed || !threads) return std::nullopt;
    context.say("cli.play.seed", {{"seed", std::to_string(*seed)}});
    sim::RunControl control;
    control.threads = *threads;
    return Setting{*system,
                   *system->play,
                   *system->balance,
                   *std::move(laboratory),
                   static_cast<int>(*players),
                   *std::move(values),
                   *maps,
                   *games,
                   *seed,
                   control};
}

void addTuningOptions(CLI::App& command, const Context& context, TuningOptions& options) {
    command.add_option("--system", options.system, context.text("cli.option.system"))
        ->type_name("S")
        ->required();
    command.add_option("--players", options.players, context.text("cli.option.players"))
        ->type_name("N")
        ->required();
    command.add_option("--maps", options.maps, context.text("cli.option.map-count"))
        ->type_name("M")
        ->required();
    command.add_option("--games", options.games, context.text("cli.option.games-each"))
        ->type_name("N")
        ->required();
    command.add_option("--threads", options.threads, context.text("cli.option.threads"))->type_name("T");
    addRunOptions(command, context, options.playing);
}

Result<Table> drawTable(const Setting& setting, std::string_view kind, std::uint64_t seed,
                        const std::vector<std::string>& bots) {
    auto scenario = setting.laboratory.sample(setting.players, kind, seed);
    if (!scenario) return scenario.error();
    auto series = setting.play.series(*scenario, {setting.values, bots, {}});
    if (!series) return series.error();
    return Table{*std::move(scenario), *std::move(series)};
}

parts::Trial trialOn(const Setting& setting, std::function<Result<Table>()> draw, DesignOf design,
                     std::uint64_t seed, std::int64_t games) {
    return {games,
            [&setting, draw = std::move(draw), design = std::move(design), seed,
             games](const parts::Stretch& stretch) -> Result<sim::Tally> {
                const auto table = draw();
                if (!table) return table.error();
                return playOn(*table->series, design(*table->series), seed, games, setting.control, stretch);
            }};
}

sim::Design uniform(const Series& series) { return sim::uniformDesign(series, 0); }

std::uint64_t DrawnMaps::seedOf(std::int64_t number) const {
    return mixed(sim::streamSeed(setting.seed, stream), static_cast<std::uint64_t>(number));
}

Result<Table> DrawnMaps::draw(std::int64_t number) const {
    const std::string& kind = kinds[static_cast<std::size_t>(number) % kinds.size()];
    return drawTable(setting, kind, seedOf(number), bots);
}

parts::Trial DrawnMaps::trial(std::int64_t number, DesignOf design, std::uint64_t seed,
                              std::int64_t games) const {
    return trialOn(
        setting, [maps = *this, number] { return maps.draw(number); }, std::move(design), seed, games);
}

std::vector<std::int64_t> winsByTeam(const sim::Tally& tally) {
    return {tally.wins.begin(), tally.wins.begin() + tally.teams};
}

}  // namespace hexa::cli
