// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/sheetfile.h"

#include "core/base/hashtext.h"
#include "core/engine/play/match.h"
#include "core/io/file/file.h"
#include "core/io/format/limits.h"
#include "core/io/format/recordfile.h"
#include "core/json/membersin.h"
#include "core/json/membersout.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace hexa {
namespace {

constexpr std::string_view sheetFormat = "hexatelier-sheet";
constexpr int maxTurns = 1'000'000;

/// Returns the turn, counted from 1; 0 if the game counts no turns.
int turnOf(const Match& match) {
    for (const MatchView::Track& track : match.view(-1).tracks)
        if (track.kind == "turn") return track.now + 1;
    return 0;
}

std::string prefixOf(int seat) { return 'P' + std::to_string(seat + 1) + ' '; }

Status checkMoment(const Match& match, const SealedSheet& sheet) {
    const int now = turnOf(match);
    const auto refused = [&](const char* code) {
        return Error(code, {{"turn", std::int64_t{sheet.turn}}, {"now", std::int64_t{now}}},
                     JsonPointer{"/turn"});
    };
    if (sheet.turn > now) return refused("sheet.future");
    if (sheet.turn < now) return refused("sheet.turn-over");
    if (match.decision().kind != MatchDecision::Kind::Sheets)
        return Error("sheet.not-asked", {}, JsonPointer{"/moment"});
    if (sheet.moment != hashText(match.hash()))
        return Error("sheet.other-course", {}, JsonPointer{"/moment"});
    return Done{};
}

Status checkSeat(const Match& match, const SealedSheet& sheet) {
    const GameRecord& record = match.record();
    const Arguments player{{"player", std::int64_t{sheet.seat} + 1}};
    const auto seat = static_cast<std::size_t>(sheet.seat);
    const JsonPointer place{"/seat"};
    if (sheet.seat < 0 || sheet.seat >= record.scenario.players())
        return Error("sheet.no-seat", player, place);
    if (seat < record.players.size() && !record.players[seat].bot.empty())
        return Error("sheet.program", player, place);
    const std::vector<int> open = match.decision().seats;
    if (std::ranges::find(open, sheet.seat) == open.end()) return Error("sheet.given", player, place);
    if (!sheet.line.starts_with(prefixOf(sheet.seat)))
        return Error("sheet.other-seat", player, JsonPointer{"/orders"});
    return Done{};
}

}  // namespace

template <class Io>
static void describe(Io& io, Described<Io, SealedSheet>& sheet) {
    io.header(sheetFormat, sheetFormatVersion, "sheet.not-a-sheet");
    io.text("system", sheet.system, limits::nameBytes);
    io.text("scenarioHash", sheet.map, limits::nameBytes);
    if (io.has("turn", sheet.turn > 0)) io.number("turn", sheet.turn, 1, maxTurns);
    io.text("moment", sheet.moment, limits::nameBytes);
    io.place("seat", sheet.seat, maxScenarioSeats);
    if (io.has("name", !sheet.name.empty())) io.text("name", sheet.name, limits::nameBytes);
    io.text("orders", sheet.line, limits::lineBytes);
    io.extra(sheet.extra);
}

int writerOf(const Match& match, std::string_view line) {
    for (const int seat : match.decision().seats)
        if (line.starts_with(prefixOf(seat))) return seat;
    return -1;
}

Result<SealedSheet> sealSheet(const Match& match, const Catalog& catalog, int seat, std::string line) {
    SealedSheet sheet;
    sheet.system = catalog.system;
    sheet.map = mapHash(match.record().scenario, catalog);
    sheet.moment = hashText(match.hash());
    sheet.turn = turnOf(match);
    sheet.seat = seat;
    const auto& players = match.record().players;
    if (seat >= 0 && static_cast<std::size_t>(seat) < players.size())
        sheet.name = players[static_cast<std::size_t>(seat)].name;
    sheet.line = std::move(line);
    if (const Status fits = checkSheet(match, catalog, sheet); !fits) return fits.error();
    return sheet;
}

Status checkSheet(const Match& match, const Catalog& catalog, const SealedSheet& sheet) {
    if (sheet.system != catalog.system)
        return Error("sheet.other-system", {{"system", sheet.system}, {"expected", catalog.system}},
                     JsonPointer{"/system"});
    if (sheet.map != mapHash(match.record().scenario, catalog))
        return Error("sheet.other-map", {}, JsonPointer{"/scenarioHash"});
    if (const Status moment = checkMoment(match, sheet); !moment) return moment;
    if (const Status seat = checkSeat(match, sheet); !seat) return seat;
    if (const Status legal = match.check(sheet.line); !legal)
        return Error(legal.error().code(), legal.error().arguments(), JsonPointer{"/orders"});
    return Done{};
}

Result<SealedSheet> readSheet(std::string_view text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    FirstError errors;
    MembersIn members(root, errors);
    SealedSheet sheet;
    describe(members, sheet);
    if (errors) return errors.first();
    return sheet;
}

std::string writeSheet(const SealedSheet& sheet) {
    JsonWriter json;
    json.beginObject();
    MembersOut members(json);
    describe(members, sheet);
    json.endObject();
    return json.take();
}

Result<SealedSheet> loadSheet(const std::string& path) {
    // Checks the size before reading; reading reports a missing file.
    std::error_code none;
    if (const auto size = std::filesystem::file_size(path, none); !none && size > maxSheetBytes)
        return Error("sheet.too-large",
                     {{"path", path}, {"max", static_cast<std::int64_t>(maxSheetBytes / 1024)}});
    auto text = readFile(path);
    if (!text) return text.error();
    auto sheet = readSheet(*text);
    if (sheet) return sheet;
    Arguments arguments = sheet.error().arguments();
    arguments.push_back({"path", path});
    return Error(sheet.error().code(), std::move(arguments), sheet.error().place());
}

}  // namespace hexa
