// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "tests/editor/canvas/easel.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QWheelEvent>

namespace hexa::test {

using namespace editor;
namespace {

void wheel(Easel& easel, QPointF at, QPoint delta, Qt::KeyboardModifiers modifiers = {}) {
    QWheelEvent event(at, easel.canvas->mapToGlobal(at), {}, delta, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(easel.canvas.get(), &event);
}

bool near(QPointF a, QPointF b) { return (a - b).manhattanLength() < 1e-6; }

/// True if every cell is on the canvas.
bool allVisible(const Easel& easel) {
    for (const Cell& cell : easel.board().cells())
        if (!easel.canvas->visibleMap().contains(paint::hexBox(cell.at, easel.board().orientation)))
            return false;
    return true;
}

}  // namespace

class ViewTest : public QObject {
    Q_OBJECT
private slots:
    void fitsAtFirstAndFollowsTheSize_data() { bothGames(); }
    void fitsAtFirstAndFollowsTheSize() {
        QFETCH(QString, game);
        Easel easel(game, 6);
        QVERIFY(easel.ready());
        QVERIFY(allVisible(easel));
        const double scale = easel.canvas->pixelsPerUnit();
        easel.canvas->resize(400, 300);
        QVERIFY(easel.canvas->pixelsPerUnit() < scale);
        QVERIFY(allVisible(easel));
    }

    void whatIsUnderThePointer_data() { bothGames(); }
    void whatIsUnderThePointer() {
        QFETCH(QString, game);
        Easel easel(game);
        QSignalSpy hovered(easel.canvas.get(), &MapCanvas::hovered);
        for (const Cell& cell : easel.board().cells()) {
            QVERIFY(easel.canvas->hexUnder(easel.canvas->centreOfHex(cell.at)) == cell.at);
            easel.move(cell.at, Qt::NoButton);
            QCOMPARE(hovered.last().front().value<std::optional<Hex>>(), std::optional<Hex>(cell.at));
        }
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(easel.canvas.get(), &leave);
        QVERIFY(!hovered.last().front().value<std::optional<Hex>>());
    }

    void wheelKeepsThePointUnderThePointer() {
        Easel easel;
        QSignalSpy changed(easel.canvas.get(), &MapCanvas::viewChanged);
        for (const QPointF pointer : {QPointF(10, 20), QPointF(799, 300), QPointF(400.5, 300.25)})
            for (const int delta : {120, 240, -120, 15, -3600, 7200}) {
                easel.canvas->setZoom(1.1, pointer);
                const QPointF map = easel.canvas->view().toMap(pointer);
                const double zoom = easel.canvas->zoom();
                wheel(easel, pointer, {0, delta});
                QVERIFY(near(easel.canvas->view().toMap(pointer), map));
                QVERIFY(delta > 0 ? easel.canvas->zoom() > zoom : easel.canvas->zoom() < zoom);
                QVERIFY(
                    near(easel.canvas->visibleMap().topLeft(), easel.canvas->view().toMap(QPointF(0, 0))));
            }
        QVERIFY(changed.count() >= 18);
    }

    void zoomHasLimits() {
        Easel easel;
        for (int i = 0; i < 200; ++i) easel.canvas->zoomBy(2);
        QVERIFY(easel.canvas->pixelsPerUnit() <= 400);
        for (int i = 0; i < 200; ++i) easel.canvas->zoomBy(0.5);
        QVERIFY(easel.canvas->pixelsPerUnit() >= 0.02);
        easel.canvas->grab();
        easel.canvas->setZoom(1);
        QCOMPARE(easel.canvas->pixelsPerUnit(), 40.0);
    }

    void wheelWithoutAStepChangesNothing() {
        Easel easel;
        const double scale = easel.canvas->pixelsPerUnit();
        wheel(easel, {100, 100}, {0, 0});
        easel.canvas->resize(500, 400);
        QVERIFY(easel.canvas->pixelsPerUnit() < scale);  // still fitted
    }

    /// A generated map may have another layout. A single hex more moves nothing under the pointer.
    void anotherMapIsFittedAgain() {
        Easel easel("clockwork-wars", 3);
        const auto put = [&](Scenario map) {
            QVERIFY(easel.document.apply({Batch{{replaceContent(easel.document.scenario(), map)}}}, "map"));
        };
        Scenario more = easel.document.scenario();
        std::vector<Cell> cells(more.board.cells().begin(), more.board.cells().end());
        cells.push_back({{4, 0}, KindId::Empty, false, {}});
        more.board.setCells(cells);
        const double scale = easel.canvas->pixelsPerUnit();
        put(more);
        QCOMPARE(easel.canvas->pixelsPerUnit(), scale);
        const Scenario other = Easel("clockwork-wars", 8).document.scenario();
        put(other);
        QVERIFY(easel.canvas->pixelsPerUnit() < scale);
        QVERIFY(allVisible(easel));
    }

    void shiftWheelScrolls() {
        Easel easel;
        const QPointF origin = easel.canvas->view().origin;
        wheel(easel, {100, 100}, {0, 120}, Qt::ShiftModifier);
        QVERIFY(near(easel.canvas->view().origin, origin + QPointF(60, 0)));
    }

    void resizingKeepsTheMiddle() {
        Easel easel;
        easel.canvas->setZoom(2, QPointF(100, 100));
        const QPointF middle = easel.canvas->view().toMap(QPointF(400, 300));
        easel.canvas->resize(500, 420);
        QVERIFY(near(easel.canvas->view().toMap(QPointF(250, 210)), middle));
        QCOMPARE(easel.canvas->zoom(), 2.0);
        easel.canvas->fit();
        QVERIFY(allVisible(easel));
    }

    void aZoomBeforeTheFirstShowStays() {
        MapFixture fixture;
        MapChecker checker(fixture.document);
        paint::TileArt art(fixture.document.catalog());
        DesignCanvas canvas(fixture.context(), checker, art);
        canvas.setZoom(3);
        canvas.resize(640, 480);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QCOMPARE(canvas.zoom(), 3.0);
    }

    void middleButtonPans() {
        Easel easel;
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        const QPointF origin = easel.canvas->view().origin;
        easel.press({0, 0}, Qt::MiddleButton);
        const QPointF start = easel.pixel({0, 0});
        easel.moveTo(start + QPointF(30, -20), Qt::MiddleButton);
        easel.moveTo(start + QPointF(50, -40), Qt::MiddleButton);
        QVERIFY(near(easel.canvas->view().origin, origin + QPointF(50, -40)));
        QCOMPARE(easel.canvas->cursor().shape(), Qt::ClosedHandCursor);
        QTest::mouseRelease(easel.canvas.get(), Qt::MiddleButton, {}, (start + QPointF(50, -40)).toPoint());
        QCOMPARE(easel.canvas->cursor().shape(), Qt::CrossCursor);
        easel.moveTo(start, Qt::NoButton);
        QVERIFY(near(easel.canvas->view().origin, origin + QPointF(50, -40)));
        QCOMPARE(easel.steps(), 0);
    }

    void spaceAndDragPans() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        const QPointF origin = easel.canvas->view().origin;
        QTest::keyPress(easel.canvas.get(), Qt::Key_Space);
        QCOMPARE(easel.canvas->cursor().shape(), Qt::OpenHandCursor);
        const QPoint start = easel.pixel({0, 0});
        easel.press({0, 0});
        easel.moveTo(start + QPointF(25, 5));
        QTest::mouseRelease(easel.canvas.get(), Qt::LeftButton, {}, start + QPoint(25, 5));
        QVERIFY(near(easel.canvas->view().origin, origin + QPointF(25, 5)));
        QTest::keyRelease(easel.canvas.get(), Qt::Key_Space);
        QCOMPARE(easel.canvas->cursor().shape(), Qt::CrossCursor);
        QCOMPARE(easel.steps(), 0);
        easel.click({0, 0});
        QCOMPARE(easel.at({0, 0}), easel.tile);
    }

    void aLostReleaseEndsThePanning() {
        Easel easel;
        easel.press({0, 0}, Qt::MiddleButton);
        const QPointF origin = easel.canvas->view().origin;
        easel.moveTo({10, 10}, Qt::NoButton);
        easel.moveTo({200, 10}, Qt::NoButton);
        QVERIFY(near(easel.canvas->view().origin, origin));
    }

    void showingAHexScrollsOnlyIfNeeded() {
        Easel easel("clockwork-wars", 20);
        easel.canvas->setZoom(2);
        const QPointF origin = easel.canvas->view().origin;
        easel.canvas->showHex({0, 0});
        QVERIFY(near(easel.canvas->view().origin, origin));
        easel.canvas->showHex({18, -5});
        QVERIFY(easel.canvas->visibleMap().contains(paint::hexBox({18, -5}, Orientation::Flat)));
        QVERIFY(easel.selection.current() == (Hex{18, -5}));
    }

    void styleKeepsProblemsAndLanguage() {
        Easel easel;
        paint::MapStyle style = easel.canvas->style();
        style.tiles = paint::TileStyle::Pictorial;
        style.rulers = false;
        easel.canvas->setStyle(style);
        QVERIFY(easel.canvas->style().tiles == paint::TileStyle::Pictorial);
        QVERIFY(easel.canvas->style().problems == style.problems);
        QVERIFY(allVisible(easel));
    }
};

}  // namespace hexa::test

using hexa::test::ViewTest;
HEXA_TEST(ViewTest);
#include "view_test.moc"
