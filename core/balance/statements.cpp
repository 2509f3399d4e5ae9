// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace hexa {
namespace {

/// Seats of a team as people count them: "1, 3".
std::string seatsOf(const BalanceReport& report, int team) {
    std::string list;
    for (int seat = 0; seat < report.seats; ++seat) {
        if (report.teamOf[seat] != team) continue;
        if (!list.empty()) list += ", ";
        list += std::to_string(seat + 1);
    }
    return list;
}

std::string botsOf(const BalanceReport& report) {
    std::string list;
    for (const BotReport& bot : report.bots) {
        if (!list.empty()) list += ", ";
        list += bot.bot;
    }
    return list;
}

/// A code whose sentence speaks of seats, or of teams.
std::string sided(const BalanceReport& report, std::string code) {
    if (report.teams != report.seats) code += ".teams";
    return code;
}

std::int64_t gamesOf(const BalanceReport& report) {
    std::int64_t games = 0;
    for (const BotReport& bot : report.bots) games += bot.games;
    return games;
}

MatchText verdictText(const BalanceReport& report) {
    const BotReport& bot = report.bots[report.worstBot];
    const double even = 1 / static_cast<double>(report.teams);
    Arguments arguments{{"margin", percentText(report.margin)},
                        {"even", percentText(even)},
                        {"games", gamesOf(report)},
                        {"bots", botsOf(report)}};
    if (report.verdict == Verdict::Unfair) {
        // The share farthest from even.
        const auto worst = std::max_element(bot.teams.begin(), bot.teams.end(),
                                            [even](const ShareFigure& a, const ShareFigure& b) {
                                                return std::abs(a.share - even) < std::abs(b.share - even);
                                            });
        arguments.push_back({"seats", seatsOf(report, static_cast<int>(worst - bot.teams.begin()))});
        arguments.push_back({"share", percentText(worst->share)});
        arguments.push_back({"low", percentText(worst->interval.low)});
        arguments.push_back({"high", percentText(worst->interval.high)});
        arguments.push_back({"bot", bot.bot});
        return {sided(report, "balance.verdict.unfair"), std::move(arguments)};
    }
    Interval all{1, 0};
    for (const BotReport& each : report.bots)
        for (const ShareFigure& figure : each.teams) {
            all.low = std::min(all.low, figure.interval.low);
            all.high = std::max(all.high, figure.interval.high);
        }
    arguments.push_back({"low", percentText(all.low)});
    arguments.push_back({"high", percentText(all.high)});
    const bool fair = report.verdict == Verdict::Fair;
    return {sided(report, fair ? "balance.verdict.fair" : "balance.verdict.undecided"), std::move(arguments)};
}

/// The largest shift of a share from even that is beyond doubt, over all bots; 0 if there is none.
double clearShift(const BalanceReport& report, const std::vector<ShareFigure> BotReport::*figures) {
    const double even = 1 / static_cast<double>(report.teams);
    double largest = 0;
    for (const BotReport& bot : report.bots)
        for (const ShareFigure& figure : bot.*figures)
            if (figure.interval.outside({even, even}))
                largest = std::max(largest, std::abs(figure.share - even));
    return largest;
}

Localized withComma(std::string text) {
    Localized local(text);
    std::replace(text.begin(), text.end(), '.', ',');
    local.set("de", text);
    local.set("fr", text);
    return local;
}

}  // namespace

Localized percentText(double share, bool sign) {
    // Whole tenths, so that no rounding of the library's own and no locale come in.
    const long long tenths = std::llround(share * 1000);
    const char* before = tenths < 0 ? "-" : sign && tenths > 0 ? "+" : "";
    const long long size = std::llabs(tenths);
    return withComma(before + std::to_string(size / 10) + "." + std::to_string(size % 10));
}

std::vector<MatchText> statements(const BalanceReport& report) {
    std::vector<MatchText> texts{verdictText(report)};
    if (report.disagreement > report.margin)
        texts.push_back(
            {sided(report, "balance.bots-disagree"), {{"points", percentText(report.disagreement)}}});
    if (report.hardestTeam) {
        const ShareFigure& figure = report.bots[report.worstBot].teams[*report.hardestTeam];
        texts.push_back({sided(report, "balance.hardest"),
                         {{"seats", seatsOf(report, *report.hardestTeam)},
                          {"share", percentText(figure.share)},
                          {"low", percentText(figure.interval.low)},
                          {"high", percentText(figure.interval.high)}}});
    }
    if (const double turns = clearShift(report, &BotReport::turns); turns > 0)
        texts.push_back({"balance.turn-order", {{"points", percentText(turns)}}});
    if (const double factions = clearShift(report, &BotReport::factions); factions > 0)
        texts.push_back({"balance.factions", {{"points", percentText(factions)}}});
    std::int64_t unfinished = 0;
    for (const BotReport& bot : report.bots) unfinished += bot.unfinished;
    if (unfinished > 0)
        texts.push_back(
            {"balance.unfinished", {{"count", unfinished}, {"games", gamesOf(report) + unfinished}}});
    if (report.cancelled) texts.push_back({"balance.stopped", {}});
    return texts;
}

}  // namespace hexa
