// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/lab/laboratory.h"

#include "core/engine/system.h"
#include "core/lab/calibrationwriter.h"
#include "core/lab/tablewriter.h"
#include "core/systems/clockwork/balance/table.h"
#include "core/systems/clockwork/lab/samples.h"
#include "core/systems/clockwork/play/table.h"

#include <memory>
#include <utility>

namespace hexa::clockwork {
namespace {

/// Returns the number of rivals of one seat in a game of this many players.
Result<int> rivalsFor(int players, const OptionValues& values) {
    const auto options = optionsFor(players, values);
    if (!options) return options.error();
    return options->alliances ? 2 : players - 1;
}

}  // namespace

Result<std::string> writeWeightTable(const TableInfo& info, const Coefficients& coefficients) {
    auto text = lab::writeTableFile(info, coefficients, featureNamesIn);
    if (!text) return text;
    // The sums of coarse and fine weights are limited, too.
    if (const auto table = readWeightTable(*text); !table) return table.error();
    return text;
}

lab::Laboratory makeLaboratory(const GameSystem& system) {
    const auto known =
        std::make_shared<const std::pair<Catalog, std::vector<Layout>>>(system.catalog, system.layouts);
    lab::Laboratory laboratory;
    laboratory.samples = {"rulebook", "irregular", "symmetric"};
    laboratory.sample = [known](int players, std::string_view kind, std::uint64_t seed) {
        return sampleMap(players, kind, seed, known->first, known->second);
    };
    laboratory.featureNames = [](int players,
                                 const OptionValues& values) -> Result<std::vector<std::string>> {
        const auto rivals = rivalsFor(players, values);
        if (!rivals) return rivals.error();
        return featureNamesOf(*rivals);
    };
    laboratory.featureModels = [](int players, const OptionValues& values) -> Result<std::vector<int>> {
        const auto rivals = rivalsFor(players, values);
        if (!rivals) return rivals.error();
        std::vector<int> models(FeatureSpace(*rivals).size(), 0);
        models.resize(models.size() + ForecastSpace(*rivals).size(), 1);
        return models;
    };
    laboratory.writeTable = writeWeightTable;
    laboratory.addCalibration = [](std::string_view file, const CalibrationRecord& record) {
        return lab::addCalibration(file, record, isConfiguration);
    };
    return laboratory;
}

}  // namespace hexa::clockwork
