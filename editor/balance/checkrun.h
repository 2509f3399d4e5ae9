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
    std::vector<double> shares;                ///< By place that is judged.
    std::vector<balance::Interval> intervals;  ///< By place.
};

/// What a check has found so far, or at its end.
struct CheckResult {
    balance::CheckPlan plan;
    std::uint64_t fingerprint = 0;  ///< Of the map that is played.
    bool running = true;
    /// Why nothing could be played; the rest is empty then.
    std::optional<Error> error;
    balance::BalanceReport report;                ///< Without bots before the first round is over.
    std::vector<std::vector<CurvePoint>> curves;  ///< By bot.
    std::vector<Hex> places;                      ///< The cells of `fights`.
    std::vector<std::int64_t> fights;             ///< Of all bots together.
    std::int64_t games = 0;                       ///< Of all bots together.
    /// 0 to 1: of the work that the plan takes at most.
    double part = 0;
    double seconds = 0;
};

/// Returns the default bots that judge maps of a game; none if it can't be played.
std::vector<std::string> defaultPanel(const GameSystem& system);
/// Of those the bots that don't search, if there are any: for figures beside the window.
std::vector<std::string> livePanel(const GameSystem& system);

using CheckJob = SnapshotJob<CheckResult>;

/// The work of a CheckJob: plays a check. The game must be one that can be played.
CheckResult playCheck(const GameSystem& system, const Scenario& scenario, const balance::CheckPlan& plan,
                      CheckJob::Control& control);

}  // namespace hexa::editor
