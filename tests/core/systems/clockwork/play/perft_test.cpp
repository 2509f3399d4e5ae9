// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/perft.h"

#include "core/base/rng.h"

#include "core/engine/play/play.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace hexa::clockwork {

class PerftTest : public QObject {
    Q_OBJECT

    static QString folder() {
        return QString(HEXATELIER_SOURCE_DIR) + "/tests/core/systems/clockwork/perft/";
    }
    static GameMap mapOf(const Scenario& scenario) {
        auto map = makeGameMap(scenario, test::game().catalog);
        Q_ASSERT(map.ok());
        return *map;
    }

private slots:
    void knownCounts_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<int>("workers");
        QTest::addColumn<QList<int>>("counts");  // sheets of each, joint, battles, states, boards
        QTest::newRow("line, 1") << "line5" << 1 << QList<int>{3, 9, 0, 9, 4};
        QTest::newRow("line, 2") << "line5" << 2 << QList<int>{7, 49, 1, 49, 15};
        QTest::newRow("line, 3") << "line5" << 3 << QList<int>{14, 196, 16, 196, 40};
        QTest::newRow("line, 4") << "line5" << 4 << QList<int>{25, 625, 100, 625, 85};
        QTest::newRow("flower, 1") << "flower7" << 1 << QList<int>{5, 25, 1, 25, 15};
        QTest::newRow("flower, 2") << "flower7" << 2 << QList<int>{19, 361, 97, 305, 126};
    }
    void knownCounts() {
        QFETCH(QString, map);
        QFETCH(int, workers);
        QFETCH(QList<int>, counts);
        const auto scenario = loadScenario((folder() + map + ".hexa").toStdString(), test::onlyThisGame());
        QVERIFY(scenario);
        const auto found = perft(mapOf(*scenario), workers);
        QVERIFY(found);
        QCOMPARE(found->sheets, std::vector<std::uint64_t>(2, static_cast<std::uint64_t>(counts[0])));
        const QList<int> others{static_cast<int>(found->joint), static_cast<int>(found->battles),
                                static_cast<int>(found->states), static_cast<int>(found->boards)};
        QCOMPARE(others, counts.mid(1));
    }

    /// The same counts by an independent program, on small random maps.
    void agreesWithTheReference() {
        Rng rng(7, "perft");
        for (int round = 0; round < 12; ++round) {
            const int workers = 1 + static_cast<int>(rng.below(3));
            compareWithReference(randomMap(rng, 2), workers);
        }
    }

    /// Two against two, with Capitals of allies beside each other: marches go through them
    /// (ALL-07), allies share territories (ALL-03), fight (ALL-10) and supply (ALL-11) together.
    void agreesWithTheReferenceInAlliances() {
        Rng rng(8, "perft alliances");
        int throughCapitals = 0, compared = 0;
        while (compared < 8) {
            Scenario scenario = randomMap(rng, 4);
            scenario.options["alliances"] = true;
            RuleOptions options;
            options.alliances = true;
            const auto found = perft(mapOf(scenario), 2, options);
            if (!found || found->joint > 60'000) continue;
            ++compared;
            compareWithReference(scenario, 2);
            RuleOptions stopped = options;
            stopped.capitalsStopMarches = true;
            if (perft(mapOf(scenario), 2, stopped)->joint != found->joint) ++throughCapitals;
        }
        QVERIFY(throughCapitals > 0);
    }

    void tooManyIsRefused() {
        const auto found = perft(mapOf(test::legalMap(4)), 12);
        QVERIFY(!found);
        QCOMPARE(found.error().code(), std::string("clockwork.perft.too-many"));
    }

private:
    static void compareWithReference(const Scenario& scenario, int workers) {
        QTemporaryDir home;
        const std::string path = home.filePath("map.hexa").toStdString();
        QVERIFY(saveScenario(scenario, test::game().catalog, path).ok());
        QProcess reference;
        reference.start("python3",
                        {folder() + "reference.py", QString::fromStdString(path), QString::number(workers)});
        QVERIFY(reference.waitForFinished(120'000));
        const QJsonObject wanted = QJsonDocument::fromJson(reference.readAllStandardOutput()).object();
        QVERIFY2(!wanted.isEmpty(), reference.readAllStandardError());
        const auto found = test::game().play->perft(scenario, workers);
        QVERIFY(found);
        for (int player = 0; player < scenario.players(); ++player)
            QCOMPARE(static_cast<int>(found->orders[static_cast<std::size_t>(player)]),
                     wanted["sheets"].toArray()[player].toInt());
        QCOMPARE(static_cast<int>(found->joint), wanted["joint"].toInt());
        QCOMPARE(static_cast<int>(found->fights), wanted["battles"].toInt());
        QCOMPARE(static_cast<int>(found->states), wanted["states"].toInt());
        QCOMPARE(static_cast<int>(found->boards), wanted["boards"].toInt());
    }

    /// Returns seven to ten tiles near each other, with the Capitals of two players as far apart as
    /// possible, those of four anywhere.
    static Scenario randomMap(Rng& rng, std::size_t players) {
        Scenario scenario;
        scenario.system = "clockwork-wars";
        std::vector<Hex> hexes{{0, 0}};
        while (hexes.size() < 7 + rng.below(4)) {
            const Hex next = neighbour(hexes[rng.below(static_cast<std::uint32_t>(hexes.size()))],
                                       static_cast<int>(rng.below(6)));
            if (std::find(hexes.begin(), hexes.end(), next) == hexes.end()) hexes.push_back(next);
        }
        std::size_t home = 1;
        for (std::size_t i = 1; i < hexes.size(); ++i)
            if (distance(hexes[0], hexes[i]) > distance(hexes[0], hexes[home])) home = i;
        // The Capitals come first.
        std::swap(hexes[1], hexes[home]);
        if (players > 2) rng.shuffle(hexes);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            Cell cell;
            cell.at = hexes[i];
            cell.kind = i < players ? tile::capital : kindIdAt(1 + rng.below(8));
            scenario.board.put(CellState(cell));
            if (i < players) scenario.seats.push_back({hexes[i], {}, {}, {}});
        }
        assignMissingIds(scenario.board, test::game().catalog);
        return scenario;
    }
};

HEXA_TEST(PerftTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "perft_test.moc"
