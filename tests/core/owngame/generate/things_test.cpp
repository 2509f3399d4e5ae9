// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces, edges, zones and dealt values in maps that are generated.
#include "core/owngame/generate/things.h"

#include "core/engine/judge/balance.h"
#include "core/hex/symmetry.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexa::test {

class OwnGameThingsTest : public QObject {
    Q_OBJECT

private slots:
    void dealsOntoFixedTiles();
    void dealsValuesThatDependOnOtherValues();
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
};

void OwnGameThingsTest::dealsOntoFixedTiles() {
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

void OwnGameThingsTest::dealsValuesThatDependOnOtherValues() {
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

void OwnGameThingsTest::placesPiecesThatACountAsksFor() {
    const GameSystem system = owngame::readGame(toyWith("{\"what\": \"dry\", \"is\": [10, null]}",
                                                        "{\"what\": \"piece:sheep\", \"is\": 2}"))
                                  .value();
    const auto map = made(system, "two", "random", 1);
    QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
    QCOMPARE(map->board.pieces.size(), std::size_t{2});
}

void OwnGameThingsTest::placesThingsByCount() {
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
void OwnGameThingsTest::keepsEdgesOffAKind() {
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

void OwnGameThingsTest::keepsThingsInTheirPlaces() {
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

void OwnGameThingsTest::placesThingsBySymmetry() {
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

void OwnGameThingsTest::sharesOwnedThings() {
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
void OwnGameThingsTest::stacksTakeFromTheBox() {
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

void OwnGameThingsTest::wideCountsDontFillTheMap() {
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

void OwnGameThingsTest::tellsEdgesThatDontFit() {
    owngame::Definition game = owngame::readDefinition(toyDefinition).value();
    game.counts.push_back({"edge:road", {{{1, 16, {43, 43}}}}});
    const auto map = made(owngame::makeSystem(game), "two", "random", 1);
    QVERIFY(!map);
    QCOMPARE(map.error().code(), std::string("owngame.things.edges"));
    QVERIFY(coreMessages().text("de", map.error()).find("Kanten") != std::string::npos);
}

void OwnGameThingsTest::tellsThingsThatDontFit_data() {
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

void OwnGameThingsTest::tellsThingsThatDontFit() {
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

HEXA_TEST(OwnGameThingsTest);

}  // namespace hexa::test

#include "things_test.moc"
