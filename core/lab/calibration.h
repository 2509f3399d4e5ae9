// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/calibration.h"
#include "core/balance/intervals.h"
#include "core/sim/tally.h"

#include <optional>
#include <vector>

namespace hexa::lab {

/// What the instrument is tried on before any figure of it is believed.
struct CalibrationTrials {
    std::vector<sim::Tally>
        symmetric;  ///< Maps that are fair by construction, uniform designs, all with as many teams.
    std::optional<sim::Tally> mirror;   ///< A bot against itself in a mixed design: as bots 0 and 1.
    std::optional<sim::Tally> planted;  ///< A map that is unfair by construction, beyond `margin`.
    double margin = 0.02;
};

/// The outcome. z-scores are (wins - expected) / standard error under fairness.
struct Calibration {
    int maps = 0;
    std::int64_t games = 0;     ///< Of the symmetric maps.
    std::vector<double> teamZ;  ///< By team: z-score of all maps together; within -3 and 3.
    double spread =
        0;  ///< Root mean square of the z-scores of all teams and maps: 1 if games are independent.
    balance::Interval spreadAllowed;     ///< 0.9 to 1.1, wider for few maps.
    std::optional<double> mirrorZ;       ///< Of bot 0; within -3 and 3.
    std::optional<bool> plantedFlagged;  ///< Whether the planted bias was found.

    bool teamsFair() const;
    bool spreadFine() const { return spread >= spreadAllowed.low && spread <= spreadAllowed.high; }
    bool mirrorFair() const { return !mirrorZ || (*mirrorZ >= -3 && *mirrorZ <= 3); }
    /// Everything that was tried is as it should be, and something was tried.
    bool passed() const;
    friend bool operator==(const Calibration&, const Calibration&) = default;
};

/// The z-scores of one map sum up to nothing, and maps * (teams - 1) * spread^2 is chi-square with maps * (teams - 1)
/// degrees. So the spread of a sound instrument leaves [sqrt(q(0.00135) / k), sqrt(q(0.99865) / k)] as seldom as a normal
/// number leaves three standard errors; where that is wider than 0.9 to 1.1 (below about 450 degrees), it is allowed.
balance::Interval allowedSpread(int maps, int teams);

Calibration calibrate(const CalibrationTrials& trials);

/// Returns what of it is told with the figures that rest on it.
balance::CalibrationNote noteOf(const Calibration& calibration);
/// In words: passed, or all that is wrong.
std::vector<Message> statements(const Calibration& calibration);

}  // namespace hexa::lab
