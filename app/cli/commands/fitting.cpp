// SPDX-License-Identifier: GPL-3.0-or-later
// fit: the tables behind predictions are made from played games. For developers of a game.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/tuning.h"
#include "core/balance/fit.h"
#include "core/balance/report.h"
#include "core/balance/tablefile.h"
#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/io/file.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <span>
#include <tuple>

namespace hexa::cli {
namespace {

constexpr std::int64_t maxMaps = 1'000'000;
constexpr std::int64_t maxGames = 1'000'000'000;
constexpr double defaultRidge = 1e-4;
constexpr double millionths = 1e6;  ///< As tables have their weights.

struct FitOptions {
    TuningOptions tuning;
    std::string heldOut;
    std::string heldOutGames;
    std::string ridge;
    std::vector<std::string> priors;
};

/// The features of one model only.
SeatFeatures featuresOf(SeatFeatures features, const std::vector<int>& models, int model) {
    for (auto& seat : features.seats)
        std::erase_if(seat, [&](const Feature& feature) { return models[feature.index] != model; });
    return features;
}

/// What was fitted: coefficients by feature, of all models.
struct Fitted {
    std::vector<int> models;  ///< By feature.
    std::vector<double> coefficients;
    int last = 0;  ///< The model that predicts.
    std::vector<double> mixture;  ///< Of the priors, in the model that predicts.
};

/// The table of another bot, to hold a fit to.
struct Prior {
    std::string bot;
    std::vector<double> coefficients;  ///< By feature.
};

Result<SeatFeatures> featuresOn(const DrawnMaps& maps, std::int64_t number) {
    const auto table = maps.draw(number);
    if (!table) return table.error();
    return maps.setting.balance.features(table->scenario, maps.setting.values);
}

/// What a fit plays: the maps that it learns from, and those that it is tried on, in two halves with seeds of their own: how far
/// they agree is what noise allows.
struct FitTrials {
    DrawnMaps learned;
    std::vector<DrawnMaps> heldOut;  ///< One kind each.
    std::int64_t heldOutMaps = 0;
    std::int64_t heldOutGames = 0;

    std::vector<parts::Trial> list() const {
        std::vector<parts::Trial> trials;
        const Setting& setting = learned.setting;
        for (std::int64_t i = 0; i < setting.maps; ++i)
            trials.push_back(learned.trial(i, uniform, learned.seedOf(i), setting.games));
        for (const DrawnMaps& maps : heldOut)
            for (std::int64_t i = 0; i < heldOutMaps; ++i)
                for (const char* half : {"first", "second"})
                    trials.push_back(
                        maps.trial(i, uniform, sim::streamSeed(maps.seedOf(i), half), heldOutGames / 2));
        return trials;
    }
    /// Of list(), those of one kind of map that was held out: two a map.
    std::span<const sim::Tally> halves(std::span<const sim::Tally> tallies, std::size_t kind) const {
        const auto each = 2 * static_cast<std::size_t>(heldOutMaps);
        return tallies.subspan(static_cast<std::size_t>(learned.setting.maps) + kind * each, each);
    }
};

/// How well coefficients tell the gaps of maps that were not in the fit.
Result<TableInfo::Quality> qualityOn(const DrawnMaps& maps, std::span<const sim::Tally> halves,
                                     std::int64_t games, const Fitted& fitted) {
    std::vector<double> told, simplest, played, first, second, toldShares, playedShares;
    for (std::size_t i = 0; i < halves.size(); i += 2) {
        const auto features = featuresOn(maps, static_cast<std::int64_t>(i) / 2);
        if (!features) return features.error();
        const auto a = winsByTeam(halves[i]);
        const auto b = winsByTeam(halves[i + 1]);
        std::vector<std::int64_t> both = a;
        for (std::size_t team = 0; team < both.size(); ++team) both[team] += b[team];
        const auto prediction =
            balance::predictedShares(featuresOf(*features, fitted.models, fitted.last), fitted.coefficients);
        simplest.push_back(balance::gapOf(
            balance::predictedShares(featuresOf(*features, fitted.models, 0), fitted.coefficients)));
        const auto shares = balance::sharesOf(both);
        told.push_back(balance::gapOf(prediction));
        played.push_back(balance::gapOf(shares));
        first.push_back(balance::gapOf(balance::sharesOf(a)));
        second.push_back(balance::gapOf(balance::sharesOf(b)));
        toldShares.insert(toldShares.end(), prediction.begin(), prediction.end());
        playedShares.insert(playedShares.end(), shares.begin(), shares.end());
    }
    TableInfo::Quality quality;
    quality.maps = maps.kinds.front();
    quality.count = static_cast<std::int64_t>(halves.size()) / 2;
    quality.gamesEach = games;
    quality.spearman = balance::spearman(told, played);
    std::tie(quality.low, quality.high) = balance::spearmanInterval(told, played, 1000, maps.setting.seed);
    quality.ceiling = balance::spearman(first, second);
    quality.pearson = balance::pearson(toldShares, playedShares);
    if (fitted.last > 0) quality.additive = balance::spearman(simplest, played);
    return quality;
}

Result<std::vector<balance::FitMap>> mapsToFit(const DrawnMaps& maps, std::span<const sim::Tally> tallies) {
    std::vector<balance::FitMap> played;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        auto features = featuresOn(maps, static_cast<std::int64_t>(i));
        if (!features) return features.error();
        played.push_back({*std::move(features), winsByTeam(tallies[i])});
    }
    return played;
}

/// None, and said why, if one can't be read or is of another configuration.
std::optional<std::vector<Prior>> readPriors(Context& context, const std::vector<std::string>& paths,
                                             const std::string& configuration,
                                             const std::vector<std::string>& names) {
    std::vector<Prior> priors;
    for (const std::string& path : paths) {
        const auto text = readFile(path);
        const auto file = text ? balance::readTableFile(*text,
                                                        [&](std::string_view of) {
                                                            return of == configuration
                                                                       ? names
                                                                       : std::vector<std::string>();
                                                        })
                               : Result<balance::TableFile>(text.error());
        if (!file) {
            const bool other = file.error().code() == "balance.file.configuration";
            context.fail(Exit::Input,
                         other ? Error("cli.fit.prior", {{"configuration", configuration}}) : file.error(),
                         path);
            return std::nullopt;
        }
        Prior prior{file->info.bot, {}};
        for (const std::int64_t weight : file->weights)
            prior.coefficients.push_back(static_cast<double>(weight) / millionths);
        priors.push_back(std::move(prior));
    }
    return priors;
}

/// Each model by itself, to the same games.
Result<Fitted> fitModels(std::span<const balance::FitMap> maps, std::vector<int> models,
                         std::span<const Prior> priors, double ridge) {
    std::vector<std::vector<double>> held;
    for (const Prior& prior : priors) held.push_back(prior.coefficients);
    Fitted fitted;
    fitted.models = std::move(models);
    fitted.coefficients.resize(fitted.models.size());
    fitted.last = *std::max_element(fitted.models.begin(), fitted.models.end());
    for (int model = 0; model <= fitted.last; ++model) {
        std::vector<balance::FitMap> part;
        for (const balance::FitMap& map : maps)
            part.push_back({featuresOf(map.features, fitted.models, model), map.wins});
        const auto near = balance::fitNear(part, held, fitted.models.size(), ridge);
        if (!near) return near.error();
        for (std::size_t i = 0; i < fitted.models.size(); ++i)
            if (fitted.models[i] == model) fitted.coefficients[i] = near->coefficients[i];
        fitted.mixture = near->mixture;
    }
    return fitted;
}

/// Of all options of the game, as they were played.
std::string optionsHash(const Setting& setting) {
    std::string text;
    for (const PlayOption& option : setting.play.options) {
        const auto chosen = setting.values.find(option.name);
        const bool on = chosen != setting.values.end() ? chosen->second : option.defaultValue;
        text += option.name + (on ? "=on;" : "=off;");
    }
    return hashText(stableHash(text));
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
    const std::vector<std::string> bots = botsOf(options.tuning.playing);
    if (bots.size() > 1) return context.wrongUsage("cli.usage.one-bot");
    const std::string& bot = bots.front();
    // Those that calibrate are fair by construction: they would teach nothing.
    std::vector<std::string> kinds = setting->balance.samples;
    std::erase(kinds, "symmetric");

    const auto names = setting->balance.featureNames(setting->players, setting->values);
    const auto configuration = setting->balance.configuration(setting->players, setting->values);
    auto models = setting->balance.featureModels(setting->players, setting->values);
    if (!names || !configuration || !models)
        return context.fail(Exit::Input, !names           ? names.error()
                                         : !configuration ? configuration.error()
                                                          : models.error());
    const auto priors = readPriors(context, options.priors, *configuration, *names);
    if (!priors) return;
    const auto work = Work::of(context, options.tuning.split, {{}, versionsOf(setting->play, bots)});
    if (!work) return;
    FitTrials trials{{*setting, "fit", kinds, bots}, {}, *heldOut, *heldOutGames};
    for (const std::string& kind : kinds) trials.heldOut.push_back({*setting, kind, {kind}, bots});
    const auto tallies = work->play(context, trials.list());
    if (!tallies) return;
    const auto maps =
        mapsToFit(trials.learned, std::span(*tallies).first(static_cast<std::size_t>(setting->maps)));
    if (!maps) return context.fail(Exit::Input, maps.error());
    const auto fitted = fitModels(*maps, *std::move(models), *priors, ridge);
    if (!fitted) return context.fail(Exit::Input, fitted.error());

    TableInfo info;
    info.configuration = *configuration;
    info.bot = bot;
    info.botVersion = setting->play.botVersion(bot);
    info.rulesVersion = setting->play.rulesVersion;
    info.program = HEXATELIER_VERSION;
    info.options = optionsHash(*setting);
    info.maps = setting->maps;
    for (const balance::FitMap& map : *maps)
        for (const std::int64_t wins : map.wins) info.games += wins;
    info.seed = setting->seed;
    info.ridge = ridge;
    for (std::size_t i = 0; i < priors->size(); ++i)
        info.prior.emplace_back((*priors)[i].bot, fitted->mixture[i]);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto quality =
            qualityOn(trials.heldOut[kind], trials.halves(*tallies, kind), *heldOutGames, *fitted);
        if (!quality) return context.fail(Exit::Input, quality.error());
        info.quality.push_back(*quality);
        context.printLine(
            context.text("cli.fit.quality", {{"maps", kinds[kind]},
                                             {"count", quality->count},
                                             {"rho", balance::decimalText(quality->spearman, 3)},
                                             {"low", balance::decimalText(quality->low, 3)},
                                             {"high", balance::decimalText(quality->high, 3)},
                                             {"ceiling", balance::decimalText(quality->ceiling, 3)}}));
    }
    Coefficients named;
    for (std::size_t i = 0; i < names->size(); ++i)
        if (fitted->coefficients[i] != 0) named.emplace_back((*names)[i], fitted->coefficients[i]);
    const auto text = setting->balance.writeTable(info, named);
    if (!text) return context.fail(Exit::Input, text.error());
    context.write(output, *text);
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
}

}  // namespace hexa::cli
