// SPDX-License-Identifier: GPL-3.0-or-later
// The lattice of BB-U01, regions on it, and boards as one line.
#include "core/systems/bauen/terms/lattice.h"

#include "core/systems/bauen/terms/reading.h"
#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/test.h"

#include <map>
#include <set>

using namespace hexa;
using namespace hexa::bauen;

class BauenLatticeTest : public QObject {
    Q_OBJECT

private slots:
    void countsOfTheTable_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("inside");
        QTest::addColumn<int>("between");
        QTest::addColumn<int>("outer");
        QTest::newRow("2") << 2 << 18 << 18 << 36;
        QTest::newRow("3") << 3 << 27 << 32 << 44;
        QTest::newRow("4") << 4 << 36 << 46 << 52;
        QTest::newRow("5") << 5 << 45 << 60 << 60;
        QTest::newRow("6") << 6 << 54 << 74 << 68;
    }
    void countsOfTheTable() {
        QFETCH(int, players);
        const Lattice lattice = standInLattice();
        std::map<Hex, LatticePlace> areas;
        for (const LatticePlace place : placesOf(lattice, players))
            for (const Hex at : hexesOf(lattice, place)) QVERIFY(areas.emplace(at, place).second);
        QCOMPARE(areas.size(), static_cast<std::size_t>(9 * players));
        int inside = 0, between = 0, outer = 0;
        for (const auto& [at, place] : areas)
            for (int direction = 0; direction < 6; ++direction) {
                const auto beyond = areas.find(neighbour(at, direction));
                ++(beyond == areas.end() ? outer : beyond->second == place ? inside : between);
            }
        QTEST(inside / 2, "inside");
        QTEST(between / 2, "between");
        QTEST(outer, "outer");
    }
    void layingOrderGoesDownTheColumns() {
        const std::vector<LatticePlace> places = placesOf(standInLattice(), 2);
        const std::vector<LatticePlace> expected{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}};
        QVERIFY(places == expected);
    }
    void turnsThatCoverTheSameHexes() {
        QVERIFY(turnsOf(standInLattice().shape) == (std::vector<int>{0, 2, 4}));
        QVERIFY(turnsOf({{0, 0}, {1, 0}, {2, 0}}) == (std::vector<int>{0, 3}));
        QVERIFY(turnsOf({{0, 0}, {1, 0}, {1, 1}}) == (std::vector<int>{0}));
    }
    void aTurnedRegionCoversItsPlace() {
        const Lattice lattice = standInLattice();
        const RegionShape& shape = fixture::set().catalog.regionShapes.front();
        for (const LatticePlace place : placesOf(lattice, 6))
            for (const int turns : turnsOf(lattice.shape)) {
                const RegionPlacement region = laidAt(lattice, place, shape.id, turns);
                QCOMPARE(region.turns, turns);
                QVERIFY(placeAt(lattice, hexa::hexesOf(region, shape)) == place);
            }
    }
    void aLineIsTheInverseOfALine() {
        const char* line = "plains-1 hills-1/120 mountains-1/240 plains-2 hills-2 mountains-2";
        const Scenario board = fixture::boardOf(line, 2);
        QCOMPARE(lineOf(board, fixture::set().catalog, fixture::set().lattice), std::string(line));
        QVERIFY(fixture::boardOf("P1, h1/120;M1/240\nP2 H2\tm2", 2) == board);
        QCOMPARE(lineOf(fixture::layout(2), fixture::set().catalog, fixture::set().lattice),
                 std::string("- - - - - -"));
    }
    void linesThatAreRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::newRow("too short") << "P1 H1 M1"
                                   << "bauen.line.count";
        QTest::newRow("unknown") << "P1 H1 M1 P2 H2 X9"
                                 << "bauen.line.region";
        QTest::newRow("beyond the box") << "P1 H1 M1 P2 H2 M7"
                                        << "bauen.line.region";
        QTest::newRow("twice") << "P1 H1 M1 P2 H2 P1"
                               << "bauen.line.twice";
        QTest::newRow("half a turn") << "P1/60 H1 M1 P2 H2 M2"
                                     << "bauen.line.turn";
        QTest::newRow("no turn") << "P1/x H1 M1 P2 H2 M2"
                                 << "bauen.line.turn";
    }
    void linesThatAreRefused() {
        QFETCH(QString, line);
        const auto read = readLine(line.toStdString(), fixture::set().catalog, fixture::set().lattice, 2);
        QVERIFY(!read.ok());
        QTEST(QString::fromStdString(read.error().code()), "code");
    }
    void theStandInRegionsKeepTheirTotals() {
        // BB-U02: nine markings a region, every colour 27 times, a site in every area.
        std::array<int, colourCount> sums{};
        QCOMPARE(fixture::set().catalog.regionShapes.size(), std::size_t{18});
        for (const RegionShape& shape : fixture::set().catalog.regionShapes) {
            int markings = 0;
            for (const RegionShape::Part& part : shape.parts) {
                const AreaPrint print = printOf(part.attributes);
                QVERIFY(print.hasSite());
                for (std::size_t i = 0; i < colourCount; ++i) sums[i] += print.markings[i];
                for (const std::uint8_t count : print.markings) markings += count;
            }
            QCOMPARE(markings, 9);
            QVERIFY(landscapeOf(shape).has_value());
        }
        for (const int sum : sums) QCOMPARE(sum, 27);
    }
};

HEXA_TEST(BauenLatticeTest);
#include "lattice_test.moc"
