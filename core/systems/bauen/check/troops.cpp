// SPDX-License-Identifier: GPL-3.0-or-later
// Troops: BB-121 to BB-126, BB-145.
#include "core/systems/bauen/check/findings.h"

namespace hexa::bauen {

void checkTroops(const CheckInput& input) {
    input.checkCrowded(piece::troop, "E18", slot::combat, "BB-126");
    input.checkCrowded(piece::troop, "E19", slot::defence, "BB-145");
    for (const PlacedPiece& one : input.piecesOf(piece::troop)) {
        const PiecePlacement& placed = *one.placed;
        if (placed.slot == slot::defence && (placed.seat < 0 || input.ownerAt(placed.at) != placed.seat))
            input.tell("E20", {}, one, "BB-121");
        const int knights = numberIn(placed.attributes, property::knights, 1);
        if (knights < 1 || knights > maxKnights) input.tell("E22", {}, one, "BB-122");
    }
    // Free and stationed troops share the dice: they are one kind.
    input.checkBoxOf(ObjectTable::Pieces, piece::troop, troopDice, "E21");
}

}  // namespace hexa::bauen
