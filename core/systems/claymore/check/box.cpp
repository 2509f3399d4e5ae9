// SPDX-License-Identifier: GPL-3.0-or-later
// Supply of the box: CS-005 to CS-009.
#include "core/systems/claymore/check/box.h"

#include "core/systems/claymore/check/findings.h"

#include <algorithm>
#include <array>

namespace hexa::claymore {
namespace {

constexpr int hedgesInBox = 4;
constexpr int towersInBox = 1;

/// The two sides of the terrain hexes (CS-008).
constexpr std::array<std::array<Terrain, 2>, terrainHexesInBox> terrainHexes{
    {{Terrain::Marsh, Terrain::Palisade},
     {Terrain::Marsh, Terrain::Palisade},
     {Terrain::Marsh, Terrain::Ford},
     {Terrain::Ford, Terrain::Palisade}}};

int& countOf(TerrainCounts& counts, Terrain terrain) {
    if (terrain == Terrain::Marsh) return counts.marsh;
    return terrain == Terrain::Ford ? counts.ford : counts.palisade;
}

bool canShow(TerrainCounts counts, std::size_t from) {
    if (counts == TerrainCounts{}) return true;
    if (from == terrainHexes.size()) return false;
    if (canShow(counts, from + 1)) return true;
    for (const Terrain side : terrainHexes[from]) {
        TerrainCounts rest = counts;
        if (--countOf(rest, side) >= 0 && canShow(rest, from + 1)) return true;
    }
    return false;
}

int piecesOf(const Scenario& scenario, std::string_view kind) {
    int sum = 0;
    for (const PiecePlacement& placed : scenario.board.pieces) sum += placed.kind == kind ? placed.count : 0;
    return sum;
}

TerrainCounts terrainOn(const Scenario& scenario) {
    TerrainCounts counts;
    counts.marsh = piecesOf(scenario, piece::marsh);
    counts.ford = piecesOf(scenario, piece::ford);
    for (const std::string_view kind : piece::palisades) counts.palisade += piecesOf(scenario, kind);
    return counts;
}

}  // namespace

bool inBox(const TerrainCounts& counts) {
    const auto fits = [](int count) { return count >= 0 && count <= terrainHexesInBox; };
    return fits(counts.marsh) && fits(counts.palisade) && fits(counts.ford) && canShow(counts, 0);
}

void correctBox(const Scenario& scenario, std::vector<BoxCount>& counts) {
    const TerrainCounts used = terrainOn(scenario);
    for (BoxCount& count : counts) {
        if (count.table != ObjectTable::Pieces) continue;
        const auto terrain = terrainOf(count.kind);
        if (!terrain || terrain == Terrain::Tower) continue;
        // The palisades all differ: there is one of each.
        const int most = terrain == Terrain::Palisade ? 1 : terrainHexesInBox;
        TerrainCounts others = used;
        countOf(others, *terrain) -= count.used;
        int has = 0;
        for (int wanted = 1; wanted <= most; ++wanted) {
            TerrainCounts all = others;
            countOf(all, *terrain) += wanted;
            if (inBox(all)) has = wanted;
        }
        count.has = has;
    }
}

void checkBox(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    const auto tell = [&](std::string_view code, Arguments arguments, std::string_view rule) {
        input.findings.add(code, std::move(arguments), input.byProfile(), {}, rule);
    };
    const int towers = piecesOf(scenario, piece::tower);
    if (towers > towersInBox) tell("E11", {insteadOfCommon("object.too-many")}, "CS-006");
    const auto hedges = std::ranges::count(scenario.board.edges, border::hedge, &EdgeFeature::kind);
    if (hedges > hedgesInBox)
        tell("E12", {number("n", hedges), insteadOfCommon("object.too-many")}, "CS-007");
    const TerrainCounts terrain = terrainOn(scenario);
    const bool twice = std::ranges::any_of(
        piece::palisades, [&](std::string_view kind) { return piecesOf(scenario, kind) > 1; });
    if (twice || !inBox(terrain))
        tell("E13",
             {number("marsh", terrain.marsh), number("palisade", terrain.palisade),
              number("ford", terrain.ford), insteadOfCommon("object.too-many")},
             twice ? "CS-009" : "CS-008");
    for (const RegimentFacts& facts : regimentTable)
        if (piecesOf(scenario, facts.id) > facts.count)
            tell("E19",
                 {{"army", input.armyName(facts.army)},
                  number("n", facts.count),
                  {"type", input.catalog.pieceKind(facts.id)->name},
                  insteadOfCommon("object.too-many-of-player")},
                 "CS-005");
}

}  // namespace hexa::claymore
