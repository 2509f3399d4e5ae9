// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"

#include <optional>
#include <span>

// The gap of a map that is shown: the one that games are expected to show.

namespace hexa {
struct Candidate;
struct GameSystem;
}  // namespace hexa

namespace hexa::balance {

struct BalanceReport;

/// Gap that games on a map are expected to show, in points. Every panel, picture and page shows
/// this number, and no other one beside it.
struct ExpectedGap {
    double gap = 0;
    std::optional<GapRange> range;  ///< Holds the gap. None: the error is unknown.
    bool played = false;            ///< True if games on this map have shown it.
    friend bool operator==(const ExpectedGap&, const ExpectedGap&) = default;
};

/// Returns the gap of the games of the strictest bot.
ExpectedGap expectedGap(const BalanceReport& games);
/// Returns the middle of the predicted range: errors of a prediction widen a gap, so games show
/// more than it says on a fair map. Without a range, the predicted gap.
ExpectedGap expectedGap(const Foreseen& foreseen);
/// Returns the gap of the games, which may be null, otherwise the predicted one. None without both.
std::optional<ExpectedGap> expectedGap(const BalanceReport* games,
                                       const std::optional<Prediction>& prediction);
/// Returns the gap of a candidate without games.
std::optional<ExpectedGap> expectedGap(const Candidate& candidate);
/// Returns the gap before or after a swap without games.
ExpectedGap expectedBefore(const Prediction& prediction);
ExpectedGap expectedAfter(const Prediction::Swap& swap);

/// Returns the gap after a change of a map that was played: the odds of each bot in its games
/// change as its table says, or as the mean of all tables if it has none. Adds the usual error of
/// the tables about changes. `played`: shares by bot before the change; if empty, returns
/// expectedGap(after).
ExpectedGap expectedAfter(const GameSystem& system, std::span<const BotShares> played, const Foreseen& before,
                          const Foreseen& after);

/// Returns the widest gap of all bots, in points.
double widestGap(std::span<const BotShares> played);

/// Returns what the tables of a game expect on a map. A game that is judged by its author's weights
/// gives only a gap. None without a table.
std::optional<Foreseen> foresee(const GameSystem& system, const Scenario& map, const OptionValues& options);
Foreseen foreseenOf(const Prediction& prediction);

}  // namespace hexa::balance
