// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa {
struct CalibrationRecord;
struct GameSystem;
}  // namespace hexa

namespace hexa::balance {

/// Part of a calibration shown with the figures based on it.
struct CalibrationNote {
    bool passed = false;
    int maps = 0;  ///< 0: there is none for these rules and this version of the bot.
    std::int64_t games = 0;
    double worstZ = 0;  ///< Worst z of the teams, rounded like a report.
    double spread = 0;
    friend bool operator==(const CalibrationNote&, const CalibrationNote&) = default;
};
CalibrationNote noteOf(const CalibrationRecord& record);

/// Bot with its calibration, shown before its games are used.
struct CalibratedBot {
    std::string bot;
    CalibrationNote note;
};
/// Returns the calibrations of the bots, and a warning for each bot with none or a failed one.
std::vector<Message> statements(const std::vector<CalibratedBot>& bots);

/// True for the game used for calibration and for fitting tables: house options at their defaults,
/// cards of the program. (Variants have configurations of their own.) `options` overrides those of
/// the map; `cards` as in MatchSetup.
bool isStandardGame(const GameSystem& system, const Scenario& scenario, const OptionValues& options,
                    std::string_view cards);
/// Returns the valid calibration for the present bot and rules. Returns an empty note without one,
/// or if the game is not a standard one. `options` and `cards` as above.
CalibrationNote calibrationOf(const GameSystem& system, const Scenario& scenario, const OptionValues& options,
                              std::string_view cards, std::string_view bot);

}  // namespace hexa::balance
