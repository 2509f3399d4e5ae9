// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// The file of calibrations (docs/formats/balance-tables.md).

namespace hexa::balance {

/// Whether there is such a configuration.
using IsConfiguration = std::function<bool(std::string_view configuration)>;

/// Fails with "json.*" or "balance.file.*" and the JSON pointer.
Result<std::vector<CalibrationRecord>> readCalibrations(std::string_view json, const IsConfiguration& known);
/// Sorted by configuration and bot. Fractions in whole thousandths.
std::string writeCalibrations(std::vector<CalibrationRecord> records);
/// BalanceFunctions::addCalibration.
Result<std::string> addCalibration(std::string_view file, const CalibrationRecord& record,
                                   const IsConfiguration& known);

}  // namespace hexa::balance
