// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/json/members.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// File of calibrations (docs/formats/balance-tables.md), written by core/lab/calibrationwriter.

namespace hexa::balance {

inline constexpr std::string_view calibrationFormat = "hexatelier-balance-calibration";
inline constexpr int calibrationVersion = 1;
/// Denominator of the fractions in the file.
inline constexpr int calibrationParts = 1000;

/// True if the configuration exists.
using IsConfiguration = std::function<bool(std::string_view configuration)>;

/// Describes a calibration for MembersIn and MembersOut.
template <class Io>
void describe(Io& io, Described<Io, CalibrationRecord>& record);

/// Fails with "json.*" or "balance.file.*" and the JSON pointer.
Result<std::vector<CalibrationRecord>> readCalibrations(std::string_view json, const IsConfiguration& known);

}  // namespace hexa::balance
