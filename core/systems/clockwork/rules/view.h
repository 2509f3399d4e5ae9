// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/play.h"

namespace hexa::clockwork {

/// What one seat may know of a state: all that lies open, and its own hand, influence and secrets.
/// Bots and windows get this and never a State, so that nothing can leak by mistake. Two states
/// that differ only in what is hidden from the seat give equal views (a test tries it).
///
/// Hidden are: the other hands and the order of the deck (but for cards that the seat itself put
/// under it), which cards R&D drew, how the influence of others is split, sacrifices before all
/// have made theirs, what the enemies' commander calls for, the options of another player's
/// decision where they would tell his hand or influence, and the sheets, which are not in a State
/// at all.
class PlayerView {
public:
    PlayerView(const Game& game, const State& state, Player seat);

    Player seat() const { return mSeat; }
    /// The state with everything hidden left out: 0, no tile, or an empty set.
    const State& open() const { return mOpen; }
    int handSize(Player player) const { return mHandSize[player]; }
    /// Influence of all disciplines together: every income and price is open.
    int influence(Player player) const { return mInfluence[player]; }
    /// Whether the seat (alone or with all others) is to decide now.
    bool mustDecide() const { return mOpen.decision.actor == mSeat || mOpen.decision.actor == everyPlayer; }

    friend bool operator==(const PlayerView&, const PlayerView&) = default;

private:
    friend State determinise(const Game& game, const PlayerView& view, Rng& rng);
    State mOpen;
    std::uint16_t mInfluence[maxPlayers] = {};
    /// Places in the deck, from the top, with cards that the seat knows.
    std::uint16_t mKnownPlaces = 0;
    std::uint8_t mHandSize[maxPlayers] = {};
    Player mSeat;
    std::uint8_t mDrawn = 0;  ///< How many cards R&D has drawn and not yet dealt with.
};

/// A random state that looks like the view to its seat: hidden cards are dealt evenly to hands and
/// deck, hidden influence is split evenly over the disciplines, hidden sacrifices are drawn evenly.
/// For search: what a bot plays through must not depend on what it can't know. Only where
/// view.mustDecide().
State determinise(const Game& game, const PlayerView& view, Rng& rng);

}  // namespace hexa::clockwork
