// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/course.h"

#include <bit>

namespace hexa::claymore {
namespace {

void listDeployments(const Battle& battle, const State& state, MoveList& moves) {
    const RegimentSet own = battle.commandOf(state.actor);
    RegimentKind last{};
    bool any = false;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        if ((own & bit(id)) == 0 || state.at[id] != waiting) continue;
        if (any && kindOf(id) == last) continue;  // those of a kind are alike: the first one goes
        any = true;
        last = kindOf(id);
        for (const Field place : deploymentZone(battle, state, state.turn))
            if (canDeploy(battle, state, id, place)) moves.add({Move::Kind::Deploy, id, place});
    }
}

void listActions(const Battle& battle, const State& state, MoveList& moves) {
    const auto add = [&moves](const Move& move) { return moves.add(move), false; };
    bool alone = true;
    for (RegimentSet open = state.open; open != 0; open &= open - 1) {
        const auto id = static_cast<RegimentId>(std::countr_zero(open));
        if (battle.commander(id) != state.actor)
            alone &= (state.waited >> battle.commander(id) & 1) != 0;
        else
            eachAction(battle, state, id, add);
    }
    moves.add({Move::Kind::Finish});
    if (!alone && (state.waited >> state.actor & 1) == 0) moves.add({Move::Kind::Wait});
}

void listOgirs(const Battle& battle, const State& state, MoveList& moves) {
    if (state.ogirCard == OgirCard::Move) {
        for (int direction = 0; direction < 6; ++direction)
            if (canStep(battle, state, ogir, direction))
                moves.add({Move::Kind::Step, ogir, battle.step(state.at[ogir], direction)});
    } else {
        eachTarget(battle, state, ogir, [&moves](RegimentId target) {
            return moves.add({Move::Kind::Attack, ogir, gone, target}), false;
        });
    }
    moves.add({Move::Kind::Finish});
}

/// Picks one of several things, weighted by their numbers; `sum` is the total.
template <std::size_t Count>
std::uint8_t pick(const std::array<std::uint8_t, Count>& counts, std::uint32_t sum, Rng& rng) {
    std::uint32_t drawn = rng.below(sum);
    std::uint8_t index = 0;
    while (drawn >= counts[index]) drawn -= counts[index++];
    return index;
}
template <std::size_t Count>
std::uint8_t pick(const std::array<std::uint8_t, Count>& counts, Rng& rng) {
    std::uint32_t sum = 0;
    for (const std::uint8_t count : counts) sum += count;
    return pick(counts, sum, rng);
}

}  // namespace

void listMoves(const Battle& battle, const State& state, MoveList& moves) {
    moves.clear();
    switch (state.phase) {
    case Phase::Side:
        for (const MatSide side : matSides)
            moves.add({Move::Kind::Side, noRegiment, static_cast<std::uint8_t>(side)});
        return;
    case Phase::Deploy:
        return listDeployments(battle, state, moves);
    case Phase::Act:
        return listActions(battle, state, moves);
    case Phase::OgirAct:
        return listOgirs(battle, state, moves);
    case Phase::Lay: {
        std::array<Field, 6> places{};
        const int count = nextTilePlaces(battle, state, places);
        for (int i = 0; i < count; ++i)
            moves.add({Move::Kind::Lay, howitzer, places[static_cast<std::size_t>(i)]});
        return;
    }
    default:
        return;
    }
}

Move draw(const Battle& battle, const State& state, Rng& rng) {
    switch (state.phase) {
    case Phase::Draw:
        return {Move::Kind::Card, noRegiment, pick(state.left, state.deck, rng)};
    case Phase::Tile:
    case Phase::Misfire:
        return {Move::Kind::Tile, noRegiment, pick(state.tiles, rng)};
    case Phase::OgirCard:
        return {Move::Kind::Ogir, noRegiment, pick(state.ogirCards, rng)};
    default:
        break;
    }
    Move move{Move::Kind::Dice};
    const int count = state.attackDice + state.defenceDice;
    const auto& faces = battle.values().faces;
    for (int die = 0; die < count; ++die) move.dice |= std::uint32_t{pick(faces, dieFaces, rng)} << (2 * die);
    return move;
}

}  // namespace hexa::claymore
