// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/seatfile.h"

#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"

namespace hexa {
namespace {

constexpr std::string_view seatLogFormat = "hexatelier-seat-log";
constexpr int seatLogVersion = 1;
using Style = JsonWriter::Style;

/// Returns "Victory points 12, Territories 5".
std::string figuresOf(const MatchStanding& standing, std::size_t seat, const Sentence& sentence) {
    std::string list;
    for (std::size_t column = 0; column < standing.columns.size(); ++column) {
        if (!list.empty()) list += ", ";
        list += sentence(standing.columns[column].text) + ' ' +
                std::to_string(standing.seats[seat].figures[column]);
    }
    return list;
}

Argument player(int seat) { return {"player", std::int64_t{seat} + 1}; }

void writeEntries(JsonWriter& json, const SeatLog& log, const Sentence& sentence) {
    json.key("log");
    json.beginArray();
    for (const SeatLog::Entry& entry : log.entries) {
        json.beginObject(Style::Compact);
        if (!entry.own.empty()) {
            json.member("order", std::string_view(entry.own));
        } else {
            json.member("text", std::string_view(sentence(entry.text)));
            if (entry.turn) json.member("turn", true);
        }
        if (entry.at) {
            json.key("at");
            json.beginArray(Style::Compact);
            json.value(entry.at->q);
            json.value(entry.at->r);
            json.endArray();
        }
        json.endObject();
    }
    json.endArray();
}

/// Writes the players' possessions, as far as the seat knows, and the cards that only it sees.
void writeHoldings(JsonWriter& json, const SeatLog& log, const Sentence& sentence) {
    json.key("counters");
    json.beginArray();
    for (const MatchView::Counter& counter : log.counters) {
        json.beginObject(Style::Compact);
        if (counter.seat >= 0) json.member("seat", counter.seat + 1);
        json.member("id", std::string_view(counter.kind));
        json.member("count", counter.count);
        json.endObject();
    }
    json.endArray();
    json.key("cards");
    json.beginArray();
    for (const MatchView::Card& card : log.cards) {
        json.beginObject(Style::Compact);
        json.member("group", std::string_view(card.group));
        json.member("id", std::string_view(card.word));
        json.member("name", std::string_view(sentence(card.name)));
        json.endObject();
    }
    json.endArray();
}

}  // namespace

void writeStanding(JsonWriter& json, const MatchStanding& standing) {
    json.member("over", standing.over);
    json.key("winners");
    json.beginArray(Style::Compact);
    for (const int seat : standing.winners) json.value(seat + 1);
    json.endArray();
    json.key("seats");
    json.beginArray();
    for (const MatchStanding::Seat& seat : standing.seats) {
        json.beginObject(Style::Compact);
        for (std::size_t column = 0; column < standing.columns.size(); ++column)
            json.member(standing.columns[column].id, seat.figures[column]);
        json.endObject();
    }
    json.endArray();
}

std::string seatLogText(const SeatLog& log, const Sentence& sentence) {
    std::string text =
        log.seat < 0 ? sentence({"seatlog.everybody", {}}) : sentence({"seatlog.title", {player(log.seat)}});
    text += "\n";
    for (const SeatLog::Entry& entry : log.entries) {
        if (entry.turn) text += '\n';
        text += entry.own.empty() ? sentence(entry.text) : "> " + entry.own;
        text += '\n';
    }
    text += '\n';
    for (std::size_t seat = 0; seat < log.standing.seats.size(); ++seat)
        text += sentence({"seatlog.standing",
                          {player(static_cast<int>(seat)),
                           {"figures", figuresOf(log.standing, seat, sentence)}}}) +
                '\n';
    for (const MatchView::Card& card : log.cards)
        text += sentence(card.groupText) + ": " + sentence(card.name) + '\n';
    if (const Message foot = footOf(log.standIns); !foot.code.empty())
        text += '\n' + std::string(standInMark) + ' ' + sentence(foot) + '\n';
    return text;
}

std::string writeSeatLog(const SeatLog& log, const GameRecord& record, const Catalog& catalog,
                         const Sentence& sentence) {
    JsonWriter json;
    json.beginObject();
    json.member("format", seatLogFormat);
    json.member("version", seatLogVersion);
    if (!record.program.empty()) json.member("program", std::string_view(record.program));
    json.member("system", std::string_view(record.scenario.system));
    json.member("rules", record.rules);
    json.key("options");
    json.beginObject();
    for (const auto& [name, value] : record.options) json.member(name, value);
    json.endObject();
    json.key("players");
    json.beginArray();
    for (const Participant& participant : record.players) {
        json.beginObject(Style::Compact);
        if (!participant.name.empty()) json.member("name", std::string_view(participant.name));
        if (!participant.bot.empty()) json.member("bot", std::string_view(participant.bot));
        json.endObject();
    }
    json.endArray();
    if (log.seat >= 0) json.member("seat", log.seat + 1);
    json.key("scenario");
    json.raw(writeScenario(record.scenario, catalog, ScenarioForm::Lines));
    json.member("scenarioHash", std::string_view(mapHash(record.scenario, catalog)));
    writeEntries(json, log, sentence);
    writeStanding(json, log.standing);
    writeHoldings(json, log, sentence);
    json.endObject();
    return json.take();
}

}  // namespace hexa
