// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/print/boardparts.h"

#include <algorithm>
#include <functional>

namespace hexa {

Scenario withParts(const Scenario& scenario, const Catalog& catalog, BoardParts parts) {
    Scenario left = scenario;
    if (parts == BoardParts::All) return left;
    Board& board = left.board;
    const bool bare = parts == BoardParts::Bare;
    std::erase_if(board.pieces, [&](const PiecePlacement& piece) {
        const PieceKind* kind = catalog.pieceKind(piece.kind);
        return bare || kind == nullptr || !kind->covers;
    });
    if (!bare) return left;
    std::erase_if(board.edges, [&](const EdgeFeature& feature) {
        const EdgeKind* kind = catalog.edgeKind(feature.kind);
        return kind == nullptr || kind->supply.has_value();
    });
    board.zones.clear();
    board.labels.clear();
    return left;
}

Scenario withoutPieces(const Scenario& scenario, std::vector<std::size_t> pieces) {
    Scenario left = scenario;
    std::ranges::sort(pieces, std::greater<>());
    for (const std::size_t piece : pieces)
        left.board.pieces.erase(left.board.pieces.begin() + static_cast<std::ptrdiff_t>(piece));
    return left;
}

}  // namespace hexa
