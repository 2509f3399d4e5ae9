// SPDX-License-Identifier: GPL-3.0-or-later
// SET-01, SET-03, MAP-01, MAP-02, GEN-01..03 as data; the layouts.
#include "core/hex/symmetry.h"
#include "core/systems/clockwork/layouts.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::clockwork;

class ClockworkDataTest : public QObject {
    Q_OBJECT
private slots:
    void kindsAreThoseOfTheBox_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("letter");
        QTest::addColumn<QString>("group");
        QTest::addColumn<int>("supply");
        const auto row = [](KindId kind, const char* id, const char* letter, const char* group, int supply) {
            QTest::newRow(id) << static_cast<int>(indexOf(kind)) << id << letter << group << supply;
        };
        row(tile::capital, "capital", "K", "settlement", 4);
        row(tile::village, "village", "V", "settlement", 7);
        row(tile::citadel, "citadel", "C", "settlement", 4);
        row(tile::lake, "lake", "L", "resource", 4);
        row(tile::forest, "forest", "F", "resource", 5);
        row(tile::tower, "tower", "T", "research", 4);
        row(tile::manufactory, "manufactory", "M", "research", 4);
        row(tile::shrine, "shrine", "S", "research", 4);
        row(tile::barrens, "barrens", "B", "other", 4);
    }
    void kindsAreThoseOfTheBox() {
        QFETCH(int, kind);
        QFETCH(QString, id);
        QFETCH(QString, letter);
        QFETCH(QString, group);
        QFETCH(int, supply);
        const Catalog& catalog = test::game().catalog;
        QCOMPARE(catalog.kinds.size(), kindCount);
        const CellKind& read = catalog.kinds[static_cast<std::size_t>(kind)];
        QCOMPARE(QString::fromStdString(read.id), id);
        QCOMPARE(QString::fromStdString(read.letter), letter);
        QCOMPARE(QString::fromStdString(read.group), group);
        QCOMPARE(read.supply.value_or(-1), supply);
        QCOMPARE(read.seat, id == "capital");
        QCOMPARE(read.name.texts.size(), std::size_t{3});
    }
    void theBoxHoldsFortyTiles() {
        int sum = 0;
        for (const CellKind& kind : test::game().catalog.kinds) sum += kind.supply.value_or(0);
        QCOMPARE(sum, 40);
    }
    void racesAndPlayers() {
        const Catalog& catalog = test::game().catalog;
        QCOMPARE(catalog.minSeats, 2);
        QCOMPARE(catalog.maxSeats, 4);
        QStringList ids;
        for (const Faction& faction : catalog.factions) ids << QString::fromStdString(faction.id);
        QCOMPARE(ids.join(' '), QString("purebreeds troglodytes rhinochs mongrels"));
    }

    void groupSumsFollowFromKinds_data() { playersColumn(); }
    void groupSumsFollowFromKinds() {
        QFETCH(int, players);
        const Recommendation& advice = *recommendation(players);
        const auto sum = [&](std::initializer_list<KindId> kinds) {
            Limits limits;
            for (const KindId kind : kinds) {
                limits.min += advice.kinds[indexOf(kind)].min;
                limits.max += advice.kinds[indexOf(kind)].max;
            }
            return limits;
        };
        QVERIFY(sum({tile::tower, tile::manufactory, tile::shrine}) == advice.research);
        QVERIFY(sum({tile::lake, tile::forest}) == advice.resource);
        const KindLimits box = boxLimits(test::game().catalog);
        for (std::size_t kind = 0; kind < kindCount; ++kind) QVERIFY(advice.kinds[kind].max <= box[kind].max);
    }
    void rangesForPeople() {
        QVERIFY(test::game().ranges(1).empty());
        QVERIFY(test::game().ranges(5).empty());
        const auto ranges = test::game().ranges(3);
        QCOMPARE(ranges.size(), std::size_t{2 + 8 + 1});
        QCOMPARE(QString::fromUtf8(ranges[0].name.in("de").data()), QString("Forschungsgebiete"));
        QCOMPARE(ranges[0].min, 9);
        QCOMPARE(ranges[0].max, 12);
        QCOMPARE(ranges[0].kinds.size(), std::size_t{3});
        QCOMPARE(QString::fromStdString(ranges[2].rule), QString("GEN-02"));
        QVERIFY(ranges.back().total);
        QCOMPARE(ranges.back().min, 27);
        QCOMPARE(ranges.back().kinds.size(), std::size_t{8});
    }

    void layoutsAreFair_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("drawn");
        QTest::addColumn<int>("rotations");
        QTest::newRow("2p") << "2p" << 2 << 20 << 2;
        QTest::newRow("2p-alt") << "2p-alt" << 2 << 20 << 2;
        QTest::newRow("3p") << "3p" << 3 << 27 << 3;
        QTest::newRow("4p") << "4p" << 4 << 34 << 2;
        QTest::newRow("4p-alt") << "4p-alt" << 4 << 34 << 2;
    }
    void layoutsAreFair() {
        QFETCH(QString, id);
        QFETCH(int, players);
        QFETCH(int, drawn);
        QFETCH(int, rotations);
        QCOMPARE(test::game().layouts.size(), std::size_t{5});
        const Layout* layout = test::game().layout(id.toStdString());
        QVERIFY(layout != nullptr);
        const Scenario& map = layout->scenario;
        QCOMPARE(map.players(), players);
        QCOMPARE(static_cast<int>(map.board.cellCount()), drawn + players);
        QVERIFY(map.provenance.standIn);
        QCOMPARE(map.provenance.layout, layout->id);
        std::vector<Hex> hexes;
        for (const Cell& cell : map.board.cells()) hexes.push_back(cell.at);
        QVERIFY(describe(findSymmetries(hexes)).rotations % rotations == 0);
        // Every Capital sees as many cells at each distance as the first one, and is marked K1, K2,
        // ...
        const auto profile = [&](Hex home) {
            std::vector<int> counts(20);
            for (const Hex at : hexes) ++counts[static_cast<std::size_t>(distance(home, at))];
            return counts;
        };
        for (std::size_t seat = 0; seat < map.seats.size(); ++seat) {
            const Cell* home = map.board.find(map.seats[seat].homeHex());
            QVERIFY(home != nullptr && home->kind == tile::capital);
            QCOMPARE(std::string(home->id.text()), "K" + std::to_string(seat + 1));
            QVERIFY(profile(home->at) == profile(map.seats[0].homeHex()));
        }
    }
    void layoutsAreChecked() {
        const auto outside = readLayouts(R"({"layouts": [{"id": "x", "name": "X", "columns": [[0, 1]],
                                             "capitals": [[1, 0]]}]})",
                                         test::game().catalog);
        QVERIFY(!outside);
        QCOMPARE(outside.error().code(), std::string("clockwork.layout.capital-outside"));
        const auto broken = readLayouts(R"({"layouts": [{"id": "x", "name": "X", "columns": [[0, 1, 2]],
                                            "capitals": []}]})",
                                        test::game().catalog);
        QVERIFY(!broken);
        QVERIFY(broken.error().place() == Place(JsonPointer{"/layouts/0/columns/0"}));
    }

private:
    static void playersColumn() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d players", players) << players;
    }
};

HEXA_TEST(ClockworkDataTest);
#include "data_test.moc"
