// SPDX-License-Identifier: GPL-3.0-or-later
// Events in words for people.
#include "core/play/eventtext.h"
#include "core/systems/claymore/play/match.h"
#include "core/systems/claymore/play/names.h"
#include "core/systems/claymore/play/words.h"

namespace hexa::claymore {
namespace {

/// In the order of EventKind.
constexpr play::EventText eventTexts[] = {
    {"claymore.event.side-chosen", "CS-032"},    {"claymore.event.deployed", "CS-050"},
    {"claymore.event.chip-laid", "CS-153"},      {"claymore.event.revealed", "CS-153"},
    {"claymore.event.battle-begins", "CS-060"},  {"claymore.event.card-drawn", "CS-060"},
    {"claymore.event.card-dead", "CS-063"},      {"claymore.event.reshuffled", "CS-065"},
    {"claymore.event.moved", "CS-080"},          {"claymore.event.entered", "CS-152"},
    {"claymore.event.attacked", "CS-090"},       {"claymore.event.thrown", "CS-091"},
    {"claymore.event.hurt", "CS-092"},           {"claymore.event.destroyed", "CS-092"},
    {"claymore.event.fired", "CS-111"},          {"claymore.event.tile-laid", "CS-115"},
    {"claymore.event.chain-complete", "CS-116"}, {"claymore.event.shot-failed", "CS-115"},
    {"claymore.event.misfire", "CS-117"},        {"claymore.event.tower-hit", "CS-118"},
    {"claymore.event.tower-down", "CS-118"},     {"claymore.event.ogir-turns", "CS-120"},
    {"claymore.event.tower-win", "CS-150"},      {"claymore.event.over", "CS-140"}};
static_assert(std::size(eventTexts) == static_cast<std::size_t>(EventKind::Over) + 1);

constexpr std::array<const char*, 4> sides{"claymore.side.north", "claymore.side.east", "claymore.side.south",
                                           "claymore.side.west"};
constexpr std::array<const char*, 3> tiles{"claymore.tile.flying", "claymore.tile.bounce",
                                           "claymore.tile.explosion"};
constexpr std::array<const char*, 2> ogirCards{"claymore.ogir-card.move", "claymore.ogir-card.attack"};
constexpr std::array<const char*, 4> ends{"claymore.event.over", "claymore.event.over-imperial",
                                          "claymore.event.over-shadow", "claymore.event.over-draw"};

MatchEvent::Kind viewKindOf(EventKind kind) {
    switch (kind) {
    case EventKind::CardDrawn:
        return MatchEvent::Kind::TurnBegins;
    case EventKind::Deployed:
    case EventKind::Moved:
    case EventKind::Entered:
        return MatchEvent::Kind::Entered;
    case EventKind::Destroyed:
        return MatchEvent::Kind::Lost;
    default:
        return MatchEvent::Kind::Other;
    }
}

}  // namespace

MatchEvent MatchRules::describe(const Event& event, std::size_t line) const {
    MatchEvent result;
    result.kind = viewKindOf(event.kind);
    result.line = line;
    result.text.code = eventTexts[static_cast<std::size_t>(event.kind)].code;
    Arguments& arguments = result.text.arguments;
    result.seat = event.seat;
    result.secret = event.secret;
    result.amount = event.amount;
    if (event.seat >= 0) {
        arguments.push_back({"player", std::int64_t{event.seat} + 1});
        arguments.push_back({"army", name::army(battle().armyOfSeat(event.seat))});
    }
    if (event.regiment != noRegiment) {
        arguments.push_back({"regiment", name::regiment(event.regiment)});
        result.what = name::regiment(event.regiment);
    }
    if (event.target != noRegiment) arguments.push_back({"target", name::regiment(event.target)});
    if (event.place != gone) {
        result.at = battle().hex(event.place);
        arguments.push_back({"at", word::hex(*result.at)});
    }
    if (event.from != gone) {
        const Hex from = battle().hex(event.from);
        arguments.push_back({"from", word::hex(from)});
        // For pictures of the move: hexes have no IDs on the mat.
        arguments.push_back({"from-q", std::int64_t{from.q}});
        arguments.push_back({"from-r", std::int64_t{from.r}});
    }
    arguments.push_back({"count", std::int64_t{event.amount}});
    switch (event.kind) {
    case EventKind::SideChosen:
        arguments.push_back({"side", name::text(sides[event.a])});
        break;
    case EventKind::CardDrawn:
    case EventKind::CardDead: {
        const ActionCard& card = battle().values().cards[event.a];
        arguments.push_back({"card", name::card(card)});
        if (event.kind == EventKind::CardDead && event.amount > 0)
            result.text.code = "claymore.event.card-removed";
        break;
    }
    case EventKind::Attacked:
        arguments.push_back({"attack", std::int64_t{event.a}});
        arguments.push_back({"defence", std::int64_t{event.b}});
        break;
    case EventKind::Thrown:
        arguments.push_back({"skulls", std::int64_t{event.a}});
        arguments.push_back({"shields", std::int64_t{event.b}});
        break;
    case EventKind::Hurt:
        arguments.push_back({"all", std::int64_t{event.a}});
        break;
    case EventKind::Deployed:
    case EventKind::Moved:
    case EventKind::Entered:
    case EventKind::Destroyed:
        result.amount = 1;
        break;
    case EventKind::TileLaid:
    case EventKind::Misfire:
        arguments.push_back({"tile", name::text(tiles[event.a])});
        break;
    case EventKind::OgirTurns:
        arguments.push_back({"card", name::text(ogirCards[event.a])});
        break;
    case EventKind::Over:
        result.text.code = ends[event.a];
        break;
    default:
        break;
    }
    return result;
}

std::vector<Happening> eventHappenings() {
    std::vector<Happening> list;
    play::addHappenings(list, eventTexts);
    list.push_back({"claymore.event.card-removed", "CS-066"});
    for (std::size_t i = 1; i < ends.size(); ++i) list.push_back({ends[i], "CS-140"});
    return list;
}

}  // namespace hexa::claymore
