// SPDX-License-Identifier: GPL-3.0-or-later
// fit, try-table: the tables behind predictions are made from played games, and tried on others.
// For developers of a game.
#include "app/lab/commands/commands.h"

#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/lab/tablequality.h"
#include "app/lab/tuning.h"
#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/engine/play/play.h"
#include "core/lab/fit.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <span>

namespace hexa::cli {
namespace {

constexpr double defaultRidge = 1e-4;

struct FitOptions {
    TuningOptions tuning;
    std::string heldOut;
    std::string heldOutGames;
    std::string ridge;
    std::vector<std::string> priors;
};

Result<std::vector<lab::FitMap>> mapsToFit(const DrawnMaps& maps, std::span<const sim::Tally> tallies) {
    std::vector<lab::FitMap> played;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        auto features = featuresOn(maps, static_cast<std::int64_t>(i));
        if (!features) return features.error();
        played.push_back({*std::move(features), winsByTeam(tallies[i])});
    }
    return played;
}

/// The table of another bot, to hold a fit to.
struct Prior {
    std::string bot;
    std::vector<double> coefficients;  ///< By feature.
};

/// Reads the priors. Prints an error and returns none if one can't be read.
std::optional<std::vector<Prior>> readPriors(Context& context, const std::vector<std::string>& paths,
                                             const TableForm& form) {
    std::vector<Prior> priors;
    for (const std::string& path : paths) {
        const auto table = readTable(context, path, form);
        if (!table) return std::nullopt;
        priors.push_back({table->info.bot, coefficientsOf(*table)});
    }
    return priors;
}

/// Fits each model by itself, to the same games.
Result<Fitted> fitModels(std::span<const lab::FitMap> maps, std::vector<int> models,
                         std::span<const Prior> priors, double ridge) {
    std::vector<std::vector<double>> held;
    for (const Prior& prior : priors) held.push_back(prior.coefficients);
    Fitted fitted;
    fitted.models = std::move(models);
    fitted.coefficients.resize(fitted.models.size());
    fitted.last = *std::max_element(fitted.models.begin(), fitted.models.end());
    for (int model = 0; model <= fitted.last; ++model) {
        std::vector<lab::FitMap> part;
        for (const lab::FitMap& map : maps)
            part.push_back({featuresOf(map.features, fitted.models, model), map.wins});
        const auto near = lab::fitNear(part, held, fitted.models.size(), ridge);
        if (!near) return near.error();
        for (std::size_t i = 0; i < fitted.models.size(); ++i)
            if (fitted.models[i] == model) fitted.coefficients[i] = near->coefficients[i];
        fitted.mixture = near->mixture;
    }
    return fitted;
}

/// Returns a hash of all options of the game, as played.
std::string optionsHash(const Setting& setting) {
    std::string text;
    for (const PlayOption& option : setting.play.options) {
        const auto chosen = setting.values.find(option.name);
        const bool on = chosen != setting.values.end() ? chosen->second : option.defaultValue;
        text += option.name + (on ? "=on;" : "=off;");
    }
    return hashText(stableHash(text));
}

void writeTable(Context& context, const Setting& setting, const std::string& output, const TableInfo& info,
                const TableForm& form, std::span<const double> coefficients) {
    Coefficients named;
    for (std::size_t i = 0; i < form.names.size(); ++i)
        if (coefficients[i] != 0) named.emplace_back(form.names[i], coefficients[i]);
    const auto text = setting.laboratory.writeTable(info, named);
    if (!text) return context.fail(Exit::Input, text.error());
    context.write(output, *text);
}

/// Returns the only named bot. Prints an error and returns none if there are several.
std::optional<std::string> onlyBot(Context& context, const GameSystem& system,
                                   const PlayingOptions& options) {
    const auto bots = botsOf(context, system, options);
    if (!bots) return std::nullopt;
    if (bots->size() == 1) return bots->front();
    context.wrongUsage("cli.usage.one-bot");
    return std::nullopt;
}

void runFit(Context& context, const FitOptions& options) {
    const std::string& output = options.tuning.split.output;
    if (!mayWrite(context, output, Written::Other, {})) return;
    const auto setting = settingOf(context, options.tuning);
    const auto heldOut = context.number("--held-out", options.heldOut, 10, maxMaps);
    const auto heldOutGames = context.number("--held-out-games", options.heldOutGames, 2, maxGames);
    if (!setting || !heldOut || !heldOutGames) return;
    const double ridge = options.ridge.empty() ? defaultRidge : std::strtod(options.ridge.c_str(), nullptr);
    if (!(ridge > 0)) return context.wrongUsage("cli.usage.ridge", {{"value", options.ridge}});
    const auto bot = onlyBot(context, setting->system, options.tuning.playing);
    if (!bot) return;
    const auto form = tableFormOf(context, *setting);
    const auto priors = form ? readPriors(context, options.priors, *form) : std::nullopt;
    if (!priors) return;
    // The games depend on no prior.
    const auto work = Work::of(context, options.tuning.split, {{}, versionsOf(setting->play, {*bot})});
    if (!work) return;
    const DrawnMaps learned{*setting, "fit", kindsToFit(*setting), {*bot}};
    const HeldOut held = HeldOut::of(*setting, {*bot}, *heldOut, *heldOutGames);
    std::vector<parts::Trial> trials;
    for (std::int64_t i = 0; i < setting->maps; ++i)
        trials.push_back(learned.trial(i, uniform, learned.seedOf(i), setting->games));
    held.addTo(trials);
    const auto tallies = work->play(context, trials);
    if (!tallies) return;
    const auto count = static_cast<std::size_t>(setting->maps);
    const auto maps = mapsToFit(learned, std::span(*tallies).first(count));
    if (!maps) return context.fail(Exit::Input, maps.error());
    const auto fitted = fitModels(*maps, form->models, *priors, ridge);
    if (!fitted) return context.fail(Exit::Input, fitted.error());

    TableInfo info;
    info.configuration = form->configuration;
    info.bot = *bot;
    info.botVersion = setting->play.botVersion(*bot);
    info.rulesVersion = setting->play.rulesVersion;
    info.program = HEXATELIER_VERSION;
    info.options = optionsHash(*setting);
    info.maps = setting->maps;
    for (const lab::FitMap& map : *maps)
        for (const std::int64_t wins : map.wins) info.games += wins;
    info.seed = setting->seed;
    info.ridge = ridge;
    for (std::size_t i = 0; i < priors->size(); ++i)
        info.prior.emplace_back((*priors)[i].bot, fitted->mixture[i]);
    auto quality = held.judge(context, std::span(*tallies).subspan(count), *fitted);
    if (!quality) return context.fail(Exit::Input, quality.error());
    info.quality = *std::move(quality);
    writeTable(context, *setting, output, info, *form, fitted->coefficients);
}

struct TryOptions {
    TuningOptions tuning;
    std::string table;
};

/// Tries an existing table with the present bot.
void runTry(Context& context, const TryOptions& options) {
    const std::string& output = options.tuning.split.output;
    if (!mayWrite(context, output, Written::Other, {})) return;
    const auto setting = settingOf(context, options.tuning);
    const auto maps = context.number("--maps", options.tuning.maps, 10, maxMaps);
    const auto games = context.number("--games", options.tuning.games, 2, maxGames);
    if (!setting || !maps || !games) return;
    const auto form = tableFormOf(context, *setting);
    auto table = form ? readTable(context, options.table, *form) : std::nullopt;
    if (!table) return;
    const std::vector<std::string> bots{table->info.bot};
    const auto work =
        Work::of(context, options.tuning.split, {{options.table}, versionsOf(setting->play, bots)});
    if (!work) return;
    const HeldOut held = HeldOut::of(*setting, bots, *maps, *games);
    std::vector<parts::Trial> trials;
    held.addTo(trials);
    const auto tallies = work->play(context, trials);
    if (!tallies) return;
    Fitted fitted{form->models, coefficientsOf(*table)};
    fitted.last = *std::ranges::max_element(fitted.models);
    auto quality = held.judge(context, *tallies, fitted);
    if (!quality) return context.fail(Exit::Input, quality.error());
    table->info.quality = *std::move(quality);
    writeTable(context, *setting, output, table->info, *form, fitted.coefficients);
}

}  // namespace

void addFitting(CLI::App& app, Context& context) {
    const auto options = std::make_shared<FitOptions>();
    CLI::App* command =
        addCommand(app, context, "fit",
                   "fit --system clockwork-wars --players 2 --bots greedy --maps 2000 --games 600 "
                   "--held-out 300 --held-out-games 3000 -o table.json");
    addTuningOptions(*command, context, options->tuning);
    command->add_option("--held-out", options->heldOut, context.text("cli.option.held-out"))
        ->type_name("M")
        ->required();
    command->add_option("--held-out-games", options->heldOutGames, context.text("cli.option.games-each"))
        ->type_name("N")
        ->required();
    command->add_option("--ridge", options->ridge, context.text("cli.option.ridge"))->type_name("R");
    command->add_option("--prior", options->priors, context.text("cli.option.prior"))->type_name("F");
    addSplitOptions(*command, context, options->tuning.split, "cli.option.table")->required();
    command->callback([&context, options] { runFit(context, *options); });

    const auto trial = std::make_shared<TryOptions>();
    CLI::App* tries = addCommand(app, context, "try-table",
                                 "try-table table.json --system clockwork-wars --players 2 --maps 200 "
                                 "--games 1200 -o tried.json");
    tries->add_option("TABLE", trial->table, context.text("cli.option.table-tried"))->required();
    addTuningOptions(*tries, context, trial->tuning);
    addSplitOptions(*tries, context, trial->tuning.split, "cli.option.table")->required();
    tries->callback([&context, trial] { runTry(context, *trial); });
}

}  // namespace hexa::cli
