// SPDX-License-Identifier: GPL-3.0-or-later
// Maps that contain their game, and games in several editions.
#include "core/catalog/plainsystem.h"
#include "core/io/format/scenariofile.h"
#include "core/io/share/sharecode.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexa::test {

class OwnGameCarriedTest : public QObject {
    Q_OBJECT

private slots:
    void mapsCarryTheirGame();
    void tellsMapsWithoutTheirGame_data();
    void tellsMapsWithoutTheirGame();
    void shareCodesNameTheirGame();
    void editionsNeverMix();
    void outlivesItsDefinition();
};

void OwnGameCarriedTest::mapsCarryTheirGame() {
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

/// A code with properties and objects names the game, but doesn't contain it.
void OwnGameCarriedTest::shareCodesNameTheirGame() {
    const GameSystem system = owngame::readGame(toyDefinition).value();
    const Scenario map = made(system, "two", "random", 1).value();
    const Systems known = owngame::withGame(Systems({}), system).value();
    const auto code = encodeShareCode(map, known);
    QVERIFY(code);
    QVERIFY(code->starts_with("HX2-"));
    QVERIFY2(code->size() < 24 * map.board.cellCount() + 200, code->c_str());
    const auto again = decodeShareCode(*code, known);
    QVERIFY(again);
    QVERIFY(again->board.edges == map.board.edges && again->board.pieces == map.board.pieces);
    for (const Cell& cell : map.board.cells())
        QVERIFY(again->board.detailsOf(cell.at).attributes == map.board.detailsOf(cell.at).attributes);
    const auto other = decodeShareCode(*code, Systems({}));
    QVERIFY(!other);
    QCOMPARE(other.error().code(), std::string("share.unknown-system"));
}

void OwnGameCarriedTest::tellsMapsWithoutTheirGame_data() {
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

void OwnGameCarriedTest::tellsMapsWithoutTheirGame() {
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
    const std::string reported = coreMessages().text("en", game.error());
    QVERIFY2(reported.find(place->path) != std::string::npos, reported.c_str());
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

void OwnGameCarriedTest::editionsNeverMix() {
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

void OwnGameCarriedTest::outlivesItsDefinition() {
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

HEXA_TEST(OwnGameCarriedTest);

}  // namespace hexa::test

#include "carried_test.moc"
