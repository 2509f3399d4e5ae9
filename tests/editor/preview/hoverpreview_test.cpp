// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/hoverpreview.h"

#include "core/registry/registry.h"
#include "editor/preview/mappreview.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QFrame>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class HoverPreviewTest : public QObject {
    Q_OBJECT

private slots:
    void theMapThatIsPointedAtIsShownLarge() {
        const Systems games = builtInSystems();
        const GameSystem& game = games.list().front();
        QListWidget list;
        list.addItems({"first", "second", "no map"});
        for (int row = 0; row < 3; ++row) list.item(row)->setToolTip("about " + list.item(row)->text());
        const auto maps = [&](const QModelIndex& index) {
            return index.row() < 2 ? std::make_shared<const Scenario>(
                                         game.layouts[static_cast<std::size_t>(index.row())].scenario)
                                   : nullptr;
        };
        const HoverPreview hover(list, game, maps);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const auto middle = [&](int row) { return list.visualItemRect(list.item(row)).center(); };
        const auto ask = [&](int row) {
            QHelpEvent event(QEvent::ToolTip, middle(row), list.viewport()->mapToGlobal(middle(row)));
            QApplication::sendEvent(list.viewport(), &event);
        };
        const auto move = [&](int row) {
            QMouseEvent event(QEvent::MouseMove, QPointF(middle(row)),
                              list.viewport()->mapToGlobal(QPointF(middle(row))), Qt::NoButton, Qt::NoButton,
                              {});
            QApplication::sendEvent(list.viewport(), &event);
        };
        QVERIFY(hover.shown() == nullptr);
        move(0);
        QVERIFY(hover.shown() == nullptr);  // only after a while
        ask(0);
        QVERIFY(hover.shown() != nullptr);
        const auto* map = hover.shown()->findChild<MapPreview*>();
        const auto* words = hover.shown()->findChild<QLabel*>();
        QCOMPARE(words->text(), QString("about first"));
        QVERIFY(map->scenario()->board == game.layouts[0].scenario.board);
        QVERIFY(map->width() >= 300);
        // It follows at once from one entry to the next, and disappears if there is no map.
        move(1);
        QCOMPARE(words->text(), QString("about second"));
        move(2);
        QVERIFY(hover.shown() == nullptr);
        ask(1);
        QVERIFY(hover.shown() != nullptr);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, middle(1));
        QVERIFY(hover.shown() == nullptr);
    }
};

HEXA_TEST(HoverPreviewTest);
#include "hoverpreview_test.moc"
