// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/rules/battle.h"

#include <vector>

namespace hexa::claymore {

/// Kinds of events, each with the meaning of its fields; unused ones keep their defaults.
enum class EventKind : std::uint8_t {
    SideChosen,  ///< seat; a: MatSide.
    Deployed,    ///< seat; regiment; place. Secret while it is face down.
    ChipLaid,    ///< seat; place: a chip face down.
    Revealed,    ///< regiment; place: its chip is turned up.
    BattleBegins,
    CardDrawn,   ///< a: design; amount: number of the card.
    CardDead,    ///< a: design: all its regiments are gone; amount: 1 if it leaves the game.
    Reshuffled,  ///< amount: cards.
    Moved,       ///< seat; regiment; from; place.
    Entered,     ///< seat; regiment; place.
    Attacked,    ///< seat; regiment; target; place: of the target; a, b: dice of both.
    /// regiment; target; place; a: skulls; b: shields; amount: chips that come of it.
    Thrown,
    Hurt,           ///< regiment; place; amount: chips; a: its chips afterwards.
    Destroyed,      ///< regiment; place.
    Fired,          ///< seat; regiment: the howitzer; target; place.
    TileLaid,       ///< place; a: Tile.
    ChainComplete,  ///< target; place.
    ShotFailed,
    Misfire,    ///< a: Tile on the howitzer.
    TowerHit,   ///< place; amount: rubble chips.
    TowerDown,  ///< place.
    OgirTurns,  ///< a: OgirCard; amount: cards left.
    TowerWin,   ///< seat; regiment; place.
    Over        ///< a: BattleResult.
};

struct Event {
    EventKind kind = EventKind::BattleBegins;
    std::int8_t seat = -1;
    RegimentId regiment = noRegiment;
    RegimentId target = noRegiment;
    Field place = gone;
    Field from = gone;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::int16_t amount = 0;
    bool secret = false;
    friend bool operator==(const Event&, const Event&) = default;
};
using EventLog = std::vector<Event>;

}  // namespace hexa::claymore
