// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/history/historypanel.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QUndoView>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

class HistoryTest : public QObject {
    Q_OBJECT
private slots:
    void clickGoesBack() {
        MapFixture fixture;
        HistoryPanel panel(fixture.document.undoStack(), HistoryOf::Map);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* view = panel.findChild<QUndoView*>();
        QCOMPARE(view->model()->index(0, 0).data().toString(), QString("Map opened"));
        const std::vector<Hex> one{{0, 0}};
        const Scenario before = fixture.document.scenario();
        fixture.document.apply(paintCells(before, fixture.game.catalog, one, fixture.tile), "Place it");
        QCOMPARE(view->model()->rowCount(), 2);
        QCOMPARE(view->model()->index(1, 0).data().toString(), QString("Place it"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(0, 0)).center());
        QVERIFY(fixture.document.scenario() == before);
    }
    void speaksTheLanguage() {
        MapFixture fixture;
        HistoryPanel panel(fixture.document.undoStack(), HistoryOf::Map);
        fixture.locale.setLanguage("de");
        QTRY_COMPARE(panel.findChild<QUndoView*>()->emptyLabel(), QString("Karte geöffnet"));
        fixture.locale.setLanguage("en");
        QTRY_COMPARE(panel.findChild<QUndoView*>()->emptyLabel(), QString("Map opened"));
    }
};

HEXA_TEST(HistoryTest);
#include "history_test.moc"
