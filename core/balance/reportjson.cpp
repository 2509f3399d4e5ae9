// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/reportjson.h"

#include "core/json/membersin.h"
#include "core/json/membersout.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace hexa {

template <class Io>
void describe(Io& io, Described<Io, StandInCount>& count) {
    io.number("cards", count.cards, 0, INT32_MAX);
    io.number("wholly", count.wholly, 0, count.cards);
    io.number("partly", count.partly, 0, count.cards - count.wholly);
}

}  // namespace hexa

namespace hexa::balance {
namespace {

using Style = JsonWriter::Style;
constexpr std::array<std::string_view, 2> lookings{"once", "always"};

template <class Io>
void describeInterval(Io& io, std::string_view key, Described<Io, Interval>& interval) {
    std::vector<double> ends;
    if constexpr (!Io::reads) ends = {interval.low, interval.high};
    io.reals(key, ends);
    if constexpr (Io::reads) {
        io.need(ends.size() == 2 && ends[0] <= ends[1], key);
        if (!io.errors()) interval = {ends[0], ends[1]};
    }
}

std::array<std::string_view, 3> verdicts() {
    return {verdictName(Verdict::Fair), verdictName(Verdict::Undecided), verdictName(Verdict::Unfair)};
}

}  // namespace

template <class Io>
void describe(Io& io, Described<Io, ShareFigure>& figure) {
    io.number("wins", figure.wins, 0, INT64_MAX);
    io.real("share", figure.share);
    describeInterval(io, "interval", figure.interval);
    io.real("effect", figure.effect);
    io.real("error", figure.error);
}

template <class Io>
void describe(Io& io, Described<Io, MeanFigure>& figure) {
    io.real("mean", figure.mean);
    io.real("error", figure.error);
}

template <class Io>
void describe(Io& io, Described<Io, CalibrationNote>& note) {
    io.flag("passed", note.passed);
    io.number("maps", note.maps, 0, INT32_MAX);
    io.number("games", note.games, 0, INT64_MAX);
    io.real("worstZ", note.worstZ);
    io.real("spread", note.spread);
}
template void describe<MembersIn>(MembersIn&, CalibrationNote&);
template void describe<MembersOut>(MembersOut&, const CalibrationNote&);

template <class Io>
void describe(Io& io, Described<Io, BotReport>& bot, const BalanceReport& report) {
    const auto seats = static_cast<std::size_t>(report.seats);
    io.text("bot", bot.bot);
    io.seed("seed", bot.seed);
    io.number("games", bot.games, 0, INT64_MAX);
    io.number("unfinished", bot.unfinished, 0, INT64_MAX - bot.games);
    if (io.has("shared", bot.shared > 0)) io.number("shared", bot.shared, 0, bot.games);
    if (io.has("drawn", bot.drawn > 0)) io.number("drawn", bot.drawn, 0, bot.games - bot.shared);
    io.hash("hash", bot.hash);
    io.choice("verdict", bot.verdict, verdicts());
    io.objects("teams", bot.places, Style::Compact);
    io.objects("turns", bot.turns, Style::Compact);
    io.objects("factions", bot.factions, Style::Compact);
    io.objects("points", bot.points, Style::Compact);
    io.objects("margins", bot.margins, Style::Compact);
    io.real("gap", bot.gap);
    describeInterval(io, "gapInterval", bot.gapInterval);
    io.real("unevenChance", bot.unevenChance);
    io.object("calibration", bot.calibration, Style::Compact);
    io.number("strength", bot.strength, 0, INT32_MAX);
    io.need(bot.places.size() == static_cast<std::size_t>(placesOf(report)), "teams");
    io.need(bot.turns.size() == seats || bot.turns.empty(), "turns");
    io.need(bot.points.size() == seats, "points");
    io.need(bot.margins.size() == seats, "margins");
}

template <class Io>
void describe(Io& io, Described<Io, BalanceReport>& report) {
    io.choice("verdict", report.verdict, verdicts());
    io.real("margin", report.margin);
    io.need(report.margin > 0 && report.margin < 1, "margin");
    io.choice("looking", report.looking, lookings);
    io.flag("cancelled", report.cancelled);
    io.text("scheme", report.scheme);
    io.text("stream", report.stream);
    io.seed("seed", report.seed);
    io.number("seats", report.seats, 2, maxSeats);
    io.numbers("teamOf", report.teamOf, 0, report.seats - 1);
    io.number("teams", report.teams, 2, report.seats);
    io.need(report.teamOf.size() == static_cast<std::size_t>(report.seats) &&
                std::ranges::all_of(report.teamOf, [&](int team) { return team < report.teams; }),
            "teamOf");
    // Members for other judgements than seats with even shares; they define the figures "teams" of
    // the bots.
    if (io.has("judged", report.judged == Judged::Order)) {
        io.word("judged", "order");
        if constexpr (Io::reads) report.judged = Judged::Order;
        io.need(report.teams == report.seats, "judged");
    }
    if (io.has("targets", !report.targets.empty())) {
        io.numbers("targets", report.targets, 1, INT32_MAX);
        io.need(report.targets.size() == static_cast<std::size_t>(placesOf(report)), "targets");
    }
    io.number("worstBot", report.worstBot, 0, INT32_MAX);
    io.real("disagreement", report.disagreement);
    io.number("hardestTeam", report.hardestPlace, 0, placesOf(report) - 1);
    io.object("standIns", report.standIns, Style::Compact);
    if (io.has("missing", !report.missing.empty())) io.text("missing", report.missing);
    io.objects("bots", report.bots, Style::Lines, report);
    io.need(!report.bots.empty(), "bots");
    io.need(report.worstBot < report.bots.size(), "worstBot");
}
template void describe<MembersIn>(MembersIn&, BalanceReport&);
template void describe<MembersOut>(MembersOut&, const BalanceReport&);

void writeReport(JsonWriter& json, const BalanceReport& report) {
    json.beginObject();
    MembersOut members(json);
    describe(members, report);
    json.endObject();
}

Result<BalanceReport> readReport(const JsonNode& node) {
    FirstError errors;
    MembersIn members(node, errors, "balance.bad-report");
    BalanceReport report;
    describe(members, report);
    if (errors) return errors.first();
    return report;
}

void writeStandIns(JsonWriter& json, const StandInCount& count) {
    MembersOut(json).object("standIns", count, Style::Compact);
}

void writeRange(JsonWriter& json, const std::optional<GapRange>& range) {
    if (!range) return;
    json.member("predictedLow", range->low);
    json.member("predictedHigh", range->high);
}

}  // namespace hexa::balance
