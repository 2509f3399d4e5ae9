// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/certificate.h"

#include <algorithm>

namespace hexa::balance {
namespace {

/// Hashes a sequence of numbers and texts; what is where in it matters.
class Digest {
public:
    explicit Digest(std::string_view name) : mHash(stableHash(name)) {}
    Digest& operator<<(std::uint64_t number) {
        mHash = mixed(mHash, number);
        return *this;
    }
    Digest& operator<<(int number) { return *this << static_cast<std::uint64_t>(std::int64_t{number}); }
    Digest& operator<<(std::string_view text) { return *this << stableHash(text); }
    Digest& operator<<(Hex hex) { return *this << hex.q << hex.r; }
    std::uint64_t value() const { return mHash; }

private:
    std::uint64_t mHash;
};

std::uint64_t cellHash(const Cell& cell, const CellDetails* details, const Catalog& catalog) {
    Digest digest("cell");
    digest << cell.at << static_cast<int>(cell.kind == KindId::Blank);
    digest << (isTile(cell.kind) ? std::string_view(catalog.kind(cell.kind).id) : std::string_view());
    if (details == nullptr) return digest.value();
    if (details->points) digest << "points" << *details->points;
    for (const auto& [language, text] : details->special.texts) digest << language << text;
    return digest.value();
}

/// The same for any order of the items.
template <class Items, class HashOf>
std::uint64_t together(const Items& items, HashOf hashOf) {
    std::uint64_t sum = 0;
    for (const auto& item : items) sum += mixed(hashOf(item), 0);
    return sum;
}

}  // namespace

std::uint64_t boardHash(const Scenario& scenario, const Catalog& catalog) {
    const Board& board = scenario.board;
    Digest digest("board");
    digest << scenario.system << static_cast<int>(board.orientation);
    for (const Seat& seat : scenario.seats) digest << seat.home << seat.faction;
    digest << together(board.cells(), [&](const Cell& cell) {
        const auto found = board.details().find(cell.at);
        return cellHash(cell, found == board.details().end() ? nullptr : &found->second, catalog);
    });
    digest << together(board.edges, [](const EdgeFeature& edge) {
        return (Digest("edge") << edge.edge.hex << edge.edge.direction << edge.kind).value();
    });
    digest << together(board.regions, [](const RegionPlacement& region) {
        return (Digest("region") << region.kind << region.anchor << region.turns
                                 << static_cast<int>(region.mirrored))
            .value();
    });
    digest << together(board.pieces, [](const PiecePlacement& piece) {
        return (Digest("piece") << piece.kind << piece.at << piece.seat << piece.count).value();
    });
    digest << together(board.zones, [](const Zone& zone) {
        Digest part("zone");
        part << zone.id << zone.seat;
        part << together(zone.hexes, [](Hex hex) { return (Digest("hex") << hex).value(); });
        return part.value();
    });
    return digest.value();
}

}  // namespace hexa::balance
