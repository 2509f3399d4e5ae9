// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/headline.h"

#include "core/balance/farthest.h"

#include <algorithm>
#include <cassert>

namespace hexa::balance {
namespace {

/// Returns the message `code`, or `code`.range if the error of the prediction is known. A
/// completely symmetric map has no range: its gap is certainly zero.
Message predicted(const std::string& code, const ExpectedGap& said) {
    if (!said.range || said.range->high == 0) return {code, {{"gap", gapText(said.gap)}}};
    return {
        code + ".range",
        {{"gap", gapText(said.gap)}, {"low", gapText(said.range->low)}, {"high", gapText(said.range->high)}}};
}

Headline headline(const std::optional<ExpectedGap>& said, const std::string& suffix) {
    if (!said) return {Fairness::Unknown, {"balance.headline.unknown" + suffix, {}}};
    return {Fairness::Predicted, predicted("balance.headline.predicted" + suffix, *said)};
}

/// Adds the arguments of a sentence about declared shares. For a map that declares shares, a gap
/// between two differences says little, so the sentence gives the share farthest from its target.
/// Returns the suffix of the sentence's code; empty if shares should be even.
std::string addWanted(const BalanceReport& report, Arguments& arguments) {
    const BotReport& bot = report.bots[report.worstBot];
    const std::vector<double> targets = targetsOf(report);
    if (report.targets.empty() || report.judged == Judged::Order || bot.places.size() != targets.size())
        return {};
    const std::size_t place = farthestPlace(bot, targets);
    arguments.push_back({"seats", seatsOf(report, place)});
    arguments.push_back({"share", decimalText(bot.places[place].share * 100, 0)});
    arguments.push_back({"target", decimalText(targets[place] * 100, 0)});
    return report.teams == report.seats ? ".targets" : ".targets.teams";
}

}  // namespace

Localized gapText(double points) { return decimalText(points, points < 9.95 ? 1 : 0); }

Localized countText(std::int64_t count) {
    const std::string digits = std::to_string(count);
    const auto grouped = [&](std::string_view separator) {
        std::string text;
        for (std::size_t i = 0; i < digits.size(); ++i) {
            const std::size_t left = digits.size() - i;
            if (i > 0 && left % 3 == 0 && digits[i - 1] != '-') text += separator;
            text += digits[i];
        }
        return text;
    };
    Localized text(grouped(","));
    text.set("de", grouped("."));
    text.set("fr", grouped("\u202f"));  // narrow no-break space
    return text;
}

Light lightOf(Fairness fairness) {
    switch (fairness) {
    case Fairness::Certified:
    case Fairness::Fair:
        return Light::Fair;
    case Fairness::Nearly:
        return Light::Nearly;
    case Fairness::Unfair:
        return Light::Unfair;
    case Fairness::Unknown:
    case Fairness::Predicted:
    case Fairness::Played:
    case Fairness::Undecided:
        break;
    }
    return Light::Unknown;
}

bool isNearlyFair(const BalanceReport& report, const BotReport& bot) {
    const std::vector<double> targets = targetsOf(report);
    if (bot.places.empty() || bot.places.size() != targets.size()) return false;
    for (std::size_t place = 0; place < targets.size(); ++place) {
        const Interval& interval = bot.places[place].interval;
        if (interval.low < targets[place] - 2 * report.margin ||
            interval.high > targets[place] + 2 * report.margin)
            return false;
    }
    return true;
}

bool isNearlyFair(const BalanceReport& report) {
    return !report.bots.empty() &&
           std::ranges::all_of(report.bots, [&](const BotReport& bot) { return isNearlyFair(report, bot); });
}

Headline headlineOf(const BalanceReport& report, Evidence evidence) {
    assert(report.worstBot < report.bots.size() && "a report is by one bot at least");
    const ExpectedGap expected = expectedGap(report);
    Arguments arguments{{"margin", percentText(report.margin)},
                        {"gap", gapText(expected.gap)},
                        {"low", gapText(expected.range->low)},
                        {"high", gapText(expected.range->high)}};
    const std::string wanted = addWanted(report, arguments);
    switch (report.verdict) {
    case Verdict::Fair:
        if (!report.missing.empty()) return {Fairness::Nearly, {"balance.headline.fair.weaker", arguments}};
        if (evidence == Evidence::Certificate)
            return {Fairness::Certified, {"balance.headline.certified", arguments}};
        return {Fairness::Fair, {"balance.headline.fair", arguments}};
    case Verdict::Unfair:
        if (isNearlyFair(report)) return {Fairness::Nearly, {"balance.headline.nearly", arguments}};
        if (unfairFor(report) == UnfairFor::StrongPlay)
            return {Fairness::Unfair, {"balance.headline.unfair.strong" + wanted, arguments}};
        return {Fairness::Unfair, {"balance.headline.unfair" + wanted, arguments}};
    case Verdict::Undecided:
        if (isNearlyFair(report)) return {Fairness::Nearly, {"balance.headline.nearly", arguments}};
        break;
    }
    if (evidence == Evidence::Live) return {Fairness::Played, playedGap(report)};
    return {Fairness::Undecided, {"balance.headline.undecided", arguments}};
}

Message playedGap(const BalanceReport& report) {
    const ExpectedGap expected = expectedGap(report);
    Arguments arguments{{"gap", gapText(expected.gap)},
                        {"low", gapText(expected.range->low)},
                        {"high", gapText(expected.range->high)}};
    const std::string wanted = addWanted(report, arguments);
    return {"balance.headline.played" + wanted, std::move(arguments)};
}

Message textOf(const ExpectedGap& said) { return predicted("balance.predicted.gap", said); }

Headline headlineOf(const std::optional<ExpectedGap>& expected) { return headline(expected, {}); }

Headline headlineOfSymmetric() { return {Fairness::Fair, {"balance.headline.symmetric", {}}}; }

Headline headlineOfProven(const ExpectedGap& proof) {
    return {Fairness::Nearly, predicted("balance.headline.proven", proof)};
}

Headline headlineOfLead(double lead, double accepted) {
    const bool even = lead <= accepted;
    return {even ? Fairness::Fair : Fairness::Unfair,
            {even ? "balance.headline.weights.even" : "balance.headline.weights.uneven",
             {{"lead", decimalText(lead, 1)}, {"accepted", decimalText(accepted, 0)}}}};
}

Headline headlineOfVoid(const std::optional<ExpectedGap>& expected) { return headline(expected, ".void"); }

Message proofOf(const BalanceReport& certified) {
    const BotReport& worst = certified.bots[certified.worstBot];
    const bool weaker = certified.verdict == Verdict::Fair && !certified.missing.empty();
    const bool nearly = certified.verdict != Verdict::Fair && isNearlyFair(certified);
    const std::string verdict(nearly ? "nearly" : verdictName(certified.verdict));
    return {"balance.certificate." + verdict + (weaker ? ".weaker" : ""),
            {{"margin", percentText(certified.margin)},
             {"gap", percentText(worst.gap)},
             {"bot", worst.bot},
             {"games", countText(worst.games)},
             {"missing", certified.missing}}};
}

Message wordOf(Fairness fairness) {
    switch (fairness) {
    case Fairness::Certified:
        return {"balance.word.certified", {}};
    case Fairness::Fair:
        return {"balance.word.fair", {}};
    case Fairness::Undecided:
    case Fairness::Played:
        return {"balance.word.undecided", {}};
    case Fairness::Unfair:
        return {"balance.word.unfair", {}};
    case Fairness::Nearly:
        return {"balance.word.nearly", {}};
    case Fairness::Predicted:
    case Fairness::Unknown:
        break;
    }
    return {"balance.word.unplayed", {}};
}

}  // namespace hexa::balance
