// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/minimap/minimap.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

namespace {

/// The map of a fixture as a minimap on the screen, painted.
struct Shown {
    explicit Shown(MapFixture& fixture) : art(fixture.game.catalog), minimap(fixture.document, art) {
        minimap.resize(200, 160);
        minimap.show();
        QVERIFY(QTest::qWaitForWindowExposed(&minimap));
        QTRY_VERIFY(!minimap.busy());
    }
    paint::TileArt art;
    Minimap minimap;
};

}  // namespace

class MinimapTest : public QObject {
    Q_OBJECT

    static QPoint centreIn(const Minimap& minimap, const MapFixture& fixture, Hex hex) {
        const Point centre = centreOf(hex, fixture.board().orientation);
        return minimap.view().toPainter({centre.x, centre.y}).toPoint();
    }

private slots:
    void showsTheTilesAndFollowsChanges_data() { test::bothGames(); }
    void showsTheTilesAndFollowsChanges() {
        QFETCH(QString, game);
        MapFixture fixture(game, 12);
        Shown shown(fixture);
        Minimap& minimap = shown.minimap;
        const QPoint middle = centreIn(minimap, fixture, {2, 1});
        const QRgb before = minimap.image().pixel(middle);
        fixture.put({{2, 1}}, fixture.tile);
        QVERIFY(!minimap.busy());  // few cells are painted at once
        QVERIFY(minimap.image().pixel(middle) != before);
        // Painted piece by piece, the picture is the same as painted whole.
        const QImage piecewise = minimap.image().copy();
        minimap.setStyle(paint::TileStyle::Abstract);
        QTRY_VERIFY(!minimap.busy());
        QCOMPARE(minimap.image(), piecewise);
    }

    void clickDragAndWheelAsk() {
        MapFixture fixture("toy", 5);
        Shown shown(fixture);
        Minimap& minimap = shown.minimap;
        QSignalSpy centres(&minimap, &Minimap::centreRequested);
        QSignalSpy zooms(&minimap, &Minimap::zoomRequested);
        const Point wanted = centreOf({2, -1}, fixture.board().orientation);
        QTest::mousePress(&minimap, Qt::LeftButton, {}, centreIn(minimap, fixture, {2, -1}));
        QCOMPARE(centres.size(), 1);
        const QPointF got = centres.front().front().toPointF();
        QVERIFY(QLineF(got, {wanted.x, wanted.y}).length() < 0.2);
        QTest::mouseMove(&minimap, centreIn(minimap, fixture, {0, 0}));
        QTest::mouseRelease(&minimap, Qt::LeftButton, {}, centreIn(minimap, fixture, {0, 0}));
        QWheelEvent wheel({10, 10}, {10, 10}, {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&minimap, &wheel);
        QCOMPARE(zooms.size(), 1);
        QVERIFY(zooms.front().front().toDouble() > 1);
        QTest::keyClick(&minimap, Qt::Key_Minus);
        QVERIFY(zooms.back().front().toDouble() < 1);
    }

    void aMillionCellsNeverStall() {
        MapFixture fixture("clockwork-wars", 577);  // 3 * 577 * 578 + 1 = 1 000 519 cells
        QVERIFY(fixture.board().cellCount() > 1'000'000);
        paint::TileArt art(fixture.game.catalog);
        Minimap minimap(fixture.document, art);
        minimap.resize(240, 200);
        minimap.show();
        qint64 longest = 0;
        QElapsedTimer whole;
        whole.start();
        while (minimap.busy() && whole.elapsed() < 30'000) {
            QElapsedTimer clock;
            clock.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            longest = std::max(longest, clock.elapsed());
        }
        QVERIFY(!minimap.busy());
        qInfo("longest turn %lld ms, whole %lld ms", longest, whole.elapsed());
        QVERIFY(longest < 250);  // usually below 50; the machine of the tests is shared
        QElapsedTimer clock;
        clock.start();
        fixture.put({{0, 0}}, fixture.tile);
        QVERIFY(!minimap.busy());
    }

    void emptyBoardIsFine() {
        MapFixture fixture("toy");
        std::vector<Hex> all;
        for (const Cell& cell : fixture.board().cells()) all.push_back(cell.at);
        fixture.document.apply(removeCells(fixture.document.scenario(), fixture.game.catalog, all),
                               "all gone");
        paint::TileArt art(fixture.game.catalog);
        Minimap minimap(fixture.document, art);
        minimap.show();
        QTRY_VERIFY(!minimap.busy());
        minimap.setVisibleRect({0, 0, 5, 5});
        QVERIFY(!minimap.grab().isNull());
    }
};

HEXA_TEST(MinimapTest);
#include "minimap_test.moc"
