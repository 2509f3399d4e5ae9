// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/jsonfields.h"
#include "core/balance/report.h"

#include <algorithm>

namespace hexa::balance {
namespace {

using Style = JsonWriter::Style;

void writeInterval(JsonWriter& json, std::string_view key, const Interval& interval) {
    json.key(key);
    json.beginArray(Style::Compact);
    json.value(interval.low);
    json.value(interval.high);
    json.endArray();
}

void writeFigures(JsonWriter& json, std::string_view key, const std::vector<ShareFigure>& figures) {
    json.key(key);
    json.beginArray();
    for (const ShareFigure& figure : figures) {
        json.beginObject(Style::Compact);
        json.member("wins", figure.wins);
        json.member("share", figure.share);
        writeInterval(json, "interval", figure.interval);
        json.member("effect", figure.effect);
        json.member("error", figure.error);
        json.endObject();
    }
    json.endArray();
}

void writeMeans(JsonWriter& json, std::string_view key, const std::vector<MeanFigure>& figures) {
    json.key(key);
    json.beginArray();
    for (const MeanFigure& figure : figures) {
        json.beginObject(Style::Compact);
        json.member("mean", figure.mean);
        json.member("error", figure.error);
        json.endObject();
    }
    json.endArray();
}

void writeBot(JsonWriter& json, const BotReport& bot) {
    json.beginObject();
    json.member("bot", std::string_view(bot.bot));
    json.member("seed", std::string_view(std::to_string(bot.seed)));
    json.member("games", bot.games);
    json.member("unfinished", bot.unfinished);
    if (bot.shared > 0) json.member("shared", bot.shared);
    if (bot.drawn > 0) json.member("drawn", bot.drawn);
    json.member("hash", std::string_view(hashText(bot.hash)));
    json.member("verdict", verdictName(bot.verdict));
    writeFigures(json, "teams", bot.places);
    writeFigures(json, "turns", bot.turns);
    writeFigures(json, "factions", bot.factions);
    writeMeans(json, "points", bot.points);
    writeMeans(json, "margins", bot.margins);
    json.member("gap", bot.gap);
    writeInterval(json, "gapInterval", bot.gapInterval);
    if (bot.unevenChance) json.member("unevenChance", *bot.unevenChance);
    if (bot.calibration) {
        json.key("calibration");
        writeNote(json, *bot.calibration);
    }
    if (bot.strength) json.member("strength", *bot.strength);
    json.endObject();
}

Interval readInterval(JsonFields& fields, std::string_view key, FirstError& error) {
    std::vector<double> ends;
    fields.each(key, [&](std::string_view, const JsonNode& node) {
        const auto end = node.real();
        if (end)
            ends.push_back(*end);
        else
            error.fail(end.error());
    });
    if (error) return {};
    if (ends.size() != 2 || ends[0] > ends[1]) return fields.refuse(key), Interval{};
    return {ends[0], ends[1]};
}

std::vector<ShareFigure> readFigures(JsonFields& fields, std::string_view key, FirstError& error) {
    std::vector<ShareFigure> figures;
    fields.each(key, [&](std::string_view, const JsonNode& node) {
        JsonFields part(node, error);
        ShareFigure figure;
        figure.wins = part.integer<std::int64_t>("wins", 0, INT64_MAX);
        figure.share = part.real("share");
        figure.interval = readInterval(part, "interval", error);
        figure.effect = part.real("effect");
        figure.error = part.real("error");
        figures.push_back(figure);
    });
    return figures;
}

std::vector<MeanFigure> readMeans(JsonFields& fields, std::string_view key, FirstError& error) {
    std::vector<MeanFigure> figures;
    fields.each(key, [&](std::string_view, const JsonNode& node) {
        JsonFields part(node, error);
        MeanFigure figure;
        figure.mean = part.real("mean");
        figure.error = part.real("error");
        figures.push_back(figure);
    });
    return figures;
}

Verdict readVerdict(JsonFields& fields) {
    const std::string name = fields.text("verdict");
    for (const Verdict verdict : {Verdict::Fair, Verdict::Undecided, Verdict::Unfair})
        if (name == verdictName(verdict)) return verdict;
    fields.refuse("verdict");
    return Verdict::Undecided;
}

StandInCount readStandIns(const JsonNode& node, FirstError& error) {
    JsonFields fields(node, error);
    StandInCount count;
    count.cards = fields.integer<int>("cards", 0, INT32_MAX);
    count.wholly = fields.integer<int>("wholly", 0, count.cards);
    count.partly = fields.integer<int>("partly", 0, count.cards - count.wholly);
    return count;
}

BotReport readBot(const JsonNode& node, const BalanceReport& report, FirstError& error) {
    JsonFields fields(node, error);
    BotReport bot;
    bot.bot = fields.text("bot");
    bot.seed = fields.seed("seed");
    bot.games = fields.integer<std::int64_t>("games", 0, INT64_MAX);
    bot.unfinished = fields.integer<std::int64_t>("unfinished", 0, INT64_MAX - bot.games);
    if (fields.has("shared")) bot.shared = fields.integer<std::int64_t>("shared", 0, bot.games);
    if (fields.has("drawn")) bot.drawn = fields.integer<std::int64_t>("drawn", 0, bot.games - bot.shared);
    bot.hash = fields.hash("hash");
    bot.verdict = readVerdict(fields);
    bot.places = readFigures(fields, "teams", error);
    bot.turns = readFigures(fields, "turns", error);
    bot.factions = readFigures(fields, "factions", error);
    bot.points = readMeans(fields, "points", error);
    bot.margins = readMeans(fields, "margins", error);
    bot.gap = fields.real("gap");
    bot.gapInterval = readInterval(fields, "gapInterval", error);
    if (fields.has("unevenChance")) bot.unevenChance = fields.real("unevenChance");
    if (fields.has("calibration"))
        fields.object("calibration", [&](const JsonNode& part) { bot.calibration = readNote(part, error); });
    if (fields.has("strength")) bot.strength = fields.integer<int>("strength", 0, INT32_MAX);
    const auto seats = static_cast<std::size_t>(report.seats);
    if (bot.places.size() != static_cast<std::size_t>(placesOf(report))) fields.refuse("teams");
    if (bot.turns.size() != seats && !bot.turns.empty()) fields.refuse("turns");
    if (bot.points.size() != seats) fields.refuse("points");
    if (bot.margins.size() != seats) fields.refuse("margins");
    return bot;
}

}  // namespace

void writeStandIns(JsonWriter& json, const StandInCount& count) {
    json.key("standIns");
    json.beginObject(Style::Compact);
    json.member("cards", count.cards);
    json.member("wholly", count.wholly);
    json.member("partly", count.partly);
    json.endObject();
}

void writeNote(JsonWriter& json, const CalibrationNote& note) {
    json.beginObject(Style::Compact);
    json.member("passed", note.passed);
    json.member("maps", note.maps);
    json.member("games", note.games);
    json.member("worstZ", note.worstZ);
    json.member("spread", note.spread);
    json.endObject();
}

CalibrationNote readNote(const JsonNode& node, FirstError& error) {
    JsonFields fields(node, error);
    CalibrationNote note;
    note.passed = fields.flag("passed");
    note.maps = fields.integer<int>("maps", 0, INT32_MAX);
    note.games = fields.integer<std::int64_t>("games", 0, INT64_MAX);
    note.worstZ = fields.real("worstZ");
    note.spread = fields.real("spread");
    return note;
}

void writeRange(JsonWriter& json, const std::optional<GapRange>& range) {
    if (!range) return;
    json.member("predictedLow", range->low);
    json.member("predictedHigh", range->high);
}

void writeReport(JsonWriter& json, const BalanceReport& report) {
    json.beginObject();
    json.member("verdict", verdictName(report.verdict));
    json.member("margin", report.margin);
    json.member("looking", report.looking == Looking::Once ? "once" : "always");
    json.member("cancelled", report.cancelled);
    json.member("scheme", std::string_view(report.scheme));
    json.member("stream", std::string_view(report.stream));
    json.member("seed", std::string_view(std::to_string(report.seed)));
    json.member("seats", report.seats);
    json.key("teamOf");
    json.beginArray(Style::Compact);
    for (const int team : report.teamOf) json.value(team);
    json.endArray();
    json.member("teams", report.teams);
    // Members for other judgements than seats with even shares; they define the figures "teams" of
    // the bots.
    if (report.judged == Judged::Order) json.member("judged", "order");
    if (!report.targets.empty()) {
        json.key("targets");
        json.beginArray(Style::Compact);
        for (const std::int32_t part : report.targets) json.value(int{part});
        json.endArray();
    }
    json.member("worstBot", report.worstBot);
    json.member("disagreement", report.disagreement);
    if (report.hardestPlace) json.member("hardestTeam", *report.hardestPlace);
    if (report.standIns) writeStandIns(json, *report.standIns);
    if (!report.missing.empty()) json.member("missing", std::string_view(report.missing));
    json.key("bots");
    json.beginArray();
    for (const BotReport& bot : report.bots) writeBot(json, bot);
    json.endArray();
    json.endObject();
}

Result<BalanceReport> readReport(const JsonNode& node) {
    FirstError error;
    JsonFields fields(node, error);
    BalanceReport report;
    report.verdict = readVerdict(fields);
    report.margin = fields.real("margin");
    if (!(report.margin > 0 && report.margin < 1)) fields.refuse("margin");
    const std::string looking = fields.text("looking");
    report.looking = looking == "once" ? Looking::Once : Looking::Always;
    if (looking != "once" && looking != "always") fields.refuse("looking");
    report.cancelled = fields.flag("cancelled");
    report.scheme = fields.text("scheme");
    report.stream = fields.text("stream");
    report.seed = fields.seed("seed");
    report.seats = fields.integer<int>("seats", 2, maxSeats);
    report.teams = fields.integer<int>("teams", 2, report.seats);
    fields.each("teamOf", [&](std::string_view, const JsonNode& seat) {
        const auto team = seat.integer(0, report.teams - 1);
        if (team)
            report.teamOf.push_back(static_cast<int>(*team));
        else
            error.fail(team.error());
    });
    if (report.teamOf.size() != static_cast<std::size_t>(report.seats)) fields.refuse("teamOf");
    if (fields.has("judged")) {
        if (fields.text("judged") != "order" || report.teams != report.seats) fields.refuse("judged");
        report.judged = Judged::Order;
    }
    if (fields.has("targets")) {
        fields.each("targets", [&](std::string_view, const JsonNode& part) {
            const auto number = part.integer(1, INT32_MAX);
            if (number)
                report.targets.push_back(static_cast<std::int32_t>(*number));
            else
                error.fail(number.error());
        });
        if (report.targets.size() != static_cast<std::size_t>(placesOf(report))) fields.refuse("targets");
    }
    report.disagreement = fields.real("disagreement");
    if (fields.has("hardestTeam"))
        report.hardestPlace = fields.integer<int>("hardestTeam", 0, placesOf(report) - 1);
    if (fields.has("standIns"))
        fields.object("standIns", [&](const JsonNode& part) { report.standIns = readStandIns(part, error); });
    if (fields.has("missing")) report.missing = fields.text("missing");
    fields.each("bots", [&](std::string_view, const JsonNode& bot) {
        report.bots.push_back(readBot(bot, report, error));
    });
    if (report.bots.empty()) fields.refuse("bots");
    report.worstBot =
        fields.integer<std::size_t>("worstBot", 0, static_cast<std::int64_t>(report.bots.size()) - 1);
    if (error) return error.first();
    return report;
}

}  // namespace hexa::balance
