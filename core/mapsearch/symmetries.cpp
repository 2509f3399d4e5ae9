// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/symmetries.h"

#include <algorithm>
#include <cassert>

namespace hexa::mapsearch {
namespace {

/// True if the group moves every team onto every other, all homes of it onto all of the other.
bool movesTeams(const Scenario& map, std::span<const int> teams, const SymmetryGroup& group) {
    const auto count = static_cast<std::size_t>(*std::max_element(teams.begin(), teams.end())) + 1;
    std::vector<bool> reached(count);
    for (const Isometry& isometry : group) {
        std::vector<int> to(count, -1);
        for (std::size_t seat = 0; seat < map.seats.size(); ++seat) {
            const auto other = map.seatAt(isometry(map.seats[seat].homeHex()));
            assert(other && "the group keeps homes");
            int& target = to[static_cast<std::size_t>(teams[seat])];
            if (target != -1 && target != teams[*other]) return false;
            target = teams[*other];
        }
        reached[static_cast<std::size_t>(to[0])] = true;
    }
    return std::all_of(reached.begin(), reached.end(), [](bool yes) { return yes; });
}

std::string idOf(const SymmetryInfo& info, int axis) {
    if (info.rotations == 1) return "mirror-" + std::to_string(axis);
    return "turn-" + std::to_string(info.rotations) + (info.mirrorAxes.empty() ? "" : "+mirrors");
}

/// Returns the ID of a symmetry on a layout that has another one with the same idOf().
std::string fullIdOf(const SymmetryInfo& info, int axis) {
    return idOf(info, axis) + '-' + std::to_string(axis);
}

Message nameOf(const SymmetryInfo& info) {
    if (info.rotations == 1 && !info.mirrorAxes.empty())
        return {"generate.symmetry.mirror", {{"degrees", std::int64_t{info.mirrorAxes.front()}}}};
    const bool mirrors = !info.mirrorAxes.empty();
    if (info.rotations == 2)
        return {mirrors ? "generate.symmetry.half-turn-mirrors" : "generate.symmetry.half-turn", {}};
    if (info.rotations == 3)
        return {mirrors ? "generate.symmetry.third-turn-mirrors" : "generate.symmetry.third-turn", {}};
    return {mirrors ? "generate.symmetry.sixth-turn-mirrors" : "generate.symmetry.sixth-turn", {}};
}

}  // namespace

SymmetryGroup layoutSymmetries(const Scenario& map) {
    std::vector<Hex> hexes;
    for (const Cell& cell : map.board.cells())
        if (cell.kind != KindId::Blank) hexes.push_back(cell.at);
    SymmetryGroup keeping;
    for (const Isometry& isometry : findSymmetries(hexes))
        if (std::all_of(map.seats.begin(), map.seats.end(),
                        [&](const Seat& seat) { return map.seatAt(isometry(seat.homeHex())).has_value(); }))
            keeping.push_back(isometry);
    return keeping;
}

std::vector<SymmetryGroup> homeSymmetries(const Scenario& map) {
    std::vector<SymmetryGroup> found;
    for (SymmetryGroup& group : subgroups(layoutSymmetries(map)))
        if (!map.seats.empty() && group.size() == map.seats.size() &&
            orbit(map.seats.front().homeHex(), group).size() == map.seats.size())
            found.push_back(std::move(group));
    return found;
}

std::vector<FairSymmetry> fairSymmetries(const Scenario& map, std::span<const int> teams) {
    std::vector<FairSymmetry> found;
    for (SymmetryGroup& group : subgroups(layoutSymmetries(map))) {
        if (!movesTeams(map, teams, group)) continue;
        const SymmetryInfo info = describe(group);
        const int axis = info.mirrorAxes.empty() ? 0 : info.mirrorAxes.front();
        FairSymmetry symmetry;
        symmetry.id = idOf(info, axis);
        for (const FairSymmetry& other : found)
            if (other.id == symmetry.id) symmetry.id = fullIdOf(info, axis);
        symmetry.name = nameOf(info);
        symmetry.group = std::move(group);
        found.push_back(std::move(symmetry));
    }
    return found;
}

bool isSymmetryId(std::string_view id) {
    for (int axis = 0; axis < 180; axis += 30) {
        if (id == idOf({1, {axis}, {}}, axis)) return true;
        for (const int rotations : {2, 3, 6})
            for (const std::vector<int>& mirrors : {std::vector<int>(), {axis}}) {
                const SymmetryInfo info{rotations, mirrors, {}};
                if (id == idOf(info, axis) || id == fullIdOf(info, axis)) return true;
            }
    }
    return false;
}

std::vector<std::vector<TileIndex>> orbitsOf(const MapModel& model, const SymmetryGroup& group) {
    std::vector<std::vector<TileIndex>> orbits;
    TileMask seen = model.homes;
    for (std::size_t i = 0; i < model.tiles(); ++i) {
        if ((seen >> i & 1) != 0) continue;
        std::vector<TileIndex> tiles;
        for (const Hex image : orbit(model.hexes[i], group)) {
            const auto index = model.find(image);
            assert(index && "the group keeps tiles");
            tiles.push_back(*index);
            seen |= bit(*index);
        }
        orbits.push_back(std::move(tiles));
    }
    return orbits;
}

std::vector<std::vector<TileIndex>> permutationsOf(const MapModel& model, const SymmetryGroup& group) {
    std::vector<std::vector<TileIndex>> list;
    for (const Isometry& isometry : group) {
        std::vector<TileIndex> to;
        for (const Hex hex : model.hexes) {
            const auto image = model.find(isometry(hex));
            assert(image && "the group keeps tiles");
            to.push_back(*image);
        }
        list.push_back(std::move(to));
    }
    return list;
}

}  // namespace hexa::mapsearch
