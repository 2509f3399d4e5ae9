// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/generate.h"
#include "core/owngame/generate.h"

#include "core/catalog/plainsystem.h"
#include "core/engine/check/acceptance.h"
#include "core/engine/judge/balance.h"
#include "core/hex/symmetry.h"
#include "core/io/format/scenariofile.h"
#include "core/owngame/cellsof.h"
#include "core/owngame/examples.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa::test {
namespace {

/// Returns the errors and warnings of a map's own check as text. Returns an empty text for a clean
/// map.
std::string dirtOf(const GameSystem& system, const Scenario& map, Severity least = Severity::Error) {
    std::string dirt;
    for (const Finding& finding : findingsOf(system, map))
        if (finding.problem.severity >= least)
            dirt += finding.problem.rule + ": " + coreMessages().text("en", finding.problem) + '\n';
    return dirt;
}

Result<Scenario> made(const GameSystem& system, const std::string& layout, const std::string& mode,
                      std::uint64_t seed) {
    GenerateRequest request;
    request.base = system.layout(layout)->scenario;
    request.mode = mode;
    request.seed = seed;
    return makeMap(system, request);
}

owngame::Rule ruleOn(const std::string& id, owngame::Form form, const std::string& what,
                     const owngame::Bounds& is) {
    owngame::Rule rule;
    rule.id = id;
    rule.form = form;
    rule.what = what;
    rule.is.parts = {{1, owngame::PlayerBounds::maxPlayers, is}};
    return rule;
}

owngame::Rule randomRule(const owngame::Definition& game, Rng& rng) {
    using namespace owngame;
    std::vector<std::string> sets{"field", "wood", "lake", "dry", "group:land", "twos", "home", "any", "k0"};
    // Rules on things that the generator doesn't place are left to the check.
    for (const Count& count : game.counts)
        if (count.what.find(':') != std::string::npos) sets.push_back(count.what);
    if (std::ranges::find(sets, "piece:sheep") != sets.end()) sets.emplace_back("grazed");
    const auto anySet = [&] { return sets[rng.below(static_cast<std::uint32_t>(sets.size()))]; };
    Rule rule;
    rule.form = static_cast<Form>(rng.below(formNames.size()));
    rule.severity = static_cast<Severity>(rng.below(3));
    rule.what = anySet();
    rule.with = anySet();
    if (rng.below(2) == 0) rule.through = anySet();
    rule.of = game.figures[rng.below(static_cast<std::uint32_t>(game.figures.size()))].id;
    rule.within = between(rng, 1, 3);
    rule.near = rng.below(2) == 0;
    const int low = between(rng, 0, 3);
    rule.is.parts = {{1, between(rng, 2, 16), {low, low + between(rng, 0, 12)}}};
    rule.scope.in = static_cast<Scope::In>(rng.below(3));
    rule.scope.rings = rng.below(4) == 0;
    rule.scope.ring = {0, between(rng, 0, 2)};
    rule.per = rule.form == Form::Spread ? Per::Seat : static_cast<Per>(rng.below(3));
    rule.alike = rng.below(2) == 0;
    rule.never = rng.below(2) == 0;
    return rule;
}

owngame::LayoutPlan randomLayout(const owngame::Definition& game, Rng& rng) {
    using namespace owngame;
    LayoutPlan plan;
    plan.players = 2;
    plan.shape = BlankShape{rng.below(2) == 0 ? BlankShape::Form::Hexagon : BlankShape::Form::Rectangle,
                            between(rng, 2, 4), between(rng, 2, 4)};
    std::vector<Hex> cells = cellsOf(plan, game.catalog.orientation);
    rng.shuffle(cells);
    plan.homes = {cells[0], cells[1]};
    if (rng.below(2) == 0) plan.holes = {cells[2]};
    if (rng.below(2) == 0) plan.fixed = {{cells[3], game.catalog.kinds[rng.below(3)].id}};
    plan.zones = {{"start", 0, 1, 1, {}}, {"start", 1, 2, 2, {}}};
    return plan;
}

/// Returns a game with random kinds, numbers, values, layouts, rules and weights.
owngame::Definition randomGame(Rng& rng) {
    using namespace owngame;
    Definition game = readDefinition(toyDefinition).value();
    for (int i = 0, more = between(rng, 1, 5); i < more; ++i) {
        CellKind kind = game.catalog.kinds.front();
        kind.id = "k" + std::to_string(i);
        kind.supply = rng.below(2) == 0 ? std::nullopt : std::optional(between(rng, 0, 9));
        game.catalog.kinds.push_back(kind);
    }
    for (Deck::Value& value : game.decks.front().values) {
        const int copies = between(rng, 0, 9);
        value.copies.parts = {{1, PlayerBounds::maxPlayers, {copies, copies}}};
    }
    game.layouts.clear();
    for (int i = 0, all = between(rng, 1, 3); i < all; ++i) {
        game.layouts.push_back(randomLayout(game, rng));
        game.layouts.back().id = "layout-" + std::to_string(i);
    }
    game.counts = {{"lake", {{{1, PlayerBounds::maxPlayers, {0, between(rng, 0, 9)}}}}}};
    PieceKind& sheep = game.catalog.pieceKinds.front();
    sheep.stands =
        std::array{PieceKind::Stands::Hex, PieceKind::Stands::Side, PieceKind::Stands::Corner}[rng.below(3)];
    sheep.covers = rng.below(2) == 0;
    sheep.owned = rng.below(2) == 0;
    if (rng.below(2) == 0) sheep.where.clear();
    PieceKind hut = sheep;
    hut.id = "hut";
    hut.where.clear();
    game.catalog.pieceKinds.push_back(hut);
    EdgeKind& road = game.catalog.edgeKinds.front();
    road.sided = rng.below(2) == 0;
    road.owned = rng.below(2) == 0;
    if (rng.below(2) == 0) road.supply = between(rng, 0, 9);
    for (const char* thing : {"piece:sheep", "piece:hut", "edge:road"}) {
        const int least = between(rng, 0, 4);
        if (rng.below(3) > 0)
            game.counts.push_back({thing, {{{between(rng, 1, 2), 16, {least, least + between(rng, 0, 3)}}}}});
    }
    game.rules.clear();
    for (int i = 0, all = between(rng, 0, 6); i < all; ++i) {
        game.rules.push_back(randomRule(game, rng));
        game.rules.back().id = "r" + std::to_string(i);
    }
    game.worth.share = static_cast<Worth::Share>(rng.below(2));
    game.worth.accept = between(rng, 0, 40);
    return game;
}

std::string ratio(const GameSystem& system, const Scenario& map) {
    const auto ledger = system.balance->ledger(map, {});
    return std::to_string(*ledger->rows[0].equality);
}

}  // namespace

class OwnGameMapsTest : public QObject {
    Q_OBJECT
private slots:
    void generatesWhatItsCheckFindsClean_data();
    void generatesWhatItsCheckFindsClean();
    void keepsWhatIsLocked();
    void dealsOntoFixedTiles();
    void dealsValuesThatDependOnOtherValues();
    void refusesSymmetriesThatLockedTilesBreak_data();
    void refusesSymmetriesThatLockedTilesBreak();
    void tellsRulesThatPlacedTilesBreak();
    void placesPiecesThatACountAsksFor();
    void placesThingsByCount();
    void keepsEdgesOffAKind();
    void keepsThingsInTheirPlaces();
    void placesThingsBySymmetry();
    void sharesOwnedThings();
    void stacksTakeFromTheBox();
    void wideCountsDontFillTheMap();
    void tellsEdgesThatDontFit();
    void tellsThingsThatDontFit_data();
    void tellsThingsThatDontFit();
    void suggestsSwapsByTheAuthorsWeights();
    void drawsFromManyCounts();
    void stopsWhileItDraws();
    void drawsForSymmetries();
    void connectsWhatIsScattered();
    void tellsRulesThatDontGoTogether();
    void namesFewContradictingRules();
    void givesTheNearestMap();
    void tellsCountsThatDontFit();
    void mapsCarryTheirGame();
    void tellsMapsWithoutTheirGame_data();
    void tellsMapsWithoutTheirGame();
    void editionsNeverMix();
    void outlivesItsDefinition();
    void randomGamesMakeOnlyCleanMaps();
};

void OwnGameMapsTest::generatesWhatItsCheckFindsClean_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("layout");
    QTest::addColumn<std::string>("mode");
    const auto rows = [](const std::string& name, std::string_view text) {
        const GameSystem system = owngame::readGame(text).value();
        for (const Layout& layout : system.layouts)
            for (const GenerateMethod& mode : system.generate->modes)
                QTest::newRow((name + ' ' + layout.id + ' ' + mode.id).c_str())
                    << std::string(text) << layout.id << mode.id;
    };
    rows("toy", toyDefinition);
    for (const char* name : {"saltmark", "lanternfall", "two-banners"}) rows(name, owngame::example(name));
}

void OwnGameMapsTest::generatesWhatItsCheckFindsClean() {
    QFETCH(std::string, text);
    QFETCH(std::string, layout);
    QFETCH(std::string, mode);
    const GameSystem system = owngame::readGame(text).value();
    for (const std::uint64_t seed : {1, 2}) {
        const auto map = made(system, layout, mode, seed);
        const bool hopeless = !map && mode == "symmetric" && map.error().code().starts_with("owngame.");
        if (hopeless) return;  // counts and rules don't allow a symmetry on every layout
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
        QVERIFY(*map == made(system, layout, mode, seed).value());
        QVERIFY(!(map->board == made(system, layout, mode, seed + 100).value().board));
        QCOMPARE(map->provenance.generator, mode);
    }
    if (mode != "balanced") return;
    const std::string even = ratio(system, made(system, layout, "balanced", 1).value());
    const std::string drawn = ratio(system, made(system, layout, "random", 1).value());
    QVERIFY2(even >= drawn, (even + " < " + drawn).c_str());
}

void OwnGameMapsTest::keepsWhatIsLocked() {
    const GameSystem system = owngame::readGame(owngame::example("saltmark")).value();
    GenerateRequest request;
    request.base = system.layout("19-3")->scenario;
    CellState state = *request.base.board.state({0, 0});
    state.cell.kind = *system.catalog.kindId("tin");
    state.cell.locked = true;
    CellDetails details;
    details.attributes.set("number", std::string("8"));
    state.setDetails(details);
    request.base.board.put(state);
    const auto map = makeMap(system, request);
    QVERIFY(map);
    QCOMPARE(map->board.find({0, 0})->kind, state.cell.kind);
    QVERIFY(map->board.detailsOf({0, 0}) == details);
    QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
}

void OwnGameMapsTest::dealsOntoFixedTiles() {
    const GameSystem system =
        owngame::readGame(
            toyWith("{\"at\": [1, 1], \"kind\": \"lake\"}",
                    "{\"at\": [1, 1], \"kind\": \"wood\"}, {\"at\": [2, 1], \"kind\": \"field\"}"))
            .value();
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto map = made(system, "three", "random", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
        QCOMPARE(map->board.find({1, 1})->kind, *system.catalog.kindId("wood"));
        QVERIFY(map->board.find({1, 1})->locked);
    }
}

void OwnGameMapsTest::dealsValuesThatDependOnOtherValues() {
    // Flags are dealt onto the tiles whose token is a two.
    std::string text =
        toyWith("{\"id\": \"wet\", \"name\": \"Wet\", \"type\": \"flag\"}",
                "{\"id\": \"flag\", \"name\": \"Flag\", \"type\": \"choice\", \"choices\": "
                "[{\"id\": \"bare\", \"name\": \"none\"}, {\"id\": \"up\", \"name\": \"Up\"}]}");
    const std::string decks = "\"decks\": [";
    const std::size_t end = text.find("\"3-4\": 4}}]}]");
    QVERIFY(text.find(decks) != std::string::npos && end != std::string::npos);
    text.replace(end, 13,
                 "\"3-4\": 4}}]}, {\"property\": \"flag\", \"onto\": \"twos\", \"values\": "
                 "[{\"id\": \"up\", \"copies\": 2}]}]");
    const GameSystem system = owngame::readGame(text).value();
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        const auto map = made(system, "two", "balanced", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
    }
}

void OwnGameMapsTest::refusesSymmetriesThatLockedTilesBreak_data() {
    QTest::addColumn<std::string>("other");
    QTest::addColumn<std::string>("token");
    QTest::addColumn<bool>("fine");
    QTest::newRow("alike") << std::string("wood") << std::string("one") << true;
    QTest::newRow("another kind") << std::string("field") << std::string("one") << false;
    QTest::newRow("another value") << std::string("wood") << std::string("two") << false;
    QTest::newRow("no value") << std::string("wood") << std::string() << false;
    QTest::newRow("not locked") << std::string() << std::string() << false;
}

void OwnGameMapsTest::refusesSymmetriesThatLockedTilesBreak() {
    QFETCH(std::string, other);
    QFETCH(std::string, token);
    QFETCH(bool, fine);
    const GameSystem system = owngame::readGame(toyDefinition).value();
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    request.mode = "symmetric";
    request.symmetry = "turn-2";
    const auto lock = [&](Hex at, const std::string& kind, const std::string& value) {
        CellState state = *request.base.board.state(at);
        state.cell.kind = *system.catalog.kindId(kind);
        state.cell.locked = true;
        CellDetails details;
        if (!value.empty()) details.attributes.set("token", value);
        state.setDetails(details);
        request.base.board.put(state);
    };
    lock({0, 1}, "wood", "one");
    if (!other.empty()) lock({0, -1}, other, token);
    const auto map = makeMap(system, request);
    if (fine) {
        // The counts may not allow the symmetry, but the tiles don't prevent it.
        QVERIFY(map || map.error().code() != "owngame.symmetry.locked");
        return;
    }
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.symmetry.locked"));
    QVERIFY(std::holds_alternative<HexPlace>(map.error().place()));
}

void OwnGameMapsTest::tellsRulesThatPlacedTilesBreak() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    for (const Hex at : {Hex{0, 0}, Hex{0, 1}}) {
        CellState state = *request.base.board.state(at);
        state.cell.kind = *system.catalog.kindId("lake");
        state.cell.locked = true;
        request.base.board.put(state);
    }
    const auto map = makeMap(system, request);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.placed"));
    const std::string sentence = coreMessages().text("en", map.error());
    QVERIFY2(sentence.ends_with(": Lakes never touch."), sentence.c_str());
}

void OwnGameMapsTest::placesPiecesThatACountAsksFor() {
    const GameSystem system = owngame::readGame(toyWith("{\"what\": \"dry\", \"is\": [10, null]}",
                                                        "{\"what\": \"piece:sheep\", \"is\": 2}"))
                                  .value();
    const auto map = made(system, "two", "random", 1);
    QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
    QCOMPARE(map->board.pieces.size(), std::size_t{2});
}

void OwnGameMapsTest::placesThingsByCount() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"piece:sheep", {{{1, 2, {3, 3}}, {3, 4, {0, 0}}}}});
    game.counts.push_back({"edge:road", {{{1, 16, {5, 8}}}}});
    game.rules.push_back(
        ruleOn("sheep-apart", owngame::Form::Apart, "piece:sheep", {2, owngame::Bounds::most}));
    game.rules.push_back(
        ruleOn("sheep-by-road", owngame::Form::Near, "piece:sheep", {1, owngame::Bounds::most}));
    game.rules.back().with = "edge:road";
    const GameSystem system = owngame::makeSystem(game);
    const auto read = owngame::readDefinition(owngame::writeDefinition(game));
    QVERIFY2(read.ok(), read ? "" : coreMessages().text("en", read.error()).c_str());
    std::set<std::size_t> numbers;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto map = made(system, "two", "random", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
        QCOMPARE(map->board.pieces.size(), std::size_t{3});
        QVERIFY(*map == made(system, "two", "random", seed).value());
        numbers.insert(map->board.edges.size());
    }
    QVERIFY(numbers.size() > 1 && *numbers.begin() >= 5 && *numbers.rbegin() <= 8);
    // Another number of players has another count.
    const auto three = made(system, "three", "random", 1);
    QVERIFY2(three.ok(), three ? "" : coreMessages().text("en", three.error()).c_str());
    QVERIFY(three->board.pieces.empty());
}

/// Rivers keep off a kind of tiles: at neither of their two hexes.
void OwnGameMapsTest::keepsEdgesOffAKind() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"edge:road", {{{1, 16, {6, 6}}}}});
    game.rules.push_back(ruleOn("off-lakes", owngame::Form::Apart, "edge:road", {1, owngame::Bounds::most}));
    game.rules.back().with = "lake";
    const GameSystem system = owngame::makeSystem(game);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto map = made(system, "two", "random", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(map->board.edges.size(), std::size_t{6});
        for (const EdgeFeature& road : map->board.edges)
            for (const Hex at : hexesOf(road.edge))
                if (const Cell* cell = map->board.find(at))
                    QVERIFY(cell->kind != *system.catalog.kindId("lake"));
    }
}

void OwnGameMapsTest::keepsThingsInTheirPlaces() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"piece:sheep", {{{1, 16, {3, 3}}}}});
    const GameSystem system = owngame::makeSystem(game);
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    PiecePlacement sheep;
    sheep.kind = "sheep";
    sheep.at = {0, 0};
    sheep.locked = true;
    request.base.board.pieces = {sheep};
    sheep.locked = false;
    sheep.at = {1, 0};
    request.base.board.pieces.push_back(sheep);
    for (request.seed = 1; request.seed <= 4; ++request.seed) {
        const auto map = makeMap(system, request);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
        QCOMPARE(map->board.pieces.size(), std::size_t{3});
        QVERIFY(map->board.pieces.front() == request.base.board.pieces.front());
        // A sheep stands on a field, so the generator puts one below it.
        QCOMPARE(map->board.find({0, 0})->kind, *system.catalog.kindId("field"));
    }
}

void OwnGameMapsTest::placesThingsBySymmetry() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts = {{"piece:sheep", {{{1, 16, {4, 4}}}}}, {"edge:road", {{{1, 16, {6, 6}}}}}};
    game.rules.clear();
    game.decks.clear();
    game.catalog.pieceKinds.front().stands = PieceKind::Stands::Side;
    const GameSystem system = owngame::makeSystem(game);
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    request.mode = "symmetric";
    request.symmetry = "turn-2";
    request.seed = 3;
    const auto map = makeMap(system, request);
    QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
    QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
    QCOMPARE(map->board.pieces.size(), std::size_t{4});
    QCOMPARE(map->board.edges.size(), std::size_t{6});
    const Isometry turn{3, {}};
    for (const PiecePlacement& piece : map->board.pieces)
        QVERIFY(std::ranges::find(map->board.pieces, mapped(piece, turn).spot(), &PiecePlacement::spot) !=
                map->board.pieces.end());
    for (const EdgeFeature& feature : map->board.edges)
        QVERIFY(std::ranges::find(map->board.edges, mapped(feature, turn).key(), &EdgeFeature::key) !=
                map->board.edges.end());
}

void OwnGameMapsTest::sharesOwnedThings() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"piece:sheep", {{{1, 16, {5, 5}}}}});
    PieceKind& sheep = game.catalog.pieceKinds.front();
    sheep.owned = true;
    sheep.supply = 3;
    const GameSystem system = owngame::makeSystem(game);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto map = made(system, "two", "random", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
        const auto first = std::ranges::count(map->board.pieces, 0, &PiecePlacement::seat);
        QVERIFY(first == 2 || first == 3);
        QCOMPARE(std::ranges::count(map->board.pieces, 1, &PiecePlacement::seat), 5 - first);
    }
}

/// The box is for pieces, but a count is for places: a stack takes one place and all its pieces.
void OwnGameMapsTest::stacksTakeFromTheBox() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"piece:sheep", {{{1, 16, {4, 9}}}}});
    PieceKind& sheep = game.catalog.pieceKinds.front();
    sheep.owned = true;
    sheep.supply = 4;
    const GameSystem system = owngame::makeSystem(game);
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    PiecePlacement stack;
    stack.kind = "sheep";
    stack.seat = 0;
    stack.count = 3;
    stack.locked = true;
    request.base.board.pieces = {stack};
    for (request.seed = 1; request.seed <= 6; ++request.seed) {
        const auto map = makeMap(system, request);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
        const auto places = std::ssize(map->board.pieces);
        QVERIFY(places >= 4 && places <= 6);
        QVERIFY(std::ranges::count(map->board.pieces, 0, &PiecePlacement::seat) <= 2);
    }
}

void OwnGameMapsTest::wideCountsDontFillTheMap() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.rules.clear();
    game.counts.push_back({"edge:road", {{{1, 16, {0, 1'000}}}}});
    const GameSystem system = owngame::makeSystem(game);
    constexpr std::size_t sides = 42;  // between 19 hexes
    std::set<std::size_t> numbers;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        numbers.insert(made(system, "two", "random", seed).value().board.edges.size());
    QVERIFY(*numbers.rbegin() <= sides);
    QVERIFY2(numbers.size() >= 6 && *numbers.begin() < sides / 2, std::to_string(*numbers.begin()).c_str());
}

void OwnGameMapsTest::tellsEdgesThatDontFit() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"edge:road", {{{1, 16, {43, 43}}}}});
    const auto map = made(owngame::makeSystem(game), "two", "random", 1);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.things.edges"));
    QVERIFY(coreMessages().text("de", map.error()).find("Kanten") != std::string::npos);
}

void OwnGameMapsTest::tellsThingsThatDontFit_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("supply");
    QTest::addColumn<bool>("locked");
    QTest::addColumn<std::string>("code");
    QTest::newRow("box") << 5 << 4 << false << std::string("owngame.things.supply");
    QTest::newRow("too many tiles") << 15 << 99 << false << std::string("owngame.things.room");
    QTest::newRow("locked") << 0 << 4 << true << std::string("owngame.things.there");
    QTest::newRow("locked beyond the box") << 3 << 2 << true << std::string("owngame.things.box");
    QTest::newRow("locked stack") << 3 << 4 << true << std::string("owngame.things.supply");
}

void OwnGameMapsTest::tellsThingsThatDontFit() {
    QFETCH(int, number);
    QFETCH(int, supply);
    QFETCH(bool, locked);
    QFETCH(std::string, code);
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"piece:sheep", {{{1, 16, {number, number}}}}});
    game.catalog.pieceKinds.front().supply = supply;
    const GameSystem system = owngame::makeSystem(game);
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    request.base.board.pieces.resize(locked ? 1 : 0);
    for (PiecePlacement& piece : request.base.board.pieces)
        piece.kind = "sheep", piece.locked = true, piece.count = 3;
    const auto map = makeMap(system, request);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), code);
}

void OwnGameMapsTest::suggestsSwapsByTheAuthorsWeights() {
    const GameSystem system = owngame::readGame(owngame::example("saltmark")).value();
    GenerateRequest request;
    request.base = system.layout("19-3")->scenario;
    // Values are still to be dealt, so the map can't be weighed.
    QVERIFY(!system.balance->predictedGap(request.base, {}).value());
    std::size_t improved = 0;
    for (request.seed = 1; request.seed <= 4; ++request.seed) {
        const Scenario map = makeMap(system, request).value();
        const double lead = system.balance->predictedGap(map, {}).value().value();
        const auto better = system.generate->refine(request, map, {}, 6);
        QVERIFY(better.ok());
        for (const Candidate& candidate : *better) {
            QVERIFY(*candidate.gap < lead);
            QCOMPARE(*candidate.gap, system.balance->predictedGap(candidate.scenario, {}).value().value());
            QCOMPARE(QString::fromStdString(dirtOf(system, candidate.scenario)), QString());
        }
        improved += better->size();
    }
    QVERIFY(improved > 0);
}

void OwnGameMapsTest::drawsFromManyCounts() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.rules.clear();
    game.counts.clear();
    game.decks.clear();
    game.worth = {};
    for (int i = 0; i < 190; ++i) {
        CellKind kind = game.catalog.kinds.front();
        kind.id = "k" + std::to_string(i);
        kind.supply = 20;
        game.catalog.kinds.push_back(kind);
    }
    for (int i = 0; i < 48; ++i) {
        owngame::CellSet set;
        set.id = "s" + std::to_string(i);
        for (int k = 0; k < 190; ++k)
            if (k % (i + 2) != 0) set.kinds.push_back("k" + std::to_string(k));
        game.sets.push_back(set);
        for (int count = 0; count < 5; ++count)
            game.counts.push_back({set.id, {{{1, 16, {count, 1'900 + count}}}}});
    }
    game.layouts.front().shape = BlankShape{BlankShape::Form::Rectangle, 40, 40};
    game.layouts.front().homes = {{1, 0}, {30, 0}};
    game.layouts.front().zones.clear();
    const GameSystem system = owngame::makeSystem(game);
    const auto map = made(system, "two", "random", 1);
    QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
    QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
}

void OwnGameMapsTest::stopsWhileItDraws() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    std::stop_source source;
    source.request_stop();
    GenerateRequest request;
    request.base = system.layout("two")->scenario;
    request.stop = source.get_token();
    const auto map = makeMap(system, request);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("generate.cancelled"));
}

void OwnGameMapsTest::drawsForSymmetries() {
    // Each kind fills a few whole orbits of three, whatever chance says.
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.rules.clear();
    game.decks.clear();
    game.layouts = {owngame::LayoutPlan{}};
    owngame::LayoutPlan& plan = game.layouts.front();
    plan.id = "three";
    plan.players = 3;
    plan.shape = BlankShape{BlankShape::Form::Hexagon, 3, 5};
    plan.homes = {{3, -3}, {0, 3}, {-3, 0}};
    for (int i = 0; i < 8; ++i) {
        CellKind kind = game.catalog.kinds.front();
        kind.id = "k" + std::to_string(i);
        kind.supply = 4;
        game.catalog.kinds.push_back(kind);
    }
    game.counts = {{"lake", {{{1, 16, {5, 7}}}}}, {"wood", {{{1, 16, {2, 4}}}}}};
    const GameSystem system = owngame::makeSystem(game);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto map = made(system, "three", "symmetric", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
    }
}

void OwnGameMapsTest::connectsWhatIsScattered() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    owngame::Rule rule;
    rule.id = "one-lake";
    rule.form = owngame::Form::Connected;
    rule.what = "lake";
    game.rules = {rule};
    game.counts = {{"lake", {{{1, 16, {15, 15}}}}}};
    game.catalog.kinds.front().supply.reset();
    game.layouts.front().shape = BlankShape{BlankShape::Form::Rectangle, 14, 10};
    game.layouts.front().homes = {{1, 0}, {12, 0}};
    game.layouts.front().zones.clear();
    const GameSystem system = owngame::makeSystem(game);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto map = made(system, "two", "random", seed);
        QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
        QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
    }
}

void OwnGameMapsTest::tellsRulesThatDontGoTogether() {
    // Four lakes with five steps between them. There are never more than two such places.
    const GameSystem system = owngame::readGame(toyWith("\"what\": \"lake\", \"is\": [2, null]",
                                                        "\"what\": \"lake\", \"is\": [5, null]"))
                                  .value();
    const auto map = made(system, "two", "random", 1);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.contradiction"));
    const std::string sentence = coreMessages().text("en", map.error());
    QVERIFY2(sentence.find("Lakes never touch") != std::string::npos, sentence.c_str());
    QVERIFY2(sentence.find("food") == std::string::npos, sentence.c_str());
    QVERIFY2(sentence.find(".,") == std::string::npos, sentence.c_str());
}

/// Rules that have nothing to do with it are not named, however many there are.
void OwnGameMapsTest::namesFewContradictingRules() {
    owngame::Definition game = owngame::readDefinition(owngame::example("saltmark")).value();
    const auto add = [&](const char* id, owngame::Form form, owngame::Bounds is) {
        owngame::Rule rule;
        rule.id = id;
        rule.form = form;
        rule.what = "reed";
        rule.is.parts = {{1, owngame::PlayerBounds::maxPlayers, is}};
        rule.text = Localized(id);
        game.rules.push_back(rule);
    };
    add("together", owngame::Form::Groups, {2, owngame::Bounds::most});
    for (int i = 0; i < 20; ++i) add("easy", owngame::Form::Count, {0, 90 + i});
    add("apart", owngame::Form::Apart, {2, owngame::Bounds::most});
    const auto map = made(owngame::makeSystem(game), "19-3", "random", 1);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.contradiction"));
    const QString sentence = QString::fromStdString(coreMessages().text("en", map.error()));
    QVERIFY2(sentence.endsWith(": together. apart.") || sentence.endsWith(": apart. together."),
             qPrintable(sentence));
}

/// Where no map keeps all rules, the nearest one has all tiles, and the check says what it breaks.
void OwnGameMapsTest::givesTheNearestMap() {
    const GameSystem system = owngame::readGame(toyWith("\"what\": \"lake\", \"is\": [2, null]",
                                                        "\"what\": \"lake\", \"is\": [5, null]"))
                                  .value();
    QVERIFY(!made(system, "two", "random", 1));
    const auto map = made(system, "two", "nearest", 1);
    QVERIFY(map.ok());
    QVERIFY(made(system, "two", "nearest", 1).value() == *map);
    QCOMPARE(map->provenance.generator, std::string("nearest"));
    bool broken = false;
    for (const Finding& finding : system.check(*map, {})) {
        if (finding.problem.severity != Severity::Error) continue;
        broken = true;
        QVERIFY2(!finding.problem.rule.empty(), finding.problem.code.c_str());
    }
    QVERIFY(broken);
    // A map that keeps all rules is preferred.
    const GameSystem sound = owngame::readGame(toyDefinition).value();
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        QCOMPARE(dirtOf(sound, made(sound, "two", "nearest", seed).value()),
                 dirtOf(sound, made(sound, "two", "random", seed).value()));
}

void OwnGameMapsTest::tellsCountsThatDontFit() {
    const GameSystem many = owngame::readGame(toyWith("{\"2\": 4, \"3-4\": [2, 5]}", "40")).value();
    QCOMPARE(made(many, "two", "random", 1).error().code(), std::string("owngame.counts.too-many"));
    const GameSystem few =
        owngame::readGame(toyWith("\"id\": \"wood\", \"name\": \"Wood\", \"letter\": \"W\"",
                                  "\"id\": \"wood\", \"name\": \"Wood\", \"supply\": 0, \"letter\": \"W\""))
            .value();
    QCOMPARE(made(few, "two", "random", 1).error().code(), std::string("owngame.counts.no-draw"));
}

void OwnGameMapsTest::mapsCarryTheirGame() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    const Scenario map = made(system, "two", "random", 1).value();
    const std::string text = writeScenario(map, system.catalog);
    QVERIFY(!readScenario(text, Systems({})));
    const auto game = owngame::gameInMap(text);
    QVERIFY(game && *game);
    QCOMPARE((*game)->id(), system.id());
    const Systems known = owngame::withGame(Systems({}), **game).value();
    const auto again = readScenario(text, known);
    QVERIFY(again);
    QVERIFY(*again == map);
    QCOMPARE(writeScenario(*again, known.list().front().catalog), text);
    QCOMPARE(owngame::withGame(known, system).value().list().size(), std::size_t{1});
}

void OwnGameMapsTest::tellsMapsWithoutTheirGame_data() {
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("other");
    QTest::addColumn<std::string>("code");
    QTest::newRow("changed by hand") << "\"edition\": 3"
                                     << "\"edition\": 4" << std::string("owngame.map.other-game");
    QTest::newRow("path as game") << "\"system\": \"toy-file@"
                                  << "\"system\": \"../../toy-file@" << std::string("owngame.map.other-game");
    QTest::newRow("no name of a game") << "\"system\": \"toy-file\""
                                       << "\"system\": \"\"" << std::string("owngame.id");
    QTest::newRow("another file") << "\"format\": \"hexatelier-game-definition\""
                                  << "\"format\": \"recipe\"" << std::string("owngame.map.not-a-game");
    QTest::newRow("mistake inside") << "\"rule\": \"near\""
                                    << "\"rule\": \"nearly\"" << std::string("json.choice");
}

void OwnGameMapsTest::tellsMapsWithoutTheirGame() {
    QFETCH(QString, part);
    QFETCH(QString, other);
    QFETCH(std::string, code);
    const GameSystem system = owngame::readGame(toyDefinition).value();
    const QString text = QString::fromStdString(writeScenario(system.layouts[0].scenario, system.catalog));
    QVERIFY(text.contains(part));
    const std::string changed = QString(text).replace(part, other).toStdString();
    const auto game = owngame::gameInMap(changed);
    QVERIFY(!game);
    QCOMPARE(game.error().code(), code);
    const auto* place = std::get_if<JsonPointer>(&game.error().place());
    QVERIFY(place != nullptr && place->path.starts_with("/game"));
    const std::string told = coreMessages().text("en", game.error());
    QVERIFY2(told.find(place->path) != std::string::npos, told.c_str());
    const auto carried = owngame::carriedGame(changed);
    QCOMPARE(carried.ok(), code == "owngame.map.other-game");
    if (carried) QVERIFY(carried->named != carried->game.id() && carried->named.ends_with(system.id()));
    // A map that carries nothing needs the file.
    const QString without = QString(text).replace("\"game\":", "\"gone\":");
    QVERIFY(!owngame::gameInMap(without.toStdString()).value());
    const auto map = readScenario(without.toStdString(), Systems({}));
    QCOMPARE(map.error().code(), std::string("file.game-not-loaded"));
    const std::string sentence = coreMessages().text("en", map.error());
    QVERIFY2(sentence.find('@') == std::string::npos, sentence.c_str());
}

void OwnGameMapsTest::editionsNeverMix() {
    const GameSystem first = owngame::readGame(toyDefinition).value();
    const GameSystem second = owngame::readGame(toyWith("\"edition\": 3", "\"edition\": 4")).value();
    QVERIFY(first.id() != second.id());
    QCOMPARE(plainSystem(first.id()), std::string_view("toy-file"));
    const Systems both = owngame::withGame(owngame::withGame(Systems({}), first).value(), second).value();
    const auto map = readScenario(writeScenario(first.layouts[0].scenario, first.catalog), both);
    QVERIFY(map);
    QCOMPARE(map->system, first.id());
    GameSystem ours;
    ours.catalog.system = "toy-file";
    QCOMPARE(owngame::withGame(Systems({ours}), first).error().code(), std::string("owngame.same-id"));
}

void OwnGameMapsTest::outlivesItsDefinition() {
    Catalog catalog;
    std::vector<TileDrawing> drawings;
    {
        const GameSystem system = owngame::readGame(toyDefinition).value();
        catalog = system.catalog;
        drawings = system.drawings;
    }
    QVERIFY(catalog.definition->find("toy-file") != std::string::npos);
    QCOMPARE(drawings.size(), std::size_t{1});
    QVERIFY(drawings.front().svg.find("circle") != std::string_view::npos);
}

void OwnGameMapsTest::randomGamesMakeOnlyCleanMaps() {
    using namespace owngame;
    int tried = 0, clean = 0;
    QVERIFY(rc::check([&](const Dice& dice) {
        Rng rng = dice.rng();
        const std::string text = writeDefinition(randomGame(rng));
        const auto read = readDefinition(text);
        RC_ASSERT(read.ok());
        RC_ASSERT(writeDefinition(*read) == text);
        const GameSystem system = makeSystem(*read);
        GenerateRequest request;
        request.base = system.layouts[rng.below(static_cast<std::uint32_t>(system.layouts.size()))].scenario;
        request.mode =
            system.generate->modes[rng.below(static_cast<std::uint32_t>(system.generate->modes.size()))].id;
        request.seed = dice.seed;
        request.effort = 10;
        PiecePlacement sheep;
        sheep.kind = rng.below(2) == 0 ? "sheep" : "hut";
        sheep.locked = rng.below(2) == 0;
        sheep.count = between(rng, 1, 4);
        const bool owned = read->catalog.pieceKinds.front().owned;
        sheep.seat = owned && rng.below(2) == 0 ? between(rng, 0, 1) : -1;
        sheep.at = request.base.board.cells().front().at;
        const PieceKind::Stands stands = read->catalog.pieceKinds.front().stands;
        if (stands == PieceKind::Stands::Side) sheep.side = 2;
        if (stands == PieceKind::Stands::Corner) sheep.standOn(sheep.at, between(rng, 0, 5));
        const Cell& below = request.base.board.cells().front();
        if (!isTile(below.kind) || sheep.kind == "hut") request.base.board.pieces = {sheep};
        const auto map = makeMap(system, request);
        if (!map) RC_ASSERT(map.error().code().starts_with("owngame."));
        const std::string dirt = map ? dirtOf(system, *map) : std::string();
        if (!dirt.empty()) RC_LOG() << text << writeScenario(*map, system.catalog).substr(0, 6000);
        if (request.mode != "nearest") RC_ASSERT(dirt == std::string());
        ++tried;
        clean += map && dirt.empty() ? 1 : 0;
    }));
    // Games whose rules contradict each other would show nothing.
    QVERIFY2(3 * clean >= tried, qPrintable(QString("%1 of %2").arg(clean).arg(tried)));
}

HEXA_TEST(OwnGameMapsTest, "slow-unoptimized");

}  // namespace hexa::test

#include "generate_test.moc"
