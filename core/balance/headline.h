// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/certificate.h"
#include "core/balance/expectedgap.h"

namespace hexa::balance {

/// Fairness of a map in one word: the same in the window, on paper and on the command line.
enum class Fairness {
    Unknown,    ///< Not examined yet.
    Predicted,  ///< Predicted by the model, not played yet.
    Played,     ///< Games were played in the background; no verdict yet.
    Undecided,  ///< The games played allow no verdict.
    Unfair,
    /// Played, and no share is proven farther off than twice the margin; or fair for weaker play
    /// only.
    Nearly,
    Fair,  ///< Played, without a certificate; or even by the weights of the game's author.
    /// Fair, proven by a certificate of this map. Nothing else is ever called certified.
    Certified
};

/// The fairness as one of four colours, shown everywhere: status bar, gallery, certificate, report
/// and prints.
enum class Light { Unknown, Unfair, Nearly, Fair };
Light lightOf(Fairness fairness);

/// Fairness with its words, e.g. "unfair: 22 points".
struct Headline {
    Fairness fairness = Fairness::Unknown;
    Message text;
    friend bool operator==(const Headline&, const Headline&) = default;
};

/// Source of a report. Live: games that the program plays unasked while the map is unchanged.
enum class Evidence { Live, Check, Certificate };

/// True if every share of every bot is proven to be within twice the margin of its target.
bool isNearlyFair(const BalanceReport& report);
bool isNearlyFair(const BalanceReport& report, const BotReport& bot);
/// Returns the headline of a report with games. A certificate without the verdict "fair" is worth
/// no more than a check.
Headline headlineOf(const BalanceReport& report, Evidence evidence);
/// Returns the played gap and its range, in points: "played: 6.1 points (3.2 to 9.0)".
Message playedGap(const BalanceReport& report);
/// Returns "6.2 points (2.1–10)", the range if it is known.
Message textOf(const ExpectedGap& expected);

/// Returns the headline of a map without games: its expected gap, or nothing.
Headline headlineOf(const std::optional<ExpectedGap>& expected);
/// Returns the headline of a map that is the same for every seat (library::isSameForAll): a proof
/// without a game.
Headline headlineOfSymmetric();
/// Returns the headline of a map of a library, with the gap of the games that prove it. Libraries
/// allow a wider gap than the verdict "fair" does.
Headline headlineOfProven(const ExpectedGap& proof);
/// Returns the headline of a map that is judged by its author's weights (core/generate/weights.h).
/// @param lead of the richest seat, in percent
/// @param accepted largest lead that the author takes for even, in percent
Headline headlineOfLead(double lead, double accepted);
/// Returns the headline of a map with a certificate that has become invalid.
Headline headlineOfVoid(const std::optional<ExpectedGap>& expected);
/// Returns a sentence with the proof of a certificate.
Message proofOf(const BalanceReport& certified);
/// Returns the fairness alone, in a word or two.
Message wordOf(Fairness fairness);

/// Returns a count with its thousands apart, as each language does it: "252,528", "252.528".
Localized countText(std::int64_t count);
/// Returns a gap in points: "4.1", or "22" if tenths mean nothing.
Localized gapText(double points);

}  // namespace hexa::balance
