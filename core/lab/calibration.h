// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/calibration.h"
#include "core/balance/intervals.h"
#include "core/sim/tally.h"

#include <optional>
#include <vector>

namespace hexa::lab {

/// Trials that check the instrument before its figures are used.
struct CalibrationTrials {
    /// Maps fair by construction, uniform designs, all with the same number of teams.
    std::vector<sim::Tally> symmetric;
    /// Bot against itself in a mixed design, as bots 0 and 1.
    std::optional<sim::Tally> mirror;
    /// Map unfair by construction, by more than `margin`.
    std::optional<sim::Tally> planted;
    double margin = 0.02;
};

/// Outcome of the trials. z-scores are (wins - expected) / standard error under fairness.
struct Calibration {
    int maps = 0;
    std::int64_t games = 0;     ///< On the symmetric maps.
    std::vector<double> teamZ;  ///< z-score by team, over all maps; within -3 and 3.
    /// Root mean square of the z-scores of all teams and maps; 1 for independent games.
    double spread = 0;
    balance::Interval spreadAllowed;     ///< 0.9 to 1.1; wider for few maps.
    std::optional<double> mirrorZ;       ///< z-score of bot 0; within -3 and 3.
    std::optional<bool> plantedFlagged;  ///< True if the planted bias was found.

    bool teamsFair() const;
    bool spreadFine() const { return spread >= spreadAllowed.low && spread <= spreadAllowed.high; }
    bool mirrorFair() const { return !mirrorZ || (*mirrorZ >= -3 && *mirrorZ <= 3); }
    /// True if there was at least one trial and all trials passed.
    bool passed() const;
    friend bool operator==(const Calibration&, const Calibration&) = default;
};

/// Returns the allowed range of the spread. The z-scores of one map sum to 0. With
/// k = maps * (teams - 1), k * spread^2 is chi-square with k degrees of freedom. The range is
/// [sqrt(q(0.00135) / k), sqrt(q(0.99865) / k)]. A sound instrument leaves it as rarely as a normal
/// variable leaves three standard errors. The range is never narrower than 0.9 to 1.1. It is wider
/// below about 450 degrees of freedom.
balance::Interval allowedSpread(int maps, int teams);

Calibration calibrate(const CalibrationTrials& trials);

/// Returns the note for figures based on this calibration.
balance::CalibrationNote noteOf(const Calibration& calibration);
/// Returns the result in words: passed, or all failures.
std::vector<Message> statements(const Calibration& calibration);

}  // namespace hexa::lab
