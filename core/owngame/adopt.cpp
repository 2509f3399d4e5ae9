// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/adopt.h"

#include <algorithm>
#include <map>
#include <string>

namespace hexa::owngame {
namespace {

class Adoption {
public:
    Adoption(const Scenario& map, const Catalog& from, const Catalog& to) : mFrom(from), mTo(to) {
        mResult.map = map;
    }

    Adopted run() {
        Scenario& map = mResult.map;
        map.system = mTo.system;
        map.provenance = {};
        map.board.orientation = mTo.orientation;
        adoptCells();
        Board& board = map.board;
        adopt(board.edges, [&](EdgeFeature& edge) { return adoptThing(edge, mTo.edgeKind(edge.kind)); });
        adopt(board.pieces,
              [&](PiecePlacement& piece) { return adoptPiece(piece, mTo.pieceKind(piece.kind)); });
        adopt(board.regions,
              [&](const RegionPlacement& region) { return shapeOf(map, mTo, region.kind) != nullptr; });
        adopt(board.zones,
              [&](const Zone& zone) { return zone.kind.empty() || mTo.zoneKind(zone.kind) != nullptr; });
        for (Seat& seat : map.seats)
            if (!seat.faction.empty() && mTo.faction(seat.faction) == nullptr) seat.faction.clear();
        for (const auto& [name, count] : mGone)
            mResult.losses.push_back(
                {"owngame.adopt.gone", {{"name", name}, {"count", std::int64_t{count}}}});
        return std::move(mResult);
    }

private:
    void adoptCells() {
        Board& board = mResult.map.board;
        std::vector<Cell> cells(board.cells().begin(), board.cells().end());
        std::map<Hex, CellDetails> details = board.details();
        for (Cell& cell : cells) {
            if (!isTile(cell.kind)) continue;
            const std::string& id = mFrom.kind(cell.kind).id;
            const auto kind = mTo.kindId(id);
            cell.kind = kind.value_or(KindId::Empty);
            if (kind) continue;
            cell.id = {};
            ++mGone[id];
        }
        for (auto& [at, own] : details) keepValues(own.attributes, mTo.cellProperties);
        std::erase_if(details, [](const auto& own) { return own.second.empty(); });
        board.setCells(std::move(cells), std::move(details));
    }
    void keepValues(Attributes& attributes, const std::vector<Property>& properties) {
        const Attributes all = attributes;
        for (const auto& [id, value] : all) {
            const Property* property = findProperty(properties, id);
            if (property != nullptr && property->allows(value)) continue;
            attributes.erase(id);
            ++mGone[id];
        }
    }
    template <class Thing, class Kind>
    bool adoptThing(Thing& thing, const Kind* kind) {
        if (kind != nullptr) keepValues(thing.attributes, kind->properties);
        return kind != nullptr;
    }
    /// A piece on a corner whose kind now stands elsewhere goes to a hex of the corner.
    bool adoptPiece(PiecePlacement& piece, const PieceKind* kind) {
        if (kind != nullptr && kind->stands != PieceKind::Stands::Corner && piece.onCorner()) {
            piece.at = cellUnder(mResult.map.board, piece);
            piece.corner = -1;
        }
        return adoptThing(piece, kind);
    }
    template <class Things, class Stays>
    void adopt(Things& things, Stays stays) {
        std::erase_if(things, [&](auto& thing) {
            if (stays(thing)) return false;
            ++mGone[thing.kind];
            return true;
        });
    }

    const Catalog& mFrom;
    const Catalog& mTo;
    Adopted mResult;
    std::map<std::string, int> mGone;  // by ID
};

}  // namespace

Adopted adopted(const Scenario& map, const Catalog& from, const Catalog& to) {
    return Adoption(map, from, to).run();
}

}  // namespace hexa::owngame
