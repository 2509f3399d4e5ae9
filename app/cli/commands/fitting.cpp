// SPDX-License-Identifier: GPL-3.0-or-later
// fit: the tables behind predictions are made from played games. For developers of a game.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/tuning.h"
#include "core/balance/fit.h"
#include "core/balance/report.h"
#include "core/base/hashtext.h"
#include "core/base/rng.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <tuple>

namespace hexa::cli {
namespace {

constexpr std::int64_t maxMaps = 1'000'000;
constexpr std::int64_t maxGames = 1'000'000'000;
constexpr double defaultRidge = 1e-4;

struct FitOptions {
    TuningOptions tuning;
    std::string heldOut;
    std::string heldOutGames;
    std::string ridge;
    std::string output;
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
};

/// How well coefficients tell the gaps of maps that were not in the fit.
std::optional<TableInfo::Quality> qualityOn(Context& context, const Setting& setting, std::string_view kind,
                                            std::int64_t maps, std::int64_t games, const std::string& bot,
                                            const Fitted& fitted) {
    std::vector<double> told, simplest, played, first, second, toldShares, playedShares;
    for (std::int64_t i = 0; i < maps; ++i) {
        const std::uint64_t seed = mixed(sim::streamSeed(setting.seed, kind), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, kind, seed, {bot});
        if (!table) return std::nullopt;
        const auto features = setting.balance.features(table->scenario, setting.values);
        if (!features) {
            context.fail(Exit::Input, features.error());
            return std::nullopt;
        }
        const sim::Design design = sim::uniformDesign(*table->series, 0);
        // Two halves with seeds of their own: how far they agree is what noise allows.
        const auto a = winsByTeam(
            playOn(*table->series, design, sim::streamSeed(seed, "first"), games / 2, setting.control));
        const auto b = winsByTeam(
            playOn(*table->series, design, sim::streamSeed(seed, "second"), games / 2, setting.control));
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
    quality.maps = kind;
    quality.count = maps;
    quality.gamesEach = games;
    quality.spearman = balance::spearman(told, played);
    std::tie(quality.low, quality.high) = balance::spearmanInterval(told, played, 1000, setting.seed);
    quality.ceiling = balance::spearman(first, second);
    quality.pearson = balance::pearson(toldShares, playedShares);
    if (fitted.last > 0) quality.additive = balance::spearman(simplest, played);
    return quality;
}

std::optional<std::vector<balance::FitMap>> mapsToFit(Context& context, const Setting& setting,
                                                      const std::vector<std::string>& kinds,
                                                      const std::string& bot) {
    std::vector<balance::FitMap> maps;
    for (std::int64_t i = 0; i < setting.maps; ++i) {
        const std::string& kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
        const std::uint64_t seed = mixed(sim::streamSeed(setting.seed, "fit"), static_cast<std::uint64_t>(i));
        const auto table = drawTable(context, setting, kind, seed, {bot});
        if (!table) return std::nullopt;
        auto features = setting.balance.features(table->scenario, setting.values);
        if (!features) {
            context.fail(Exit::Input, features.error());
            return std::nullopt;
        }
        const sim::Tally tally = playOn(*table->series, sim::uniformDesign(*table->series, 0), seed,
                                        setting.games, setting.control);
        maps.push_back({*std::move(features), winsByTeam(tally)});
    }
    return maps;
}

/// Each model by itself, to the same games.
Result<Fitted> fitModels(std::span<const balance::FitMap> maps, std::vector<int> models, double ridge) {
    Fitted fitted;
    fitted.models = std::move(models);
    fitted.coefficients.resize(fitted.models.size());
    fitted.last = *std::max_element(fitted.models.begin(), fitted.models.end());
    for (int model = 0; model <= fitted.last; ++model) {
        std::vector<balance::FitMap> part;
        for (const balance::FitMap& map : maps)
            part.push_back({featuresOf(map.features, fitted.models, model), map.wins});
        const auto coefficients = balance::fitCoefficients(part, fitted.models.size(), ridge);
        if (!coefficients) return coefficients.error();
        for (std::size_t i = 0; i < fitted.models.size(); ++i)
            if (fitted.models[i] == model) fitted.coefficients[i] = (*coefficients)[i];
    }
    return fitted;
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

void runFit(Context& context, const FitOptions& options) {
    if (!mayWrite(context, options.output, Written::Other, {})) return;
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
    const auto maps = mapsToFit(context, *setting, kinds, bot);
    if (!maps) return;
    const auto fitted = fitModels(*maps, *std::move(models), ridge);
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
    for (const std::string& kind : kinds) {
        const auto quality = qualityOn(context, *setting, kind, *heldOut, *heldOutGames, bot, *fitted);
        if (!quality) return;
        info.quality.push_back(*quality);
        context.printLine(
            context.text("cli.fit.quality", {{"maps", kind},
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
    context.write(options.output, *text);
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
    command->add_option("-o", options->output, context.text("cli.option.table"))->type_name("F")->required();
    command->callback([&context, options] { runFit(context, *options); });
}

}  // namespace hexa::cli
