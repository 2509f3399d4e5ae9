// SPDX-License-Identifier: GPL-3.0-or-later
// Events in words for people.
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/names.h"

namespace hexa::clockwork {
namespace {

/// In the order of EventKind.
constexpr const char* sentences[] = {
    "clockwork.event.turn-begins",   "clockwork.event.action-taken",  "clockwork.event.workers-gained",
    "clockwork.event.card-drawn",    "clockwork.event.card-played",   "clockwork.event.deployed",
    "clockwork.event.moved",         "clockwork.event.killed",        "clockwork.event.battle-won",
    "clockwork.event.battle-tied",   "clockwork.event.out-of-supply", "clockwork.event.polluted",
    "clockwork.event.points-gained", "clockwork.event.bought",        "clockwork.event.token-placed",
    "clockwork.event.token-owner",   "clockwork.event.card-used",     "clockwork.event.scored",
    "clockwork.event.court-bonus",   "clockwork.event.game-over"};
static_assert(std::size(sentences) == static_cast<std::size_t>(EventKind::GameOver) + 1);

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

/// What the field `a` of an event stands for.
Localized subjectOf(const Game& game, const Event& event) {
    switch (event.kind) {
    case EventKind::ActionTaken:
        return name::text(name::spyAction(static_cast<SpyAction>(event.a)));
    case EventKind::CardDrawn:
        return game.card(firstEspionage + event.a).name;
    case EventKind::CardPlayed:
    case EventKind::TokenPlaced:
    case EventKind::TokenOwner:
    case EventKind::CardUsed:
        return game.card(event.a).name;
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
        return game.card(event.a).name;
    case EventKind::Scored:
        return name::text(sources[event.a]);
    case EventKind::CourtBonus:
        return name::text(name::court(static_cast<Court>(event.a)));
    default:
        return {};
    }
}

}  // namespace

std::vector<std::string> eventCodes() {
    std::vector<std::string> codes(std::begin(sentences), std::end(sentences));
    codes.emplace_back("clockwork.event.token-nobody");
    codes.emplace_back("clockwork.event.deployed-court");
    return codes;
}

MatchEvent describe(const Game& game, const Event& event, std::size_t line) {
    MatchEvent result;
    result.line = line;
    result.kind = kindOf(event.kind);
    result.amount = event.kind == EventKind::OutOfSupply ? 1 : event.amount;
    result.text.code = sentences[static_cast<std::size_t>(event.kind)];
    result.secret = event.kind == EventKind::CardDrawn || event.kind == EventKind::PointsGained;
    Arguments& arguments = result.text.arguments;
    if (event.player < game.players()) {
        result.seat = event.player;
        arguments.push_back({"player", std::int64_t{event.player} + 1});
    } else if (event.kind == EventKind::TokenOwner) {
        result.text.code = "clockwork.event.token-nobody";
    }
    result.what = subjectOf(game, event);
    if (Localized subject = result.what; !subject.empty()) arguments.push_back({"what", std::move(subject)});
    arguments.push_back({"amount", std::int64_t{event.amount}});
    if (event.kind == EventKind::Moved) arguments.push_back({"from", game.map().id[event.a]});
    if (event.tile < game.map().tiles) {
        result.at = game.map().hex[event.tile];
        arguments.push_back({"tile", game.map().id[event.tile]});
    } else if (event.kind == EventKind::Deployed) {
        result.text.code = "clockwork.event.deployed-court";
    }
    return result;
}

}  // namespace hexa::clockwork
