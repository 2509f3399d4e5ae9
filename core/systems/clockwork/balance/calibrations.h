// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

/// Reads resources/clockwork/balance/calibration.json (docs/balance-tables.md). Fails with "json.*" or
/// "clockwork.balance.*" and the JSON pointer.
Result<std::vector<CalibrationRecord>> readCalibrations(std::string_view json);
/// Sorted by configuration and bot. Fractions in whole thousandths.
std::string writeCalibrations(std::vector<CalibrationRecord> records);

/// The calibrations that come with the program.
std::vector<CalibrationRecord> builtInCalibrations();

}  // namespace hexa::clockwork
