// SPDX-License-Identifier: GPL-3.0-or-later
// Rule that refuses an order.
#include "core/systems/claymore/play/words.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

std::string_view whyNoDeployment(const Battle& battle, const State& state, RegimentId id, Field field) {
    if (state.occupant[field] != noRegiment || state.veiled[field] || !battle.enterable(field))
        return "CS-052";
    const auto& zone = deploymentZone(battle, state, armyOf(id));
    if (std::ranges::find(zone, field) == zone.end()) {
        if (state.phase == Phase::Act) return "CS-152";
        return battle.choosesSide()                        ? "CS-050"
               : battle.entry(armyOf(id)) == Entry::Hidden ? "CS-153"
                                                           : "CS-151";
    }
    if (battle.crossing(field) && !battle.on(Switch::DeployOnCrossing)) return "CS-053";
    if (field == battle.tower() && state.towerStands) return battle.climbs(id) ? "CS-054" : "CS-083";
    return "CS-050";
}

std::string_view whyNoStep(const Battle& battle, const State& state, RegimentId id, Field to) {
    const Field from = state.at[id];
    const int direction = battle.direction(from, to);
    if (direction < 0)
        return battle.values().cards[state.card].sort == CardSort::Double ? "CS-082" : "CS-080";
    if (to == battle.tower() && state.towerStands && battle.enterable(to)) {
        if (state.occupant[to] != noRegiment) return "CS-131";
        if (!battle.climbs(id)) return id == ogir ? "CS-122" : "CS-083";
    }
    if (state.occupant[to] != noRegiment) return "CS-081";
    if (!battle.enterable(to)) return "CS-081";
    if (battle.palisade(from, direction)) {
        // Into a palisade, or out of one.
        const bool back = battle.step(to, (direction + 3) % 6) == from;
        return back ? "CS-040" : "CS-041";
    }
    return "CS-081";
}

/// Rules about the turn: which regiment may act on which card.
std::string_view whyNotHisTurn(const Battle& battle, const State& state, const Move& move) {
    const RegimentId id = move.regiment;
    if (state.at[id] == gone) return "CS-063";
    if (battle.commander(id) != state.actor) return armyOf(id) == state.turn ? "CS-001" : "CS-060";
    const ActionCard& card = battle.values().cards[state.card];
    if ((card.names & bit(id)) == 0) return card.sort == CardSort::Whole ? "CS-068" : "CS-064";
    if ((state.open & bit(id)) != 0) return {};
    if ((state.struck & bit(id)) == 0) return "CS-062";
    return move.kind == Move::Kind::Step ? "CS-061" : "CS-064";
}

}  // namespace

std::string_view forbiddenBy(const Battle& battle, const State& state, const Move& move) {
    const RegimentId id = move.regiment;
    switch (state.phase) {
    case Phase::Side:
        return "CS-032";
    case Phase::Deploy: {
        if (move.kind != Move::Kind::Deploy) return "CS-050";
        if (armyOf(id) != state.turn || battle.commander(id) != state.actor) return "CS-050";
        if (onMat(state.at[id])) return "CS-031";
        return whyNoDeployment(battle, state, id, move.to);
    }
    case Phase::Lay:
        return "CS-114";
    case Phase::Act:
    case Phase::OgirAct:
        break;
    default:
        return {};
    }
    if (move.kind == Move::Kind::Finish || move.kind == Move::Kind::Wait) return "CS-001";
    if (move.kind == Move::Kind::Side || move.kind == Move::Kind::Lay || move.kind == Move::Kind::Deploy)
        return {};
    if (const std::string_view rule = whyNotHisTurn(battle, state, move);
        !rule.empty() && state.phase == Phase::Act)
        return rule;
    if (state.phase == Phase::OgirAct) {
        if (id != ogir) return "CS-064";
        if ((move.kind == Move::Kind::Step) != (state.ogirCard == OgirCard::Move)) return "CS-120";
    }
    if (state.at[id] == waiting)
        return move.kind == Move::Kind::Enter ? whyNoDeployment(battle, state, id, move.to) : "CS-152";
    if (move.kind == Move::Kind::Enter) return "CS-152";
    const bool begun = state.phase == Phase::Act && state.current == id;
    if (move.kind == Move::Kind::Step) {
        if (begun && state.steps == 0) return "CS-080";
        return whyNoStep(battle, state, id, move.to);
    }
    if (move.target >= regimentTotal || armyOf(move.target) == armyOf(id) || !onMat(state.at[move.target]))
        return "CS-090";
    if (state.phase == Phase::Act && battle.values().cards[state.card].sort == CardSort::Whole &&
        !battle.on(Switch::WholeArmyAttack))
        return "CS-069";
    if (begun && state.moved && (battle.shoots(id) || id == howitzer)) return "CS-085";
    if (battle.shoots(id))
        return battle.distance(state.at[id], state.at[move.target]) <= battle.range(id) ? "CS-104" : "CS-100";
    return battle.distance(state.at[id], state.at[move.target]) == 1 ? "CS-097" : "CS-090";
}

std::string_view forbiddenAt(const Battle& battle, const State& state, Field field) {
    const auto commands = [&](RegimentId id) {
        return state.at[id] != gone && armyOf(id) == state.turn && battle.commander(id) == state.actor;
    };
    if (state.phase == Phase::Deploy) {
        for (RegimentId id = 0; id < regimentTotal; ++id)
            if (commands(id) && !onMat(state.at[id]))
                return forbiddenBy(battle, state, {Move::Kind::Deploy, id, field});
        return "CS-050";
    }
    if (state.phase == Phase::Lay) return forbiddenBy(battle, state, {Move::Kind::Lay, howitzer, field});
    if (state.phase != Phase::Act && state.phase != Phase::OgirAct) return "CS-032";
    const RegimentId there = state.occupant[field];
    const bool own = there != noRegiment && armyOf(there) == state.turn;
    // Pointing at an own regiment asks why it does not act.
    if (own && state.phase == Phase::Act)
        if (const std::string_view rule = whyNotHisTurn(battle, state, {Move::Kind::Step, there, field});
            !rule.empty())
            return rule;
    RegimentId nearest = noRegiment;
    int shortest = 0;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        const bool acts = state.phase == Phase::OgirAct ? id == ogir : (state.open & bit(id)) != 0;
        if (!acts || !commands(id)) continue;
        const int away = onMat(state.at[id]) ? battle.distance(state.at[id], field) : int{maxFields};
        if (nearest != noRegiment && away >= shortest) continue;
        nearest = id;
        shortest = away;
    }
    if (nearest == noRegiment) return "CS-062";
    if (!onMat(state.at[nearest])) return forbiddenBy(battle, state, {Move::Kind::Enter, nearest, field});
    if (there != noRegiment && !own)
        return forbiddenBy(battle, state, {Move::Kind::Attack, nearest, gone, there});
    return forbiddenBy(battle, state, {Move::Kind::Step, nearest, field});
}

}  // namespace hexa::claymore
