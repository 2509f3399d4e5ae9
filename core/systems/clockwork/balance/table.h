// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/tablefile.h"
#include "core/balance/tableshelf.h"
#include "core/mapsearch/additivescore.h"
#include "core/systems/clockwork/balance/forecastmodel.h"
#include "core/systems/clockwork/rules/options.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

using mapsearch::weightUnit;

/// Fitted table, ready for use (docs/formats/balance-tables.md): the additive model, and the one
/// that predicts.
struct WeightTable {
    TableInfo info;
    FeatureSpace space{1};
    /// Empty if no forecast was fitted: then the additive model predicts.
    ForecastWeights forecast;
    /// By kind and signature: the features of a territory added up. At most maxTableWeight.
    std::array<std::vector<std::int32_t>, kindCount> tiles;
    std::array<std::int32_t, metricCount> metrics{};

    std::int32_t of(std::size_t kind, const Signature& signature) const {
        return tiles[kind][signature.index()];
    }
};

/// Returns the rivals of one seat in a configuration (configurationOf()); 0 for an unknown
/// configuration.
int rivalsIn(std::string_view configuration);
bool isConfiguration(std::string_view name);

/// Names of the features of both models: the additive one's, then the other's.
std::vector<std::string> featureNamesOf(int rivals);
/// Returns the names by the name of a configuration. Returns an empty list for an unknown
/// configuration.
std::vector<std::string> featureNamesIn(std::string_view configuration);

/// Reads a table. Fails as readTableFile().
Result<WeightTable> readWeightTable(std::string_view json);

using TableShelf = balance::TableShelfOf<WeightTable, readWeightTable>;
/// Returns the tables that come with the program:
/// resources/clockwork/balance/<configuration>-<bot>.json.
std::shared_ptr<const TableShelf> builtInTables();
/// Returns the calibrations that come with the program:
/// resources/clockwork/balance/calibration.json.
std::vector<CalibrationRecord> builtInCalibrations();
/// Returns the relations between bots: resources/clockwork/balance/relations.json, read on first
/// use. Null if the configuration was not measured; else it lives as long as the program.
const BotRelations* builtInRelations(std::string_view configuration);

/// Returns a table for a bot without one, mixed from those of others (`weights`, one for each of
/// `tables`, all of one configuration): its strengths are the weighted sum of theirs. At least one
/// table.
WeightTable mixedTable(std::string bot, std::span<const WeightTable* const> tables,
                       std::span<const double> weights);

}  // namespace hexa::clockwork
