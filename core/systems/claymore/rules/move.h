// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/movelist.h"
#include "core/systems/claymore/rules/battle.h"

#include <span>

namespace hexa::claymore {

/// Decision of a seat, or a result of chance.
struct Move {
    enum class Kind : std::uint8_t {
        Side,    ///< to: MatSide.
        Deploy,  ///< regiment to a hex.
        Step,    ///< regiment to a neighbour.
        Attack,  ///< regiment on target: hand to hand, a shot, or the howitzer's fire.
        Enter,   ///< A waiting regiment to a hex (CS-152).
        Finish,  ///< No more with this card, or not with this card of Ogir's.
        Wait,    ///< An ally goes first.
        Lay,     ///< The howitzer tile to a hex.
        Card,    ///< Chance: to is the design.
        Dice,    ///< Chance: `dice` holds the faces, two bits each, attack first.
        Tile,    ///< Chance: to is a Tile.
        Ogir     ///< Chance: to is an OgirCard.
    };
    Kind kind = Kind::Finish;
    RegimentId regiment = noRegiment;
    std::uint8_t to = gone;
    RegimentId target = noRegiment;
    std::uint32_t dice = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

constexpr Face faceOf(const Move& move, int die) { return static_cast<Face>(move.dice >> (2 * die) & 3); }

/// List of legal moves: every hex for every kind of regiment of one army.
using MoveList = play::MoveList<Move, 8 * maxFields>;

}  // namespace hexa::claymore
