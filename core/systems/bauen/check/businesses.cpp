// SPDX-License-Identifier: GPL-3.0-or-later
// Businesses, their stores and dice: BB-008, BB-110 to BB-115.
#include "core/systems/bauen/check/findings.h"

#include <algorithm>
#include <set>

namespace hexa::bauen {
namespace {

void checkBusiness(const CheckInput& input, const PlacedPiece& one) {
    const PiecePlacement& placed = *one.placed;
    const AreaPrint print = printOf(input.scenario.board.detailsOf(placed.at).attributes);
    const auto owner = input.ownerAt(placed.at);
    if (placed.slot != slot::site || !print.hasSite() || !owner || *owner < 0)
        return input.tell("E14", {}, one, "BB-110");
    const int covered = numberIn(placed.attributes, property::covered, 1);
    if (covered < 1 || covered > 2) input.tell("E32", {}, one, "BB-111");
    const int level = numberIn(placed.attributes, property::level, 1);
    const int store = numberIn(placed.attributes, property::store, 0);
    if (store <= level) return;
    std::optional<Finding::Fix> fix;
    if (!placed.locked) {
        PiecePlacement filled = placed;
        filled.attributes.set(property::store, level);
        fix = {"bauen.fix.store", changeObject(input.scenario, input.catalog,
                                               {ObjectTable::Pieces, one.index}, std::move(filled))};
    }
    input.findings.add("E16", {number("n", store), number("level", level)}, Severity::Error,
                       placeOf(placed.at), "BB-112", std::move(fix));
}

}  // namespace

void checkBusinesses(const CheckInput& input) {
    const std::vector<PlacedPiece> all = input.piecesOf(piece::business);
    std::set<Hex> taken;
    int red = 0, white = 0;
    for (const PlacedPiece& one : all) {
        red += one.placed->count;
        if (numberIn(one.placed->attributes, property::store, 0) > 0) ++white;
        // A site has one business: its die covers one symbol, and it makes the other good (BB-111).
        if (!taken.insert(one.placed->at).second || one.placed->count > 1)
            input.tell("E14", {insteadOfCommon("object.crowded")}, one, "BB-110");
        else
            checkBusiness(input, one);
    }
    const int players = input.scenario.players();
    if (players < minSeats || players > maxPlayers) return;
    const DiceFacts& dice = input.set.data.dice[static_cast<std::size_t>(players)];
    if (red > dice.red)
        input.findings.add("E15",
                           {number("n", red), number("players", players), number("most", dice.red),
                            insteadOfCommon("object.too-many")},
                           input.ofBox(), {}, "BB-008");
    if (white > dice.white)
        input.findings.add("E17",
                           {number("n", white), number("players", players), number("most", dice.white)},
                           input.ofBox(), {}, "BB-115");
}

}  // namespace hexa::bauen
