// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cases/statebuilder.h"

#include "core/systems/clockwork/rules/engine.h"
#include "core/systems/clockwork/rules/invariants.h"

#include <algorithm>

namespace hexa::clockwork {

StateBuilder::StateBuilder(const Game& game) : mGame(game) {
    mTokenOwner.fill(noPlayer);
    std::fill(std::begin(state.activeAt), std::end(state.activeAt), noTile);
    std::fill(std::begin(state.tokenAt), std::end(state.tokenAt), place::available);
    state.turn = 1;
    state.stage = Stage::Spymaster;
    for (Player player = 0; player < game.players(); ++player) {
        PlayerState& own = state.players[player];
        own.spies = 1;
        for (int slot = 0; slot < uniqueCountOf(game.map().race[player]); ++slot)
            own.unique[slot] = place::available;
    }
}

bool StateBuilder::unique(Player player, std::uint8_t where) {
    int& next = mUniques[player];
    if (next == uniqueCountOf(mGame.map().race[player])) return false;
    state.players[player].unique[next++] = where;
    return true;
}

void StateBuilder::general(General general, Player owner, std::uint8_t where) {
    const auto index = static_cast<std::size_t>(general);
    state.generalAt[index] = where;
    state.generalOwner[index] = owner;
}

void StateBuilder::deck(std::span<const std::uint8_t> cards) {
    mDeckGiven = true;
    state.deck = 0;
    state.deckSize = 0;
    for (const std::uint8_t card : cards) state.deck |= std::uint64_t{card} << 4 * state.deckSize++;
}

bool StateBuilder::addUp() {
    for (Player player = 0; player < mGame.players(); ++player) {
        PlayerState& own = state.players[player];
        int placed = own.pool + own.spies;
        state.units[player] = 0;
        for (TileIndex tile = 0; tile < mGame.map().tiles; ++tile) {
            placed += state.soldiers[tile][player];
            if (unitKindsAt(state, player, tile) != 0) state.units[player] |= bit(tile);
        }
        if (placed > 30) {
            mTrouble = "INV-01, P" + std::to_string(player + 1) + " has " + std::to_string(placed) +
                       " discs instead of at most 30";
            return false;
        }
        own.reserve = static_cast<std::uint8_t>(30 - placed);
    }
    return true;
}

/// Sets the remaining offer, and the tokens that can change hands.
void StateBuilder::offerRest() {
    for (int item = 0; item < decks + generalCount; ++item) {
        const std::uint8_t where = item < decks ? state.tokenAt[item] : state.generalAt[item - decks];
        if (where == place::available) state.offer = static_cast<std::uint16_t>(state.offer | 1U << item);
        if (item < decks && onMap(where) && (mGame.map().capitals & bit(where)) == 0)
            state.fieldTokens = static_cast<std::uint16_t>(state.fieldTokens | 1U << item);
    }
}

void StateBuilder::dealRest() {
    unsigned rest = (1U << espionageCards) - 1;
    rest &= ~unsigned{state.discard};
    for (const std::uint16_t hand : state.hands) rest &= ~unsigned{hand};
    for (int i = 0; i < state.deckSize; ++i) rest &= ~(1U << (state.deck >> 4 * i & 0xf));
    for (; rest != 0; rest &= rest - 1) {
        const int card = __builtin_ctz(rest);
        if (mDeckGiven)
            discard(card);
        else
            state.deck |= static_cast<std::uint64_t>(card) << 4 * state.deckSize++;
    }
}

std::optional<State> StateBuilder::build(EventLog* log) {
    if (!addUp()) return std::nullopt;
    dealRest();
    offerRest();
    Control control = controlOf(mGame, state);
    const bool fighting = state.stage >= Stage::Reinforce && state.stage <= Stage::Battles;
    if (fighting) state.battles |= control.contested;
    for (int slot = 0; slot < decks; ++slot) {
        const std::uint8_t tile = state.tokenAt[slot];
        if (!onMap(tile)) continue;
        const Player said = mTokenOwner[static_cast<std::size_t>(slot)];
        control = controlOf(mGame, state);  // a Discovery that strengthens may count
        setTokenOwner(state, slot, said != noPlayer ? said : control.at(tile));
    }
    Engine(mGame, state, log).run();
    if (const auto found = findViolation(mGame, state)) {
        mTrouble = std::string(found->rule) + ", " + found->what;
        if (found->player < mGame.players()) mTrouble += " (P" + std::to_string(found->player + 1) + ')';
        if (onMap(found->tile) && found->tile < mGame.map().tiles)
            mTrouble += " at " + mGame.map().id[found->tile];
        return std::nullopt;
    }
    return state;
}

}  // namespace hexa::clockwork
