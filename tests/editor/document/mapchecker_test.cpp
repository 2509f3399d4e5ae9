// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapchecker.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <atomic>

namespace hexa::test {

using namespace editor;
namespace {

/// Game with a check that counts tiles, slowly on request, and stops on request.
struct Counting {
    std::atomic<int> runs = 0;
    std::atomic<int> milliseconds = 0;

    GameSystem system() {
        GameSystem game = toySystem();
        game.check = [this](const Scenario& scenario, const std::stop_token& stop) {
            ++runs;
            for (int i = 0; i < milliseconds && !stop.stop_requested(); ++i) QTest::qSleep(1);
            std::vector<Finding> findings;
            for (const Cell& cell : scenario.board.cells())
                if (isTile(cell.kind)) findings.push_back({{{"tile"}, Severity::Warning}, {}});
            return findings;
        };
        return game;
    }
};

constexpr int large = 183;  // radius of a disc of about 100,000 hexes

}  // namespace

class MapCheckerTest : public QObject {
    Q_OBJECT
private slots:
    void smallMapsAreCheckedAtOnce() {
        MapFixture fixture("toy");
        MapChecker checker(fixture.document);
        QSignalSpy changed(&checker, &MapChecker::findingsChanged);
        const auto before = checker.findings().size();
        std::vector<Hex> many;
        for (const Cell& cell : fixture.board().cells())
            if (many.size() < 13) many.push_back(cell.at);
        fixture.document.apply(
            paintCells(fixture.document.scenario(), fixture.document.catalog(), many, fixture.tile), "Many");
        QCOMPARE(changed.count(), 1);
        QCOMPARE(checker.findings().size(), before + 1);
        QCOMPARE(checker.count(Severity::Error), 1);
        QVERIFY(!checker.pending());
        fixture.document.undoStack().undo();
        QCOMPARE(checker.findings().size(), before);
    }

    void largeMapsAreCheckedAsideInTheirLastState() {
        Counting counting;
        const GameSystem game = counting.system();
        Document document(game, MapFixture::blankMap(game, large));
        MapChecker checker(document);
        QVERIFY(checker.pending());
        QTRY_VERIFY_WITH_TIMEOUT(!checker.pending(), test::patience);
        QVERIFY(checker.findings().empty());
        counting.milliseconds = 300;
        const int before = counting.runs;
        for (int i = 0; i < 6; ++i) {
            document.apply(
                paintCells(document.scenario(), document.catalog(), std::vector<Hex>{{i, 0}}, kindIdAt(0)),
                "One");
            if (i == 3)
                QTRY_VERIFY_WITH_TIMEOUT(counting.runs > before, test::patience);  // one check is under way
        }
        QVERIFY(checker.pending());
        QTRY_VERIFY_WITH_TIMEOUT(!checker.pending(), test::patience);
        QCOMPARE(checker.findings().size(), std::size_t{6});
        QCOMPARE(int(counting.runs), before + 2);
    }

    void aCheckOfALargerMapDoesNotComeLate() {
        Counting counting;
        const GameSystem game = counting.system();
        Scenario scenario = MapFixture::blankMap(game, 40);
        for (int q = 0; q < 5; ++q) scenario.board.put(CellState(Cell{{q, 0}, kindIdAt(0), false, {}}));
        Document document(game, scenario);
        MapChecker checker(document);
        counting.milliseconds = 200;
        QTRY_VERIFY_WITH_TIMEOUT(counting.runs == 1, test::patience);
        counting.milliseconds = 0;
        document.apply(removeCells(document.scenario(), document.catalog(), disc({0, 0}, 40)), "Empty");
        QVERIFY(!checker.pending());
        QVERIFY(checker.findings().empty());
        QTest::qWait(700);
        QVERIFY(checker.findings().empty());
        QVERIFY(!checker.pending());
        QCOMPARE(int(counting.runs), 2);
    }

    void destroyedWhileRunning() {
        Counting counting;
        const GameSystem game = counting.system();
        counting.milliseconds = 60'000;
        Document document(game, MapFixture::blankMap(game, 40));
        QElapsedTimer time;
        {
            MapChecker checker(document);
            QTRY_VERIFY_WITH_TIMEOUT(counting.runs == 1, test::patience);
            time.start();
        }
        QVERIFY(time.elapsed() < 5'000);
        QTest::qWait(20);  // what the thread may have posted must find nobody
    }

    void aGameWithoutChecks() {
        GameSystem game = toySystem();
        game.check = nullptr;
        Document document(game, MapFixture::blankMap(game, 2));
        MapChecker checker(document);
        QVERIFY(!checker.pending());
        QVERIFY(checker.findings().empty());
    }
};

}  // namespace hexa::test

using hexa::test::MapCheckerTest;
HEXA_TEST(MapCheckerTest);
#include "mapchecker_test.moc"
