// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/share/sharecontent.h"

#include "core/base/rng.h"
#include "core/engine/system.h"

#include <algorithm>

namespace hexa::share {
namespace {

std::uint64_t hashed(const std::string& text) { return stableHash(text) >> (64 - markBits); }

bool sameShape(const Board& a, const Board& b) {
    return a.orientation == b.orientation &&
           std::equal(a.cells().begin(), a.cells().end(), b.cells().begin(), b.cells().end(),
                      [](const Cell& x, const Cell& y) { return x.at == y.at; });
}

}  // namespace

std::uint64_t markOf(const Catalog& catalog) {
    std::string text = catalog.system;
    for (const CellKind& kind : catalog.kinds)
        text += ' ' + kind.id + '=' + kind.letter + (kind.seat ? "*" : "");
    for (const Faction& faction : catalog.factions) text += ' ' + faction.id;
    return hashed(text);
}

std::uint64_t markOf(const Layout& layout) {
    std::string text = layout.id;
    const auto add = [&](Hex at) { text += ' ' + std::to_string(at.q) + ',' + std::to_string(at.r); };
    for (const Cell& cell : layout.scenario.board.cells()) add(cell.at);
    text += " seats";
    for (const Seat& seat : layout.scenario.seats) {
        if (seat.home)
            add(*seat.home);
        else
            text += " -";
    }
    return hashed(text);
}

const Layout* layoutWithMark(const GameSystem& system, std::uint64_t mark) {
    for (const Layout& layout : system.layouts)
        if (markOf(layout) == mark) return &layout;
    return nullptr;
}

const Layout* layoutOf(const GameSystem& system, const Scenario& scenario) {
    const Layout* found = system.layout(scenario.provenance.layout);
    if (found == nullptr || !sameShape(found->scenario.board, scenario.board)) {
        const auto alike =
            std::find_if(system.layouts.begin(), system.layouts.end(), [&](const Layout& layout) {
                return sameShape(layout.scenario.board, scenario.board);
            });
        found = alike == system.layouts.end() ? nullptr : &*alike;
    }
    // Two layouts with one mark: the second is spelled out as if it were unknown.
    return found != nullptr && layoutWithMark(system, markOf(*found)) == found ? found : nullptr;
}

std::optional<KindId> seatKind(const Catalog& catalog) {
    for (const KindId kind : catalog.kindIds())
        if (catalog.isSeat(kind)) return kind;
    return std::nullopt;
}

std::vector<TileId> defaultIds(std::vector<Cell> cells, const Catalog& catalog) {
    for (Cell& cell : cells) cell.id = {};
    Board board;
    board.setCells(std::move(cells));
    assignMissingIds(board, catalog);
    std::vector<TileId> ids;
    for (const Cell& cell : board.cells()) ids.push_back(cell.id);
    return ids;
}

}  // namespace hexa::share
