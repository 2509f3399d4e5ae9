// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/certificate.h"
#include "core/engine/judge/targets.h"

#include <algorithm>

namespace hexa::balance {
namespace {

/// Hashes a sequence of numbers and texts; their order matters.
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
    Digest& operator<<(const Attributes& attributes) {
        for (const auto& [id, value] : attributes) {
            *this << id << static_cast<int>(value.index());
            if (const bool* flag = std::get_if<bool>(&value)) *this << static_cast<int>(*flag);
            if (const int* number = std::get_if<int>(&value)) *this << *number;
            if (const std::string* word = std::get_if<std::string>(&value)) *this << *word;
            if (const Sides* sides = std::get_if<Sides>(&value)) *this << int{sides->mask};
        }
        return *this;
    }
    /// Adds a number that maps of the first games don't have. A default value changes nothing, so
    /// their hashes stay.
    Digest& unlessZero(std::string_view name, int number) {
        if (number != 0) *this << name << number;
        return *this;
    }
    std::uint64_t value() const { return mHash; }

private:
    std::uint64_t mHash;
};

/// Hashes cells; the common part of a kind is hashed once, as there may be a million cells.
class CellHash {
public:
    explicit CellHash(const Catalog& catalog) {
        for (const CellKind& kind : catalog.kinds) mKinds.push_back(stableHash(kind.id));
    }
    std::uint64_t operator()(const Cell& cell, const CellDetails* details) const {
        Digest digest = mBegin;
        digest << cell.at << static_cast<int>(cell.kind == KindId::Blank);
        digest << (isTile(cell.kind) ? mKinds.at(indexOf(cell.kind)) : mNoKind);
        if (details == nullptr) return digest.value();
        if (details->points) digest << "points" << *details->points;
        for (const auto& [language, text] : details->special.texts) digest << language << text;
        if (details->cut != 0) digest << "cut" << int{details->cut};
        return (digest << details->attributes).value();
    }

private:
    const Digest mBegin{"cell"};
    const std::uint64_t mNoKind = stableHash({});
    std::vector<std::uint64_t> mKinds;
};

/// Returns a hash that doesn't depend on the order of the items.
template <class Items, class HashOf>
std::uint64_t together(const Items& items, HashOf hashOf) {
    std::uint64_t sum = 0;
    for (const auto& item : items) sum += mixed(hashOf(item), 0);
    return sum;
}

std::uint64_t shapeHash(const RegionShape& shape) {
    Digest digest("shape");
    digest << shape.id << shape.group;
    const auto extras = [&](const Extra& extra) {
        for (const auto& [key, json] : extra.members) digest << key << json;
    };
    for (const RegionShape::Part& part : shape.parts) {
        digest << part.offset << part.kind << part.attributes;
        extras(part.extra);
    }
    extras(shape.extra);
    return digest.value();
}

}  // namespace

std::uint64_t boardHash(const Scenario& scenario, const Catalog& catalog) {
    const Board& board = scenario.board;
    Digest digest("board");
    digest << scenario.system << static_cast<int>(board.orientation);
    for (const Seat& seat : scenario.seats) {
        if (seat.home) digest << *seat.home;
        digest << seat.faction;
        digest.unlessZero("team", seat.team + 1);
    }
    if (!scenario.shapes.empty()) digest << together(scenario.shapes, shapeHash);
    const CellHash cellHash(catalog);
    digest << together(board.cells(), [&](const Cell& cell) {
        const auto found = board.details().find(cell.at);
        return cellHash(cell, found == board.details().end() ? nullptr : &found->second);
    });
    digest << together(board.edges, [](const EdgeFeature& edge) {
        Digest part("edge");
        part << edge.edge.hex << edge.edge.direction << edge.kind;
        return (part.unlessZero("side", edge.side + 1).unlessZero("seat", edge.seat + 1) << edge.attributes)
            .value();
    });
    digest << together(board.regions, [](const RegionPlacement& region) {
        return (Digest("region") << region.kind << region.anchor << region.turns
                                 << static_cast<int>(region.mirrored))
            .value();
    });
    digest << together(board.pieces, [](const PiecePlacement& piece) {
        Digest part("piece");
        part << piece.kind << piece.at << piece.seat << piece.count;
        part.unlessZero("side", piece.side + 1).unlessZero("turns", piece.turns);
        part.unlessZero("mirrored", static_cast<int>(piece.mirrored));
        if (!piece.slot.empty()) part << "slot" << piece.slot;
        part.unlessZero("corner", piece.corner + 1);
        return (part << piece.attributes).value();
    });
    digest << together(board.zones, [](const Zone& zone) {
        Digest part("zone");
        part << zone.id << zone.seat;
        if (!zone.kind.empty()) part << "kind" << zone.kind;
        part << together(zone.hexes, [](Hex hex) { return (Digest("hex") << hex).value(); });
        return part.value();
    });
    if (const std::string_view targets = declaredTargetsText(scenario); !targets.empty())
        digest << targetsMember << targets;
    return digest.value();
}

}  // namespace hexa::balance
