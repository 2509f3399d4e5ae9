// SPDX-License-Identifier: GPL-3.0-or-later
// Example games in the whole window: copies to change, and maps to open.
#include "core/engine/check/acceptance.h"
#include "core/owngame/file/examples.h"
#include "editor/game/gamepage.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/welcome/card.h"
#include "editor/welcome/welcomepage.h"
#include "tests/editor/game/gamewindow.h"
#include "tests/editor/game/retyping.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;
using namespace hexa::test;

class GameExamplesTest : public QObject {
    Q_OBJECT

    static void accept(QDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    }
    static owngame::Definition example(const char* name) {
        return owngame::readDefinition(owngame::example(name)).value();
    }

private slots:
    void aCopyOfAnExampleIsANewGame();
    void theStartPageOffersExamples();
    void sampleMapsOpenAtOnce();
    void sizesForPrintAreOnThePage();
    void everyGameIsMadeFromNothing_data();
    void everyGameIsMadeFromNothing();
    void clicksChangeARegion();
    void clicksExtendAZoneByRows();
};

void GameExamplesTest::aCopyOfAnExampleIsANewGame() {
    GameWindow studio;
    studio.answer<QDialog>([&] { studio.trigger("game.new"); },
                           [](QDialog& dialog) {
                               auto* start = dialog.findChild<QComboBox*>("start");
                               auto* name = dialog.findChild<QLineEdit*>("name");
                               QCOMPARE(start->count(), 4);
                               QVERIFY(dialog.findChild<QSpinBox*>("size")->isVisible());
                               start->setFocus();
                               QTest::keyClick(start, Qt::Key_Down);
                               QCOMPARE(name->text(), QString("Saltmark"));
                               QTest::keyClick(start, Qt::Key_Down);
                               QCOMPARE(name->text(), QString("Lanternfall"));
                               QVERIFY(!dialog.findChild<QSpinBox*>("size")->isVisible());
                               name->setFocus();
                               name->selectAll();
                               QTest::keyClicks(name, "Far Lamps");
                               // An own name stays whatever is chosen then.
                               start->setFocus();
                               QTest::keyClick(start, Qt::Key_Down);
                               QTest::keyClick(start, Qt::Key_Up);
                               QCOMPARE(name->text(), QString("Far Lamps"));
                               accept(dialog);
                           });
    QVERIFY(studio.child<GamePage>("gamePage").isVisible());
    owngame::Definition copy = example("lanternfall");
    copy.catalog.name = Localized("Far Lamps");
    copy.catalog.system = "far-lamps";
    QCOMPARE(owngame::writeDefinition(studio.definition()), owngame::writeDefinition(copy));
    QVERIFY(QFile::exists(FileCommands::dataFolder("games") + "/far-lamps.hexgamedef"));
    studio.picture("example-copy");
}

void GameExamplesTest::theStartPageOffersExamples() {
    GameWindow studio;
    studio.answer<QDialog>([&] { studio.click("exampleGame"); },
                           [](QDialog& dialog) {
                               QCOMPARE(dialog.findChild<QComboBox*>("start")->currentIndex(), 1);
                               accept(dialog);
                           });
    // The small island is the easiest one to begin with.
    QCOMPARE(owngame::writeDefinition(studio.definition()), owngame::writeDefinition(example("saltmark")));
}

/// Maps of example games have pictures, and open without any file of their game.
void GameExamplesTest::sampleMapsOpenAtOnce() {
    GameWindow studio;
    auto& page = *studio.window->findChild<WelcomePage*>();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), test::patience);
    for (const EmbeddedFile& file : owngame::exampleMaps()) {
        const QByteArray name =
            "exampleMap-" + QByteArray::fromStdString(std::string(owngame::exampleName(file)));
        const auto& card = studio.child<Card>(name.constData());
        QVERIFY2(!card.text().isEmpty() && card.accessibleDescription().contains("player"), name.constData());
    }
    studio.picture("example-maps");
    auto& card = studio.child<Card>("exampleMap-two-banners");
    card.setFocus();
    QTest::keyClick(&card, Qt::Key_Space);
    studio.settle();
    QVERIFY(studio.window->workspace() != nullptr);
    QVERIFY(studio.document().system().id().starts_with("two-banners@"));
    QVERIFY(!studio.document().scenario().board.edges.empty());
    for (const Finding& finding : findingsOf(studio.document().system(), studio.document().scenario()))
        QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
    // The game can be changed like each game that came with a map.
    studio.trigger("game.change");
    studio.settle();
    QCOMPARE(studio.definition().catalog.system, std::string("two-banners"));
}

void GameExamplesTest::sizesForPrintAreOnThePage() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(General);
    const auto rowOf = [&](const QString& name) {
        for (int row = 0; row < studio.table().model()->rowCount(); ++row)
            if (studio.table().model()->headerData(row, Qt::Vertical, Qt::DisplayRole).toString() == name)
                return row;
        qFatal("no row %s", qPrintable(name));
    };
    const int piece = rowOf("Printed piece size in mm"), token = rowOf("Printed token size in mm");
    QCOMPARE(studio.table().model()->index(piece, studio.column("Value")).data().toString(),
             QString("Automatic"));
    studio.type(piece, "Value", "16");
    studio.type(token, "Value", "24");
    QCOMPARE(studio.definition().pieceSize, 16);
    QCOMPARE(studio.definition().tokenSize, 24);
    QVERIFY(
        !studio.table().model()->setData(studio.table().model()->index(token, studio.column("Value")), "2"));
    QCOMPARE(studio.definition().tokenSize, 24);
    studio.trigger("edit.undo");
    QCOMPARE(studio.definition().tokenSize, 0);
}

/// Game that has what the examples lack: regions, two decks, properties of pieces and edges, and
/// whatever else the format can say.
constexpr std::string_view fullGame = R"({
  "format": "hexatelier-game-definition", "version": 1, "edition": 3, "author": "A", "licence": "CC0-1.0", "source": "a test",
  "catalog": {
    "system": "full-game", "name": {"en": "Full", "de": "Voll", "fr": "Plein"}, "orientation": "flat", "minSeats": 2, "maxSeats": 4,
    "homes": "optional", "teams": true, "cutCells": true,
    "groups": [{"id": "land", "name": "Land"}],
    "kinds": [
      {"id": "field", "name": "Field", "letter": "F", "group": "land", "colour": "#7fbf5f", "supply": 12},
      {"id": "wood", "name": "Wood", "letter": "W", "group": "land", "colour": "#3f7a45"},
      {"id": "lake", "name": "Lake", "letter": "L", "colour": "#4a90c8", "points": -2},
      {"id": "hearth", "name": "Home", "letter": "H", "colour": "#b0643c", "seat": true}],
    "edgeKinds": [
      {"id": "road", "name": "Road", "colour": "#c8a878", "lies": "across", "sided": true, "owned": true, "supply": 7,
       "properties": [{"id": "paved", "name": "Paved", "type": "flag", "default": true},
                      {"id": "toll", "name": "Toll", "type": "number", "min": 1, "max": 6, "default": 2}]}],
    "regionShapes": [
      {"id": "farm", "name": "Farm", "group": "land", "supply": 2, "parts": [
        {"q": 0, "r": 0, "kind": "field", "token": "one", "level": 2, "wet": true, "shore": [0, 3]}, {"q": 1, "r": 0},
        {"q": 0, "r": -1, "kind": "lake"}]}],
    "pieceKinds": [
      {"id": "sheep", "name": "Sheep", "letter": "s", "supply": 4, "where": ["field", "wood"], "faction": "red",
       "properties": [{"id": "age", "name": "Age", "type": "choice", "choices": [
         {"id": "lamb", "name": {"en": "Lamb", "fr": "Agneau"}}, {"id": "ewe", "name": "Ewe"}], "default": "ewe"}]},
      {"id": "bog", "name": "Bog", "letter": "b", "colour": "#445566", "covers": true, "turns": true},
      {"id": "gate", "name": "Gate", "letter": "g", "owned": true, "stands": "side",
       "properties": [{"id": "age", "name": "Years", "type": "number", "min": 0, "max": 9, "default": 0}]}],
    "zoneKinds": [
      {"id": "start", "name": "Start", "colour": "#2c5fa8", "owned": true}, {"id": "arena", "name": "Arena", "colour": "#aa3311", "bounds": true}],
    "cellProperties": [
      {"id": "token", "name": "Token", "type": "choice", "choices": [
        {"id": "none", "name": "none"}, {"id": "one", "name": "One"}, {"id": "two", "name": "Two"}]},
      {"id": "level", "name": "Level", "type": "number", "max": 3},
      {"id": "wet", "name": "Wet", "type": "flag"},
      {"id": "shore", "name": "Shore", "type": "sides"},
      {"id": "weather", "name": "Weather", "type": "choice", "choices": [
        {"id": "fair", "name": "Fair"}, {"id": "rain", "name": "Rain"}, {"id": "snow", "name": "Snow"}]}],
    "factions": [{"id": "red", "name": "Red", "colour": "#c0392b"}, {"id": "blue", "name": "Blue", "colour": "#2c5fa8"}]},
  "sets": [
    {"id": "dry", "name": "Dry land", "groups": ["land"]}, {"id": "high", "property": "level", "is": [2, null]},
    {"id": "twos", "property": "token", "values": ["two"]}, {"id": "grazed", "piece": "sheep"},
    {"id": "begin", "zone": "start"}, {"id": "low", "kinds": ["field", "wood"], "except": "high"}],
  "figures": [
    {"id": "worth", "by": "property", "property": "token", "values": {"one": 1, "two": 4}},
    {"id": "food", "by": "kind", "values": {"field": 2, "lake": -1}},
    {"id": "all", "by": "sum", "of": ["worth", "food"]}, {"id": "best", "by": "larger", "of": ["worth", "food"]},
    {"id": "level", "by": "property", "property": "level"}],
  "decks": [
    {"property": "weather", "onto": "wood", "values": [{"id": "snow", "copies": 1}, {"id": "rain", "copies": {"2": 3, "3-4": 4}, "colour": "#99aabb"}]},
    {"property": "token", "onto": "group:land", "values": [{"id": "one", "copies": 6, "colour": "#ffffff"}, {"id": "two", "copies": {"2": 3}}]}],
  "layouts": [
    {"id": "two", "name": "For two", "players": 2, "shape": {"hexagon": 2}, "homes": [[-2, 0], [2, 0]],
     "zones": [{"kind": "start", "seat": 0, "lines": [1, 2], "cells": [[1, 0]]}, {"kind": "start", "seat": 1, "cells": [[0, 2], [-1, 2]]},
               {"kind": "arena", "lines": [3, 3]}]},
    {"id": "three", "players": 3, "shape": {"triangle": 6}, "holes": [[2, 3]], "homes": [[0, 0], [5, 0], [0, 5]],
     "fixed": [{"at": [1, 1], "kind": "lake"}]},
    {"id": "four", "players": 4, "shape": {"rectangle": [6, 4]}, "cells": [[-1, 0]], "homes": [[0, 0], [5, 0], [0, 3], [4, 1]]},
    {"id": "free", "players": 2, "cells": [[-1, 0], [0, 0], [1, 0], [1, 1]]}],
  "counts": [{"what": "lake", "is": {"2": 4, "3-4": [2, 5]}}, {"what": "dry", "is": [3, null]}, {"what": "piece:sheep", "is": {"2": [1, 2]}}],
  "rules": [
    {"id": "apart", "rule": "apart", "what": "lake", "in": "inside", "is": [2, null], "text": {"en": "Lakes never touch."}},
    {"id": "near", "rule": "near", "what": "home", "with": "dry", "zone": "start", "is": [1, null]},
    {"id": "differ", "rule": "differ", "severity": "warning", "what": "twos", "with": "dry", "of": "worth", "within": 2, "is": [1, null]},
    {"id": "corner", "rule": "corner", "severity": "warning", "of": "worth", "ring": [0, 2], "is": {"2": [null, 9]}},
    {"id": "stands", "rule": "stands", "what": "lake", "zone": "start", "never": true},
    {"id": "groups", "rule": "groups", "severity": "warning", "what": "dry", "alike": true, "in": "edge", "is": [1, 6]},
    {"id": "connected", "rule": "connected", "what": "dry", "through": "home"},
    {"id": "reach", "rule": "reach", "with": "lake", "through": "dry", "within": 4, "is": [1, null]},
    {"id": "count", "rule": "count", "what": "wood", "in": "inside", "per": "seat", "within": 1, "is": [0, null]},
    {"id": "sum", "rule": "sum", "of": "food", "per": "seat", "within": 2, "is": [2, 60]},
    {"id": "rings", "rule": "count", "severity": "hint", "what": "dry", "per": "ring", "ring": [0, 1], "is": [0, 9]},
    {"id": "spread", "rule": "spread", "severity": "warning", "of": "all", "per": "seat", "zone": "start", "is": [null, 6]},
    {"id": "even", "rule": "spread", "what": "any", "per": "ring", "is": [null, 16]},
    {"id": "largest", "rule": "largest", "severity": "warning", "what": "low", "alike": true, "is": [2, null]},
    {"id": "symmetric", "rule": "symmetric", "severity": "hint", "what": "lake", "symmetry": "turn-2"}],
  "styles": [{"id": "woods", "style": "clumps", "what": "wood"}, {"id": "all", "style": "clumps"},
    {"id": "shores", "style": "near", "what": "dry", "with": "lake"}],
  "ways": [{"what": "wood", "steps": 2}, {"what": "lake"}, {"what": "edge:road", "steps": -0.5}, {"what": "high", "steps": 1.5}],
  "worth": {"figures": {"all": 1, "best": 0.5}, "decay": [1, 1, 0.5, 0.25], "share": "all", "accept": 10},
  "print": {"tileMm": 60, "pieceMm": 20, "tokenMm": 18},
  "drawings": {
    "lake": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><circle cx=\"5\" cy=\"5\" r=\"4\" fill=\"#4a90c8\"/></svg>",
    "piece-gate": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><circle cx=\"5\" cy=\"5\" r=\"2\" fill=\"#000000\"/></svg>",
    "edge-road": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><circle cx=\"5\" cy=\"5\" r=\"3\" fill=\"#c8a878\"/></svg>"}
})";

void GameExamplesTest::everyGameIsMadeFromNothing_data() {
    QTest::addColumn<QByteArray>("text");
    for (const EmbeddedFile& file : owngame::exampleFiles())
        QTest::newRow(std::string(owngame::exampleName(file)).c_str())
            << QByteArray(file.text.data(), static_cast<qsizetype>(file.text.size()));
    QTest::newRow("every construct") << QByteArray(fullGame.data(), fullGame.size());
}

/// Everything that the file of a game has can be typed, clicked, chosen and dropped.
void GameExamplesTest::everyGameIsMadeFromNothing() {
    QFETCH(QByteArray, text);
    const auto read = owngame::readDefinition(std::string_view(text.data(), text.size()));
    QVERIFY2(read.ok(), read.ok() ? "" : read.error().code().c_str());
    GameWindow studio;
    Retyping(studio, *read).all();
    if (QTest::currentTestFailed()) return;
    const std::string made = owngame::writeDefinition(studio.definition());
    const QStringList wanted = QString::fromStdString(owngame::writeDefinition(*read)).split('\n');
    const QStringList lines = QString::fromStdString(made).split('\n');
    for (qsizetype i = 0; i < std::min(wanted.size(), lines.size()); ++i) QCOMPARE(lines[i], wanted[i]);
    QCOMPARE(lines.size(), wanted.size());
    QVERIFY(studio.game().problems().empty());
    studio.picture(QString("made-") + QTest::currentDataTag());
    studio.trigger("file.save");
    const auto saved = owngame::readDefinition(readFile(studio.game().path().toStdString()).value());
    QVERIFY(saved.ok());
    QCOMPARE(owngame::writeDefinition(*saved), made);
    // Each step can be undone, and done again.
    QAction* undo = studio.action("edit.undo");
    int steps = 0;
    for (; undo->isEnabled(); ++steps) undo->trigger();
    QVERIFY(steps > 100);
    QCOMPARE(studio.definition().catalog.kinds.size(), std::size_t{6});
    while (steps-- > 0) studio.trigger("edit.redo");
    QCOMPARE(owngame::writeDefinition(studio.definition()), made);
}

void GameExamplesTest::clicksChangeARegion() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Regions);
    studio.click("gameAdd");
    studio.type(0, "Name (English)", "Farm");
    const auto parts = [&]() -> const auto& {
        return studio.definition().catalog.regionShapes.front().parts;
    };
    QCOMPARE(parts().size(), std::size_t{1});
    auto& tile = studio.child<QComboBox>("regionTile");
    QVERIFY(tile.isVisible());
    tile.setFocus();
    QTest::keyClick(&tile, Qt::Key_Down);
    Retyping hands(studio, studio.definition());
    hands.press({1, 0});
    QCOMPARE(parts().size(), std::size_t{2});
    QCOMPARE(parts().back().kind, std::string("meadow"));
    hands.press({0, 0});  // gets the tile
    QCOMPARE(parts().front().kind, std::string("meadow"));
    studio.picture("region");
    hands.press({1, 0});  // has it, and goes
    QCOMPARE(parts().size(), std::size_t{1});
    hands.press({0, 0});  // the last one stays
    QCOMPARE(parts().size(), std::size_t{1});
    studio.trigger("edit.undo");
    QCOMPARE(parts().size(), std::size_t{2});
    // A text that is no hex is refused in words.
    studio.point(0, "Hexes of the region");
    QTest::keyClick(&studio.table(), Qt::Key_F2);
    auto* line = studio.table().viewport()->findChild<QLineEdit*>();
    line->selectAll();
    QTest::keyClicks(line, "here");
    QTest::keyClick(line, Qt::Key_Return);
    studio.settle();
    QVERIFY(studio.child<QLabel>("gameStatus").text().contains("here"));
    QCOMPARE(parts().size(), std::size_t{2});
}

void GameExamplesTest::clicksExtendAZoneByRows() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Zones);
    studio.click("gameAdd");
    studio.type(0, "Name (English)", "Coast");
    studio.part(Layouts);
    auto& choice = studio.child<QComboBox>("layoutMark");
    const int lines = choice.findText("Zone: Coast, whole rows");
    QVERIFY(lines >= 0);
    choice.setCurrentIndex(lines);
    Retyping hands(studio, studio.definition());
    const auto area = [&]() -> const auto& { return studio.definition().layouts.front().zones.front(); };
    hands.press({0, -2});
    QCOMPARE(std::pair(area().from, area().to), std::pair(1, 1));
    hands.press({0, 0});
    QCOMPARE(std::pair(area().from, area().to), std::pair(1, 3));
    hands.press({0, -2});
    QCOMPARE(std::pair(area().from, area().to), std::pair(2, 3));
    QVERIFY(studio.game().problems().empty());
    hands.press({0, 0});
    hands.press({0, -1});
    QVERIFY(studio.definition().layouts.front().zones.empty());
}

HEXA_TEST(GameExamplesTest);

#include "examples_test.moc"
