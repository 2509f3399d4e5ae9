// SPDX-License-Identifier: GPL-3.0-or-later
// Events in words for people.
#include "core/play/eventtext.h"
#include "core/systems/bauen/play/match.h"
#include "core/systems/bauen/play/names.h"
#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/terms/sentences.h"

#include <bit>

namespace hexa::bauen {
namespace {

/// In the order of EventKind, with the rule behind each.
constexpr play::EventText eventTexts[] = {
    {"bauen.event.round-begins", "BB-080"}, {"bauen.event.values-moved", "BB-044"},
    {"bauen.event.wall-back", "BB-066"},    {"bauen.event.stone-laid", "BB-080"},
    {"bauen.event.passed", "BB-080"},       {"bauen.event.cannot-act", "BB-082"},
    {"bauen.event.declined", "BB-085"},     {"bauen.event.chosen", "BB-087"},
    {"bauen.event.good-spent", "BB-088"},   {"bauen.event.paid", "BB-049"},
    {"bauen.event.placed", "BB-100"},       {"bauen.event.gathered", "BB-101"},
    {"bauen.event.founded", "BB-102"},      {"bauen.event.built", "BB-110"},
    {"bauen.event.upgraded", "BB-113"},     {"bauen.event.produced", "BB-114"},
    {"bauen.event.enlisted", "BB-120"},     {"bauen.event.marched", "BB-124"},
    {"bauen.event.fought", "BB-130"},       {"bauen.event.lost", "BB-130"},
    {"bauen.event.troop-gone", "BB-131"},   {"bauen.event.withdrew", "BB-134"},
    {"bauen.event.retreated", "BB-132"},    {"bauen.event.wall-built", "BB-140"},
    {"bauen.event.defended", "BB-144"},     {"bauen.event.stationed", "BB-145"},
    {"bauen.event.released", "BB-145"},     {"bauen.event.glory", "BB-161"},
    {"bauen.event.over", "BB-163"}};
static_assert(std::size(eventTexts) == static_cast<std::size_t>(EventKind::Over) + 1);

MatchEvent::Kind kindOf(EventKind kind) {
    switch (kind) {
    case EventKind::RoundBegins:
        return MatchEvent::Kind::TurnBegins;
    case EventKind::Marched:
    case EventKind::Retreated:
        return MatchEvent::Kind::Entered;
    case EventKind::Lost:
        return MatchEvent::Kind::Lost;
    case EventKind::Glory:
        return MatchEvent::Kind::Scored;
    default:
        return MatchEvent::Kind::Other;
    }
}

}  // namespace

MatchEvent MatchRules::describe(const Event& event, std::size_t line) const {
    MatchEvent result;
    result.kind = kindOf(event.kind);
    result.line = line;
    result.text.code = eventTexts[static_cast<std::size_t>(event.kind)].code;
    result.seat = event.seat;
    result.amount = event.amount;
    Arguments& arguments = result.text.arguments;
    const auto add = [&](const char* name, ArgumentValue value) {
        arguments.push_back({name, std::move(value)});
    };
    if (event.seat != none) add("player", std::int64_t{event.seat} + 1);
    if (event.other != none) add("opponent", std::int64_t{event.other} + 1);
    if (event.area != none) {
        result.at = table().area(event.area).at;
        add("area", name::area(table(), event.area));
    }
    if (event.from != none) {
        const Hex from = table().area(event.from).at;
        add("from", name::area(table(), event.from));
        // Coordinates for pictures of the move, because not all hexes have IDs.
        add("from-q", std::int64_t{from.q});
        add("from-r", std::int64_t{from.r});
    }
    add("count", std::int64_t{event.amount});
    switch (event.kind) {
    case EventKind::ValuesMoved:
    case EventKind::Paid:
    case EventKind::Placed:
        add("resource", name::resource(table(), event.a));
        if (event.kind == EventKind::Placed && event.amount > 0)
            result.text.code = "bauen.event.placed-carrying";
        break;
    case EventKind::StoneLaid:
        add("stone", name::stone(static_cast<Stone>(event.a)));
        add("field", name::field(table().field(event.b)));
        break;
    case EventKind::Passed:
        add("stone", name::stone(static_cast<Stone>(event.a)));
        break;
    case EventKind::CannotAct:
    case EventKind::Declined:
    case EventKind::Chosen:
        add("action", name::action(static_cast<Action>(event.a)));
        break;
    case EventKind::GoodSpent:
    case EventKind::Built:
    case EventKind::Produced:
        add("good", name::good(table(), event.a));
        break;
    case EventKind::Founded:
        add("region", name::region(table(), event.a));
        break;
    case EventKind::Defended:
        add("region", name::region(table(), table().area(event.area).region));
        break;
    case EventKind::Enlisted:
        if (event.b > 0) result.text.code = "bauen.event.enlisted-garrison";
        break;
    case EventKind::WallBuilt:
        add("side", name::side(event.a));
        break;
    case EventKind::Lost:
        result.what = say("bauen.word.knight");
        break;
    case EventKind::Glory:
        result.what = table().data.missions[event.a].name;
        add("mission", result.what);
        if (event.b > 0) result.text.code = "bauen.event.glory-secret";
        break;
    case EventKind::Over: {
        const auto winners = static_cast<unsigned>(event.amount);
        if (std::popcount(winners) > 1)
            result.text.code = "bauen.event.over-shared";
        else
            add("player", std::int64_t{std::countr_zero(winners)} + 1);
        result.amount = 0;
        break;
    }
    default:
        break;
    }
    return result;
}

std::vector<Happening> eventHappenings() {
    std::vector<Happening> list;
    play::addHappenings(list, eventTexts);
    list.push_back({"bauen.event.placed-carrying", "BB-071"});
    list.push_back({"bauen.event.enlisted-garrison", "BB-121"});
    list.push_back({"bauen.event.glory-secret", "BB-161"});
    list.push_back({"bauen.event.over-shared", "BB-164"});
    return list;
}

}  // namespace hexa::bauen
