// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::lab {

/// What a game offers, beside its BalanceFunctions, so that its tables are fitted, its bots learned and its judges calibrated.
/// Functions fail with a code where there is no game for so many players.
struct Laboratory {
    /// Ids of the ways to draw maps for fitting and calibration; "symmetric" is for calibration.
    std::vector<std::string> samples;
    /// Returns a random map; the same seed gives the same map everywhere. `kind` is one of `samples`.
    std::function<Result<Scenario>(int players, std::string_view kind, std::uint64_t seed)> sample;
    /// Returns the names of the features, stable: they are the keys of the stored tables.
    std::function<Result<std::vector<std::string>>(int players, const OptionValues&)> featureNames;
    /// Returns the model of each feature, from 0. Each model is fitted to the same games apart from the others. The last one
    /// predicts; those before are simpler, for searches that need many answers.
    std::function<Result<std::vector<int>>(int players, const OptionValues&)> featureModels;
    /// Returns the text of a table file (docs/formats/balance-tables.md). Fails on coefficients of unknown names.
    std::function<Result<std::string>(const TableInfo&, const Coefficients&)> writeTable;
    /// Returns the text of a file of calibrations with one more, in the place of an earlier one of the same configuration and
    /// bot. An empty text is a file with none.
    std::function<Result<std::string>(std::string_view file, const CalibrationRecord&)> addCalibration;
};

}  // namespace hexa::lab
