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

/// Returns some of the declared properties, none with its default.
Attributes randomAttributes(Rng& rng, const std::vector<Property>& properties) {
    Attributes attributes;
    for (const Property& property : properties) {
        if (chance(rng, 40)) continue;
        switch (property.type) {
        case Property::Type::Flag:
            property.give(attributes, chance(rng, 50));
            break;
        case Property::Type::Number:
            property.give(attributes, between(rng, property.min, property.max));
            break;
        case Property::Type::Choice:
            property.give(attributes, pick(rng, property.choices).id);
            break;
        case Property::Type::Sides:
            property.give(attributes, Sides{static_cast<std::uint8_t>(between(rng, 0, 63))});
            break;
        }
    }
    return attributes;
}

/// Returns a map's own regions, if its game has any.
std::vector<RegionShape> randomShapes(Rng& rng, const Catalog& catalog, int size) {
    std::vector<RegionShape> shapes;
    for (int i = 0; i < size && !catalog.regionShapes.empty(); ++i) {
        RegionShape shape;
        shape.id = "own-" + std::to_string(i);
        shape.name = randomText(rng);
        if (chance(rng, 50)) shape.supply = between(rng, 0, 3);
        for (const Hex offset : randomHexes(rng, 2, between(rng, 1, 4)))
            shape.parts.push_back({offset, chance(rng, 50) ? pick(rng, catalog.kinds).id : std::string(),
                                   randomAttributes(rng, catalog.cellProperties), randomExtra(rng)});
        shape.extra = randomExtra(rng);
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

/// Returns a few splices anywhere; some beyond the end of a table.
template <class Item>
Splices<Item> randomSplices(Rng& rng, const std::vector<Item>& items) {
    Splices<Item> splices;
    for (int i = between(rng, 1, 3); i > 0; --i)
        splices.splices.push_back({static_cast<std::size_t>(between(rng, 0, 5)),
                                   static_cast<std::size_t>(between(rng, 0, 3)),
                                   chance(rng, 70) ? items : std::vector<Item>()});
    return splices;
}

std::vector<EdgeFeature> randomEdges(Rng& rng, const Catalog& catalog, int size) {
    std::vector<EdgeFeature> edges;
    std::set<EdgeKey> used;
    for (int i = 0; i < size && !catalog.edgeKinds.empty(); ++i) {
        const EdgeKind& kind = pick(rng, catalog.edgeKinds);
        EdgeFeature feature = edgeFeature(randomHex(rng, 4), between(rng, 0, 5), kind.id, kind.sided);
        feature.seat = between(rng, -1, 1);
        feature.locked = chance(rng, 20);
        feature.attributes = randomAttributes(rng, kind.properties);
        feature.extra = randomExtra(rng);
        if (used.insert(feature.key()).second) edges.push_back(std::move(feature));
    }
    std::ranges::sort(edges, {}, &EdgeFeature::key);
    return edges;
}

std::vector<RegionPlacement> randomRegions(Rng& rng, const Catalog& catalog, int size) {
    std::vector<RegionPlacement> regions;
    for (int i = 0; i < size && !catalog.regionShapes.empty(); ++i)
        regions.push_back({pick(rng, catalog.regionShapes).id, randomHex(rng, 4), between(rng, 0, 5),
                           chance(rng, 50), chance(rng, 20), randomExtra(rng)});
    return regions;
}

std::vector<PiecePlacement> randomPieces(Rng& rng, const Catalog& catalog, int size) {
    std::vector<PiecePlacement> pieces;
    for (int i = 0; i < size && !catalog.pieceKinds.empty(); ++i) {
        const PieceKind& kind = pick(rng, catalog.pieceKinds);
        PiecePlacement piece;
        piece.kind = kind.id;
        piece.at = randomHex(rng, 4);
        piece.seat = between(rng, -1, 1);
        piece.count = between(rng, 1, 9);
        if (kind.stands == PieceKind::Stands::Side) piece.side = between(rng, 0, 5);
        if (kind.stands == PieceKind::Stands::Slot) piece.slot = randomWords(rng);
        if (kind.stands == PieceKind::Stands::Corner) piece.standOn(piece.at, between(rng, 0, 5));
        piece.turns = between(rng, 0, 5);
        piece.mirrored = chance(rng, 30);
        piece.locked = chance(rng, 20);
        piece.attributes = randomAttributes(rng, kind.properties);
        piece.extra = randomExtra(rng);
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

std::vector<Zone> randomZones(Rng& rng, const Catalog& catalog, int size) {
    std::vector<Zone> zones;
    for (int i = 0; i < size; ++i) {
        Zone zone;
        if (chance(rng, 70)) zone.id = randomWords(rng);
        zone.name = randomText(rng);
        zone.seat = between(rng, -1, 1);
        zone.hexes = randomHexes(rng, 4, between(rng, 0, 4));
        if (!catalog.zoneKinds.empty() && chance(rng, 60)) zone.kind = pick(rng, catalog.zoneKinds).id;
        zone.locked = chance(rng, 20);
        zone.extra = randomExtra(rng);
        zones.push_back(std::move(zone));
    }
    return zones;
}

std::vector<BoardLabel> randomLabels(Rng& rng, int size) {
    std::vector<BoardLabel> labels;
    for (int i = 0; i < size; ++i)
        labels.push_back({randomHex(rng, 4), randomText(rng), chance(rng, 20), randomExtra(rng)});
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
        Seat& seat = seats.emplace_back();
        seat.home = home;
        if (catalog.homes == Catalog::Homes::Optional && chance(rng, 30)) seat.home.reset();
        if (named) seat.faction = pick(rng, catalog.factions).id;
        seat.name = randomText(rng);
        if (catalog.teams) seat.team = between(rng, -1, 2);
        seat.extra = randomExtra(rng);
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
    if (catalog.cutCells && chance(rng, 10)) details.cut = static_cast<Cut>(between(rng, 1, 0xfff));
    if (chance(rng, 30)) details.attributes = randomAttributes(rng, catalog.cellProperties);
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
    scenario.shapes = randomShapes(rng, catalog, size / 30);
    scenario.board.regions = randomRegions(rng, catalog, size / 20);
    scenario.board.pieces = randomPieces(rng, catalog, size / 20);
    scenario.board.zones = randomZones(rng, catalog, size / 25);
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
        return {randomSplices(rng, randomRegions(rng, catalog, 3))};
    case 1:
        return {randomSplices(rng, randomPieces(rng, catalog, 3))};
    case 2:
        return {randomSplices(rng, randomZones(rng, catalog, 2))};
    case 3:
        if (chance(rng, 50)) return {SetShapes{randomShapes(rng, catalog, 2)}};
        return {randomSplices(rng, randomLabels(rng, 2))};
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
            EdgeKey key = feature.key();
            edges.changes.push_back(
                {std::move(key), chance(rng, 60) ? std::optional(std::move(feature)) : std::nullopt});
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
