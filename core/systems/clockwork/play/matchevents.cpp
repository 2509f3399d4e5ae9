// SPDX-License-Identifier: GPL-3.0-or-later
// Events in words for people.
#include "core/play/eventtext.h"
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/names.h"

#include <array>
#include <span>

namespace hexa::clockwork {
namespace {

using play::EventText;

/// In the order of EventKind.
constexpr EventText eventSentences[] = {
    {"clockwork.event.turn-begins", "TRN-03"},    {"clockwork.event.action-taken", "SPY-01"},
    {"clockwork.event.workers-gained", "REC-01"}, {"clockwork.event.card-drawn", "ESP-02"},
    {"clockwork.event.card-played", "ESP-02"},    {"clockwork.event.deployed", "DEP-08"},
    {"clockwork.event.moved", "RNF-02"},          {"clockwork.event.killed", "BAT-06"},
    {"clockwork.event.battle-won", "BAT-04"},     {"clockwork.event.battle-tied", "BAT-05"},
    {"clockwork.event.out-of-supply", "ATR-02"},  {"clockwork.event.polluted", "SCO-03"},
    {"clockwork.event.points-gained", "STU-01"},  {"clockwork.event.bought", "DIS-01"},
    {"clockwork.event.token-placed", "DIS-04"},   {"clockwork.event.token-owner", "DIS-05"},
    {"clockwork.event.card-used", "ACT-01"},      {"clockwork.event.scored", "SCO-01"},
    {"clockwork.event.court-bonus", "SCO-02"},    {"clockwork.event.game-over", "END-02"},
};
static_assert(std::size(eventSentences) == static_cast<std::size_t>(EventKind::GameOver) + 1);
/// Variants of these events: a token that loses its owner, and a worker that becomes a Spy.
constexpr EventText tokenNobody{"clockwork.event.token-nobody", "DIS-06"};
constexpr EventText deployedCourt{"clockwork.event.deployed-court", "DEP-07"};
/// Allies win together; paying is not a gain.
constexpr EventText alliesWon{"clockwork.event.allies-won", "ALL-15"};
constexpr EventText pointsGiven{"clockwork.event.points-given", "DIS-01"};

constexpr const char* sources[] = {"clockwork.name.score-territory", "clockwork.name.technophilia",
                                   "clockwork.name.leviathan",       "clockwork.name.score-card",
                                   "clockwork.name.score-court",     "clockwork.name.score-influence",
                                   "clockwork.name.score-robbed"};
static_assert(std::size(sources) == static_cast<std::size_t>(ScoreSource::Robbed) + 1);

MatchEvent::Kind kindOf(EventKind kind) {
    switch (kind) {
    case EventKind::TurnBegins:
        return MatchEvent::Kind::TurnBegins;
    case EventKind::Deployed:
    case EventKind::Moved:
        return MatchEvent::Kind::Entered;
    case EventKind::Killed:
    case EventKind::OutOfSupply:
    case EventKind::Polluted:
        return MatchEvent::Kind::Lost;
    case EventKind::BattleWon:
        return MatchEvent::Kind::Won;
    case EventKind::BattleTied:
        return MatchEvent::Kind::Tied;
    case EventKind::Scored:
        return MatchEvent::Kind::Scored;
    default:
        return MatchEvent::Kind::Other;
    }
}

/// True if only its player may know it.
bool isSecret(const Event& event) {
    if (event.kind == EventKind::PointsGained) return static_cast<Seen>(event.b) != Seen::ByAll;
    return event.kind == EventKind::CardDrawn;
}

/// Returns the thing behind the field `a` of an event.
Localized subjectOf(const Game& game, const Event& event) {
    switch (event.kind) {
    case EventKind::ActionTaken:
        return name::text(name::spyAction(static_cast<SpyAction>(event.a)));
    case EventKind::CardDrawn:
        return markedName(game.card(firstEspionage + event.a));
    case EventKind::CardPlayed:
    case EventKind::TokenPlaced:
    case EventKind::TokenOwner:
    case EventKind::CardUsed:
        return markedName(game.card(event.a));
    case EventKind::Deployed:
    case EventKind::Killed:
    case EventKind::OutOfSupply:
    case EventKind::Polluted:
        return name::text(name::unit(game, event.player, static_cast<Unit>(event.a)));
    case EventKind::Moved:
        return name::text(name::unit(game, event.player, static_cast<Unit>(event.b)));
    case EventKind::PointsGained:
        return name::text(name::discipline(static_cast<Discipline>(event.a)));
    case EventKind::Bought:
        if (event.a >= decks) return name::text(name::general(static_cast<General>(event.a - decks)));
        return markedName(game.card(event.a));
    case EventKind::Scored:
        return name::text(sources[event.a]);
    case EventKind::CourtBonus:
        return name::text(name::court(static_cast<Court>(event.a)));
    default:
        return {};
    }
}

}  // namespace

std::vector<Happening> eventHappenings() {
    std::vector<Happening> list;
    // Without the end, which every game has.
    play::addHappenings(list, std::span(eventSentences).first(static_cast<std::size_t>(EventKind::GameOver)));
    play::addHappenings(list, std::array{tokenNobody, deployedCourt, pointsGiven});
    return list;
}

MatchEvent describe(const Game& game, const Event& event, std::size_t line) {
    MatchEvent result;
    result.line = line;
    result.kind = kindOf(event.kind);
    result.amount = event.kind == EventKind::OutOfSupply ? 1 : event.amount;
    result.text.code = eventSentences[static_cast<std::size_t>(event.kind)].code;
    result.secret = isSecret(event);
    Arguments& arguments = result.text.arguments;
    if (event.player < game.players()) {
        result.seat = event.player;
        arguments.push_back({"player", std::int64_t{event.player} + 1});
    } else if (event.kind == EventKind::TokenOwner) {
        result.text.code = tokenNobody.code;
    }
    result.what = subjectOf(game, event);
    if (Localized subject = result.what; !subject.empty()) arguments.push_back({"what", std::move(subject)});
    const bool given = event.kind == EventKind::PointsGained && event.amount < 0;
    if (given) result.text.code = pointsGiven.code;
    arguments.push_back({"amount", std::int64_t{given ? -event.amount : event.amount}});
    if (event.kind == EventKind::PointsGained && static_cast<Seen>(event.b) == Seen::AmountByAll)
        result.open = {result.text.code + ".open", {arguments.front(), arguments.back()}};  // player, amount
    if (event.kind == EventKind::GameOver && game.alliances()) {
        result.text.code = alliesWon.code;
        arguments.push_back({"ally", std::int64_t{game.ally(event.player)} + 1});
    }
    if (event.kind == EventKind::Moved) arguments.push_back({"from", game.map().id[event.a]});
    if (event.tile < game.map().tiles) {
        result.at = game.map().hex[event.tile];
        arguments.push_back({"tile", game.map().id[event.tile]});
    } else if (event.kind == EventKind::Deployed) {
        result.text.code = deployedCourt.code;
    }
    return result;
}

}  // namespace hexa::clockwork
