// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/check/findings.h"

#include <set>

namespace hexa::bauen {
Localized CheckInput::nameOf(std::size_t region) const {
    return regionName(scenario, catalog, scenario.board.regions[region]);
}

std::optional<int> CheckInput::ownerOf(std::optional<std::size_t> region) const {
    if (!region) return std::nullopt;
    const Hex anchor = scenario.board.regions[*region].anchor;
    for (const PiecePlacement& placed : scenario.board.pieces)
        if (placed.kind == piece::townHall && placed.at == anchor) return placed.seat;
    return std::nullopt;
}

std::vector<PlacedPiece> CheckInput::piecesOf(std::string_view kind) const {
    std::vector<PlacedPiece> all;
    const auto& pieces = scenario.board.pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].kind == kind) all.push_back({&pieces[i], i});
    return all;
}

std::map<int, int> CheckInput::countBySeat(ObjectTable table, std::string_view kind) const {
    std::map<int, int> counts;
    if (table == ObjectTable::Edges) {
        for (const EdgeFeature& feature : scenario.board.edges)
            if (feature.kind == kind) ++counts[feature.seat];
    } else {
        for (const PlacedPiece& one : piecesOf(kind)) counts[one.placed->seat] += one.placed->count;
    }
    return counts;
}

void CheckInput::tell(std::string_view code, Arguments arguments, const PlacedPiece& piece,
                      std::string_view rule) const {
    findings.add(code, std::move(arguments), Severity::Error, placeOf(piece.placed->at), rule,
                 removing(ObjectTable::Pieces, piece.index));
}

void CheckInput::checkBoxOf(ObjectTable table, std::string_view kind, int most, std::string_view code) const {
    for (const auto& [seat, count] : countBySeat(table, kind))
        if (seat >= 0 && count > most)
            findings.add(code,
                         {number("player", seat + 1), number("n", count), number("most", most),
                          insteadOfCommon("object.too-many-of-player")},
                         ofBox(), {}, "BB-007");
}

void CheckInput::checkCrowded(std::string_view kind, std::string_view code, std::string_view slotId,
                              std::string_view rule) const {
    std::set<Spot> taken;
    for (const PlacedPiece& one : piecesOf(kind)) {
        const PiecePlacement& placed = *one.placed;
        if (!slotId.empty() && placed.slot != slotId) continue;
        if (taken.insert(placed.spot()).second && placed.count == 1) continue;
        Arguments arguments{area(placed.at), insteadOfCommon("object.crowded")};
        if (const auto region = regions.at(placed.at)) arguments.push_back({"region", nameOf(*region)});
        tell(code, std::move(arguments), one, rule);
    }
}

}  // namespace hexa::bauen
