// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::test {

/// Toy game with figures and bots: a seat with more Meadows beside the Home wins more often, by a
/// coin. The bot "coin" plays at once, "slow" takes a millisecond for a game. The targets are the
/// shares declared by a map. Options, of the map or of the player:
///
///     order    places in the order of play are judged; the last one wins 81 % of the games,
///              wherever it sits
///     shared   one of five games is shared by the winner and the next seat
///     drawn    one of five games has no winner
///     bound    every seat has its own faction, and no seat begins; else factions rotate
///     red      the first faction is 1.5 times as strong
///     rows     the ledger counts Meadows by row too
GameSystem judgedToy();

}  // namespace hexa::test
