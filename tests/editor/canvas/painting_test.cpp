// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/canvas/easel.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QPaintEvent>
#include <QScreen>

namespace hexa::test {

using namespace editor;
namespace {

/// Records the painted parts of a widget.
struct Painted : QObject {
    explicit Painted(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) region |= static_cast<QPaintEvent*>(event)->region();
        return false;
    }
    /// Paints the pending parts; returns the number of pixels.
    int settle() {
        region = {};
        QTest::qWait(20);
        int pixels = 0;
        for (const QRect& rect : region) pixels += rect.width() * rect.height();
        return pixels;
    }
    QRegion region;
};

/// Returns the picture of the window, composed of all painting so far; grab() would repaint it.
QImage onScreen(const Easel& easel) {
    return easel.canvas->screen()
        ->grabWindow(easel.canvas->winId())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

QImage paintedAnew(const Easel& easel) {
    return easel.canvas->grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// True if colours differ visibly. Clipped slanted lines may be a shade different.
bool differ(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) > 30;
}

constexpr int whole = 800 * 600;

}  // namespace

class PaintingTest : public QObject {
    Q_OBJECT
private slots:
    void oneCellIsASmallArea_data() { bothGames(); }
    void oneCellIsASmallArea() {
        QFETCH(QString, game);
        Easel easel(game, 12);
        QVERIFY(easel.ready());
        Painted painted(*easel.canvas);
        painted.settle();
        QCOMPARE(painted.settle(), 0);
        easel.document.apply(paintCells(easel.document.scenario(), easel.document.catalog(),
                                        std::vector<Hex>{{2, 1}}, easel.tile),
                             "One");
        int pixels = painted.settle();
        QVERIFY2(pixels > 0 && pixels < whole / 50, qPrintable(QString::number(pixels)));
        QVERIFY(painted.region.contains(easel.pixel({2, 1})));
        easel.document.undoStack().undo();
        pixels = painted.settle();
        QVERIFY2(pixels > 0 && pixels < whole / 50, qPrintable(QString::number(pixels)));
        // Hovering with a tool too.
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        painted.settle();
        easel.move({-3, 0}, Qt::NoButton);
        pixels = painted.settle();
        QVERIFY2(pixels > 0 && pixels < whole / 50, qPrintable(QString::number(pixels)));
    }

    void aPartIsLikeTheWhole_data() { bothGames(); }
    void aPartIsLikeTheWhole() {
        QFETCH(QString, game);
        Easel easel(game, 4);
        QVERIFY(easel.ready());
        easel.put({{0, 0}, {1, 0}, {-2, 1}}, easel.tile);
        easel.canvas->setZoom(0.873);
        const QImage all = easel.canvas->grab().toImage();
        for (const QRect part : {QRect(301, 211, 97, 83), QRect(0, 0, 400, 300), QRect(390, 290, 1, 1)})
            QVERIFY(easel.canvas->grab(part).toImage() == all.copy(part));
    }

    void overlaysLeaveNoTraces() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.put({{0, 0}}, easel.tile);
        easel.halfTurn();
        easel.lock({{2, 1}});
        Painted painted(*easel.canvas);
        const auto clean = [&](const char* when) {
            painted.settle();
            QVERIFY(!onScreen(easel).isNull());
            const QImage shown = onScreen(easel);
            const QImage wanted = paintedAnew(easel);
            int different = 0;
            for (int y = 0; y < wanted.height(); ++y)
                for (int x = 0; x < wanted.width(); ++x)
                    different += differ(shown.pixel(x, y), wanted.pixel(x, y));
            QVERIFY2(different == 0, qPrintable(QString("%1: %2 pixels").arg(when).arg(different)));
        };
        easel.use("tool.select");
        clean("at first");
        easel.press({0, 0});
        for (Hex at : {Hex{1, 0}, Hex{2, -2}, Hex{2, 1}, Hex{9, 9}, Hex{-1, 1}}) {
            easel.move(at);
            clean("moving");
        }
        easel.release({-1, 1});
        clean("moved");
        easel.press({9, 9});
        easel.moveTo({5, 5});
        clean("band");
        easel.moveTo({300, 500});
        clean("smaller band");
        easel.key(Qt::Key_Escape);
        clean("band gone");
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.state.setBrushRadius(1);
        for (Hex at : {Hex{1, 0}, Hex{2, 1}, Hex{-3, 0}}) {
            easel.move(at, Qt::NoButton);
            clean("hovering");
        }
        easel.press({-3, 0});
        easel.move({0, -2});
        clean("stroke");
        easel.key(Qt::Key_Escape);
        clean("stroke taken back");
        easel.use("tool.layout");
        easel.move({4, 0}, Qt::NoButton);
        clean("layout");
        easel.use("tool.select");
        clean("tool changed");
        easel.document.undoStack().undo();
        clean("undone");
    }

    void anEmptyMapSaysWhatToDo() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.document.apply(
            removeCells(easel.document.scenario(), easel.document.catalog(), disc({0, 0}, 3)), "Empty");
        const QImage picture = easel.canvas->grab().toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 250; y < 350; ++y) colours.insert(picture.pixel(x, y));
        QVERIFY(colours.size() > 2);  // words
    }

    /// The canvas is a part of its window's picture; seen from far, too, all of it is painted.
    void allOfItWhereverItStands() {
        Easel easel("toy", 120);
        QVERIFY(easel.ready());
        QWidget window;
        window.resize(800, 600);
        const QRect place(300, 200, 480, 380);
        easel.canvas->setParent(&window);
        easel.canvas->setGeometry(place);
        easel.canvas->show();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        easel.canvas->fit();
        QTest::qWait(50);
        const QImage alone = paintedAnew(easel);
        const QImage shown = window.screen()
                                 ->grabWindow(window.winId())
                                 .toImage()
                                 .convertToFormat(QImage::Format_RGB32)
                                 .copy(place);
        QCOMPARE(shown.size(), alone.size());
        int wrong = 0;
        for (int y = 0; y < alone.height(); ++y)
            for (int x = 0; x < alone.width(); ++x)
                wrong += differ(alone.pixel(x, y), shown.pixel(x, y)) ? 1 : 0;
        QVERIFY2(wrong < 100, qPrintable(QString::number(wrong)));
        easel.canvas->setParent(nullptr);
    }

    void aMillionCells() {
        Easel easel("toy", 577);
        QVERIFY(easel.ready());
        qInfo() << easel.board().cellCount() << "cells";
        QElapsedTimer time;
        const auto reported = [&](const char* what) { qInfo() << what << time.elapsed() << "ms"; };
        time.start();
        easel.canvas->repaint();
        reported("whole map painted:");
        easel.canvas->setZoom(1);
        easel.canvas->repaint();
        time.start();
        constexpr int steps = 20;
        easel.press({0, 0}, Qt::MiddleButton);
        for (int i = 1; i <= steps; ++i) {
            easel.moveTo(QPointF(400 + 7 * i, 300 + 3 * i), Qt::MiddleButton);
            easel.canvas->repaint();
        }
        QTest::mouseRelease(easel.canvas.get(), Qt::MiddleButton, {}, {500, 300});
        reported("20 steps of panning:");
        const Hex at = easel.canvas->hexUnder({400, 300});
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        Painted painted(*easel.canvas);
        painted.settle();
        time.start();
        easel.click(at);
        reported("one cell changed:");
        const int pixels = painted.settle();
        QVERIFY(easel.at(at) == easel.tile);
        QVERIFY2(pixels > 0 && pixels < whole / 4, qPrintable(QString::number(pixels)));
        time.start();
        easel.move(neighbour(at, 0), Qt::NoButton);
        reported("hover:");
        time.start();
        easel.document.undoStack().undo();
        reported("undone:");
        time.start();
        easel.selection.setCurrent(at);
        easel.key(Qt::Key_Right);
        reported("one step with the keys:");
        QCOMPARE(distance(*easel.selection.current(), at), 1);
    }
};

}  // namespace hexa::test

using hexa::test::PaintingTest;
HEXA_TEST(PaintingTest);
#include "painting_test.moc"
