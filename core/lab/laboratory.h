// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::lab {

/// Functions of a game, in addition to its BalanceFunctions, for fitting tables, training bots and
/// calibrating judges. They fail with a code if the game doesn't support the number of players.
struct Laboratory {
    /// IDs of the samplers of maps for fitting and calibration. "symmetric" is for calibration.
    std::vector<std::string> samples;
    /// Returns a random map of a `kind` from `samples`. The same seed gives the same map on every
    /// machine.
    std::function<Result<Scenario>(int players, std::string_view kind, std::uint64_t seed)> sample;
    /// Returns the names of the features. They are stable, as they are the keys of the stored
    /// tables.
    std::function<Result<std::vector<std::string>>(int players, const OptionValues&)> featureNames;
    /// Returns the model of each feature, counted from 0. Each model is fitted separately to the
    /// same games. The last model predicts. The earlier ones are simpler and serve searches that
    /// need many evaluations.
    std::function<Result<std::vector<int>>(int players, const OptionValues&)> featureModels;
    /// Returns the text of a table file (docs/formats/balance-tables.md). Fails on coefficients
    /// with unknown names.
    std::function<Result<std::string>(const TableInfo&, const Coefficients&)> writeTable;
    /// Returns the text of a calibration file with one record added. It replaces an earlier record
    /// of the same configuration and bot. An empty text is a file without records.
    std::function<Result<std::string>(std::string_view file, const CalibrationRecord&)> addCalibration;
};

}  // namespace hexa::lab
