// SPDX-License-Identifier: GPL-3.0-or-later
// Town halls and workers: BB-007, BB-100, BB-103.
#include "core/systems/bauen/check/findings.h"

namespace hexa::bauen {
namespace {

/// True if a worker is on a marking of a town of its owner.
bool worksAtHome(const CheckInput& input, const PiecePlacement& placed) {
    const auto marking = markingOf(placed.slot);
    if (!marking || placed.seat < 0 || input.ownerAt(placed.at) != placed.seat) return false;
    const AreaPrint print = printOf(input.scenario.board.detailsOf(placed.at).attributes);
    return marking->number <= print.markings[indexOf(marking->colour)];
}

}  // namespace

void checkTowns(const CheckInput& input) {
    input.checkCrowded(piece::townHall, "E09", {}, "BB-103");
    input.checkBoxOf(ObjectTable::Pieces, piece::townHall, townHalls, "E10");
    for (const PlacedPiece& one : input.piecesOf(piece::worker))
        if (!worksAtHome(input, *one.placed)) input.tell("E11", {}, one, "BB-100");
    input.checkCrowded(piece::worker, "E12", {}, "BB-100");
    input.checkBoxOf(ObjectTable::Pieces, piece::worker, workersInAll, "E13");
}

}  // namespace hexa::bauen
