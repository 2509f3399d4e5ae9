// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/orbits.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {
namespace {

/// Whether the group moves every team onto every other, all Capitals of it onto all of the other.
bool movesTeams(const Ground& ground, const SymmetryGroup& group) {
    const Scenario& base = ground.request().base;
    const Distances& distances = ground.measured().distances;
    const std::size_t seats = base.seats.size();
    std::vector<bool> reached(static_cast<std::size_t>(distances.teams));
    for (const Isometry& isometry : group) {
        std::array<int, maxPlayers> to{-1, -1, -1, -1};
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const auto other = base.seatAt(isometry(base.seats[seat].home));
            assert(other && "the group keeps homes");
            int& target = to[distances.team[seat]];
            if (target != -1 && target != distances.team[*other]) return false;
            target = distances.team[*other];
        }
        reached[static_cast<std::size_t>(to[0])] = true;
    }
    return std::all_of(reached.begin(), reached.end(), [](bool yes) { return yes; });
}

std::string turnId(int rotations) { return "turn-" + std::to_string(rotations); }

MatchText nameOf(const SymmetryInfo& info) {
    if (info.rotations == 1 && !info.mirrorAxes.empty())
        return {"clockwork.symmetry.mirror", {{"degrees", std::int64_t{info.mirrorAxes.front()}}}};
    const bool mirrors = !info.mirrorAxes.empty();
    if (info.rotations == 2)
        return {mirrors ? "clockwork.symmetry.half-turn-mirrors" : "clockwork.symmetry.half-turn", {}};
    if (info.rotations == 3)
        return {mirrors ? "clockwork.symmetry.third-turn-mirrors" : "clockwork.symmetry.third-turn", {}};
    return {mirrors ? "clockwork.symmetry.sixth-turn-mirrors" : "clockwork.symmetry.sixth-turn", {}};
}

}  // namespace

SymmetryGroup layoutSymmetries(const Scenario& map) {
    std::vector<Hex> hexes;
    for (const Cell& cell : map.board.cells())
        if (cell.kind != KindId::Blank) hexes.push_back(cell.at);
    SymmetryGroup keeping;
    for (const Isometry& isometry : findSymmetries(hexes))
        if (std::all_of(map.seats.begin(), map.seats.end(),
                        [&](const Seat& seat) { return map.seatAt(isometry(seat.home)).has_value(); }))
            keeping.push_back(isometry);
    return keeping;
}

std::vector<FairSymmetry> fairSymmetries(const Ground& ground) {
    std::vector<FairSymmetry> found;
    for (SymmetryGroup& group : subgroups(layoutSymmetries(ground.request().base))) {
        if (!movesTeams(ground, group)) continue;
        const SymmetryInfo info = describe(group);
        FairSymmetry symmetry;
        const int axis = info.mirrorAxes.empty() ? 0 : info.mirrorAxes.front();
        if (info.rotations == 1)
            symmetry.id = "mirror-" + std::to_string(axis);
        else
            symmetry.id = turnId(info.rotations) + (info.mirrorAxes.empty() ? "" : "+mirrors");
        for (const FairSymmetry& other : found)
            if (other.id == symmetry.id) symmetry.id += '-' + std::to_string(axis);
        symmetry.name = nameOf(info);
        symmetry.group = std::move(group);
        found.push_back(std::move(symmetry));
    }
    return found;
}

std::vector<std::vector<TileIndex>> orbitsOf(const Ground& ground, const SymmetryGroup& group) {
    std::vector<std::vector<TileIndex>> orbits;
    TileMask seen = ground.map().capitals;
    for (int i = 0; i < ground.tiles(); ++i) {
        const auto at = static_cast<TileIndex>(i);
        if ((seen & bit(at)) != 0) continue;
        std::vector<TileIndex> tiles;
        for (const Hex image : orbit(ground.map().hex[at], group)) {
            const auto index = ground.find(image);
            assert(index && "the group keeps tiles");
            tiles.push_back(*index);
            seen |= bit(*index);
        }
        orbits.push_back(std::move(tiles));
    }
    return orbits;
}

std::vector<std::vector<TileIndex>> permutationsOf(const Ground& ground, const SymmetryGroup& group) {
    std::vector<std::vector<TileIndex>> list;
    for (const Isometry& isometry : group) {
        std::vector<TileIndex> to;
        for (int i = 0; i < ground.tiles(); ++i) {
            const auto image = ground.find(isometry(ground.map().hex[static_cast<std::size_t>(i)]));
            assert(image && "the group keeps tiles");
            to.push_back(*image);
        }
        list.push_back(std::move(to));
    }
    return list;
}

}  // namespace hexa::clockwork
