// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// Words of the game as small types, shared by cards and rules.
namespace hexa::clockwork {

inline constexpr int maxPlayers = 4;
/// Territories that a map may have to be played: one bit each in a TileMask.
inline constexpr int maxTiles = 64;

/// Index of a territory: place in reading order among the tiles of the map, blanks and empty slots
/// left out.
using TileIndex = std::uint8_t;
/// A set of territories.
using TileMask = std::uint64_t;
/// Seat of a player, 0 to 3. Player order goes clockwise, which is by rising seat.
using Player = std::uint8_t;

inline constexpr Player noPlayer = 0xff;
inline constexpr TileIndex noTile = 0xff;

constexpr TileMask bit(TileIndex tile) { return TileMask{1} << tile; }

enum class Discipline : std::uint8_t { Sorcery, Science, Religion };
inline constexpr int disciplineCount = 3;

enum class Age : std::uint8_t { Early, Middle, Late };
inline constexpr int ageCount = 3;

/// SET-01; the number is that of the faction in the catalog.
enum class Race : std::uint8_t { Purebreeds, Troglodytes, Rhinochs, Mongrels };

/// A kind of unit on the map, as far as one player's pieces go (UNI, GNL). A race has one kind of
/// Unique Unit.
enum class Unit : std::uint8_t { Soldier, Unique, Guardian, Steamtank };

enum class UniqueKind : std::uint8_t { Operative, Engineer, Crasher, Hunter };

/// SET-05.
enum class General : std::uint8_t { Leviathan, Guardian, Steamtank };
inline constexpr int generalCount = 3;

/// SPY-02 to SPY-07.
enum class SpyAction : std::uint8_t {
    Conscription,
    Gambit,
    ResearchAndDevelopment,
    CounterIntel,
    Technophilia,
    TacticalOps
};
inline constexpr int spyActionCount = 6;

/// SET-07.
enum class Court : std::uint8_t { Rasputin, Pius, Lovelace };
inline constexpr int courtCount = 3;

}  // namespace hexa::clockwork
