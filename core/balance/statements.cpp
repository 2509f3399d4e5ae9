// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/calibration.h"
#include "core/balance/farthest.h"
#include "core/balance/headline.h"
#include "core/balance/report.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace hexa::balance {
namespace {

std::string botsOf(const BalanceReport& report) {
    std::string list;
    for (const BotReport& bot : report.bots) {
        if (!list.empty()) list += ", ";
        list += bot.bot;
    }
    return list;
}

/// Returns the code of the sentence about seats, teams or places in the order of play.
std::string sided(const BalanceReport& report, std::string code) {
    if (report.judged == Judged::Order) return code + ".order";
    if (report.teams != report.seats) code += ".teams";
    return code;
}

/// Returns "60 : 40".
Localized percentsText(const std::vector<double>& shares) {
    Localized list;
    for (const double share : shares) {
        const Localized percent = percentText(share);
        for (const char* language : {"en", "de", "fr"}) {
            const std::string before(list.texts.empty() ? std::string_view() : list.in(language));
            list.set(language, before + (before.empty() ? "" : " : ") + std::string(percent.in(language)));
        }
    }
    return list;
}

std::int64_t gamesOf(const BalanceReport& report) {
    std::int64_t games = 0;
    for (const BotReport& bot : report.bots) games += bot.games;
    return games;
}

Message verdictText(const BalanceReport& report) {
    const BotReport& bot = report.bots[report.worstBot];
    const std::vector<double> targets = targetsOf(report);
    const bool even = report.targets.empty();
    Arguments arguments{{"margin", percentText(report.margin)},
                        {"games", countText(gamesOf(report))},
                        {"bots", botsOf(report)}};
    if (even)
        arguments.push_back({"even", percentText(targets.front())});
    else
        arguments.push_back({"targets", percentsText(targetsOf(report))});
    const std::string code = "balance.verdict." + std::string(verdictName(report.verdict));
    if (report.verdict == Verdict::Unfair) {
        const std::size_t worst = farthestPlace(bot, targets);
        const ShareFigure& figure = bot.places[worst];
        arguments.push_back({"seats", seatsOf(report, worst)});
        arguments.push_back({"share", percentText(figure.share)});
        arguments.push_back({"low", percentText(figure.interval.low)});
        arguments.push_back({"high", percentText(figure.interval.high)});
        arguments.push_back({"bot", bot.bot});
        if (!even) arguments.push_back({"target", percentText(targets[worst])});
        return {sided(report, even ? code : code + ".targets"), std::move(arguments)};
    }
    if (!even) return {code + ".targets", std::move(arguments)};
    Interval all{1, 0};
    for (const BotReport& each : report.bots)
        for (const ShareFigure& figure : each.places) {
            all.low = std::min(all.low, figure.interval.low);
            all.high = std::max(all.high, figure.interval.high);
        }
    arguments.push_back({"low", percentText(all.low)});
    arguments.push_back({"high", percentText(all.high)});
    return {sided(report, code), std::move(arguments)};
}

/// Games without a single winner: how many, and how they count.
void addShared(const BalanceReport& report, std::vector<Message>& texts) {
    std::int64_t shared = 0, drawn = 0;
    for (const BotReport& bot : report.bots) {
        shared += bot.shared;
        drawn += bot.drawn;
    }
    const auto add = [&](std::int64_t count, const char* code) {
        if (count > 0)
            texts.push_back({code, {{"count", countText(count)}, {"games", countText(gamesOf(report))}}});
    };
    add(shared, "balance.shared");
    add(drawn, "balance.drawn");
}

/// Returns the largest certain shift of a share from even, over all bots, or 0.
double clearShift(const BalanceReport& report, const std::vector<ShareFigure> BotReport::*figures) {
    const double even = 1 / static_cast<double>(report.teams);
    double largest = 0;
    for (const BotReport& bot : report.bots)
        for (const ShareFigure& figure : bot.*figures)
            if (figure.interval.outside({even, even}))
                largest = std::max(largest, std::abs(figure.share - even));
    return largest;
}

/// Returns a sentence about the map's fairness for strong play and for weaker; none if only one
/// strength was played.
std::optional<Message> strengthText(const BalanceReport& report) {
    const BotReport* strong = strongestOf(report);
    if (strong == nullptr) return std::nullopt;
    const BotReport* weak = worstOfWeaker(report);
    std::string code = "balance.strength";
    if (unfairFor(report) == UnfairFor::StrongPlay) code += ".strong";
    if (unfairFor(report) == UnfairFor::WeakerPlay) code += ".weaker";
    Message text{std::move(code), {}};
    for (const auto& [prefix, bot] : {std::pair("strong", strong), std::pair("weak", weak)}) {
        const std::string name = prefix;
        text.arguments.push_back({name, percentText(bot->gap)});
        text.arguments.push_back({name + "Low", percentText(bot->gapInterval.low)});
        text.arguments.push_back({name + "High", percentText(bot->gapInterval.high)});
        text.arguments.push_back({name + "Bot", bot->bot});
    }
    return text;
}

Localized withComma(std::string text) {
    Localized local(text);
    std::replace(text.begin(), text.end(), '.', ',');
    local.set("de", text);
    local.set("fr", text);
    return local;
}

}  // namespace

std::size_t farthestPlace(const BotReport& bot, const std::vector<double>& targets) {
    std::size_t worst = 0;
    const auto off = [&](std::size_t place) { return std::abs(bot.places[place].share - targets[place]); };
    for (std::size_t place = 1; place < bot.places.size(); ++place)
        if (off(place) > off(worst)) worst = place;
    return worst;
}

std::string seatsOf(const BalanceReport& report, std::size_t place) {
    if (report.judged == Judged::Order) return std::to_string(place + 1);
    std::string list;
    for (int seat = 0; seat < report.seats; ++seat) {
        if (report.teamOf[static_cast<std::size_t>(seat)] != static_cast<int>(place)) continue;
        if (!list.empty()) list += ", ";
        list += std::to_string(seat + 1);
    }
    return list;
}

Localized decimalText(double number, int decimals) {
    // Whole numbers are written, so that no rounding of the library's own and no locale come in.
    long long unit = 1;
    for (int i = 0; i < decimals; ++i) unit *= 10;
    const long long units = std::llround(number * static_cast<double>(unit));
    const std::string part = std::to_string(std::llabs(units) % unit);
    std::string text = units < 0 ? "\u2212" : "";  // a true minus sign
    text += std::to_string(std::llabs(units) / unit);
    if (decimals > 0) text += "." + std::string(static_cast<std::size_t>(decimals) - part.size(), '0') + part;
    return withComma(std::move(text));
}

Localized percentText(double share, PlusSign plus) {
    Localized text = decimalText(share * 100, 1);
    if (plus == PlusSign::Shown && std::llround(share * 1000) > 0)
        for (auto& [language, words] : text.texts) words.insert(0, "+");
    return text;
}

std::vector<Message> statements(const BalanceReport& report) {
    std::vector<Message> texts{verdictText(report)};
    if (const auto text = strengthText(report)) texts.push_back(*text);
    if (!report.missing.empty()) texts.push_back({"balance.missing", {{"bot", report.missing}}});
    if (report.disagreement > report.margin)
        texts.push_back(
            {sided(report, "balance.bots-disagree"), {{"points", percentText(report.disagreement)}}});
    if (report.hardestPlace) {
        const ShareFigure& figure = report.bots[report.worstBot].places[*report.hardestPlace];
        texts.push_back({sided(report, "balance.hardest"),
                         {{"seats", seatsOf(report, static_cast<std::size_t>(*report.hardestPlace))},
                          {"share", percentText(figure.share)},
                          {"low", percentText(figure.interval.low)},
                          {"high", percentText(figure.interval.high)}}});
    }
    // If the order is judged, the verdict has already given this.
    const double turns = report.judged == Judged::Order ? 0 : clearShift(report, &BotReport::turns);
    if (turns > 0) texts.push_back({"balance.turn-order", {{"points", percentText(turns)}}});
    if (const double factions = clearShift(report, &BotReport::factions); factions > 0)
        texts.push_back({"balance.factions", {{"points", percentText(factions)}}});
    if (report.orderEffect)
        texts.push_back({"balance.order-effect",
                         {{"maps", std::int64_t{report.orderEffect->maps}},
                          {"shares", percentsText(report.orderEffect->shares)},
                          {"bot", report.orderEffect->bot}}});
    addShared(report, texts);
    std::int64_t unfinished = 0;
    for (const BotReport& bot : report.bots) unfinished += bot.unfinished;
    if (unfinished > 0)
        texts.push_back(
            {"balance.unfinished",
             {{"count", countText(unfinished)}, {"games", countText(gamesOf(report) + unfinished)}}});
    if (report.cancelled) texts.push_back({"balance.stopped", {}});
    std::vector<CalibratedBot> bots;
    for (const BotReport& bot : report.bots)
        if (bot.calibration) bots.push_back({bot.bot, *bot.calibration});
    for (Message& text : statements(bots)) texts.push_back(std::move(text));
    if (report.standIns && report.standIns->standIns() > 0) texts.push_back(footOf(*report.standIns));
    if (report.uncertifiable) texts.push_back(*report.uncertifiable);
    return texts;
}

std::vector<Message> statements(const std::vector<CalibratedBot>& bots) {
    std::string passed, failed, missing;
    std::int64_t maps = 0, games = 0;
    for (const CalibratedBot& each : bots) {
        std::string& list = each.note.maps == 0 ? missing : each.note.passed ? passed : failed;
        if (&list == &passed) {
            maps = passed.empty() ? each.note.maps : std::min<std::int64_t>(maps, each.note.maps);
            games = passed.empty() ? each.note.games : std::min(games, each.note.games);
        }
        list += (list.empty() ? "" : ", ") + each.bot;
    }
    std::vector<Message> texts;
    if (!failed.empty()) texts.push_back({"balance.calibrated.failed", {{"bots", failed}}});
    if (!missing.empty()) texts.push_back({"balance.calibrated.missing", {{"bots", missing}}});
    if (!passed.empty())
        texts.push_back({"balance.calibrated",
                         {{"bots", passed}, {"maps", countText(maps)}, {"games", countText(games)}}});
    return texts;
}

}  // namespace hexa::balance
