// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/history/historypanel.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

#include <QUndoView>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::Desk;

class HistoryTest : public QObject {
    Q_OBJECT
private slots:
    void clickGoesBack() {
        Desk desk;
        HistoryPanel panel(desk.document.undoStack(), HistoryOf::Map);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* view = panel.findChild<QUndoView*>();
        QCOMPARE(view->model()->index(0, 0).data().toString(), QString("Opened map"));
        const std::vector<Hex> one{{0, 0}};
        const Scenario before = desk.document.scenario();
        desk.document.apply(paintCells(before, desk.game.catalog, one, desk.tile), "Place it");
        QCOMPARE(view->model()->rowCount(), 2);
        QCOMPARE(view->model()->index(1, 0).data().toString(), QString("Place it"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(0, 0)).center());
        QVERIFY(desk.document.scenario() == before);
    }
    void speaksTheLanguage() {
        Desk desk;
        HistoryPanel panel(desk.document.undoStack(), HistoryOf::Map);
        desk.locale.setLanguage("de");
        QTRY_COMPARE(panel.findChild<QUndoView*>()->emptyLabel(), QString("Karte geöffnet"));
        desk.locale.setLanguage("en");
        QTRY_COMPARE(panel.findChild<QUndoView*>()->emptyLabel(), QString("Opened map"));
    }
};

HEXA_TEST(HistoryTest);
#include "history_test.moc"
