// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/table.h"

#include "core/balance/calibrationfile.h"
#include "core/balance/relationsfile.h"
#include "core/systems/clockwork/terms/resources.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::clockwork {
namespace {

constexpr std::string_view calibrationName = "/balance/calibration.json";
constexpr std::string_view relationsName = "/balance/relations.json";

/// Returns the features of each territory added up.
Status addUp(std::span<const std::int64_t> weights, WeightTable& table) {
    std::optional<std::size_t> tooLarge;
    for (auto& kind : table.tiles) kind.assign(Signature::count, 0);
    table.space.forEachSignature([&](std::size_t kind, const Signature& signature) {
        std::int64_t sum = 0;
        const auto features = table.space.ofTile(kind, signature);
        for (std::size_t i = 0; i < features.count; ++i) sum += weights[features.index[i]];
        if (std::abs(sum) > balance::maxTableWeight && !tooLarge)
            tooLarge = features.index[features.count - 1];
        table.tiles[kind][signature.index()] = static_cast<std::int32_t>(sum);
    });
    if (tooLarge) return balance::weightOutOfRange(table.space.names()[*tooLarge]);
    return Done{};
}

}  // namespace

int rivalsIn(std::string_view configuration) {
    for (const Configuration& known : configurations())
        if (known.name() == configuration) return known.alliances ? 2 : known.players - 1;
    return 0;
}

std::vector<std::string> featureNamesOf(int rivals) {
    std::vector<std::string> names = FeatureSpace(rivals).names();
    std::vector<std::string> more = ForecastSpace(rivals).names();
    names.insert(names.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    return names;
}

std::vector<std::string> featureNamesIn(std::string_view configuration) {
    const int rivals = rivalsIn(configuration);
    return rivals == 0 ? std::vector<std::string>() : featureNamesOf(rivals);
}

bool isConfiguration(std::string_view name) { return rivalsIn(name) != 0; }

Result<WeightTable> readWeightTable(std::string_view json) {
    auto file = balance::readTableFile(json, featureNamesIn);
    if (!file) return file.error();
    WeightTable table;
    table.info = std::move(file->info);
    const int rivals = rivalsIn(table.info.configuration);
    table.space = FeatureSpace(rivals);
    if (const auto sums = addUp(file->weights, table); !sums) return sums.error();
    for (std::size_t i = 0; i < metricCount; ++i)
        if (const auto index = table.space.ofMetric(static_cast<Metric>(i)))
            table.metrics[i] = static_cast<std::int32_t>(file->weights[*index]);
    const auto forecast = std::span(file->weights).subspan(table.space.size());
    if (std::any_of(forecast.begin(), forecast.end(), [](std::int64_t weight) { return weight != 0; }))
        table.forecast = ForecastWeights(ForecastSpace(rivals), forecast);
    return table;
}

std::shared_ptr<const TableShelf> builtInTables() {
    auto tables = std::make_shared<TableShelf>();
    for (const EmbeddedFile& file : resourceFiles()) {
        const auto folder = file.path.find("/balance/");
        if (folder == std::string_view::npos || file.path.ends_with(calibrationName) ||
            file.path.ends_with(relationsName))
            continue;
        const std::string_view name = file.path.substr(file.path.rfind('/') + 1);
        tables->put(name.substr(0, name.rfind('-')), file.text);
    }
    return tables;
}

std::vector<CalibrationRecord> builtInCalibrations() {
    for (const EmbeddedFile& file : resourceFiles()) {
        if (!file.path.ends_with(calibrationName)) continue;
        auto records = balance::readCalibrations(file.text, isConfiguration);
        assert(records && "built-in calibrations are valid");
        if (records) return *std::move(records);
    }
    return {};
}

const BotRelations* builtInRelations(std::string_view configuration) {
    static const std::vector<BotRelations> all = [] {
        for (const EmbeddedFile& file : resourceFiles()) {
            if (!file.path.ends_with(relationsName)) continue;
            auto relations = balance::readRelations(file.text, isConfiguration);
            assert(relations && "built-in relations are valid");
            if (relations) return *std::move(relations);
        }
        return std::vector<BotRelations>();
    }();
    const auto found = std::ranges::find(all, configuration, &BotRelations::configuration);
    return found == all.end() ? nullptr : &*found;
}

namespace {

/// Adds weight x `from` to sums, in millionths.
template <class Numbers>
void addTo(std::vector<double>& sums, const Numbers& from, double weight) {
    sums.resize(from.size());
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += weight * static_cast<double>(from[i]);
}

std::int32_t rounded(double sum) {
    constexpr auto max = static_cast<double>(balance::maxTableWeight);
    return static_cast<std::int32_t>(std::lround(std::clamp(sum, -max, max)));
}

}  // namespace

WeightTable mixedTable(std::string bot, std::span<const WeightTable* const> tables,
                       std::span<const double> weights) {
    assert(!tables.empty() && tables.size() == weights.size());
    WeightTable mixed = *tables.front();
    mixed.info = {};
    mixed.info.configuration = tables.front()->info.configuration;
    mixed.info.bot = std::move(bot);
    // Each list of numbers of a table is added up with the same list of the others.
    const auto mix = [&](auto& target, auto listOf) {
        std::vector<double> sums;
        for (std::size_t i = 0; i < tables.size(); ++i) addTo(sums, listOf(*tables[i]), weights[i]);
        for (std::size_t i = 0; i < sums.size(); ++i) target[i] = rounded(sums[i]);
    };
    mix(
        mixed.metrics, [](const WeightTable& table) -> const auto& { return table.metrics; });
    const bool foresees =
        std::ranges::all_of(tables, [](const WeightTable* table) { return !table->forecast.empty(); });
    if (!foresees) mixed.forecast = {};
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        mix(
            mixed.tiles[kind], [&](const WeightTable& table) -> const auto& { return table.tiles[kind]; });
        if (!foresees) continue;
        mix(
            mixed.forecast.tiles[kind], [&](const WeightTable& table) -> const auto& {
                return table.forecast.tiles[kind];
            });
        mix(
            mixed.forecast.pairs[kind], [&](const WeightTable& table) -> const auto& {
                return table.forecast.pairs[kind];
            });
    }
    if (!foresees) return mixed;
    mix(
        mixed.forecast.metrics,
        [](const WeightTable& table) -> const auto& { return table.forecast.metrics; });
    for (std::size_t stage = 0; stage < Forecast::stages; ++stage)
        mix(
            mixed.forecast.held[stage], [&](const WeightTable& table) -> const auto& {
                return table.forecast.held[stage];
            });
    mix(
        mixed.forecast.exposed,
        [](const WeightTable& table) -> const auto& { return table.forecast.exposed; });
    mix(
        mixed.forecast.unsure, [](const WeightTable& table) -> const auto& { return table.forecast.unsure; });
    return mixed;
}

}  // namespace hexa::clockwork
