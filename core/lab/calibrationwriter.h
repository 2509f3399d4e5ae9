// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/calibrationfile.h"

namespace hexa::lab {

/// Returns the text of the file, sorted by configuration and bot. Fractions are rounded to
/// thousandths.
std::string writeCalibrations(std::vector<CalibrationRecord> records);
/// Implements Laboratory::addCalibration.
Result<std::string> addCalibration(std::string_view file, const CalibrationRecord& record,
                                   const balance::IsConfiguration& known);

}  // namespace hexa::lab
