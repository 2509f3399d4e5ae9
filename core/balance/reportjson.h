// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/report.h"
#include "core/json/members.h"
#include "core/json/reader.h"
#include "core/json/writer.h"

namespace hexa::balance {

/// Describes a report for MembersIn and MembersOut. Reading fails with an error of core/json or the
/// code of MembersIn.
template <class Io>
void describe(Io& io, Described<Io, BalanceReport>& report);
template <class Io>
void describe(Io& io, Described<Io, CalibrationNote>& note);

void writeReport(JsonWriter& json, const BalanceReport& report);
/// Fails with an error of core/json or "balance.bad-report".
Result<BalanceReport> readReport(const JsonNode& node);
/// Writes the member "standIns" of the open object.
void writeStandIns(JsonWriter& json, const StandInCount& count);
/// Writes members "predictedLow" and "predictedHigh" to the open object, in points. Writes nothing
/// if the range is unknown.
void writeRange(JsonWriter& json, const std::optional<GapRange>& range);

}  // namespace hexa::balance
