// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toysystem.h"

#include "core/base/rng.h"
#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/engine/print/cutitem.h"

#include <algorithm>
#include <map>

namespace hexa::test {
namespace {

// 1. What the game offers. A real game keeps this in resources/<game>/catalog.json and reads it
//    with readCatalog().
constexpr std::string_view catalogJson = R"({
  "system": "toy",
  "name": {"en": "Toy Meadows", "de": "Spielzeugwiesen", "fr": "Prés miniatures"},
  "orientation": "pointy",
  "minSeats": 2,
  "maxSeats": 3,
  "groups": [{"id": "land", "name": {"en": "Land", "de": "Land", "fr": "Terres"}}],
  "kinds": [
    {"id": "meadow", "name": {"en": "Meadow", "de": "Wiese", "fr": "Pré"}, "letter": "M", "group": "land",
     "colour": "#7fbf5f", "supply": 12, "points": 1},
    {"id": "home", "name": {"en": "Home", "de": "Haus", "fr": "Maison"}, "letter": "H", "colour": "#b0643c",
     "seat": true}],
  "teams": true,
  "homes": "optional",
  "cutCells": true,
  "cellProperties": [{"id": "flooded", "name": {"en": "Flooded", "de": "Überflutet", "fr": "Inondé"}, "type": "flag"}],
  "edgeKinds": [
    {"id": "fence", "name": {"en": "Fence", "de": "Zaun", "fr": "Clôture"}, "colour": "#5a4632"},
    {"id": "wall", "name": {"en": "Wall", "de": "Mauer", "fr": "Mur"}, "colour": "#7a7a80", "sided": true, "owned": true,
     "supply": 4, "properties": [
       {"id": "height", "name": {"en": "Height", "de": "Höhe", "fr": "Hauteur"}, "type": "number", "min": 1, "max": 3}]},
    {"id": "road", "name": {"en": "Road", "de": "Straße", "fr": "Route"}, "colour": "#c8a878", "lies": "across"}],
  "regionShapes": [{"id": "farm", "name": {"en": "Farm", "de": "Hof", "fr": "Ferme"}, "group": "land", "supply": 1,
    "parts": [{"q": 0, "r": 0, "kind": "meadow"}, {"q": 1, "r": 0, "kind": "meadow"}, {"q": 0, "r": 1}]}],
  "pieceKinds": [
    {"id": "sheep", "name": {"en": "Sheep", "de": "Schaf", "fr": "Mouton"}, "letter": "s"},
    {"id": "knight", "name": {"en": "Knight", "de": "Ritter", "fr": "Chevalier"}, "letter": "k", "turns": true,
     "owned": true, "supply": 3, "properties": [
       {"id": "strength", "name": {"en": "Strength", "de": "Stärke", "fr": "Force"}, "type": "number", "min": 0,
        "max": 6, "default": 3},
       {"id": "mood", "name": {"en": "Mood", "de": "Laune", "fr": "Humeur"}, "type": "choice", "choices": [
         {"id": "calm", "name": {"en": "calm", "de": "ruhig", "fr": "calme"}},
         {"id": "angry", "name": {"en": "angry", "de": "zornig", "fr": "en colère"}}]}]},
    {"id": "pond", "name": {"en": "Pond", "de": "Teich", "fr": "Étang"}, "letter": "p", "colour": "#4a90c8",
     "covers": true, "where": ["meadow"], "properties": [
       {"id": "banks", "name": {"en": "Banks", "de": "Ufer", "fr": "Rives"}, "type": "sides"}]},
    {"id": "mill", "name": {"en": "Mill", "de": "Mühle", "fr": "Moulin"}, "letter": "m", "stands": "slot"},
    {"id": "tower", "name": {"en": "Tower", "de": "Turm", "fr": "Tour"}, "letter": "t", "stands": "slot", "owned": true,
     "faction": "red"},
    {"id": "gate", "name": {"en": "Gate", "de": "Tor", "fr": "Porte"}, "letter": "g", "stands": "side"},
    {"id": "cairn", "name": {"en": "Cairn", "de": "Steinmal", "fr": "Cairn"}, "letter": "c", "stands": "corner",
     "owned": true}],
  "zoneKinds": [
    {"id": "start", "name": {"en": "Start", "de": "Start", "fr": "Départ"}, "colour": "#2c5fa8", "owned": true},
    {"id": "goal", "name": {"en": "Goal", "de": "Ziel", "fr": "But"}, "colour": "#c9a227"},
    {"id": "field", "name": {"en": "Playing field", "de": "Spielfeld", "fr": "Terrain de jeu"}, "colour": "#3a3a3a",
     "bounds": true}],
  "factions": [
    {"id": "red", "name": {"en": "Red", "de": "Rot", "fr": "Rouge"}, "colour": "#c0392b"},
    {"id": "blue", "name": {"en": "Blue", "de": "Blau", "fr": "Bleu"}, "colour": "#2c5fa8"},
    {"id": "gold", "name": {"en": "Gold", "de": "Gold", "fr": "Or"}, "colour": "#c9a227"}]
})";

// 2. Sentences for the codes that only this game uses.
constexpr std::string_view messagesJson = R"({
  "toy.home-missing": {
    "en": "Player {player} has no Home at the place that is kept for it.",
    "de": "Spieler {player} hat kein Haus auf dem vorgesehenen Platz.",
    "fr": "Le joueur {player} n’a pas de Maison à l’endroit prévu."},
  "toy.supply": {
    "en": "The map needs {count} Meadows, the box holds {supply}.",
    "de": "Die Karte braucht {count} Wiesen, die Schachtel enthält {supply}.",
    "fr": "La carte demande {count} Prés, la boîte en contient {supply}."},
  "toy.id-missing": {
    "en": "A tile has no ID.", "de": "Ein Plättchen hat keine ID.", "fr": "Une tuile n’a pas d’identifiant."},
  "toy.fix.ids": {"en": "Give IDs", "de": "IDs vergeben", "fr": "Attribuer les identifiants"},
  "toy.rows": {"en": "By row", "de": "Nach Reihen", "fr": "Par rangée"},
  "toy.row": {"en": "Row {row}", "de": "Reihe {row}", "fr": "Rangée {row}"},
  "toy.meadows.in-row": {"en": "Meadows in it", "de": "Wiesen darin", "fr": "Prés dedans"},
  "toy.overlay.steps": {"en": "Way from home", "de": "Weg vom Haus", "fr": "Chemin de la Maison"},
  "toy.overlay.steps.high": {"en": "at home", "de": "zu Hause", "fr": "chez soi"},
  "toy.overlay.middle": {"en": "First hex", "de": "Erstes Feld", "fr": "Première case"},
  "toy.overlay.middle.note": {"en": "Marked: the first hex.", "de": "Markiert: das erste Feld.", "fr": "Marquée : la première case."},
  "toy.overlay.hay": {"en": "Hay", "de": "Heu", "fr": "Foin"}
})";

Localized inLanguages(const std::string& en, const std::string& de, const std::string& fr) {
    Localized text(en);
    text.set("de", de);
    text.set("fr", fr);
    return text;
}

Catalog toyCatalog() {
    auto catalog = readCatalog(catalogJson);
    assert(catalog && "the toy catalog is valid");
    return std::move(*catalog);
}

// 3. Map shapes: a disc of 19 hexes with the homes on its rim.
Layout toyLayout(const Catalog& catalog, int players) {
    Layout layout;
    layout.id = std::to_string(players) + "p";
    const std::string number = std::to_string(players);
    layout.name = inLanguages("Disc for " + number, "Scheibe für " + number, "Disque pour " + number);
    layout.scenario.system = catalog.system;
    layout.scenario.board.orientation = catalog.orientation;
    std::vector<Cell> cells;
    for (Hex at : disc({0, 0}, 2)) cells.push_back({at, KindId::Empty, false, {}});
    layout.scenario.board.setCells(std::move(cells));
    const std::vector<Hex> homes =
        players == 2 ? std::vector<Hex>{{-2, 0}, {2, 0}} : std::vector<Hex>{{-2, 0}, {2, -2}, {0, 2}};
    for (Hex home : homes) {
        Cell cell;
        cell.at = home;
        cell.kind = *catalog.kindId("home");
        layout.scenario.board.put(CellState(cell));
        layout.scenario.seats.push_back({home, {}, {}, {}});
    }
    assignMissingIds(layout.scenario.board, catalog);
    layout.scenario.provenance.layout = layout.id;
    return layout;
}

// 4. What is wrong with a map: codes, arguments and places, never prose.
std::vector<Finding> check(const Scenario& scenario, const Catalog& catalog, std::stop_token stop) {
    std::vector<Finding> findings;
    const auto homePlace = [](Hex at) { return HexPlace{at.q, at.r}; };
    for (std::size_t i = 0; i < scenario.seats.size() && !stop.stop_requested(); ++i) {
        if (!scenario.seats[i].home) continue;
        const Hex home = *scenario.seats[i].home;
        const Cell* cell = scenario.board.find(home);
        if (cell == nullptr || !catalog.isSeat(cell->kind))
            findings.push_back({{{"toy.home-missing", {{"player", static_cast<std::int64_t>(i + 1)}}},
                                 Severity::Error,
                                 homePlace(home),
                                 "TOY-01"},
                                {}});
    }
    const int meadows = countKinds(scenario.board, catalog.kinds.size())[0];
    const int supply = *catalog.kinds[0].supply;
    if (meadows > supply)
        findings.push_back(
            {{{"toy.supply", {{"count", std::int64_t{meadows}}, {"supply", std::int64_t{supply}}}},
              Severity::Error,
              {},
              "TOY-02"},
             {}});
    for (const Cell& cell : scenario.board.cells()) {
        if (!isTile(cell.kind) || !cell.id.empty()) continue;
        findings.push_back({{{"toy.id-missing"}, Severity::Warning, homePlace(cell.at)},
                            Finding::Fix{"toy.fix.ids", assignIds(scenario, catalog, IdScope::Missing)}});
        break;  // one button mends them all
    }
    return findings;
}

// Returns the places inside of a hex: a mill can be in the north or the south of a Meadow, a tower
// only in the north.
std::vector<Slot> slotsOf(const Scenario& scenario, const Catalog& catalog, Hex at) {
    const Cell* cell = scenario.board.find(at);
    if (cell == nullptr || cell->kind != *catalog.kindId("meadow")) return {};
    return {{"north", inLanguages("North", "Norden", "Nord"), {0, -0.45}, {}},
            {"south", inLanguages("South", "Süden", "Sud"), {0, 0.45}, {"mill"}}};
}

// Returns the marks on the ground: a drop if it is flooded.
std::vector<CutMark> marks(const Scenario& scenario, const Catalog& catalog, Hex at) {
    const Property& flooded = catalog.cellProperties.front();
    const Attributes& own = scenario.board.detailsOf(at).attributes;
    if (flooded.of(own) != AttributeValue(true)) return {};
    return {{{0.45, 0.3}, 0.2, "#4a90c8", Localized("~"), flooded.name}};
}

// 5. A generator: as many Meadows as wanted, or 6 to 12, on random free places. Same seed, same
//    map.
Result<Scenario> scatter(const GenerateRequest& request, const Catalog& catalog) {
    Scenario scenario = request.base;
    Rng random(request.seed, "toy.scatter");
    std::vector<Cell> cells(scenario.board.cells().begin(), scenario.board.cells().end());
    std::vector<std::size_t> places;
    int present = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        Cell& cell = cells[i];
        if (cell.kind == KindId::Blank || catalog.isSeat(cell.kind)) continue;
        if (cell.locked && isTile(cell.kind)) ++present;
        if (cell.locked) continue;
        cell.kind = KindId::Empty;
        cell.id = {};
        places.push_back(i);
    }
    const auto room = present + static_cast<int>(places.size());
    const bool fixed = !request.counts.empty() && request.counts[0].has_value();
    const int wanted = fixed ? request.counts[0]->min : std::min(room, 6 + static_cast<int>(random.below(7)));
    if (wanted < present || wanted > room)
        return Error("toy.supply", {{"count", std::int64_t{wanted}}, {"supply", std::int64_t{room}}});
    random.shuffle(places);
    for (int i = 0; i < wanted - present; ++i) cells[places[static_cast<std::size_t>(i)]].kind = kindIdAt(0);
    scenario.board.setCells(std::move(cells));
    assignMissingIds(scenario.board, catalog);
    scenario.provenance.generator = "scatter";
    scenario.provenance.generatorVersion = 1;
    scenario.provenance.seed = request.seed;
    return scenario;
}

/// Returns a Farm on the place of the lattice with its anchor; unchanged if it points the other
/// way.
MapObject onLattice(const Scenario& scenario, const Catalog& catalog, const MapObject& object) {
    const auto* farm = std::get_if<RegionPlacement>(&object);
    if (farm == nullptr) return object;
    Hex first = farm->anchor;
    for (const Hex corner : {farm->anchor - Hex{1, 0}, farm->anchor - Hex{0, 1}})
        if ((corner.q - corner.r) % 3 == 0) first = corner;
    const std::vector<Hex> place{first, first + Hex{1, 0}, first + Hex{0, 1}};
    for (const Hex shift : disc({0, 0}, 2)) {
        MapObject there = mapped(object, Isometry{0, shift});
        if (std::ranges::is_permutation(hexesOf(scenario, catalog, there), place)) return there;
    }
    return object;
}

}  // namespace

GameSystem latticeToy() {
    GameSystem system = toySystem();
    system.settled = [catalog = system.catalog](const Scenario& scenario, const MapObject& object) {
        return onLattice(scenario, catalog, object);
    };
    return system;
}

GameSystem toySystem() {
    GameSystem system;
    system.catalog = toyCatalog();
    for (int players = system.catalog.minSeats; players <= system.catalog.maxSeats; ++players)
        system.layouts.push_back(toyLayout(system.catalog, players));
    system.messages = messagesJson;
    // The functions own a copy of the catalog: a GameSystem is a value that may be copied and
    // moved.
    const Catalog catalog = system.catalog;
    system.check = [catalog](const Scenario& scenario, std::stop_token stop) {
        return check(scenario, catalog, stop);
    };
    system.slotsOf = [catalog](const Scenario& scenario, Hex at) { return slotsOf(scenario, catalog, at); };
    system.marks = [catalog](const Scenario& scenario, Hex at) { return marks(scenario, catalog, at); };
    system.ranges = [](int players) {
        CountRange meadows;
        meadows.name = inLanguages("Meadows", "Wiesen", "Prés");
        meadows.kinds = {kindIdAt(0)};
        meadows.min = 2 * players;
        meadows.max = 4 * players;
        meadows.rule = "TOY-03";
        return std::vector<CountRange>{meadows};
    };
    GenerateFunctions generate;
    GenerateMethod mode;
    mode.id = "scatter";
    mode.name = inLanguages("Scattered", "Verstreut", "Dispersé");
    generate.modes.push_back(std::move(mode));
    generate.run = [catalog](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
        auto map = scatter(request, catalog);
        if (!map) return map.error();
        Candidate candidate;
        candidate.scenario = *std::move(map);
        return std::vector{std::move(candidate)};
    };
    system.generate = std::make_shared<const GenerateFunctions>(std::move(generate));
    return system;
}

Systems toySystems() { return Systems({toySystem()}); }

}  // namespace hexa::test
