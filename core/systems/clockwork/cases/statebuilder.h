// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/play.h"

#include <array>
#include <optional>
#include <span>
#include <string>

namespace hexa::clockwork {

/// Builds a position from its differences from the defaults, with all consequences (reserves that
/// make 30 discs, presence, owners of Discoveries, battles, the deck). The defaults: turn 1, first
/// player seat 0, an empty map, one Spy each, nothing else. For rule cases and tests.
class StateBuilder {
public:
    explicit StateBuilder(const Game& game);

    /// Everything that needs no checking is set here.
    State state;

    void soldiers(Player player, TileIndex tile, int number) {
        state.soldiers[tile][player] = static_cast<std::uint8_t>(number);
    }
    /// Places the next of the player's Unique Units. Returns false if none is left.
    bool unique(Player player, std::uint8_t where);
    void general(General general, Player owner, std::uint8_t where);
    void token(int slot, TileIndex tile) { state.tokenAt[slot] = tile; }
    /// Sets the owner of a token on a contested territory, which keeps it (DIS-05).
    void tokenOwner(int slot, Player owner) { mTokenOwner[static_cast<std::size_t>(slot)] = owner; }
    void hand(Player player, int card) {
        state.hands[player] = static_cast<std::uint16_t>(state.hands[player] | 1U << card);
    }
    void discard(int card) { state.discard = static_cast<std::uint16_t>(state.discard | 1U << card); }
    /// Sets the deck from the top; cards without another place are discarded. Without a call they
    /// are the deck, by number.
    void deck(std::span<const std::uint8_t> cards);

    /// Returns the state at the first decision from its stage on. None if a player has more than 30
    /// discs, or if it breaks the rules (findViolation).
    std::optional<State> build(EventLog* log = nullptr);
    /// Returns the reason for a missing state: the rule, its violation and the place. For
    /// developers.
    const std::string& trouble() const { return mTrouble; }

private:
    bool addUp();
    void offerRest();
    void dealRest();

    const Game& mGame;
    std::array<Player, decks> mTokenOwner;
    std::array<int, maxPlayers> mUniques{};
    bool mDeckGiven = false;
    std::string mTrouble;
};

}  // namespace hexa::clockwork
