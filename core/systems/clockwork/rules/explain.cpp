// SPDX-License-Identifier: GPL-3.0-or-later
// Rule that forbids a choice. Asks the same questions as the engine, one at a time, until one
// forbids it.
#include "core/systems/clockwork/rules/control.h"
#include "core/systems/clockwork/rules/decisionterms.h"
#include "core/systems/clockwork/rules/play.h"

namespace hexa::clockwork {
namespace {

/// Choices that mean something in a decision, legal or not.
int choicesOf(const Game& game, DecisionKind kind) {
    switch (termsOf(kind).choice) {
    case ChoiceOf::Nothing:
        return 0;
    case ChoiceOf::SpyAction:
        return spyActionCount;
    case ChoiceOf::Espionage:
        return espionageCards;
    case ChoiceOf::Discipline:
        return disciplineCount;
    case ChoiceOf::Seat:
        return game.players();
    case ChoiceOf::Tile:
        return game.map().tiles;
    case ChoiceOf::Reinforcement:
        return reinforce::firstCard + cardsInPlay;
    case ChoiceOf::OwnUnit:
    case ChoiceOf::VictimsUnit:
        return 4;
    case ChoiceOf::Item:
        return decks + generalCount;
    case ChoiceOf::Slot:
        return decks;
    case ChoiceOf::Taking:
        return 1;
    case ChoiceOf::Payment:
    case ChoiceOf::Count:
    case ChoiceOf::Kept:
    case ChoiceOf::Split:
        return 64;
    }
    return 0;
}

/// Explains from the view of the deciding player.
class Explainer {
public:
    Explainer(const Game& game, const State& state)
        : g(game), s(state), d(state.decision), me(state.decision.actor), control(controlOf(game, state)) {}

    Reason against(Choice choice) const {
        if (choice == passChoice) return againstPassing();
        if (choice >= choicesOf(g, d.kind)) return {"clockwork.refused.not-an-option", "INV-11"};
        switch (d.kind) {
        case DecisionKind::SpyAction:
            if (!g.options().espionage && static_cast<SpyAction>(choice) == SpyAction::ResearchAndDevelopment)
                return {"clockwork.refused.no-espionage", "SPY-04"};
            return {"clockwork.refused.action-taken", "SPY-01"};
        case DecisionKind::KeepCard:
            return {"clockwork.refused.card-not-drawn", "SPY-04"};
        case DecisionKind::GainDiscipline:
            return {"clockwork.refused.no-discipline", "SPY-05"};
        case DecisionKind::LoseDiscipline:
            return {"clockwork.refused.same-discipline", "SPY-05"};
        case DecisionKind::GuardianPlace:
            if (allyHolds(choice)) return {"clockwork.refused.ally-controls", "ALL-13"};
            return {"clockwork.refused.not-controlled", "GNL-06"};
        case DecisionKind::PlayCard:
            return againstCard(firstEspionage + choice);
        case DecisionKind::PayWith:
            return {"clockwork.refused.no-spy", "ESP-01"};
        case DecisionKind::SteamtankMove:
            return againstSteamtank(choice);
        case DecisionKind::Reinforce:
            return againstReinforcing(choice);
        case DecisionKind::CitadelFrom:
            return againstCitadel(choice);
        case DecisionKind::CitadelTo:
            if ((g.map().neighbours[d.about] & bit(choice)) == 0)
                return {"clockwork.refused.not-adjacent", "RNF-02"};
            return againstBattle(choice, "RNF-02");
        case DecisionKind::CitadelCount:
            return {"clockwork.refused.soldier-count", "RNF-02"};
        case DecisionKind::HunterTo:
            if ((s.battles & bit(choice)) != 0 && g.map().distance[s.players[me].unique[0]][choice] > 2)
                return {"clockwork.refused.hunter-far", "UNI-06"};
            return againstBattle(choice, "UNI-06");
        case DecisionKind::Leviathan:
            return againstLeviathan(choice);
        case DecisionKind::KeepUnits:
            return {"clockwork.refused.kept-count", "BAT-04"};
        case DecisionKind::KeepSoldiers:
            return {"clockwork.refused.kept-count", "ALL-10"};
        case DecisionKind::AttritionLoss:
            if ((unitKindsAt(s, me, d.about) >> choice & 1) != 0) {
                if (g.options().attritionSparesUnique && static_cast<Unit>(choice) == Unit::Unique &&
                    g.uniqueKind(me) != UniqueKind::Operative)
                    return {"clockwork.refused.attrition-soldier-first", "ATR-04"};
                return {"clockwork.refused.attrition-spares", "ATR-03"};
            }
            return {"clockwork.refused.no-such-unit", "ATR-02"};
        case DecisionKind::Sacrifice:
            return {"clockwork.refused.too-few-workers", "STU-02"};
        case DecisionKind::Buy:
            return againstBuying(choice);
        case DecisionKind::PlaceToken:
            return againstToken(choice);
        case DecisionKind::PlaceSteamtank:
            if (g.map().isKind(choice, tile::citadel)) return {"clockwork.refused.not-controlled", "GNL-09"};
            return {"clockwork.refused.steamtank-place", "GNL-09"};
        case DecisionKind::Activate:
            return againstCard(choice);
        case DecisionKind::CourtPoints:
            return {"clockwork.refused.court-points", "CRT-04"};
        case DecisionKind::CourtDiscovery:
            if (s.tokenAt[choice] != place::available) return {"clockwork.refused.bought-already", "DIS-02"};
            return {"clockwork.refused.no-place-for-token", "CRT-05"};
        case DecisionKind::PollutionKeep:
            return {"clockwork.refused.no-such-unit", "SCO-03"};
        case DecisionKind::KillAt:
            return againstKilling(choice);
        case DecisionKind::KillWhose:
            if (choice != me && !g.enemies(me, choice))
                return {"clockwork.refused.ally-is-no-enemy", "ALL-01"};
            return {"clockwork.refused.no-such-unit", ruleOfEffect(s)};
        case DecisionKind::KillUnit:
            if (choice != 0 && soldiersOnly()) return {"clockwork.refused.only-soldiers", ruleOfEffect(s)};
            return {"clockwork.refused.no-such-unit", ruleOfEffect(s)};
        case DecisionKind::MoveFrom:
            return againstMoveFrom(choice);
        case DecisionKind::MoveUnit:
            return againstMoveUnit(static_cast<Unit>(choice));
        case DecisionKind::MoveTo:
            return againstMoveTo(choice);
        case DecisionKind::StrengthAt:
            if ((s.battles & bit(choice)) == 0) return {"clockwork.refused.no-battle", "RNF-03"};
            if ((sideUnits(g, s, me) & bit(choice)) == 0) return againstAlone("RNF-03");
            return {"clockwork.refused.out-of-range", ruleOfEffect(s)};
        default:
            return {"clockwork.refused.not-an-option", "INV-11"};
        }
    }

private:
    bool controls(TileIndex tile) const { return (control.of[me] & bit(tile)) != 0; }
    bool allyHolds(TileIndex tile) const {
        return g.alliances() && (control.of[g.ally(me)] & bit(tile)) != 0;
    }
    bool contested(TileIndex tile) const { return (control.contested & bit(tile)) != 0; }

    Reason againstPassing() const {
        switch (d.kind) {
        case DecisionKind::SpyAction:
            return {"clockwork.refused.must-take-action", "SPY-01"};
        case DecisionKind::Reinforce:
            return {"clockwork.refused.crasher-must-act", "UNI-08"};
        case DecisionKind::KeepUnits:
        case DecisionKind::KeepSoldiers:
            return {"clockwork.refused.kept-count", "BAT-04"};
        case DecisionKind::AttritionLoss:
            return {"clockwork.refused.must-choose", "ATR-02"};
        case DecisionKind::PollutionKeep:
            return {"clockwork.refused.must-choose", "SCO-03"};
        case DecisionKind::PlaceToken:
            return {"clockwork.refused.must-choose", "DIS-04"};
        case DecisionKind::PlaceSteamtank:
            return {"clockwork.refused.must-choose", "GNL-09"};
        case DecisionKind::KeepCard:
            return {"clockwork.refused.must-choose", "SPY-04"};
        default:
            return {"clockwork.refused.must-choose", "INV-11"};
        }
    }

    /// Returns MAP-04 or GNL-07 for a forbidden territory.
    Reason againstEntering(TileIndex tile) const {
        if ((g.map().capitals & bit(tile)) != 0) return {"clockwork.refused.enemy-capital", "MAP-04"};
        return {"clockwork.refused.enemy-guardian", "GNL-07"};
    }
    Reason againstSteamtank(TileIndex tile) const {
        if ((forbidden(g, s, me) & bit(tile)) != 0) return againstEntering(tile);
        const TileIndex from = s.generalAt[static_cast<std::size_t>(General::Steamtank)];
        if ((g.map().neighbours[from] & bit(tile)) != 0)
            return {"clockwork.refused.steamtank-guardian", "GNL-11"};
        return {"clockwork.refused.not-adjacent", "GNL-11"};
    }
    /// Returns the reason against orders that send units into a battle.
    Reason againstBattle(TileIndex tile, const char* rule) const {
        if ((forbidden(g, s, me) & bit(tile)) != 0) return againstEntering(tile);
        return {"clockwork.refused.no-battle", rule};
    }

    Reason againstCard(int card) const {
        const bool discovery = card < decks;
        const Timing timing = timingNow();
        const char* rule = discovery ? (timing == Timing::Reinforcement ? "RNF-03" : "ACT-01") : "ESP-02";
        if (discovery && (s.owned[me] >> card & 1) == 0) return {"clockwork.refused.not-owner", "DIS-05"};
        if (!discovery && (s.hands[me] >> (card - firstEspionage) & 1) == 0)
            return {"clockwork.refused.card-not-in-hand", "ESP-01"};
        if (!discovery && spiesOf(s, me) == 0) return {"clockwork.refused.no-spy", "ESP-01"};
        if (!contains(g.effect(card).timings, timing)) return {"clockwork.refused.card-timing", rule};
        if (discovery && (s.used[me] >> card & 1) != 0) return {"clockwork.refused.used-this-turn", "ACT-02"};
        return {"clockwork.refused.card-without-effect", rule};
    }
    Timing timingNow() const {
        switch (s.stage) {
        case Stage::RecruitCards:
            return Timing::Recruitment;
        case Stage::DeployCards:
            return Timing::Deployment;
        case Stage::ResearchCards:
            return Timing::Research;
        case Stage::ScoringCards:
            return Timing::Scoring;
        case Stage::Activation:
            return Timing::Activation;
        default:
            return Timing::Reinforcement;
        }
    }

    Reason againstReinforcing(Choice choice) const {
        const PlayerState& own = s.players[me];
        const UniqueKind kind = g.uniqueKind(me);
        switch (choice) {
        case reinforce::citadel: {
            const TileMask mine = s.units[me] & g.map().ofKind[indexOf(tile::citadel)];
            if ((mine & control.of[me]) == 0 && (mine & control.contested) != 0)
                return {"clockwork.refused.citadel-contested", "RNF-07"};
            return {"clockwork.refused.no-citadel", "RNF-02"};
        }
        case reinforce::hunter:
            if (kind != UniqueKind::Hunter || !onMap(own.unique[0]))
                return {"clockwork.refused.unit-not-on-map", "UNI-06"};
            if (own.uniqueUsed != 0) return {"clockwork.refused.unit-has-acted", "UNI-06"};
            return {"clockwork.refused.hunter-no-battle", "UNI-06"};
        case reinforce::operative:
            if (kind != UniqueKind::Operative || !onMap(own.unique[0]))
                return {"clockwork.refused.unit-not-on-map", "UNI-05"};
            if (own.uniqueUsed != 0) return {"clockwork.refused.unit-has-acted", "UNI-05"};
            return {"clockwork.refused.operative-no-target", "UNI-05"};
        case reinforce::crasher:
            return {"clockwork.refused.unit-not-on-map", "UNI-08"};
        default:
            return againstCard(choice - reinforce::firstCard);
        }
    }

    Reason againstCitadel(TileIndex tile) const {
        if (!g.map().isKind(tile, tile::citadel)) return {"clockwork.refused.no-citadel-there", "RNF-02"};
        if (contested(tile)) return {"clockwork.refused.citadel-contested", "RNF-07"};
        if (!controls(tile)) return {"clockwork.refused.not-controlled", "RNF-02"};
        if (s.soldiers[tile][me] == 0) return {"clockwork.refused.no-soldiers", "RNF-02"};
        return {"clockwork.refused.no-battle-beside", "RNF-02"};
    }

    Reason againstLeviathan(TileIndex tile) const {
        if ((forbidden(g, s, me) & ~g.map().capitals & bit(tile)) != 0)
            return {"clockwork.refused.leviathan-guardian", "GNL-04"};
        if ((s.battles & bit(tile)) == 0) return {"clockwork.refused.no-battle", "GNL-02"};
        if ((s.units[me] & bit(tile)) == 0) {
            const bool ally = g.alliances() && (s.units[g.ally(me)] & bit(tile)) != 0;
            return {"clockwork.refused.no-own-units", ally ? "ALL-13" : "GNL-02"};
        }
        return {"clockwork.refused.no-enemies", "GNL-02"};
    }

    Reason againstBuying(int item) const {
        const PlayerState& own = s.players[me];
        if (item >= decks) {
            const int general = item - decks;
            if (s.generalAt[general] != place::available)
                return {"clockwork.refused.general-taken", "DIS-02"};
            return {"clockwork.refused.general-too-dear", "GNL-01"};
        }
        if (s.tokenAt[item] != place::available) return {"clockwork.refused.bought-already", "DIS-02"};
        if (ageOfSlot(item) > g.ageOf(s.turn)) return {"clockwork.refused.later-age", "DIS-02"};
        if (own.ip[static_cast<int>(disciplineOfSlot(item))] < g.cost(item))
            return {"clockwork.refused.too-dear", "DIS-03"};
        return {"clockwork.refused.no-place-for-token", "DIS-04"};
    }

    Reason againstToken(TileIndex tile) const {
        for (const std::uint8_t taken : s.tokenAt)
            if (taken == tile) return {"clockwork.refused.token-there", "DIS-04"};
        const bool studied = (g.map().studied(disciplineOfSlot(d.about)) & bit(tile)) != 0;
        if (!studied) return {"clockwork.refused.token-kind", "DIS-04"};
        if (allyHolds(tile)) return {"clockwork.refused.ally-controls", "ALL-12"};
        return {"clockwork.refused.not-controlled", "DIS-04"};
    }

    /// Returns the reason against a card that needs units of the player or its ally in a battle.
    Reason againstAlone(const char* rule) const {
        if (g.alliances()) return {"clockwork.refused.no-side-units", "ALL-09"};
        return {"clockwork.refused.no-own-units", rule};
    }

    // The card, Gambit or Crasher that works now.
    bool gambit() const { return s.effectCard == gambitCard; }
    bool soldiersOnly() const {
        return s.effectCard == crasherCard ||
               (!gambit() && g.effect(s.effectCard).units == UnitFilter::Soldiers);
    }
    bool inReach(TileIndex tile) const {
        if (s.effectCard >= cardsInPlay) return true;
        const TileIndex token = s.effectCard < decks ? s.tokenAt[s.effectCard] : noTile;
        return (g.reach(s.effectCard, token) & bit(tile)) != 0;
    }

    Reason againstKilling(TileIndex tile) const {
        if ((g.map().capitals & bit(tile)) != 0) return {"clockwork.refused.enemy-capital", "MAP-04"};
        if ((enemyUnits(g, s, me) & bit(tile)) == 0) return {"clockwork.refused.no-enemies", ruleOfEffect(s)};
        if (!inReach(tile)) return {"clockwork.refused.out-of-range", ruleOfEffect(s)};
        if (s.effectTarget != noTile && s.effectTarget != tile)
            return {"clockwork.refused.one-territory", ruleOfEffect(s)};
        if (s.effectCard < cardsInPlay && g.effect(s.effectCard).target == Target::Battle) {
            if ((s.battles & bit(tile)) == 0) return {"clockwork.refused.no-battle", ruleOfEffect(s)};
            if ((sideUnits(g, s, me) & bit(tile)) == 0) return againstAlone(ruleOfEffect(s));
        }
        bool soldiers = false;
        for (Player other = 0; other < g.players(); ++other)
            soldiers = soldiers || (g.enemies(me, other) && s.soldiers[tile][other] > 0);
        if (soldiersOnly() && !soldiers) return {"clockwork.refused.only-soldiers", ruleOfEffect(s)};
        return {"clockwork.refused.protected", ruleOfEffect(s)};
    }

    Reason againstMoveFrom(TileIndex tile) const {
        if ((s.units[me] & bit(tile)) == 0) return {"clockwork.refused.no-own-units", ruleOfEffect(s)};
        if (!inReach(tile)) return {"clockwork.refused.out-of-range", ruleOfEffect(s)};
        const unsigned kinds = unitKindsAt(s, me, tile);
        if (!gambit() && kinds == 1U << static_cast<unsigned>(Unit::Guardian))
            return {"clockwork.refused.guardian-stays", "GNL-06"};
        if (soldiersOnly() && s.soldiers[tile][me] == 0)
            return {"clockwork.refused.only-soldiers", ruleOfEffect(s)};
        return {"clockwork.refused.nowhere-to-go", ruleOfEffect(s)};
    }

    Reason againstMoveUnit(Unit unit) const {
        if ((unitKindsAt(s, me, d.about) >> static_cast<unsigned>(unit) & 1) == 0)
            return {"clockwork.refused.no-such-unit", ruleOfEffect(s)};
        if (unit == Unit::Guardian && !gambit()) return {"clockwork.refused.guardian-stays", "GNL-06"};
        if (unit != Unit::Soldier && soldiersOnly())
            return {"clockwork.refused.only-soldiers", ruleOfEffect(s)};
        return {"clockwork.refused.nowhere-to-go", ruleOfEffect(s)};
    }

    Reason againstMoveTo(TileIndex tile) const {
        if ((forbidden(g, s, me) & bit(tile)) != 0) return againstEntering(tile);
        if (tile == d.about) return {"clockwork.refused.already-there", ruleOfEffect(s)};
        const auto unit = static_cast<Unit>(s.effectUnit);
        if (unit == Unit::Unique && uniqueAt(s, me, tile) >= 0)
            return {"clockwork.refused.engineer-twice", "UNI-07"};
        if (unit == Unit::Guardian && g.options().guardianStaysWithOwner && allyHolds(tile))
            return {"clockwork.refused.ally-controls", "GNL-06"};
        if (gambit() && g.options().gambitDistinctTargets && s.effectTarget == tile)
            return {"clockwork.refused.gambit-same-target", "SPY-03"};
        const Destination to = gambit() ? Destination::Controlled : g.effect(s.effectCard).destination;
        if (to == Destination::Battle) return {"clockwork.refused.no-battle", ruleOfEffect(s)};
        return {"clockwork.refused.not-controlled", ruleOfEffect(s)};
    }

    const Game& g;
    const State& s;
    const Decision& d;
    const Player me;
    const Control control;
};

}  // namespace

const char* ruleOfEffect(const State& state) {
    if (state.effectCard == gambitCard) return "SPY-03";
    if (state.effectCard == crasherCard) return "UNI-08";
    if (state.effectCard >= firstEspionage) return "ESP-02";
    return state.after == Stage::Reinforce ? "RNF-03" : "ACT-01";
}

Reason reasonAgainst(const Game& game, const State& state, std::uint8_t choice) {
    return Explainer(game, state).against(choice);
}

}  // namespace hexa::clockwork
