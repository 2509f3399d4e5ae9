// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::test {

/// Returns the toy game with two slots in each hex, and with drawings of its own for the gate and
/// the fence.
const GameSystem& drawnToy();

/// Returns an empty board of the toy game: a disc of meadows with a home for each of two seats.
Scenario toyBoard(int radius = 3);

/// Returns a toy board with something of every kind. It has roads, walls of two owners on one
/// border, ponds with banks, knights facing different ways, and a stack. It also has pieces at
/// sides and in slots, a farm, zones, cut hexes, and labels.
Scenario toyMap();

PiecePlacement toyPiece(const char* kind, Hex at, int seat = -1, int turns = 0);
EdgeFeature toyEdge(const char* kind, Hex at, int direction, int seat = -1);

/// Puts a feature at its place in the table.
void addEdge(Board& board, EdgeFeature feature);

}  // namespace hexa::test
