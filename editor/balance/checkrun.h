// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/certificate.h"
#include "core/scenario/scenario.h"
#include "editor/jobs/snapshotjob.h"

#include <optional>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Shares of wins after a number of games.
struct CurvePoint {
    std::int64_t games = 0;
    std::vector<double> shares;                ///< By judged place.
    std::vector<balance::Interval> intervals;  ///< By place.
};

/// Result of a check so far, or at its end.
struct CheckResult {
    balance::CheckPlan plan;
    std::uint64_t fingerprint = 0;  ///< Fingerprint of the played map.
    bool running = true;
    /// Reason if no game could be played; the rest is empty then.
    std::optional<Error> error;
    /// Without bots before the end of the first round.
    balance::BalanceReport report;
    std::vector<std::vector<CurvePoint>> curves;  ///< By bot.
    std::vector<Hex> places;                      ///< The cells of `fights`.
    std::vector<std::int64_t> fights;             ///< Fights of all bots together.
    std::int64_t games = 0;                       ///< Games of all bots together.
    /// 0 to 1: of the work that the plan takes at most.
    double part = 0;
    double seconds = 0;
};

/// Returns the default bots that judge maps of a game; none if it can't be played.
std::vector<std::string> defaultPanel(const GameSystem& system);
using CheckJob = SnapshotJob<CheckResult>;

/// Returns the work of a CheckJob: plays a check. The game must be one that can be played.
CheckResult playCheck(const GameSystem& system, const Scenario& scenario, const balance::CheckPlan& plan,
                      CheckJob::Control& control);

}  // namespace hexa::editor
