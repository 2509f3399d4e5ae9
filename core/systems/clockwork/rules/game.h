// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/systems/clockwork/cards/cards.h"
#include "core/systems/clockwork/rules/map.h"
#include "core/systems/clockwork/rules/options.h"

#include <array>

namespace hexa::clockwork {

/// Results of chance before the first turn (SET-04, SET-06, SET-07, SET-10).
struct Deal {
    std::array<std::uint8_t, decks> discovery{};  ///< By slot: number in the deck.
    Court court = Court::Rasputin;
    Player firstPlayer = 0;
    std::array<std::uint8_t, espionageCards>
        deck{};  ///< From the top; the first go to the players in player order.
    friend bool operator==(const Deal&, const Deal&) = default;
};
Deal dealCards(int players, Rng& rng);

/// All that stays the same during one game: map, cards on the table, options. Cheap to make. Map
/// and pack outlive it.
class Game {
public:
    /// Creates a game; `alliances` need four players (ALL-01): an assertion.
    Game(const GameMap& map, const CardPack& pack, const RuleOptions& options, const Deal& deal)
        : Game(map, pack, options, deal, map.race) {}
    /// Creates a game with other races by seat than those of the map (SET-01); no two alike.
    Game(const GameMap& map, const CardPack& pack, const RuleOptions& options, const Deal& deal,
         const std::array<Race, maxPlayers>& races);

    const GameMap& map() const { return *mMap; }
    const CardPack& pack() const { return *mPack; }
    const RuleOptions& options() const { return mOptions; }
    const Deal& deal() const { return mDeal; }

    int players() const { return mPlayers; }
    int turns() const { return mOptions.epic ? 9 : 7; }
    Age ageOf(int turn) const;
    /// Returns the items for sale in a turn (DIS-02): slots of its age and earlier ones, then
    /// Generals from bit 9.
    unsigned sold(int turn) const {
        const unsigned ages = (2U << static_cast<unsigned>(ageOf(turn))) - 1;
        return ages | ages << ageCount | ages << 2 * ageCount | ((1U << generalCount) - 1) << decks;
    }
    /// True at the end of the last turn of each age (TRN-02, EPI-01).
    bool isScoringTurn(int turn) const;

    bool alliances() const { return mOptions.alliances; }
    /// Returns 0 or 1 with alliances, else the seat.
    int side(Player player) const { return mOptions.alliances ? player & 1 : player; }
    Player ally(Player player) const { return mOptions.alliances ? player ^ 2 : noPlayer; }
    bool enemies(Player a, Player b) const { return side(a) != side(b); }
    /// Returns the player `steps` places after the first one.
    Player inOrder(Player first, int steps) const {
        const int seat = first + steps;
        return static_cast<Player>(seat >= mPlayers ? seat - mPlayers : seat);
    }

    Race race(Player player) const { return mRaces[player]; }
    UniqueKind uniqueKind(Player player) const { return mUniqueKind[player]; }

    const Effect& effect(int card) const { return mEffects[static_cast<std::size_t>(card)]; }
    /// Returns the card in a slot of the grid, or the Espionage card behind number `card` -
    /// firstEspionage.
    const Card& card(int card) const;
    int cost(int slot) const { return mCosts[static_cast<std::size_t>(slot)]; }
    /// Cards in play of a timing, one bit each.
    std::uint32_t cardsFor(Timing timing) const {
        return mFor[static_cast<std::size_t>(__builtin_ctz(static_cast<unsigned>(timing)))];
    }
    /// Returns the Discovery slots with this verb as a continuous effect.
    std::uint16_t always(Verb verb) const { return mAlways[static_cast<std::size_t>(verb)]; }
    /// Returns the territories of a Discovery's kinds within its range from the token at `token`.
    TileMask reach(int card, TileIndex token) const {
        const TileMask kinds = mKinds[static_cast<std::size_t>(card)];
        const int range = effect(card).range;
        return range == anyRange || token >= maxTiles ? kinds : kinds & mMap->within(token, range);
    }
    /// Capitals of a player's enemies.
    TileMask enemyCapitals(Player player) const { return mEnemyCapitals[player]; }
    /// Returns one bit for a seat's Capital; none for seats without a player.
    TileMask capitalBit(int seat) const { return mCapital[static_cast<std::size_t>(seat)]; }

private:
    const GameMap* mMap;
    const CardPack* mPack;
    RuleOptions mOptions;
    Deal mDeal;
    int mPlayers;
    std::array<Race, maxPlayers> mRaces;
    std::array<UniqueKind, maxPlayers> mUniqueKind{};
    std::array<Effect, decks + espionageCards> mEffects{};
    std::array<std::uint8_t, decks> mCosts{};
    std::array<TileMask, decks + espionageCards> mKinds{};
    std::array<TileMask, maxPlayers> mCapital{};
    std::array<TileMask, maxPlayers> mEnemyCapitals{};
    std::array<std::uint32_t, 8> mFor{};
    std::array<std::uint16_t, 8> mAlways{};
};

constexpr UniqueKind uniqueKindOf(Race race) {
    switch (race) {
    case Race::Purebreeds:
        return UniqueKind::Operative;
    case Race::Troglodytes:
        return UniqueKind::Engineer;
    case Race::Rhinochs:
        return UniqueKind::Crasher;
    case Race::Mongrels:
        break;
    }
    return UniqueKind::Hunter;
}
/// Returns the number of a race's Unique Units of its kind (SET-01).
constexpr int uniqueCountOf(Race race) { return race == Race::Troglodytes || race == Race::Rhinochs ? 2 : 1; }

/// GNL-01: cost by General and discipline.
inline constexpr std::uint8_t generalCost[generalCount][disciplineCount] = {{5, 0, 2}, {0, 2, 5}, {2, 5, 0}};

}  // namespace hexa::clockwork
