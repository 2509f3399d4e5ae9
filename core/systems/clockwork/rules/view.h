// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/play.h"

namespace hexa::clockwork {

/// One seat's knowledge of a state: all open information, and its own hand, influence and secrets.
/// Bots and windows get this and never a State, so that nothing can leak by mistake. Two states
/// that differ only in information hidden from the seat give equal views (a test tries it).
///
/// Hidden are: the other hands and the order of the deck (except cards that the seat itself put
/// under it), the cards drawn by R&D, the split of the others' influence, sacrifices before all
/// have made theirs, the call of the enemies' commander, the options of another player's decision
/// if they would reveal his hand or influence, and the sheets, which are not in a State at all.
class PlayerView {
public:
    PlayerView(const Game& game, const State& state, Player seat);

    Player seat() const { return mSeat; }
    /// Returns the state with everything hidden left out: 0, no tile, or an empty set.
    const State& open() const { return mOpen; }
    int handSize(Player player) const { return mHandSize[player]; }
    /// Returns the influence of all disciplines together: every income and price is public.
    int influence(Player player) const { return mInfluence[player]; }
    /// True if the seat (alone or with all others) must decide now.
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
    std::uint8_t mDrawn = 0;  ///< Number of cards drawn by R&D and not yet used.
};

/// Returns a random state that looks like the view to its seat: hidden cards are dealt evenly to
/// hands and deck, hidden influence is split evenly over the disciplines, hidden sacrifices are
/// drawn evenly. For searches, which must not depend on unknown information. Only with
/// view.mustDecide().
State determinise(const Game& game, const PlayerView& view, Rng& rng);

}  // namespace hexa::clockwork
