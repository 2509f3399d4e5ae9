// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/ordersfile.h"

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

constexpr std::string_view ordersFormat = "hexatelier-sheet";
constexpr int maxTurns = 1'000'000;

/// Returns the turn, counted from 1; 0 if the game counts no turns.
int turnOf(const Match& match) {
    for (const MatchView::Track& track : match.view(-1).tracks)
        if (track.kind == "turn") return track.now + 1;
    return 0;
}

std::string prefixOf(int seat) { return 'P' + std::to_string(seat + 1) + ' '; }

Status checkMoment(const Match& match, const SealedOrders& orders) {
    const int now = turnOf(match);
    const auto refused = [&](const char* code) {
        return Error(code, {{"turn", std::int64_t{orders.turn}}, {"now", std::int64_t{now}}},
                     JsonPointer{"/turn"});
    };
    if (orders.turn > now) return refused("sheet.future");
    if (orders.turn < now) return refused("sheet.turn-over");
    if (match.decision().kind != MatchDecision::Kind::Orders)
        return Error("sheet.not-asked", {}, JsonPointer{"/moment"});
    if (orders.moment != hashText(match.hash()))
        return Error("sheet.other-course", {}, JsonPointer{"/moment"});
    return Done{};
}

Status checkSeat(const Match& match, const SealedOrders& orders) {
    const GameRecord& record = match.record();
    const Arguments player{{"player", std::int64_t{orders.seat} + 1}};
    const auto seat = static_cast<std::size_t>(orders.seat);
    const JsonPointer place{"/seat"};
    if (orders.seat < 0 || orders.seat >= record.scenario.players())
        return Error("sheet.no-seat", player, place);
    if (seat < record.players.size() && !record.players[seat].bot.empty())
        return Error("sheet.program", player, place);
    const std::vector<int> open = match.decision().seats;
    if (std::ranges::find(open, orders.seat) == open.end()) return Error("sheet.given", player, place);
    if (!orders.line.starts_with(prefixOf(orders.seat)))
        return Error("sheet.other-seat", player, JsonPointer{"/orders"});
    return Done{};
}

}  // namespace

template <class Io>
static void describe(Io& io, Described<Io, SealedOrders>& orders) {
    io.header(ordersFormat, ordersFormatVersion, "sheet.not-a-sheet");
    io.text("system", orders.system, limits::nameBytes);
    io.text("scenarioHash", orders.map, limits::nameBytes);
    if (io.has("turn", orders.turn > 0)) io.number("turn", orders.turn, 1, maxTurns);
    io.text("moment", orders.moment, limits::nameBytes);
    io.place("seat", orders.seat, maxScenarioSeats);
    if (io.has("name", !orders.name.empty())) io.text("name", orders.name, limits::nameBytes);
    io.text("orders", orders.line, limits::lineBytes);
    io.extra(orders.extra);
}

int writerOf(const Match& match, std::string_view line) {
    for (const int seat : match.decision().seats)
        if (line.starts_with(prefixOf(seat))) return seat;
    return -1;
}

Result<SealedOrders> sealOrders(const Match& match, const Catalog& catalog, int seat, std::string line) {
    SealedOrders orders;
    orders.system = catalog.system;
    orders.map = mapHash(match.record().scenario, catalog);
    orders.moment = hashText(match.hash());
    orders.turn = turnOf(match);
    orders.seat = seat;
    const auto& players = match.record().players;
    if (seat >= 0 && static_cast<std::size_t>(seat) < players.size())
        orders.name = players[static_cast<std::size_t>(seat)].name;
    orders.line = std::move(line);
    if (const Status fits = checkOrders(match, catalog, orders); !fits) return fits.error();
    return orders;
}

Status checkOrders(const Match& match, const Catalog& catalog, const SealedOrders& orders) {
    if (orders.system != catalog.system)
        return Error("sheet.other-system", {{"system", orders.system}, {"expected", catalog.system}},
                     JsonPointer{"/system"});
    if (orders.map != mapHash(match.record().scenario, catalog))
        return Error("sheet.other-map", {}, JsonPointer{"/scenarioHash"});
    if (const Status moment = checkMoment(match, orders); !moment) return moment;
    if (const Status seat = checkSeat(match, orders); !seat) return seat;
    if (const Status legal = match.check(orders.line); !legal)
        return Error(legal.error().code(), legal.error().arguments(), JsonPointer{"/orders"});
    return Done{};
}

Result<SealedOrders> readOrders(std::string_view text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    FirstError errors;
    MembersIn members(root, errors);
    SealedOrders orders;
    describe(members, orders);
    if (errors) return errors.first();
    return orders;
}

std::string writeOrders(const SealedOrders& orders) {
    JsonWriter json;
    json.beginObject();
    MembersOut members(json);
    describe(members, orders);
    json.endObject();
    return json.take();
}

Result<SealedOrders> loadOrders(const std::string& path) {
    // Checks the size before reading; reading reports a missing file.
    std::error_code none;
    if (const auto size = std::filesystem::file_size(path, none); !none && size > maxOrdersBytes)
        return Error("sheet.too-large",
                     {{"path", path}, {"max", static_cast<std::int64_t>(maxOrdersBytes / 1024)}});
    auto text = readFile(path);
    if (!text) return text.error();
    auto orders = readOrders(*text);
    if (orders) return orders;
    Arguments arguments = orders.error().arguments();
    arguments.push_back({"path", path});
    return Error(orders.error().code(), std::move(arguments), orders.error().place());
}

}  // namespace hexa
