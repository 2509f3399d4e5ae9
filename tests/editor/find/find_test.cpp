// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/find/findpanel.h"
#include "editor/ui/names.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

class FindTest : public QObject {
    Q_OBJECT

    /// Returns a meadow M1 with a note, a wall of the second seat, an angry knight, a lake, a goal,
    /// a label.
    static Scenario sample(const MapFixture& fixture) {
        Scenario map = fixture.document.scenario();
        map.seats.resize(2);
        CellState meadow = *map.board.state({0, 0});
        meadow.cell.kind = *fixture.game.catalog.kindId("meadow");
        meadow.cell.id = *TileId::from("M1");
        CellDetails details;
        details.note = "Überfall der Räuber";
        details.special.set("fr", "Le pont est coupé");
        meadow.setDetails(details);
        map.board.put(meadow);
        EdgeFeature wall = edgeFeature({1, 0}, 0, "wall", true);
        wall.seat = 1;
        map.board.edges = {wall};
        PiecePlacement knight;
        knight.kind = "knight";
        knight.at = {2, 0};
        knight.attributes.set("strength", 5);
        knight.attributes.set("mood", std::string("angry"));
        map.board.pieces = {knight};
        map.shapes = {{"lake", Localized("Lake"), {{{0, 0}, "", {}, {}}}, {}, {}, {}}};
        map.board.regions = {{"lake", {0, 2}, 0, false, false, {}}};
        Zone zone;
        zone.id = "z";
        zone.kind = "goal";
        zone.name = Localized("Far shore");
        zone.hexes = {{-1, 0}};
        map.board.zones = {zone};
        BoardLabel label;
        label.at = {0, 1};
        label.text.set("en", "Mill ford");
        label.text.set("de", "Mühlenfurt");
        map.board.labels = {label};
        return map;
    }

private slots:
    void findsByAnyWord_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("names");
        const QStringList none;
        QTest::newRow("name") << "meadow"
                              << "en" << QStringList{"Meadow M1"};
        QTest::newRow("German") << "wiese"
                                << "de" << QStringList{"Wiese M1"};
        QTest::newRow("ID") << "m1"
                            << "en" << QStringList{"Meadow M1"};
        QTest::newRow("accents") << "uberfall rauber"
                                 << "en" << QStringList{"Meadow M1"};
        QTest::newRow("any language of the map") << "pont coupe"
                                                 << "en" << QStringList{"Meadow M1"};
        QTest::newRow("owner") << "wall blue"
                               << "en" << QStringList{"Wall: Blue"};
        QTest::newRow("other owner") << "wall red"
                                     << "en" << none;
        QTest::newRow("choice") << "angry"
                                << "en" << QStringList{"Knight"};
        QTest::newRow("number") << "strength 5"
                                << "en" << QStringList{"Knight"};
        QTest::newRow("other number") << "strength 4"
                                      << "en" << none;
        QTest::newRow("own region") << "lake"
                                    << "en" << QStringList{"Lake"};
        QTest::newRow("kind of a zone") << "goal"
                                        << "en" << QStringList{"Far shore"};
        QTest::newRow("name of a zone") << "SHORE"
                                        << "en" << QStringList{"Far shore"};
        QTest::newRow("label") << "muhlenfurt"
                               << "en" << QStringList{"Mill ford"};
        QTest::newRow("nothing") << "dragon"
                                 << "en" << none;
        QTest::newRow("empty") << "  "
                               << "en" << none;
    }
    void findsByAnyWord() {
        QFETCH(QString, words);
        QFETCH(QString, language);
        QFETCH(QStringList, names);
        const MapFixture fixture("toy");
        const MapMatches found = searchMap(sample(fixture), fixture.game.catalog, words, language, 100);
        QStringList got;
        for (const MapMatch& match : found.list) got << match.name;
        QCOMPARE(got, names);
        QCOMPARE(found.count, static_cast<std::size_t>(names.size()));
    }

    void placesAreFoundWhole() {
        const MapFixture fixture("toy");
        const Scenario map = sample(fixture);
        const QString place = Names::shortPlace(map.board, {2, 0});
        const auto found = searchMap(map, fixture.game.catalog, place, "en", 100);
        // The slot and the knight on it; not those of column 40 in a search for 4.
        QCOMPARE(found.count, std::size_t{2});
        for (const MapMatch& match : found.list) QVERIFY(match.at == (Hex{2, 0}));
        QVERIFY(!found.list[0].thing && found.list[1].thing == (ObjectRef{ObjectTable::Pieces, 0}));
    }

    void moreThanAreListedAreCounted() {
        MapFixture fixture("toy", 5);
        std::vector<Hex> all;
        for (const Cell& cell : fixture.board().cells()) all.push_back(cell.at);
        fixture.put(all, fixture.tile);
        const auto found = searchMap(fixture.document.scenario(), fixture.game.catalog,
                                     fixture.kindName(fixture.tile), "en", 7);
        QCOMPARE(found.list.size(), std::size_t{7});
        QCOMPARE(found.count, all.size());
    }

    void thePanelWalksThroughThem() {
        MapFixture fixture("toy");
        fixture.document.apply(replaceContent(fixture.document.scenario(), sample(fixture)), "sample");
        FindPanel panel(fixture.document, fixture.locale);
        panel.resize(300, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QSignalSpy chosen(&panel, &FindPanel::chosen);
        auto* words = panel.findChild<QLineEdit*>("findWords");
        auto* list = panel.findChild<QListWidget*>("findMatches");
        panel.focusWords();
        QTest::keyClicks(words, "k");
        QVERIFY(list->count() >= 2);  // Knight, Lake
        QVERIFY(chosen.isEmpty());    // typing goes nowhere
        const int count = list->count();
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(list->currentRow(), 0);
        QTest::keyClick(words, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(list->currentRow(), count - 1);
        QTest::keyClick(words, Qt::Key_Down);
        QCOMPARE(list->currentRow(), 0);
        QCOMPARE(chosen.size(), 3);
        // Changes of the map are found.
        QTest::keyClick(words, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(words, "knight");
        QCOMPARE(list->count(), 1);
        const ObjectRef ref{ObjectTable::Pieces, 0};
        fixture.document.apply(
            removeObjects(fixture.document.scenario(), fixture.document.catalog(), {&ref, 1}), "remove");
        QTRY_COMPARE(list->count(), 0);
        fixture.document.undoStack().undo();
        QTRY_COMPARE(list->count(), 1);
    }

    void whatIsGoneIsNotTakenForAnother() {
        MapFixture fixture("toy");
        PiecePlacement knight, sheep;
        knight.kind = "knight";
        sheep.kind = "sheep";
        sheep.at = {2, 0};
        Scenario map = fixture.document.scenario();
        map.board.pieces = {knight, sheep};
        fixture.document.apply(replaceContent(fixture.document.scenario(), map), "things");
        FindPanel panel(fixture.document, fixture.locale);
        panel.show();
        auto* words = panel.findChild<QLineEdit*>("findWords");
        QTest::keyClicks(words, "knight");
        QSignalSpy chosen(&panel, &FindPanel::chosen);
        // The list is renewed when there is time: not yet.
        const ObjectRef ref{ObjectTable::Pieces, 0};
        fixture.document.apply(
            removeObjects(fixture.document.scenario(), fixture.document.catalog(), {&ref, 1}), "remove");
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(!chosen[0][0].value<MapMatch>().thing);
    }

    void largeMapsAreSearchedAside() {
        MapFixture fixture("toy", 40);  // 4 921 hexes
        fixture.put({{3, 3}}, fixture.tile);
        FindPanel panel(fixture.document, fixture.locale);
        panel.show();
        QVERIFY(!panel.isSearching());  // for nothing: no copy of the map is made
        auto* list = panel.findChild<QListWidget*>("findMatches");
        auto* words = panel.findChild<QLineEdit*>("findWords");
        QTest::keyClicks(words, fixture.kindName(fixture.tile));
        QVERIFY(panel.isSearching());
        QTRY_COMPARE(list->count(), 1);
        QTest::keyClicks(words, "x");
        words->clear();
        QVERIFY(!panel.isSearching());
        QCOMPARE(list->count(), 0);
    }
};

HEXA_TEST(FindTest);
#include "find_test.moc"
