// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/generators.h"

#include "core/edit/builders.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <set>

namespace hexa::test {
namespace {

bool chance(Rng& rng, int percent) { return between(rng, 1, 100) <= percent; }

template <class Items>
const auto& pick(Rng& rng, const Items& items) {
    return items[rng.below(static_cast<std::uint32_t>(std::size(items)))];
}

std::string randomWords(Rng& rng) {
    constexpr std::array<std::string_view, 8> words{
        "plain",     "with \"quotes\"",  "back\\slash", "zwei\nZeilen",
        "Höhle „x“", "\xF0\x9F\x8F\xB0", "tab\t\x01",   "a~b/c"};
    return std::string(pick(rng, words));
}

std::string randomJson(Rng& rng) {
    constexpr std::array<std::string_view, 9> texts{"null",      "true",
                                                    "-17",       "18446744073709551615",
                                                    "0.25",      "\"text ~ / \\\" \\n\"",
                                                    "[1,[],{}]", R"({"a":[1,2],"b":{"c":null}})",
                                                    "1e+100"};
    return std::string(pick(rng, texts));
}

std::vector<EdgeFeature> randomEdges(Rng& rng, const Catalog& catalog, int size) {
    std::vector<EdgeFeature> edges;
    std::set<Edge> used;
    for (int i = 0; i < size && !catalog.edgeKinds.empty(); ++i) {
        const Edge edge = edgeOf(randomHex(rng, 4), between(rng, 0, 5));
        if (used.insert(edge).second)
            edges.push_back({edge, pick(rng, catalog.edgeKinds).id, randomExtra(rng)});
    }
    std::sort(edges.begin(), edges.end(), [](const auto& a, const auto& b) { return a.edge < b.edge; });
    return edges;
}

std::vector<RegionPlacement> randomRegions(Rng& rng, const Catalog& catalog, int size) {
    std::vector<RegionPlacement> regions;
    for (int i = 0; i < size && !catalog.regionShapes.empty(); ++i)
        regions.push_back({pick(rng, catalog.regionShapes).id, randomHex(rng, 4), between(rng, 0, 5),
                           chance(rng, 50), randomExtra(rng)});
    return regions;
}

std::vector<PiecePlacement> randomPieces(Rng& rng, const Catalog& catalog, int size) {
    std::vector<PiecePlacement> pieces;
    for (int i = 0; i < size && !catalog.pieceKinds.empty(); ++i)
        pieces.push_back({pick(rng, catalog.pieceKinds).id, randomHex(rng, 4), between(rng, -1, 1),
                          between(rng, 1, 9), randomExtra(rng)});
    return pieces;
}

std::vector<Zone> randomZones(Rng& rng, int size) {
    std::vector<Zone> zones;
    for (int i = 0; i < size; ++i)
        zones.push_back({chance(rng, 70) ? randomWords(rng) : std::string(), randomText(rng),
                         between(rng, -1, 1), randomHexes(rng, 4, between(rng, 0, 4)), randomExtra(rng)});
    return zones;
}

std::vector<BoardLabel> randomLabels(Rng& rng, int size) {
    std::vector<BoardLabel> labels;
    for (int i = 0; i < size; ++i) labels.push_back({randomHex(rng, 4), randomText(rng), randomExtra(rng)});
    return labels;
}

std::vector<Seat> randomSeats(Rng& rng, const Catalog& catalog, const Board& board) {
    std::vector<Hex> homes;
    for (const Cell& cell : board.cells())
        if (catalog.isSeat(cell.kind)) homes.push_back(cell.at);
    for (Hex at : randomHexes(rng, 5, 2))
        if (std::find(homes.begin(), homes.end(), at) == homes.end()) homes.push_back(at);
    if (static_cast<int>(homes.size()) > catalog.maxSeats)
        homes.resize(static_cast<std::size_t>(catalog.maxSeats));
    std::vector<Seat> seats;
    for (Hex home : homes) {
        const bool named = !catalog.factions.empty() && chance(rng, 50);
        seats.push_back({home, named ? pick(rng, catalog.factions).id : std::string(), randomText(rng),
                         randomExtra(rng)});
    }
    return seats;
}

Provenance randomProvenance(Rng& rng) {
    Provenance provenance;
    if (chance(rng, 30)) return provenance;
    provenance.generator = randomWords(rng);
    provenance.generatorVersion = between(rng, 0, 9);
    if (chance(rng, 60)) provenance.seed = rng.next();
    if (chance(rng, 50)) provenance.settings = R"({"mode":"free","counts":[1,2,3],"big":1e+30})";
    provenance.layout = chance(rng, 50) ? "2p" : "";
    provenance.standIn = chance(rng, 50);
    provenance.extra = randomExtra(rng);
    return provenance;
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Dice& dice) {
    return out << "Dice{" << dice.seed << "U, " << dice.size << "}";
}

int between(Rng& rng, int low, int high) {
    return low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
}

Hex randomHex(Rng& rng, int radius) {
    while (true) {
        const Hex hex{between(rng, -radius, radius), between(rng, -radius, radius)};
        if (distance(hex, {}) <= radius) return hex;
    }
}

Isometry randomIsometry(Rng& rng, int radius) {
    return {static_cast<std::uint8_t>(rng.below(12)), randomHex(rng, radius)};
}

std::vector<Hex> randomHexes(Rng& rng, int radius, int count) {
    std::set<Hex> hexes;
    for (int i = 0; i < count; ++i) hexes.insert(randomHex(rng, radius));
    return {hexes.begin(), hexes.end()};
}

Localized randomText(Rng& rng) {
    Localized text;
    for (const char* language : {"de", "en", "fr", "x-own"})
        if (chance(rng, 30)) text.set(language, randomWords(rng));
    return text;
}

Extra randomExtra(Rng& rng) {
    Extra extra;
    if (chance(rng, 70)) return extra;
    extra.members.emplace_back("x-" + randomWords(rng), randomJson(rng));
    if (chance(rng, 50)) extra.members.emplace_back("future", randomJson(rng));
    return extra;
}

CellState randomCell(Rng& rng, const Catalog& catalog, Hex at) {
    Cell cell;
    cell.at = at;
    cell.locked = chance(rng, 20);
    if (chance(rng, 10)) cell.kind = KindId::Blank;
    if (chance(rng, 60)) cell.kind = pick(rng, catalog.kindIds());
    if (isTile(cell.kind) && chance(rng, 70)) {
        const std::string letter = catalog.kind(cell.kind).letter;
        cell.id =
            *TileId::from(chance(rng, 80) ? letter + std::to_string(between(rng, 1, 60)) : "Ω-" + letter);
    }
    CellDetails details;
    if (chance(rng, 20)) details.points = between(rng, -3, 9);
    if (chance(rng, 10)) details.note = randomWords(rng);
    if (chance(rng, 10)) details.special = randomText(rng);
    if (chance(rng, 20)) details.extra = randomExtra(rng);
    return CellState(cell, std::move(details));
}

Scenario randomScenario(Rng& rng, const Catalog& catalog, int size) {
    Scenario scenario;
    scenario.system = catalog.system;
    scenario.title = randomText(rng);
    scenario.description = randomText(rng);
    scenario.author = chance(rng, 50) ? randomWords(rng) : "";
    scenario.profile = chance(rng, 50) ? RuleProfile::Free : RuleProfile::Rulebook;
    scenario.board.orientation = chance(rng, 50) ? Orientation::Flat : Orientation::Pointy;
    std::vector<Board::Change> changes;
    for (Hex at : randomHexes(rng, 2 + size / 12, size))
        changes.push_back({at, randomCell(rng, catalog, at)});
    scenario.board.apply(changes);
    scenario.board.edges = randomEdges(rng, catalog, size / 8);
    scenario.board.regions = randomRegions(rng, catalog, size / 20);
    scenario.board.pieces = randomPieces(rng, catalog, size / 20);
    scenario.board.zones = randomZones(rng, size / 25);
    scenario.board.labels = randomLabels(rng, size / 25);
    scenario.board.extra = randomExtra(rng);
    scenario.seats = randomSeats(rng, catalog, scenario.board);
    scenario.provenance = randomProvenance(rng);
    scenario.extra = randomExtra(rng);
    return scenario;
}

Edit randomRawEdit(Rng& rng, const Catalog& catalog, int size) {
    switch (rng.below(11)) {
    case 0:
        return {SetRegions{randomRegions(rng, catalog, 3)}};
    case 1:
        return {SetPieces{randomPieces(rng, catalog, 3)}};
    case 2:
        return {SetZones{randomZones(rng, 2)}};
    case 3:
        return {SetLabels{randomLabels(rng, 2)}};
    case 4:
        return {SetSeats{randomSeats(rng, catalog, Board{})}};
    case 5:
        return {SetTexts{randomText(rng), randomText(rng), randomWords(rng)}};
    case 6:
        if (chance(rng, 50)) return {SetOptions{{{"epic", chance(rng, 50)}, {"alliances", chance(rng, 50)}}}};
        return {SetProfile{chance(rng, 50) ? RuleProfile::Free : RuleProfile::Rulebook}};
    case 7:
        if (chance(rng, 50)) return {SetExtra{randomExtra(rng)}};
        return {SetProvenance{randomProvenance(rng)}};
    case 8: {
        SetEdges edges;
        for (auto& feature : randomEdges(rng, catalog, 6)) {
            const Edge edge = feature.edge;
            edges.changes.push_back(
                {edge, chance(rng, 60) ? std::optional(std::move(feature)) : std::nullopt});
        }
        return {std::move(edges)};
    }
    case 9: {
        Batch batch;
        for (int i = between(rng, 0, 4); i > 0; --i) batch.edits.push_back(randomRawEdit(rng, catalog, size));
        return {std::move(batch)};
    }
    default:
        break;
    }
    SetCells cells;
    for (Hex at : randomHexes(rng, 4, 1 + size / 8))
        cells.changes.push_back(
            {at, chance(rng, 70) ? std::optional(randomCell(rng, catalog, at)) : std::nullopt});
    return {std::move(cells)};
}

Edit randomBuiltEdit(Rng& rng, const Catalog& catalog, const Scenario& scenario) {
    const auto hexes = randomHexes(rng, 5, between(rng, 1, 8));
    switch (rng.below(12)) {
    case 0:
    case 1: {
        const std::array<KindId, 2> common{KindId::Empty, KindId::Blank};
        const KindId kind = chance(rng, 70) ? pick(rng, catalog.kindIds()) : pick(rng, common);
        return paintCells(scenario, catalog, hexes, kind);
    }
    case 2:
        return addCells(scenario, hexes);
    case 3:
        return removeCells(scenario, catalog, hexes);
    case 4:
        return setLocked(scenario, hexes, chance(rng, 50));
    case 5:
        return setDetails(scenario, hexes.front(), randomCell(rng, catalog, {}).details());
    case 6:
        return assignIds(scenario, catalog, chance(rng, 50) ? IdScope::All : IdScope::Missing);
    case 7:
        return repairDuplicateIds(scenario, catalog);
    case 8: {
        std::vector<CellState> cells;
        for (Hex at : hexes) cells.push_back(randomCell(rng, catalog, at));
        return pasteCells(scenario, catalog, cells, randomIsometry(rng, 3));
    }
    case 9:
        return transformBoard(scenario, randomIsometry(rng, 3));
    default:
        break;
    }
    constexpr std::array<MoveMode, 3> modes{MoveMode::Swap, MoveMode::Replace, MoveMode::Copy};
    std::vector<std::pair<Hex, Hex>> moves;
    const Isometry shift = randomIsometry(rng, 2);
    for (Hex at : hexes) moves.emplace_back(at, shift(at));
    return moveTiles(scenario, catalog, moves, pick(rng, modes));
}

}  // namespace hexa::test
