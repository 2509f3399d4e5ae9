// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/reference/reference.h"

#include "core/engine/print/referencenumbers.h"
#include "core/systems/clockwork/clockwork.h"
#include "core/systems/clockwork/rules/game.h"
#include "core/systems/clockwork/rules/numbers.h"
#include "core/systems/clockwork/rules/play.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "core/systems/clockwork/terms/resources.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>

namespace hexa::clockwork {
namespace {

// Every function below adds its own numbers.
using Numbers = ReferenceNumbers;

void addBox(Numbers& to, const Catalog& catalog) {
    to.add("players.min", catalog.minSeats);
    to.add("players.max", catalog.maxSeats);
    int tiles = 0;
    for (const CellKind& kind : catalog.kinds) {
        to.add("box." + kind.id, kind.supply.value_or(0));
        tiles += kind.supply.value_or(0);
    }
    to.add("box.tiles", tiles);
    to.add("units.operative", uniqueCountOf(Race::Purebreeds));
    to.add("units.engineer", uniqueCountOf(Race::Troglodytes));
    to.add("units.crasher", uniqueCountOf(Race::Rhinochs));
    to.add("units.hunter", uniqueCountOf(Race::Mongrels));
    to.add("kinds.count", static_cast<int>(kindCount));
    to.add("disciplines.count", disciplineCount);
    to.add("ages.count", ageCount);
    to.add("generals.count", generalCount);
    to.add("courts.count", courtCount);
    to.add("spymaster.actions", spyActionCount);
    to.add("espionage.cards", espionageCards);
    to.add("discoveries.decks", decks);
    to.add("discoveries.perDeck", discoveriesInDeck);
    to.add("discoveries.cards", decks * discoveriesInDeck);
    to.add("discoveries.unused", decks * (discoveriesInDeck - 1));
}

int amountOf(const CardPack& pack, std::string_view id) {
    const Card* card = pack.find(id);
    assert(card != nullptr);
    return card == nullptr ? 0 : card->effect.amount;
}

void addCards(Numbers& to, const CardPack& pack) {
    const auto namedBy = [&pack](Source source) {
        std::ptrdiff_t count = 0;
        for (const auto& deck : pack.discoveries)
            count += std::count_if(deck.begin(), deck.end(),
                                   [source](const Card& card) { return card.source(Fact::Name) == source; });
        return static_cast<int>(count);
    };
    to.add("discoveries.rulebook", namedBy(Source::Rulebook));
    to.add("discoveries.diary", namedBy(Source::Diary));
    to.add("portal.units", amountOf(pack, "portal"));
    to.add("ambush.strength", amountOf(pack, "ambush"));
    to.add("propaganda.points", amountOf(pack, "propaganda"));
    to.add("example.reinforce.kept", 2 + 1 - std::max(1 + 2 - amountOf(pack, "dragonflame"), 2));
}

/// Returns the first and last turn of an age.
std::pair<int, int> turnsOf(const Game& game, Age age) {
    std::pair<int, int> found{0, 0};
    for (int turn = 1; turn <= game.turns(); ++turn)
        if (game.ageOf(turn) == age) found = {found.first == 0 ? turn : found.first, turn};
    return found;
}

/// Adds the numbers at the start of a game: the present one, and the epic one.
void addGame(Numbers& to, const GameSystem& system, const CardPack& pack, bool epicPlayed) {
    // Any map will do, e.g. a layout with filled slots.
    Scenario scenario = system.layouts.front().scenario;
    std::vector<Cell> cells;
    for (Cell cell : scenario.board.cells()) {
        if (cell.kind == KindId::Empty) cell.kind = tile::barrens;
        cells.push_back(cell);
    }
    scenario.board.setCells(std::move(cells));
    assignMissingIds(scenario.board, system.catalog);
    const auto played = makeGameMap(scenario, system.catalog);
    assert(played);
    Rng rng(1, "reference");
    const Deal deal = dealCards(played->players, rng);
    const Game basic(*played, pack, RuleOptions{}, deal);
    RuleOptions epicOptions;
    epicOptions.epic = true;
    const Game epic(*played, pack, epicOptions, deal);
    const Game& game = epicPlayed ? epic : basic;

    // Numbers without the variant: its own section gives the changes.
    const State start = startGame(basic);
    const PlayerState& first = start.players[0];
    to.add("discs.each", first.reserve + first.pool + first.spies);
    to.add("setup.spies", first.spies);
    to.add("setup.ip", first.ip[0]);
    to.add("setup.espionageCards", __builtin_popcount(start.hands[0]));

    to.add("game.turns", game.turns());
    constexpr std::array ages{std::pair{"early", Age::Early}, std::pair{"middle", Age::Middle},
                              std::pair{"late", Age::Late}};
    for (const auto& [name, age] : ages) {
        const auto [from, till] = turnsOf(game, age);
        assert(game.isScoringTurn(till));
        to.add(std::string("turns.") + name + ".first", from);
        to.add(std::string("turns.") + name + ".last", till);
        const auto [epicFrom, epicTill] = turnsOf(epic, age);
        assert(epic.isScoringTurn(epicTill));
        to.add(std::string("epic.scoring.") + name, epicTill);
        if (age == Age::Early) to.add("epic.ageTurns", epicTill - epicFrom + 1);
    }
    to.add("epic.turns", epic.turns());
}

// Values marked "structure" follow from the engine and have no symbol (docs/adding-a-system.md).
void addRules(Numbers& to, bool epicPlayed) {
    to.add("city.units", number::cityUnits);
    to.add("lake.points", number::lakePoints);
    to.add("lake.units", number::lakeUnits);
    to.add("forest.points", number::forestPoints);
    to.add("forest.perUnit", 1);  // structure
    to.add("recruit.capital", epicPlayed ? number::epicCapitalWorkers : number::capitalWorkers);
    to.add("recruit.village", 1);  // structure
    to.add("recruit.city", 2);     // structure
    to.add("epic.recruit.capital", number::epicCapitalWorkers);
    to.add("example.recruit", to["recruit.village"] + 2 * to["recruit.city"] + to["recruit.capital"]);
    to.add("conscription.workers", number::conscriptionWorkers);
    to.add("gambit.units", number::gambitUnits);
    to.add("rd.draw", number::developmentCards);
    to.add("rd.keep", 1);  // structure
    to.add("counterIntel.gain", number::counterIntelIp);
    to.add("counterIntel.loss", number::counterIntelIp);
    to.add("technophilia.points", number::technophiliaPoints);
    to.add("tacticalOps.bonus", 1);  // structure: the one unit that the winner keeps (BAT-07)
    to.add("march.distance", 2);     // structure
    to.add("march.between", 1);      // structure
    to.add("strength.soldier", 1);   // structure
    to.add("strength.operative", number::operativeStrength);
    to.add("strength.hunter", number::hunterStrength);
    for (const char* unit : {"engineer", "crasher", "guardian"})
        to.add(std::string("strength.") + unit, 0);  // structure
    to.add("strength.steamtank", number::steamtankStrength);
    to.add("attrition.loss", 1);      // structure
    to.add("study.ip", 1);            // structure
    to.add("engineer.ip", 1);         // structure
    to.add("sacrifice.ip", 1);        // structure
    to.add("token.perTerritory", 1);  // structure
    to.add("end.ipPerPoint", number::ipPerPoint);
    to.add("end.points", 1);      // structure
    to.add("pollution.kept", 1);  // structure
    to.add("operative.soldiers", number::operativeSoldiers);
    to.add("hunter.range", number::hunterRange);
    to.add("unique.perTurn", 1);         // structure
    to.add("engineer.perTerritory", 1);  // structure
    to.add("crasher.kills", number::crasherKills);
    to.add("leviathan.points", 1);  // structure
    to.add("steamtank.move", 1);    // structure
    to.add("rasputin.early.cards", number::rasputinCards);
    to.add("rasputin.middle.loss", number::rasputinLoss);
    to.add("rasputin.late.points", number::firstCourtPoints + static_cast<int>(Court::Rasputin));
    to.add("pius.early.workers", 1);  // structure
    to.add("pius.late.points", number::firstCourtPoints + static_cast<int>(Court::Pius));
    to.add("lovelace.early.ip", number::lovelaceIp);
    to.add("lovelace.middle.discoveries", 1);  // structure
    to.add("lovelace.late.points", number::firstCourtPoints + static_cast<int>(Court::Lovelace));
    to.add("espionage.cost", 1);     // structure
    to.add("alliances.players", 4);  // structure
    to.add("alliances.count", 2);    // structure
    constexpr std::array generals{"leviathan", "guardian", "steamtank"};
    constexpr std::array disciplines{"sorcery", "science", "religion"};
    for (std::size_t general = 0; general < generals.size(); ++general)
        for (std::size_t discipline = 0; discipline < disciplines.size(); ++discipline)
            if (const int cost = generalCost[general][discipline]; cost > 0)
                to.add(std::string("cost.") + generals[general] + '.' + disciplines[discipline], cost);
}

void addExamples(Numbers& to) {
    to.add("example.tank.strength", to["strength.steamtank"] + 4 * to["strength.soldier"]);
    to.add("example.tank.kept", to["example.tank.strength"] - 6 * to["strength.soldier"]);
    to.add("example.hunter.strength", 5 - to["crasher.kills"] + to["strength.hunter"]);
    to.add("example.hunter.kept", to["example.hunter.strength"] - 3 * to["strength.soldier"]);
    to.add("example.end.ip", 4 + 2 + 7);
    to.add("example.end.points", to["example.end.ip"] / to["end.ipPerPoint"] * to["end.points"]);
    to.add("example.allies.each", to["lake.units"] - 1);
    to.add("example.allies.strong", (3 + 4) * to["strength.soldier"]);
    to.add("example.allies.weak", (4 + 1) * to["strength.soldier"]);
    to.add("example.allies.kept", to["example.allies.strong"] - to["example.allies.weak"]);
}

/// Returns the victory points that a tile of a built-in sample has of its own (MAP-07).
int specialPoints(std::string_view sample, std::string_view tileId) {
    // Files of maps are read by core/io, which is above the games: here only two members are
    // wanted.
    const std::string_view text = resource(sample);
    const auto at = text.find("\"id\": \"" + std::string(tileId) + "\", \"vp\": ");
    assert(at != std::string_view::npos);
    return std::stoi(std::string(text.substr(text.find("\"vp\": ", at) + 6, 4)));
}

/// Adds limits as values. If they leave no choice (4 to 4), the text contains only the largest
/// number, so only that is a value.
void addLimits(Numbers& to, const std::string& name, Limits limits) {
    if (limits.min != limits.max) to.add(name + ".min", limits.min);
    to.add(name + ".max", limits.max);
}

void addMaps(Numbers& to, const GameSystem& system) {
    for (int players = 2; const Recommendation* advice = recommendation(players); ++players) {
        const std::string gen = "gen" + std::to_string(players) + '.';
        to.add(gen + "players", players);
        to.add(gen + "tiles", advice->total);
        addLimits(to, gen + "research", advice->research);
        addLimits(to, gen + "resource", advice->resource);
        for (const KindId kind :
             {tile::village, tile::citadel, tile::lake, tile::forest, tile::tower, tile::barrens})
            addLimits(to, gen + system.catalog.kind(kind).id, advice->kinds[indexOf(kind)]);
    }
    to.add("lakeOfFire.points", specialPoints("lake-of-fire.hexa", "L2"));
    std::set<int> columns;
    for (const Cell& cell : system.layout("2p")->scenario.board.cells()) columns.insert(cell.at.q);
    to.add("gen2.columns", static_cast<int>(columns.size()));
}

}  // namespace

std::map<std::string, std::string, std::less<>> referenceNumbers(const std::set<std::string>& played) {
    const bool epic = played.contains("epic");
    const GameSystem system = makeSystem();
    const CardPack pack = standInPack();
    Numbers numbers;
    addBox(numbers, system.catalog);
    addCards(numbers, pack);
    addGame(numbers, system, pack, epic);
    addRules(numbers, epic);
    addExamples(numbers);
    addMaps(numbers, system);
    return numbers.take();
}

}  // namespace hexa::clockwork
