// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/terms/terms.h"

#include <vector>

namespace hexa::clockwork {

/// Kinds of events, for logs, windows and statistics, each with the meaning of its fields; unused
/// ones are 0.
enum class EventKind : std::uint8_t {
    TurnBegins,     ///< player: first player; amount: turn.
    ActionTaken,    ///< player; a: SpyAction.
    WorkersGained,  ///< player; amount: workers from reserve to pool.
    CardDrawn,      ///< player; a: Espionage card (only the player knows).
    CardPlayed,     ///< player; a: number of the card in play; b: 1 if the Operative paid.
    Deployed,       ///< player; tile; a: Unit; amount: units. tile noTile: the Court.
    Moved,          ///< player; tile: to; a: from; b: Unit; amount.
    Killed,         ///< player: the owner; tile; a: Unit; b: the killer or noPlayer; amount.
    BattleWon,      ///< player; tile; amount: difference.
    BattleTied,     ///< tile; all units there died.
    OutOfSupply,    ///< player; tile; a: Unit.
    Polluted,       ///< player; tile; a: Unit; amount.
    PointsGained,   ///< player; a: Discipline; b: Seen; amount: IP, negative for a loss or a price.
    Bought,         ///< player; a: Discovery slot or 9 + General.
    TokenPlaced,    ///< player; tile; a: slot.
    TokenOwner,     ///< player: the new owner or noPlayer; tile; a: slot.
    CardUsed,       ///< player; a: number of the card in play; tile: its place, or noTile.
    Scored,         ///< player; a: ScoreSource; tile or noTile; amount: VP.
    CourtBonus,     ///< player; a: Court; b: Age.
    GameOver        ///< player: the winner.
};

/// Sources of victory points.
enum class ScoreSource : std::uint8_t { Territory, Technophilia, Leviathan, Card, Court, Influence, Robbed };

/// Players that know the discipline of gained or lost influence points: the player behind the
/// screen, or all, because it follows from the map (R-STU-01).
/// AmountByAll: all know the amount, only the player knows the discipline.
enum class Seen : std::uint8_t { ByPlayer, ByAll, AmountByAll };

struct Event {
    EventKind kind = EventKind::TurnBegins;
    Player player = noPlayer;
    TileIndex tile = noTile;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::int16_t amount = 0;
    friend bool operator==(const Event&, const Event&) = default;
};
using EventLog = std::vector<Event>;

}  // namespace hexa::clockwork
