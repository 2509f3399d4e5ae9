// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/certificate.h"

#include "core/balance/reportjson.h"
#include "core/balance/rounding.h"
#include "core/json/membersin.h"
#include "core/json/membersout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace hexa::balance {
namespace {

constexpr std::string_view certificateStream = "certificate";

std::vector<std::string> botNames(const BalanceReport& report) {
    std::vector<std::string> names;
    for (const BotReport& bot : report.bots) names.push_back(bot.bot);
    return names;
}

/// Returns the games that the plan of a report asked a bot for: whole blocks.
std::int64_t gamesOf(const BotReport& bot) { return bot.games + bot.unfinished; }

/// Returns the plan that gave this report.
CheckPlan planOf(const BalanceReport& report, int threads) {
    std::int64_t most = 0;
    for (const BotReport& bot : report.bots) most = std::max(most, gamesOf(bot));
    CheckPlan plan = certificatePlan(botNames(report), most, report.margin, report.seed, threads);
    for (const BotReport& bot : report.bots)
        if (gamesOf(bot) < most) plan.fewer[bot.bot] = gamesOf(bot);
    return plan;
}

/// True if verify() can repeat the games of a report.
bool playable(const BalanceReport& report) {
    const auto fine = [](const BotReport& bot) {
        return gamesOf(bot) > 0 && gamesOf(bot) <= maxCheckedGames;
    };
    return checkPanel(botNames(report)).ok() && std::all_of(report.bots.begin(), report.bots.end(), fine);
}

/// True if two reports agree; the last digit of a rounded number may differ between machines.
bool alike(double a, double b) { return std::abs(a - b) < 2.5e-6; }

bool alike(const Interval& a, const Interval& b) { return alike(a.low, b.low) && alike(a.high, b.high); }

bool alike(const ShareFigure& a, const ShareFigure& b) {
    return a.wins == b.wins && alike(a.share, b.share) && alike(a.interval, b.interval) &&
           alike(a.effect, b.effect) && alike(a.error, b.error);
}

bool alike(const MeanFigure& a, const MeanFigure& b) {
    return alike(a.mean, b.mean) && alike(a.error, b.error);
}

template <class Figure>
bool alike(const std::vector<Figure>& a, const std::vector<Figure>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Figure& x, const Figure& y) { return alike(x, y); });
}

bool alike(const BotReport& a, const BotReport& b) {
    return a.bot == b.bot && a.seed == b.seed && a.games == b.games && a.unfinished == b.unfinished &&
           a.shared == b.shared && a.drawn == b.drawn && a.hash == b.hash && a.verdict == b.verdict &&
           alike(a.places, b.places) && alike(a.turns, b.turns) && alike(a.factions, b.factions) &&
           alike(a.points, b.points) && alike(a.margins, b.margins) && alike(a.gap, b.gap) &&
           alike(a.gapInterval, b.gapInterval) && a.unevenChance.has_value() == b.unevenChance.has_value() &&
           alike(a.unevenChance.value_or(0), b.unevenChance.value_or(0));
}

/// True if the games, their conditions and their common results agree.
bool alikeInAll(const BalanceReport& a, const BalanceReport& b) {
    return a.seats == b.seats && a.teams == b.teams && a.teamOf == b.teamOf && a.scheme == b.scheme &&
           a.judged == b.judged && a.targets == b.targets && a.verdict == b.verdict &&
           a.worstBot == b.worstBot && a.hardestPlace == b.hardestPlace &&
           alike(a.disagreement, b.disagreement) && alike(a.margin, b.margin) && a.looking == b.looking &&
           a.stream == b.stream && a.seed == b.seed && a.cancelled == b.cancelled;
}

bool alike(const std::optional<CalibrationNote>& a, const std::optional<CalibrationNote>& b) {
    if (!a || !b) return a.has_value() == b.has_value();
    return a->passed == b->passed && a->maps == b->maps && a->games == b->games &&
           alike(a->worstZ, b->worstZ) && alike(a->spread, b->spread);
}

/// A note of every bot is the same.
template <class Same>
bool alikeInNotes(const BalanceReport& a, const BalanceReport& b, Same same) {
    return std::equal(a.bots.begin(), a.bots.end(), b.bots.begin(), b.bots.end(), same);
}

/// True if the counts are possible for this number of games, so that figures can be calculated.
bool possible(const BotReport& bot) {
    std::int64_t left = bot.games;
    for (const ShareFigure& figure : bot.places) {
        if (figure.wins > left) return false;
        left -= figure.wins;
    }
    return true;
}

/// True if the report's figures and verdict follow from its own counts. This check needs no games.
bool agreesWithItself(const BalanceReport& report) {
    if (report.cancelled || report.looking != Looking::Once ||
        !std::all_of(report.bots.begin(), report.bots.end(), possible))
        return false;
    BalanceReport again = report;
    again.verdict = Verdict::Fair;
    for (BotReport& bot : again.bots) {
        bot.verdict = verdictOfCounts(report, bot);
        again.verdict = std::max(again.verdict, bot.verdict);
    }
    workOut(again);
    return alikeInAll(report, again) &&
           alikeInNotes(report, again, [](const BotReport& a, const BotReport& b) { return alike(a, b); });
}

}  // namespace

template <class Io>
void describe(Io& io, Described<Io, Bindings>& bindings) {
    io.text("system", bindings.system);
    io.hash("board", bindings.board);
    io.flags("options", bindings.options, JsonWriter::Style::Compact);
    io.hash("cards", bindings.cards);
    io.number("rules", bindings.rules, 0, INT32_MAX);
    io.text("program", bindings.program);
    io.texts("bots", bindings.bots);
}

template <class Io>
void describe(Io& io, Described<Io, Certificate>& certificate) {
    int version = Certificate::version;
    io.number("version", version, 0, INT32_MAX);
    io.object("bindings", certificate.bindings, JsonWriter::Style::Lines);
    io.object("calibration", certificate.calibration, JsonWriter::Style::Compact);
    io.object("report", certificate.report, JsonWriter::Style::Lines);
}

CheckPlan certificatePlan(std::vector<std::string> panel, std::int64_t games, double margin,
                          std::uint64_t seed, int threads) {
    CheckPlan plan;
    plan.panel = std::move(panel);
    plan.margin = margin;
    plan.looking = Looking::Once;
    plan.games = games;
    plan.seed = seed;
    plan.stream = certificateStream;
    plan.threads = threads;
    return plan;
}

Result<Certificate> makeCertificate(BalanceReport report, Bindings bindings,
                                    std::optional<CalibrationNote> calibration) {
    if (report.cancelled) return Error("balance.certificate.cancelled");
    if (report.uncertifiable) return Error(report.uncertifiable->code, report.uncertifiable->arguments);
    const bool planned = report.looking == Looking::Once && report.stream == certificateStream &&
                         report.scheme == sim::designScheme && !report.bots.empty();
    if (!planned) return Error("balance.certificate.plan");
    if (botNames(report) != bindings.bots) return Error("balance.certificate.bots");
    return Certificate{std::move(bindings), std::move(report), calibration};
}

std::vector<std::string> differences(const Bindings& certified, const Bindings& now) {
    std::vector<std::string> codes;
    const auto compare = [&codes](bool same, const char* code) {
        if (!same) codes.emplace_back(code);
    };
    compare(certified.system == now.system, "balance.binding.system");
    compare(certified.board == now.board, "balance.binding.board");
    compare(certified.options == now.options, "balance.binding.options");
    compare(certified.cards == now.cards, "balance.binding.cards");
    compare(certified.rules == now.rules, "balance.binding.rules");
    compare(certified.program == now.program, "balance.binding.program");
    compare(certified.bots == now.bots, "balance.binding.bots");
    compare(!now.madeUp, "balance.binding.made-up");
    return codes;
}

Result<BalanceReport> playAgain(const Series& series, const Certificate& certificate, int threads,
                                const std::stop_token& stop, const std::function<void(double)>& progress) {
    const CheckPlan plan = planOf(certificate.report, threads);
    double all = 0;
    for (const std::string& bot : plan.panel) all += static_cast<double>(plan.gamesOf(bot));
    const CheckState state = check(series, plan, stop, [&](const CheckState& now) {
        double games = 0;
        for (const CheckState::Bot& bot : now.bots) games += static_cast<double>(bot.tally.games);
        if (progress) progress(std::min(1.0, games / all));
    });
    if (state.cancelled) return Error("balance.cancelled");
    return makeReport(plan, state);
}

std::vector<Message> untruths(const Certificate& certificate, const BalanceReport& again) {
    const BalanceReport& report = certificate.report;
    std::vector<Message> found;
    std::string bots;
    for (std::size_t bot = 0; bot < report.bots.size(); ++bot)
        if (bot >= again.bots.size() || !alike(report.bots[bot], again.bots[bot]))
            bots += (bots.empty() ? "" : ", ") + report.bots[bot].bot;
    const auto compare = [&found](bool same, const char* code) {
        if (!same) found.push_back({code, {}});
    };
    if (!bots.empty()) found.push_back({"balance.certificate.untrue", {{"bots", bots}}});
    compare(alikeInAll(report, again), "balance.certificate.untrue.whole");
    compare(report.missing == again.missing &&
                alikeInNotes(report, again,
                             [](const BotReport& a, const BotReport& b) { return a.strength == b.strength; }),
            "balance.certificate.untrue.strength");
    compare(alike(certificate.calibration, weakestCalibration(again)) &&
                alikeInNotes(report, again,
                             [](const BotReport& a, const BotReport& b) {
                                 return alike(a.calibration, b.calibration);
                             }),
            "balance.certificate.untrue.calibration");
    compare(report.standIns == again.standIns, "balance.certificate.untrue.cards");
    return found;
}

void writeCertificate(JsonWriter& json, const Certificate& certificate) {
    json.beginObject();
    MembersOut members(json);
    describe(members, certificate);
    json.endObject();
}

Result<Certificate> readCertificate(const JsonNode& node) {
    FirstError errors;
    Certificate certificate;
    MembersIn members(node, errors, "balance.bad-report");
    int version = Certificate::version;
    members.number("version", version, 0, INT32_MAX);
    if (version != Certificate::version) return node.error("balance.certificate.version");
    describe(members, certificate);
    if (errors) return errors.first();
    if (botNames(certificate.report) != certificate.bindings.bots || !playable(certificate.report))
        return node.error("balance.bad-report");
    if (!agreesWithItself(certificate.report)) return node.error("balance.certificate.contradiction");
    return certificate;
}

}  // namespace hexa::balance
