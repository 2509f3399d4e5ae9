// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/course.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace hexa::claymore {
namespace {

constexpr std::uint8_t design(const Move& move) { return move.to; }

/// True if an open regiment has an action.
bool canAct(const Battle& battle, const State& state, RegimentId id) {
    return eachAction(battle, state, id, [](const Move&) { return true; });
}

BattleResult victoryOf(Army army) {
    return army == Army::Imperial ? BattleResult::Imperial : BattleResult::Shadow;
}

}  // namespace

int aliveOf(const State& state, Army army) {
    int alive = 0;
    const RegimentRange own = rangeOf(army);
    for (RegimentId id = own.begin; id < own.end; ++id)
        if (state.at[id] != gone) ++alive;
    return alive;
}

RegimentSet eliteAfter(const Battle& battle, const State& state) {
    const bool shadowOnly =
        battle.on(Switch::EliteShadowOnly) && (!battle.on(Switch::EliteByTower) || state.byTower);
    RegimentSet elite = 0;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        const bool had = (state.elite & bit(id)) != 0;
        const bool gains = onMat(state.at[id]) && (!shadowOnly || armyOf(id) == Army::Shadow);
        // A regiment absent from this battle has not been destroyed.
        const bool lives = state.at[id] != gone || battle.start(id).at == gone;
        const bool keeps = had && (lives || !battle.on(Switch::EliteLoss));
        if (gains || keeps) elite |= bit(id);
    }
    return elite;
}

State startBattle(const Battle& battle, Army chooser, EventLog* log) {
    State state;
    Course(battle, state, log).begin(chooser);
    return state;
}

void apply(const Battle& battle, State& state, const Move& move, EventLog* log) {
    Course(battle, state, log).carryOut(move);
}

void Course::begin(Army chooser) {
    mState = State();
    mState.occupant.fill(noRegiment);
    mState.chooser = chooser;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        const Start& start = mBattle.start(id);
        mState.at[id] = start.at;
        mState.chips[id] = start.chips;
        if (start.elite) mState.elite |= bit(id);
        if (onMat(start.at)) mState.occupant[start.at] = id;
    }
    const auto& cards = mBattle.values().cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        mState.left[i] = cards[i].count;
        mState.deck = static_cast<std::uint8_t>(mState.deck + cards[i].count);
    }
    mState.towerStands = mBattle.tower() != gone;
    mState.rubble = static_cast<std::uint8_t>(mBattle.rubble());
    if (mBattle.choosesSide()) {
        mState.phase = Phase::Side;
        mState.turn = chooser;
        for (int seat = mBattle.seats() - 1; seat >= 0; --seat)
            if (mBattle.armyOfSeat(seat) == chooser) mState.actor = static_cast<std::uint8_t>(seat);
        return;
    }
    const bool hidden =
        mBattle.entry(Army::Imperial) == Entry::Hidden || mBattle.entry(Army::Shadow) == Entry::Hidden;
    nextDeployer(hidden && mBattle.on(Switch::FirstChipImperial) ? Army::Imperial : Army::Shadow);
}

void Course::carryOut(const Move& move) {
    switch (move.kind) {
    case Move::Kind::Side:
        return chooseSide(static_cast<MatSide>(move.to));
    case Move::Kind::Deploy:
        return deploy(move.regiment, move.to);
    case Move::Kind::Step:
        return step(move.regiment, move.to);
    case Move::Kind::Attack:
        return move.regiment == howitzer ? fire(move.target) : attack(move.regiment, move.target);
    case Move::Kind::Enter:
        return enter(move.regiment, move.to);
    case Move::Kind::Finish:
        if (mState.phase == Phase::OgirAct) return nextOgirCard();
        mState.open &= ~mBattle.commandOf(mState.actor);
        mState.current = noRegiment;
        return goOn();
    case Move::Kind::Wait:
        mState.waited = static_cast<std::uint8_t>(mState.waited | 1U << mState.actor);
        if (mState.current != noRegiment) finish(mState.current);
        return goOn();
    case Move::Kind::Lay:
        return layTile(move.to);
    case Move::Kind::Card:
        return draw(design(move));
    case Move::Kind::Dice:
        return throwDice(move);
    case Move::Kind::Tile:
        return mState.phase == Phase::Misfire ? misfire(static_cast<Tile>(move.to))
                                              : turnTile(static_cast<Tile>(move.to));
    case Move::Kind::Ogir:
        return ogirCard(static_cast<OgirCard>(move.to));
    }
}

// --- Cards ---

void Course::nextCard() {
    if (mState.quiet >= quietPasses * mBattle.deckSize()) return endBattle(BattleResult::Draw);
    mState.phase = Phase::Draw;
    mState.card = 255;
    mState.open = 0;
    mState.waited = 0;
    mState.struck = 0;
    mState.current = noRegiment;
    mState.attacker = mState.target = noRegiment;
    if (mState.deck > 0) return;
    const auto& cards = mBattle.values().cards;  // CS-065
    for (std::size_t i = 0; i < cards.size(); ++i) {
        mState.left[i] = static_cast<std::uint8_t>(cards[i].count - mState.removed[i]);
        mState.deck = static_cast<std::uint8_t>(mState.deck + mState.left[i]);
    }
    if (isLogged()) {
        Event event{EventKind::Reshuffled};
        event.amount = mState.deck;
        say(event);
    }
}

void Course::draw(std::uint8_t number) {
    mState.card = number;
    mState.turn = card().army;
    --mState.left[number];
    --mState.deck;
    ++mState.drawn;
    ++mState.quiet;
    if (isLogged()) {
        Event event{EventKind::CardDrawn};
        event.a = number;
        event.amount = static_cast<std::int16_t>(mState.drawn);
        say(event);
    }
    for (RegimentSet names = card().names; names != 0; names &= names - 1) {
        const auto id = static_cast<RegimentId>(std::countr_zero(names));
        if (mState.at[id] != gone) mState.open |= bit(id);  // CS-063
    }
    if (mState.open == 0) {
        const bool leaves = mBattle.on(Switch::RemoveDeadCards);
        if (leaves) ++mState.removed[number];
        if (isLogged()) {
            Event event{EventKind::CardDead};
            event.a = number;
            event.amount = leaves ? 1 : 0;
            say(event);
        }
        return nextCard();
    }
    if (card().sort == CardSort::Ogir && onMat(mState.at[ogir])) {
        mState.ogirCards = mBattle.values().ogirCards;
        const int all = mState.ogirCards[0] + mState.ogirCards[1];
        mState.ogirTurns = static_cast<std::uint8_t>(std::max(0, all - mState.chips[ogir]));  // CS-121
        return nextOgirCard();
    }
    goOn();
}

void Course::goOn() {
    if (mState.current != noRegiment) {
        if (canAct(mBattle, mState, mState.current)) {
            mState.phase = Phase::Act;
            return;
        }
        finish(mState.current);
    }
    // Finds the seats with a regiment that can act. Seats that let others go first come last.
    unsigned ready = 0;
    for (RegimentSet open = mState.open; open != 0; open &= open - 1) {
        const auto id = static_cast<RegimentId>(std::countr_zero(open));
        const unsigned seat = 1U << mBattle.commander(id);
        if ((ready & seat) == 0 && canAct(mBattle, mState, id)) ready |= seat;
    }
    if (ready == 0) return endCard();
    const unsigned eager = ready & ~unsigned{mState.waited};
    const unsigned from = eager != 0 ? eager : ready;
    const bool stays = (from >> mState.actor & 1) != 0;
    if (!stays) mState.actor = static_cast<std::uint8_t>(std::countr_zero(from));
    mState.phase = Phase::Act;
}

void Course::finish(RegimentId id) {
    mState.open &= ~bit(id);
    mState.current = noRegiment;
}

void Course::endCard() { nextCard(); }

void Course::step(RegimentId id, Field to) {
    const bool asOgir = mState.phase == Phase::OgirAct;
    if (!asOgir && mState.current != id) {  // who was in the middle of its action has finished (CS-062)
        if (mState.current != noRegiment) finish(mState.current);
        mState.current = id;
        mState.steps = card().sort == CardSort::Double ? 2 : 1;
    }
    const Field from = mState.at[id];
    leave(id);
    put(id, to);
    if (isLogged()) {
        Event event{EventKind::Moved, seatOf(id), id};
        event.place = to;
        event.from = from;
        say(event);
    }
    if (!asOgir) {
        --mState.steps;
        mState.moved = true;
    }
    if (winsByStanding(id)) return;
    asOgir ? nextOgirCard() : goOn();
}

void Course::enter(RegimentId id, Field to) {
    if (mState.current != noRegiment) finish(mState.current);
    put(id, to);
    mState.quiet = 0;
    if (isLogged()) {
        Event event{EventKind::Entered, seatOf(id), id};
        event.place = to;
        say(event);
    }
    finish(id);  // it neither moves nor attacks with this card
    if (!winsByStanding(id)) goOn();
}

// --- The end ---

bool Course::winsByStanding(RegimentId id) {
    const Army army = armyOf(id);
    const Field at = mState.at[id];
    if (!mBattle.objectives(army)[at] || (at == mBattle.tower() && !mState.towerStands)) return false;
    mState.byTower = true;
    if (isLogged()) {
        Event event{EventKind::TowerWin, seatOf(id), id};
        event.place = at;
        say(event);
    }
    endBattle(victoryOf(army));
    return true;
}

bool Course::settleOutcome() {
    const bool imperial = aliveOf(mState, Army::Imperial) > 0, shadow = aliveOf(mState, Army::Shadow) > 0;
    if (imperial && shadow) return false;
    endBattle(imperial ? BattleResult::Imperial : shadow ? BattleResult::Shadow : BattleResult::Draw);
    return true;
}

void Course::endBattle(BattleResult outcome) {
    mState.outcome = outcome;
    mState.phase = Phase::Over;
    if (isLogged()) {
        Event event{EventKind::Over};
        event.a = static_cast<std::uint8_t>(outcome);
        say(event);
    }
}

// --- Ogir (CS-120..122) ---

void Course::nextOgirCard() {
    mState.phase = Phase::OgirCard;
    if (mState.ogirTurns == 0) endCard();
}

void Course::ogirCard(OgirCard turned) {
    mState.ogirCard = turned;
    --mState.ogirCards[static_cast<std::size_t>(turned)];
    --mState.ogirTurns;
    if (isLogged()) {
        Event event{EventKind::OgirTurns, seatOf(ogir), ogir};
        event.a = static_cast<std::uint8_t>(turned);
        event.amount = mState.ogirTurns;
        say(event);
    }
    mState.actor = static_cast<std::uint8_t>(mBattle.commander(ogir));
    mState.phase = Phase::OgirAct;
    bool can = false;
    if (turned == OgirCard::Move)
        for (int direction = 0; direction < 6; ++direction) can |= canStep(mBattle, mState, ogir, direction);
    else
        can = eachTarget(mBattle, mState, ogir, [](RegimentId) { return true; });
    if (!can) nextOgirCard();
}

}  // namespace hexa::claymore
