// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/table.h"

#include "core/balance/calibrationfile.h"
#include "core/systems/clockwork/terms/resources.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {
namespace {

std::vector<std::string> namesFor(std::string_view configuration) {
    const int rivals = rivalsIn(configuration);
    return rivals == 0 ? std::vector<std::string>() : featureNamesOf(rivals);
}

/// The features of each territory added up.
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

bool isConfiguration(std::string_view name) { return rivalsIn(name) != 0; }

Result<WeightTable> readWeightTable(std::string_view json) {
    auto file = balance::readTableFile(json, namesFor);
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

Result<std::string> writeWeightTable(const TableInfo& info, const Coefficients& coefficients) {
    auto text = balance::writeTableFile(info, coefficients, namesFor);
    if (!text) return text;
    // The sums of coarse and fine weights have a limit too.
    if (const auto table = readWeightTable(*text); !table) return table.error();
    return text;
}

std::shared_ptr<const TableShelf> builtInTables() {
    auto tables = std::make_shared<TableShelf>();
    for (const EmbeddedFile& file : resourceFiles()) {
        const auto folder = file.path.find("/balance/");
        if (folder == std::string_view::npos || file.path.ends_with("/calibration.json")) continue;
        const std::string_view name = file.path.substr(file.path.rfind('/') + 1);
        tables->put(name.substr(0, name.rfind('-')), file.text);
    }
    return tables;
}

std::vector<CalibrationRecord> builtInCalibrations() {
    for (const EmbeddedFile& file : resourceFiles()) {
        if (!file.path.ends_with("/balance/calibration.json")) continue;
        auto records = balance::readCalibrations(file.text, isConfiguration);
        assert(records && "built-in calibrations are valid");
        if (records) return *std::move(records);
    }
    return {};
}

}  // namespace hexa::clockwork
