// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/tablequality.h"

#include "app/cli/context.h"
#include "core/balance/report.h"
#include "core/io/file/file.h"
#include "core/lab/fit.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace hexa::cli {
namespace {

constexpr double millionths = 1e6;  ///< Unit of the weights in tables.

/// Returns the quality of a fit. `halves`: two tallies a map.
Result<TableInfo::Quality> qualityOn(const DrawnMaps& maps, std::span<const sim::Tally> halves,
                                     std::int64_t games, const Fitted& fitted) {
    std::vector<double> predictedGaps, simplest, playedGaps, first, second, predictedByTeam, playedByTeam;
    double wrong = 0;  // squares of played less predicted shares, without what chance adds
    for (std::size_t i = 0; i < halves.size(); i += 2) {
        const auto features = featuresOn(maps, static_cast<std::int64_t>(i) / 2);
        if (!features) return features.error();
        const auto a = winsByTeam(halves[i]);
        const auto b = winsByTeam(halves[i + 1]);
        std::vector<std::int64_t> both = a;
        for (std::size_t team = 0; team < both.size(); ++team) both[team] += b[team];
        const auto prediction =
            lab::predictedShares(featuresOf(*features, fitted.models, fitted.last), fitted.coefficients);
        simplest.push_back(
            lab::gapOf(lab::predictedShares(featuresOf(*features, fitted.models, 0), fitted.coefficients)));
        const auto shares = lab::sharesOf(both);
        predictedGaps.push_back(lab::gapOf(prediction));
        playedGaps.push_back(lab::gapOf(shares));
        first.push_back(lab::gapOf(lab::sharesOf(a)));
        second.push_back(lab::gapOf(lab::sharesOf(b)));
        predictedByTeam.insert(predictedByTeam.end(), prediction.begin(), prediction.end());
        playedByTeam.insert(playedByTeam.end(), shares.begin(), shares.end());
        const auto count = static_cast<double>(halves[i].games + halves[i + 1].games);
        for (std::size_t team = 0; team < shares.size(); ++team) {
            const double off = shares[team] - prediction[team];
            wrong += off * off - shares[team] * (1 - shares[team]) / (count - 1);
        }
    }
    TableInfo::Quality quality;
    quality.maps = maps.kinds.front();
    quality.count = static_cast<std::int64_t>(halves.size()) / 2;
    quality.gamesEach = games;
    quality.spearman = lab::spearman(predictedGaps, playedGaps);
    std::tie(quality.low, quality.high) =
        lab::spearmanInterval(predictedGaps, playedGaps, 1000, maps.setting.seed);
    quality.ceiling = lab::spearman(first, second);
    quality.pearson = lab::pearson(predictedByTeam, playedByTeam);
    quality.shareError = std::sqrt(std::max(0.0, wrong / static_cast<double>(playedByTeam.size())));
    if (fitted.last > 0) quality.additive = lab::spearman(simplest, playedGaps);
    return quality;
}

}  // namespace

std::optional<TableForm> tableFormOf(Context& context, const Setting& setting) {
    auto names = setting.laboratory.featureNames(setting.players, setting.values);
    auto configuration = setting.balance.configuration(setting.players, setting.values);
    auto models = setting.laboratory.featureModels(setting.players, setting.values);
    if (names && configuration && models)
        return TableForm{*std::move(configuration), *std::move(names), *std::move(models)};
    context.fail(Exit::Input, !names           ? names.error()
                              : !configuration ? configuration.error()
                                               : models.error());
    return std::nullopt;
}

std::optional<balance::TableFile> readTable(Context& context, const std::string& path,
                                            const TableForm& form) {
    const auto namesOf = [&](std::string_view configuration) {
        return configuration == form.configuration ? form.names : std::vector<std::string>();
    };
    const auto text = readFile(path);
    auto file = text ? balance::readTableFile(*text, namesOf) : Result<balance::TableFile>(text.error());
    if (file) return *std::move(file);
    const bool other = file.error().code() == "balance.file.configuration";
    context.fail(
        Exit::Input,
        other ? Error("cli.fit.configuration", {{"configuration", form.configuration}}) : file.error(), path);
    return std::nullopt;
}

std::vector<double> coefficientsOf(const balance::TableFile& table) {
    std::vector<double> coefficients;
    for (const std::int64_t weight : table.weights)
        coefficients.push_back(static_cast<double>(weight) / millionths);
    return coefficients;
}

std::vector<std::string> kindsToFit(const Setting& setting) {
    std::vector<std::string> kinds = setting.laboratory.samples;
    std::erase(kinds, "symmetric");
    return kinds;
}

/// Returns the features of one model only.
SeatFeatures featuresOf(SeatFeatures features, const std::vector<int>& models, int model) {
    for (auto& seat : features.seats)
        std::erase_if(seat, [&](const Feature& feature) { return models[feature.index] != model; });
    return features;
}

Result<SeatFeatures> featuresOn(const DrawnMaps& maps, std::int64_t number) {
    const auto table = maps.draw(number);
    if (!table) return table.error();
    return maps.setting.balance.features(table->scenario, maps.setting.values);
}

HeldOut HeldOut::of(const Setting& setting, const std::vector<std::string>& bots, std::int64_t maps,
                    std::int64_t games) {
    HeldOut held{{}, maps, games};
    for (const std::string& kind : kindsToFit(setting)) held.kinds.push_back({setting, kind, {kind}, bots});
    return held;
}

void HeldOut::addTo(std::vector<parts::Trial>& trials) const {
    for (const DrawnMaps& of : kinds)
        for (std::int64_t i = 0; i < maps; ++i)
            for (const char* half : {"first", "second"})
                trials.push_back(of.trial(i, uniform, sim::streamSeed(of.seedOf(i), half), games / 2));
}

Result<std::vector<TableInfo::Quality>>
HeldOut::judge(const Context& context, std::span<const sim::Tally> tallies, const Fitted& fitted) const {
    std::vector<TableInfo::Quality> all;
    const auto each = 2 * static_cast<std::size_t>(maps);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto quality = qualityOn(kinds[kind], tallies.subspan(kind * each, each), games, fitted);
        if (!quality) return quality.error();
        context.printLine(context.text("cli.fit.quality",
                                       {{"maps", quality->maps},
                                        {"count", quality->count},
                                        {"rho", balance::decimalText(quality->spearman, 3)},
                                        {"low", balance::decimalText(quality->low, 3)},
                                        {"high", balance::decimalText(quality->high, 3)},
                                        {"ceiling", balance::decimalText(quality->ceiling, 3)},
                                        {"error", balance::decimalText(100 * *quality->shareError, 1)}}));
        all.push_back(*quality);
    }
    return all;
}

}  // namespace hexa::cli
