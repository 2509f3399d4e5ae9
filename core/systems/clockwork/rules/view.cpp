// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/view.h"

#include <array>
#include <cassert>

namespace hexa::clockwork {
namespace {

/// True for decisions with options that reveal the actor's cards.
bool tellsSecrets(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::KeepCard:
    case DecisionKind::PlayCard:
    case DecisionKind::PayWith:
    case DecisionKind::Reinforce:
    case DecisionKind::Buy:
    case DecisionKind::Sacrifice:
        return true;
    default:
        return false;
    }
}

std::uint64_t cardAt(std::uint64_t deck, int place) { return deck >> 4 * place & 0xf; }

}  // namespace

PlayerView::PlayerView(const Game& game, const State& state, Player seat) : mOpen(state), mSeat(seat) {
    mOpen.deck = 0;
    const unsigned known = state.known[seat];
    for (int place = 0; known != 0 && place < state.deckSize; ++place) {
        const std::uint64_t card = cardAt(state.deck, place);
        if ((known >> card & 1) == 0) continue;
        mOpen.deck |= card << 4 * place;
        mKnownPlaces = static_cast<std::uint16_t>(mKnownPlaces | 1U << place);
    }
    for (Player player = 0; player < game.players(); ++player) {
        const PlayerState& other = state.players[player];
        mHandSize[player] = static_cast<std::uint8_t>(__builtin_popcount(state.hands[player]));
        mInfluence[player] = static_cast<std::uint16_t>(other.ip[0] + other.ip[1] + other.ip[2]);
        if (player == seat) continue;
        mOpen.hands[player] = 0;
        mOpen.known[player] = 0;
        for (auto& points : mOpen.players[player].ip) points = 0;
        for (auto& workers : mOpen.players[player].sacrifice) workers = 0;
    }
    for (int side = 0; side < 2; ++side)
        if (!game.alliances() || side != game.side(seat)) mOpen.callToArms[side] = noTile;
    mDrawn = static_cast<std::uint8_t>(__builtin_popcount(state.drawn));
    const bool acts = state.effectOwner == seat;
    if (!acts) mOpen.drawn = 0;
    // Gains of Counter-Intel are behind the screen, unless the house option reveals them.
    if (state.stage == Stage::CounterIntel && !acts && !game.options().counterIntelSameDiscipline)
        mOpen.effectTarget = noTile;
    Decision& decision = mOpen.decision;
    if (decision.actor == seat || !tellsSecrets(decision.kind)) return;
    decision.options = 0;
    decision.mayPass = 0;
    if (decision.kind == DecisionKind::PayWith) mOpen.effectCard = 0;
}

State determinise(const Game& game, const PlayerView& view, Rng& rng) {
    assert(view.mustDecide());
    State state = view.mOpen;
    const Player seat = view.mSeat;
    // The cards that the seat can't place.
    unsigned placed = state.discard | state.hands[seat] | state.drawn | state.known[seat];
    if (state.resolving != noCard) placed |= 1U << state.resolving;
    if (!game.options().espionage) placed = (1U << espionageCards) - 1;  // in the box
    std::array<std::uint8_t, espionageCards> hidden{};
    std::size_t count = 0;
    for (unsigned card = 0; card < espionageCards; ++card)
        if ((placed >> card & 1) == 0) hidden[count++] = static_cast<std::uint8_t>(card);
    std::span<std::uint8_t> cards(hidden.data(), count);
    rng.shuffle(cards);
    std::size_t next = 0;
    for (Player player = 0; player < game.players(); ++player) {
        if (player == seat) continue;
        for (int i = 0; i < view.mHandSize[player]; ++i)
            state.hands[player] = static_cast<std::uint16_t>(state.hands[player] | 1U << cards[next++]);
        // Every split of the influence is as likely as any other.
        const std::uint32_t total = view.mInfluence[player];
        std::uint32_t pick = rng.below((total + 1) * (total + 2) / 2);
        std::uint32_t first = 0;
        for (; pick > total - first; ++first) pick -= total - first + 1;
        PlayerState& other = state.players[player];
        other.ip[0] = static_cast<std::uint16_t>(first);
        other.ip[1] = static_cast<std::uint16_t>(pick);
        other.ip[2] = static_cast<std::uint16_t>(total - first - pick);
        // Players before the seat in player order have made their sacrifices.
        if (state.stage != Stage::Sacrifice) continue;
        const int place = (player - state.firstPlayer + game.players()) % game.players();
        if (place >= state.cursor) continue;
        std::uint32_t left = other.pool;
        for (auto& workers : other.sacrifice) {
            workers = static_cast<std::uint8_t>(rng.below(left + 1));
            left -= workers;
        }
    }
    for (int place = 0; place < state.deckSize; ++place)
        if ((view.mKnownPlaces >> place & 1) == 0) state.deck |= std::uint64_t{cards[next++]} << 4 * place;
    assert(next == count);
    return state;
}

}  // namespace hexa::clockwork
