// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace hexa::bauen {

/// Kinds of events, each with the meaning of its fields. `seat` is the player that acts or is
/// affected.
enum class EventKind : std::uint8_t {
    RoundBegins,  ///< amount: number of the round, from 1 on; seat: the player that begins.
    ValuesMoved,  ///< a: colour with a rising marker; amount: its value then (BB-044).
    WallBack,     ///< seat: gets the wall of the round track back (BB-066).
    StoneLaid,    ///< seat; a: stone; b: field.
    Passed,       ///< seat: no field accepts any of the remaining stones; a: stone.
    CannotAct,    ///< seat; a: action that can't be done.
    Declined,     ///< seat; a: action.
    Chosen,       ///< seat; a: action of experts or a service.
    GoodSpent,    ///< seat; area; a: good (BB-088).
    Paid,         ///< seat; area; a: colour; amount: value.
    Placed,       ///< seat; area; a: colour: a worker; amount: 1 if it carries already.
    Gathered,     ///< seat; amount: workers that carry now and did not before.
    Founded,      ///< seat; area: of the town hall; a: region.
    Built,        ///< seat; area; a: good that it makes.
    Upgraded,     ///< seat; area; amount: new level.
    Produced,     ///< seat; area; a: good; amount: in store then.
    Enlisted,     ///< seat; area; amount: knights of the troop then; b: 1 if it is stationed.
    Marched,      ///< seat; from; area; amount: knights.
    Fought,       ///< seat: attacker; other; area; amount: knights that each removes.
    Lost,         ///< seat: owner of the troop; area; amount: lost knights.
    TroopGone,    ///< seat: owner; area: no knight or no way back is left.
    Withdrew,     ///< seat; area: that it leaves.
    Retreated,    ///< seat; from; area; amount: knights.
    WallBuilt,    ///< seat; area; a: side.
    Defended,     ///< seat; area: of the town hall; amount: knights removed.
    Stationed,    ///< seat; from; area: of the town hall; amount: knights.
    Released,     ///< seat; from: of the town hall; area; amount: knights.
    Glory,        ///< seat; a: mission; amount: glory points; b: 1 if it was secret.
    Over          ///< amount: the winners, one bit each.
};

struct Event {
    EventKind kind = EventKind::RoundBegins;
    std::int8_t seat = -1;
    std::int8_t other = -1;
    std::int8_t area = -1;
    std::int8_t from = -1;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::int16_t amount = 0;
    friend bool operator==(const Event&, const Event&) = default;
};
using EventLog = std::vector<Event>;

}  // namespace hexa::bauen
