// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/canvas/easel.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace hexa::test {

using namespace editor;
namespace {

constexpr Qt::Key arrows[] = {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right};

/// Returns all hexes that the arrow keys reach from a hex, however often they are pressed.
std::set<Hex> reachable(Easel& easel, Hex start) {
    std::set<Hex> seen{start};
    std::vector<Hex> open{start};
    while (!open.empty()) {
        const Hex from = open.back();
        open.pop_back();
        for (const Qt::Key key : arrows) {
            easel.selection.setCurrent(from);
            easel.key(key);
            const Hex to = *easel.selection.current();
            if (seen.insert(to).second) open.push_back(to);
        }
    }
    return seen;
}

}  // namespace

class KeysTest : public QObject {
    Q_OBJECT
private slots:
    void arrowsGoToNeighboursAndBack_data() { bothGames(); }
    void arrowsGoToNeighboursAndBack() {
        QFETCH(QString, game);
        Easel easel(game, 3);
        QVERIFY(easel.ready());
        std::set<Hex> steps;
        for (Hex from : disc({0, 0}, 2))
            for (const auto& [there, back] :
                 {std::pair{Qt::Key_Left, Qt::Key_Right}, {Qt::Key_Up, Qt::Key_Down}}) {
                easel.selection.setCurrent(from);
                easel.key(there);
                const Hex to = *easel.selection.current();
                QCOMPARE(distance(from, to), 1);
                const QPointF way = easel.canvas->centreOfHex(to) - easel.canvas->centreOfHex(from);
                QVERIFY(there == Qt::Key_Left ? way.x() < -1 : way.y() < -1);
                steps.insert(to - from);
                steps.insert(from - to);
                easel.key(back);
                QVERIFY(easel.selection.current() == from);
            }
        QCOMPARE(steps.size(), std::size_t{6});
    }

    void everyHexIsReached_data() { bothGames(); }
    void everyHexIsReached() {
        QFETCH(QString, game);
        Easel easel(game, 3);
        QVERIFY(easel.ready());
        // Two islands, and a hole.
        std::vector<Hex> away = disc({9, -2}, 1);
        easel.document.apply(addCells(easel.document.scenario(), away), "Island");
        easel.document.apply(removeCells(easel.document.scenario(), easel.document.catalog(),
                                         std::vector<Hex>{{0, 0}, {1, 1}}),
                             "Hole");
        QCOMPARE(reachable(easel, {-3, 0}).size(), easel.board().cellCount());
        QCOMPARE(reachable(easel, {9, -2}).size(), easel.board().cellCount());
    }

    void homeAndEnd_data() { bothGames(); }
    void homeAndEnd() {
        QFETCH(QString, game);
        Easel easel(game, 3);
        QVERIFY(easel.ready());
        const bool flat = easel.board().orientation == Orientation::Flat;
        easel.selection.setCurrent(Hex{1, 0});
        easel.key(Qt::Key_End);
        QVERIFY(easel.selection.current() == (flat ? Hex{1, 2} : Hex{3, 0}));
        easel.key(Qt::Key_Home);
        QVERIFY(easel.selection.current() == (flat ? Hex{1, -3} : Hex{-3, 0}));
    }

    void shiftExtends() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.selection.setCurrent(Hex{0, 0});
        easel.key(Qt::Key_Down, Qt::ShiftModifier);
        easel.key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY((easel.selection.hexes() == std::set<Hex>{{0, 0}, {0, 1}, {0, 2}}));
        easel.key(Qt::Key_Up);
        QVERIFY(easel.selection.hexes().empty());
        QVERIFY(easel.selection.current() == (Hex{0, 1}));
    }

    void theFirstArrowFindsAPlace() {
        Easel easel;
        QVERIFY(easel.ready());
        for (const auto& nowhere : {std::optional<Hex>(), std::optional<Hex>(Hex{50, 50})})
            for (const Qt::Key key : arrows) {
                easel.selection.setCurrent(nowhere);
                easel.key(key);
                QVERIFY(easel.selection.current() == easel.board().cells().front().at);
            }
        easel.selection.setCurrent(Hex{50, 50});
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_End}) easel.key(key, Qt::ShiftModifier);
        QVERIFY(easel.selection.hexes().empty());
        easel.document.apply(
            removeCells(easel.document.scenario(), easel.document.catalog(), disc({0, 0}, 3)), "Empty");
        for (const Qt::Key key : arrows) easel.key(key);
        QVERIFY(!easel.selection.current());
    }

    void theFocusBringsACurrentHex() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.canvas->clearFocus();
        easel.selection.setCurrent(std::nullopt);
        easel.canvas->setFocus(Qt::MouseFocusReason);
        QVERIFY(!easel.selection.current());
        easel.canvas->clearFocus();
        easel.canvas->setFocus(Qt::TabFocusReason);
        QVERIFY(easel.selection.current().has_value());
    }

    void walkingScrolls() {
        Easel easel("clockwork-wars", 12);
        QVERIFY(easel.ready());
        easel.canvas->setZoom(2);
        easel.selection.setCurrent(Hex{0, 0});
        for (int i = 0; i < 12; ++i) easel.key(Qt::Key_Down);
        QVERIFY(easel.selection.current() == (Hex{0, 12}));
        QVERIFY(easel.canvas->visibleMap().contains(paint::hexBox({0, 12}, Orientation::Flat)));
    }

    void enterAsksForTheInspector() {
        Easel easel;
        QVERIFY(easel.ready());
        QSignalSpy asked(easel.canvas.get(), &MapCanvas::inspectRequested);
        easel.selection.setCurrent(std::nullopt);
        easel.key(Qt::Key_Return);
        QCOMPARE(asked.count(), 0);
        easel.selection.setCurrent(Hex{0, 0});
        easel.key(Qt::Key_Return);
        easel.key(Qt::Key_Enter);
        QCOMPARE(asked.count(), 2);
    }

    void escClearsTheSelectionOfTheSelectTool() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.use("tool.select");
        easel.selection.set({{0, 0}});
        easel.key(Qt::Key_Escape);
        QVERIFY(easel.selection.hexes().empty());
    }

    void arrowsAreNotForShortcuts() {
        Easel easel;
        QVERIFY(easel.ready());
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_Escape}) {
            QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier);
            event.ignore();
            QCoreApplication::sendEvent(easel.canvas.get(), &event);
            QVERIFY(event.isAccepted());
        }
        QKeyEvent digit(QEvent::ShortcutOverride, Qt::Key_1, Qt::NoModifier);
        digit.ignore();
        QCoreApplication::sendEvent(easel.canvas.get(), &digit);
        QVERIFY(!digit.isAccepted());
    }
};

}  // namespace hexa::test

using hexa::test::KeysTest;
HEXA_TEST(KeysTest);
#include "keys_test.moc"
