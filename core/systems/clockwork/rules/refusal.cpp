// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/refusal.h"

#include "core/systems/clockwork/rules/control.h"
#include "core/systems/clockwork/rules/decisionterms.h"

namespace hexa::clockwork {
namespace {

Place placeOf(const Game& game, TileIndex tile) {
    if (tile >= game.map().tiles) return {};
    const Hex at = game.map().hex[tile];
    return HexPlace{at.q, at.r};
}

Error errorOf(const Game& game, Reason reason, Player player, TileIndex tile, int card) {
    Arguments arguments{{"rule", std::string(reason.rule)}};
    if (player < game.players()) arguments.push_back({"player", std::int64_t{player} + 1});
    if (tile < game.map().tiles) arguments.push_back({"tile", game.map().id[tile]});
    if (card >= 0 && card < cardsInPlay) arguments.push_back({"card", markedName(game.card(card))});
    return Error(reason.code, std::move(arguments), placeOf(game, tile));
}

/// Returns DEP-04, or DEP-05 if a Forced March could lead there but its territory in between is
/// occupied.
Reason notDeployable(const Game& game, const State& state, Player player, TileIndex tile) {
    const Control control = controlOf(game, state);
    const TileMask near = game.map().around(control.of[player]);
    if ((game.map().around(near) & bit(tile)) != 0) return {"clockwork.refused.march-blocked", "DEP-05"};
    return {"clockwork.refused.not-deployable", "DEP-04"};
}

Reason sheetReason(const Game& game, const State& state, Player player, const Refusal& refusal) {
    const char* rule = ruleOf(refusal.why);
    switch (refusal.why) {
    case Refused::No:
        break;
    case Refused::NotDeployable:
        return notDeployable(game, state, player, refusal.tile);
    case Refused::EnemyCapital:
        return {"clockwork.refused.enemy-capital", rule};
    case Refused::EnemyGuardian:
        return {"clockwork.refused.enemy-guardian", rule};
    case Refused::NoUnitBetween:
        return {"clockwork.refused.no-unit-between", rule};
    case Refused::TooManyWorkers:
        return {"clockwork.refused.too-many-workers", rule};
    case Refused::UniqueNotThere:
        return {"clockwork.refused.unique-not-there", rule};
    case Refused::OneUniqueATurn:
        return {"clockwork.refused.one-unique-a-turn",
                game.uniqueKind(player) == UniqueKind::Crasher ? "UNI-08" : rule};
    case Refused::EngineerPlace:
        return {"clockwork.refused.engineer-place", rule};
    case Refused::EngineerTwice:
        return {"clockwork.refused.engineer-twice", rule};
    case Refused::CrasherPlace:
        return {"clockwork.refused.crasher-place", rule};
    case Refused::OnlyOperative:
        return {"clockwork.refused.only-operative", rule};
    case Refused::NoSuchTile:
        return {"clockwork.refused.no-such-tile", rule};
    case Refused::WrongDecision:
        return {"clockwork.refused.wrong-decision", rule};
    case Refused::NotAnOption:
        return {"clockwork.refused.not-an-option", rule};
    }
    return {"clockwork.refused.not-an-option", "INV-11"};
}

}  // namespace

const char* ruleOf(Refused why) {
    switch (why) {
    case Refused::NotDeployable:
        return "DEP-04";
    case Refused::EnemyCapital:
    case Refused::EnemyGuardian:
        return "DEP-09";
    case Refused::NoUnitBetween:
        return "DEP-05";
    case Refused::TooManyWorkers:
        return "DEP-02";
    case Refused::UniqueNotThere:
        return "UNI-01";
    case Refused::OneUniqueATurn:
    case Refused::EngineerPlace:
    case Refused::EngineerTwice:
        return "UNI-07";
    case Refused::CrasherPlace:
        return "UNI-08";
    case Refused::OnlyOperative:
        return "UNI-04";
    case Refused::NoSuchTile:
        return "MAP-02";
    case Refused::No:
    case Refused::WrongDecision:
    case Refused::NotAnOption:
        break;
    }
    return "INV-11";
}

Error refusalError(const Game& game, const State& state, Player player, const Refusal& refusal) {
    return errorOf(game, sheetReason(game, state, player, refusal), player, refusal.tile, -1);
}

Error refusalError(const Game& game, const State& state, std::uint8_t choice) {
    const Decision& decision = state.decision;
    const DecisionTerms terms = termsOf(decision.kind);
    TileIndex tile = noTile;
    if (terms.choice == ChoiceOf::Tile)
        tile = choice;
    else if (terms.about == AboutOf::Tile)
        tile = decision.about;
    const int card = cardChosen(decision.kind, choice);
    return errorOf(game, reasonAgainst(game, state, choice), decision.actor, tile, card);
}

}  // namespace hexa::clockwork
