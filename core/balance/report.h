// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/calibration.h"
#include "core/balance/verdict.h"
#include "core/engine/judge/figure.h"
#include "core/engine/judge/ordereffect.h"
#include "core/engine/origin.h"

#include <optional>

namespace hexa {
struct BotShares;
struct GameSystem;
}  // namespace hexa

namespace hexa::balance {

/// Share of won games with its interval. Numbers in reports are rounded to a millionth, to hide the
/// last bits of a machine's arithmetic.
struct ShareFigure {
    std::int64_t wins = 0;
    double share = 0;
    Interval interval;
    double effect = 0;  ///< Log-odds from the fit of all effects; 0 is the average.
    double error = 0;   ///< Standard error of the effect.
    friend bool operator==(const ShareFigure&, const ShareFigure&) = default;
};

/// A mean and its standard error.
struct MeanFigure {
    double mean = 0;
    double error = 0;
    friend bool operator==(const MeanFigure&, const MeanFigure&) = default;
};

/// The map as one bot of the panel sees it.
struct BotReport {
    std::string bot;
    std::uint64_t seed = 0;  ///< Seed of its run.
    std::int64_t games = 0;  ///< Finished ones; each figure below is of these.
    std::int64_t unfinished = 0;
    std::int64_t shared = 0;  ///< As Tally::shared and drawn: the shares count them at random.
    std::int64_t drawn = 0;
    /// Hash of the last states: proves that the same games were played.
    std::uint64_t hash = 0;
    std::vector<ShareFigure> places;  ///< By judged place: the basis of the verdict.
    /// Effects of turn order, 0 = begins; empty without an order.
    std::vector<ShareFigure> turns;
    std::vector<ShareFigure> factions;  ///< By faction; empty if they are bound.
    std::vector<MeanFigure> points;     ///< By seat: points at the end.
    /// By seat: own points minus the mean of all seats; an early signal.
    std::vector<MeanFigure> margins;
    double gap = 0;  ///< Largest minus smallest share, counted from the targets.
    Interval gapInterval;
    /// The chance of shares this far off if they were the targets; only for a run that was examined
    /// once.
    std::optional<double> unevenChance;
    Verdict verdict = Verdict::Undecided;
    /// Calibration of the bot; none if it was not requested.
    std::optional<CalibrationNote> calibration;
    /// Rank among the game's bots, 0 = weakest; none if it was not requested.
    std::optional<int> strength;
    friend bool operator==(const BotReport&, const BotReport&) = default;
};

/// Result of a check, as values; statements() and core/messages make the sentences.
struct BalanceReport {
    int seats = 0;
    int teams = 0;
    std::vector<int> teamOf;  ///< By seat.
    Judged judged = Judged::Seats;
    std::vector<std::int32_t> targets;  ///< As in Series::targets(); empty: even.
    double margin = defaultMargin;
    Looking looking = Looking::Always;
    std::string scheme;      ///< designScheme
    std::string stream;      ///< Stream of the seed.
    std::uint64_t seed = 0;  ///< Seed of the plan.
    bool cancelled = false;
    std::vector<BotReport> bots;
    Verdict verdict = Verdict::Undecided;
    /// The one with the worst verdict, among those with the largest gap.
    std::size_t worstBot = 0;
    double disagreement = 0;  ///< Largest difference between bots in the share of a place.
    /// The place with clearly the lowest share, if shares should be even and the bots don't
    /// contradict each other.
    std::optional<int> hardestPlace;
    /// Stand-ins among the cards of these games; none if not counted, as in certificates of earlier
    /// versions.
    std::optional<StandInCount> standIns;
    /// Strongest bot of the game's own panel, if it did not play. Empty if it played, or if this
    /// was not checked.
    std::string missing;
    /// The rules' own effect of the order, if places in the order are judged.
    std::optional<OrderEffect> orderEffect = {};
    /// Reason why the map can't be certified.
    std::optional<Message> uncertifiable = {};
    friend bool operator==(const BalanceReport&, const BalanceReport&) = default;
};

/// Returns the report of a check. Bots that have not begun are left out, unless all of them are.
BalanceReport makeReport(const CheckPlan& plan, const CheckState& state);
/// Leaves out the bots that play last (CheckPlan::last) and don't know yet if the map is fair or
/// nearly fair, so that their first games withdraw no verdict.
void leaveOutUnsettled(BalanceReport& report, const CheckPlan& plan);

/// Calculates everything that follows from the counts of games and wins and from the verdicts of
/// the bots: shares and their intervals, gaps, the worst bot, the hardest place and the
/// disagreement of the bots. Each bot's wins are in total no more than its games.
void workOut(BalanceReport& report);
/// Returns the result of judge() for a bot's counts. With Looking::Always an earlier look may have
/// given another verdict, which stands.
Verdict verdictOfCounts(const BalanceReport& report, const BotReport& bot);

/// Returns the shares of every seat in the games of each bot. Seats of one team have its share.
/// Returns an empty list if places in the order of play are judged.
std::vector<BotShares> sharesBySeat(const BalanceReport& report);

/// Returns the number of judged places.
int placesOf(const BalanceReport& report);
/// Returns the targets by place, together 1.
std::vector<double> targetsOf(const BalanceReport& report);

/// Notes the strength of every bot, and a missing strongest one. Also needed for reports stored by
/// an earlier version, which lack both.
void noteStrengths(BalanceReport& report, const GameSystem& system);
/// Adds the same, the calibration of every bot, the number of stand-in cards, the rules' own effect
/// of the order, and what forbids a certificate. Must be called before a report is shown or
/// certified.
void noteGrounds(BalanceReport& report, const GameSystem& system, const Scenario& scenario,
                 const OptionValues& options, std::string_view cards);
/// Returns the weakest note of all bots. None if a bot has no calibration, or if it was not
/// requested.
std::optional<CalibrationNote> weakestCalibration(const BalanceReport& report);

/// Returns the bot that plays best, if several strengths were compared; else null.
const BotReport* strongestOf(const BalanceReport& report);
/// Returns the report with the widest gap among the weaker bots. Null if strongestOf() is null.
const BotReport* worstOfWeaker(const BalanceReport& report);
/// Group of bots that find the map unfair, by strength.
enum class UnfairFor { Nobody, Everybody, StrongPlay, WeakerPlay };
UnfairFor unfairFor(const BalanceReport& report);

/// Returns the report in words: the verdict (always with its bots), then further facts.
std::vector<Message> statements(const BalanceReport& report);

/// Sign of positive numbers.
enum class PlusSign { Hidden, Shown };

/// Returns a share as percentage, e.g. 0.4831 as "48.3" ("48,3" in German and French); with plus
/// sign "+1.2".
Localized percentText(double share, PlusSign plus = PlusSign::Hidden);
/// Formats a number with `decimals` decimals, with a point or a comma.
Localized decimalText(double number, int decimals);

std::string_view verdictName(Verdict verdict);  ///< "fair", "undecided", "unfair"

}  // namespace hexa::balance
