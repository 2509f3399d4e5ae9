// SPDX-License-Identifier: GPL-3.0-or-later
// A real QDrag from one widget to the canvas: press, move, release at the window, as a person does.
#include "editor/document/kindmime.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "tests/editor/canvas/easel.h"
#include "tests/support/test.h"

#include <QDrag>
#include <QGuiApplication>
#include <QRegion>
#include <QTimer>
#include <QWidget>
#include <QWindow>

namespace hexa::test {

using namespace editor;
namespace {

/// Minimal palette.
struct Source : QWidget {
    Source(const Catalog& catalog, KindId kind, QWidget* parent)
        : QWidget(parent), mCatalog(catalog), mKind(kind) {}
    void mouseMoveEvent(QMouseEvent* event) override {
        if (!event->buttons().testFlag(Qt::LeftButton) || drags > 0) return;
        ++drags;
        auto* drag = new QDrag(this);
        drag->setMimeData(kindMime(mCatalog, mKind));
        action = drag->exec(Qt::CopyAction);
    }
    int drags = 0;
    Qt::DropAction action = Qt::TargetMoveAction;

private:
    const Catalog& mCatalog;
    KindId mKind;
};

}  // namespace

class RealDragTest : public QObject {
    Q_OBJECT

    /// Drags from the source to points of the canvas, one after the other, and drops on the last.
    static void dragTo(QWidget& window, const QWidget& source, const QList<QPoint>& way, bool esc = false) {
        dragTo(window, source.mapTo(&window, QPoint(10, 10)), way, esc);
    }
    static void dragTo(QWidget& window, QPoint start, const QList<QPoint>& way, bool esc = false) {
        QWindow* handle = window.windowHandle();
        int step = 0;
        QTimer hand;
        QObject::connect(&hand, &QTimer::timeout, [&] {
            if (step < way.size()) {
                QTest::mouseMove(handle, way[step]);
            } else if (esc) {
                QTest::keyClick(handle, Qt::Key_Escape);
                hand.stop();
            } else {
                QTest::mouseRelease(handle, Qt::LeftButton, {}, way.back());
                hand.stop();
            }
            ++step;
        });
        QTimer guard;
        guard.setSingleShot(true);
        QObject::connect(&guard, &QTimer::timeout, [] { QDrag::cancel(); });
        guard.start(10'000);
        hand.start(30);
        QTest::mousePress(handle, Qt::LeftButton, {}, start);
        QTest::mouseMove(handle, start + QPoint(12, 0));
        QTest::mouseMove(handle, start + QPoint(14, 0));  // lists begin a drag with the second move only
        QTRY_VERIFY_WITH_TIMEOUT(!hand.isActive(), 12'000);
        if (esc) QTest::mouseRelease(handle, Qt::LeftButton, {}, way.back());
        QVERIFY2(guard.isActive(), "the drag hung");
    }

private slots:
    void initTestCase() {
        if (QGuiApplication::platformName() == "offscreen") QSKIP("QDrag does nothing on offscreen");
    }

    void dropped_data() { bothGames(); }
    void dropped() {
        QFETCH(QString, game);
        Easel easel(game, 2);
        QWidget window;
        window.resize(230, 300);
        auto* source = new Source(easel.game.catalog, easel.tile, &window);
        source->setGeometry(0, 0, 40, 40);
        easel.canvas->setParent(&window);
        easel.canvas->setGeometry(0, 50, 230, 250);
        easel.canvas->show();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        easel.halfTurn();
        easel.lock({{0, 0}});
        const auto point = [&](Hex at) { return easel.canvas->mapTo(&window, easel.pixel(at)); };

        dragTo(window, *source, {point({0, 0}), point({1, 0}), point({1, 0})});
        QCOMPARE(source->drags, 1);
        QCOMPARE(source->action, Qt::CopyAction);
        QCOMPARE(easel.at({1, 0}), easel.tile);
        QCOMPARE(easel.at({-1, 0}), easel.tile);
        QCOMPARE(easel.steps(), 1);

        source->drags = 0;  // on a locked hex
        dragTo(window, *source, {point({1, 0}), point({0, 0}), point({0, 0})});
        QCOMPARE(source->drags, 1);
        QCOMPARE(source->action, Qt::IgnoreAction);
        QCOMPARE(easel.steps(), 1);

        source->drags = 0;  // given up over a good hex
        source->action = Qt::TargetMoveAction;
        dragTo(window, *source, {point({0, 1}), point({0, 1})}, true);
        QCOMPARE(source->drags, 1);
        QCOMPARE(source->action, Qt::IgnoreAction);
        QCOMPARE(easel.steps(), 1);
        QVERIFY(!easel.document.inGesture());
        easel.canvas->setParent(nullptr);
    }

    /// Without a compositor the window under the pointer shows exactly its shape: no white box
    /// about the tile.
    void theGhostHasTheShapeOfItsTile() {
        Easel easel;
        paint::TileArt art(easel.game.catalog);
        KindModel model(easel.document, easel.locale);
        QWidget window;
        window.resize(230, 300);
        KindList list(easel.document, art, &window);
        list.setModel(&model);
        list.resize(window.size());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QModelIndex row = model.index(1);
        list.setCurrentIndex(row);
        QRegion shape;
        QTimer look;
        look.callOnTimeout([&] {
            for (const QWindow* other : QGuiApplication::topLevelWindows())
                if (other->inherits("QShapedPixmapWindow") && other->isVisible()) shape = other->mask();
        });
        look.start(10);
        const QPoint start = list.mapTo(&window, list.visualRect(row).center());
        dragTo(window, start, {start + QPoint(0, 60), start + QPoint(0, 80), start + QPoint(0, 90)});
        const QRect box({}, list.dragPicture(row).deviceIndependentSize().toSize());
        QVERIFY(shape.contains(box.center()));
        QVERIFY(!shape.contains(QPoint(1, 1)) && !shape.contains(box.bottomRight() - QPoint(1, 1)));
    }
};

}  // namespace hexa::test

using hexa::test::RealDragTest;
HEXA_TEST(RealDragTest);
#include "realdrag_test.moc"
