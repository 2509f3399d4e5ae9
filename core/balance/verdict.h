// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/intervals.h"
#include "core/base/result.h"
#include "core/sim/runner.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace hexa::balance {

/// Verdict about places (Series::judged()): teams, without teams seats, or places in the order of
/// play. Each has a target for its share of the wins (Series::targets()). There are three verdicts,
/// since "not significantly unfair" does not certify fairness.
enum class Verdict {
    Fair,       ///< Every share is within the margin around its target.
    Undecided,  ///< The games don't decide; always possible if the truth is on the margin.
    Unfair,     ///< Some share is beyond the margin.
};

/// Margins are shares: 0.02 = 2 points of win rate.
inline constexpr double defaultMargin = 0.02;

/// Judges the wins of places against their targets. A map outside the margin is called fair with
/// chance errorLevel at most. A fair map is called unfair with chance errorLevel at most. With
/// Looking::Always both hold for all looks together.
/// `panel`: number of bots judged, of which the worst counts. More bots need more evidence for an
/// unfair verdict, since each bot is a chance to err.
Verdict judge(std::span<const std::int64_t> wins, std::span<const double> targets, double margin,
              Looking looking, int panel = 1);
/// Judges against even shares.
Verdict judge(std::span<const std::int64_t> wins, double margin, Looking looking, int panel = 1);
/// Judges the wins of a series by its targets.
Verdict judge(const sim::Tally& tally, double margin, Looking looking, int panel = 1);
/// Returns the shares as if the targets were even: the difference from the target, added to an even
/// share. With even targets these are the shares themselves, to the last bit. The gap of a map is
/// the difference between the largest and the smallest.
std::vector<double> evened(std::vector<double> shares, std::span<const double> targets);
std::vector<Interval> evened(std::vector<Interval> shares, std::span<const double> targets);

/// Returns the number of games, looked at once, that calls a map with exactly these targets fair in
/// 90 % of the runs.
std::int64_t gamesToCertify(std::span<const double> targets, double margin);
/// The same for `places` equal targets.
std::int64_t gamesToCertify(int places, double margin);

/// Condition that ends a check before its last game. Only a check with Looking::Always ends early.
enum class Until {
    EveryVerdict,  ///< All bots' results are known: unfair for one is not yet unfair for all.
    Clear,         ///< The same, or the map is clearly unfair for one of them (CheckState::clear).
    Games,         ///< Never: figures become as precise as the games make them.
};

/// Games of a check. Each bot of the panel plays all seats of a map, with seeds of its own.
struct CheckPlan {
    std::vector<std::string>
        panel;  ///< The bots, as in SeriesSetup::bots of the series; passes checkPanel().
    double margin = defaultMargin;
    Looking looking = Looking::Always;  ///< Once: exactly `games`.
    /// The maximum for each bot, rounded up to whole blocks.
    std::int64_t games = 200'000;
    /// Bots that play fewer, by name (limitSearchBots()).
    std::map<std::string, std::int64_t, std::less<>> fewer = {};
    /// Bots of the panel whose games take long (delaySearchBots()). With Looking::Always they take
    /// turns after the others have ended, each until its verdict, and end when the map is clearly
    /// unfair.
    std::vector<std::string> last = {};
    std::uint64_t seed = 0;
    std::string stream = "check";  ///< Named stream of the seed.
    Until until = Until::EveryVerdict;
    int threads = 1;
    /// Returns the most games of this bot.
    std::int64_t gamesOf(std::string_view bot) const;
    friend bool operator==(const CheckPlan&, const CheckPlan&) = default;
};

/// Largest panel of bots: a series has room for the panel and for other bots.
inline constexpr int maxPanel = 8;
static_assert(maxPanel < maxBots);
/// Checks bots as the panel of a plan: not empty, at most maxPanel, and no bot twice (it would play
/// the same games twice). Fails with "balance.panel.*" at "/players".
Status checkPanel(const std::vector<std::string>& bots);
/// More games than are ever played. Numbers from outside are limited to it, so that their sums
/// don't overflow.
inline constexpr std::int64_t maxCheckedGames = 1'000'000'000'000;

/// Present state of a check.
struct CheckState {
    struct Bot {
        std::uint64_t seed = 0;  ///< Seed of its run.
        sim::Tally tally;
        /// First final verdict: judge() at one of the looks.
        Verdict verdict = Verdict::Undecided;
    };
    std::vector<Bot> bots;  ///< In the order of the panel.
    Verdict verdict = Verdict::Undecided;
    /// True if the map is clearly unfair: a bot finds it unfair and not nearly fair, so no other
    /// bot changes the result. Only with Looking::Always.
    bool clear = false;
    /// The games so far count; a plan that looks once then gives no verdict.
    bool cancelled = false;
};

/// Returns the length of the next round after `games` games: an eighth of them, 64 to 2048.
std::int64_t roundLength(std::int64_t games);
/// Returns the seed of one bot's run.
std::uint64_t botSeed(const CheckPlan& plan, std::string_view bot);

/// Returns the result of a plan with a single look, from the tallies of all its games in the order
/// of the panel.
CheckState concluded(const CheckPlan& plan, const std::vector<sim::Tally>& tallies);

/// Plays rounds until the verdicts are final or the games are used up. Rounds have fixed lengths,
/// so the result is the same for any number of threads. `look` is called after each round, by the
/// calling thread.
CheckState check(const Series& series, const CheckPlan& plan, const std::stop_token& stop = {},
                 const std::function<void(const CheckState&)>& look = {});

}  // namespace hexa::balance
