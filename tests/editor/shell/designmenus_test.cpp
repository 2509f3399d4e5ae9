// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of panels and the overview have menus.
#include "editor/history/historypanel.h"
#include "editor/layers/layerrows.h"
#include "editor/minimap/minimap.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "editor/statistics/rangerow.h"
#include "tests/editor/shell/designstudio.h"
#include "tests/support/test.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDockWidget>
#include <QItemSelectionModel>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <QUndoView>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::DesignStudio;

namespace {

/// Asks for the menu of a widget at a point, by mouse or by the menu key, and gives it when it is
/// there.
QMenu* menuOf(QWidget& widget, QPoint at, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse) {
    QContextMenuEvent event(reason, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    return menu != nullptr && menu->objectName() == "panelMenu" ? menu : nullptr;
}

QStringList entriesOf(const QMenu& menu) {
    QStringList texts;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator() || !action->text().isEmpty()) texts << QString(action->text()).remove('&');
    return texts;
}

void choose(QMenu* menu, const char* text) {
    QVERIFY(menu != nullptr);
    for (QAction* action : menu->actions())
        if (QString(action->text()).remove('&') == QLatin1String(text)) {
            action->trigger();
            menu->close();
            return;
        }
    QFAIL(qPrintable(QString("no entry %1 in %2").arg(QLatin1String(text), entriesOf(*menu).join(" | "))));
}

}  // namespace

class DesignMenusTest : public QObject {
    Q_OBJECT

private slots:
    void rowsOfThePaletteHaveAMenu() {
        DesignStudio studio;
        studio.openSample();
        auto* list = studio.child<KindList>();
        const KindId kind = studio.at(studio.tiles().front());
        QModelIndex index;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (KindModel::kindOf(list->model()->index(row, 0)) == kind) index = list->model()->index(row, 0);
        list->scrollTo(index);
        const QPoint at = list->visualRect(index).center();
        choose(menuOf(*list->viewport(), at), "Select All of This Kind");
        for (const Hex selected : studio.workspace().selection().hexes()) QCOMPARE(studio.at(selected), kind);
        QCOMPARE(static_cast<int>(studio.workspace().selection().hexes().size()),
                 studio.document().counts().of(kind));
        choose(menuOf(*list->viewport(), at), "Paint with This Tile");
        QCOMPARE(studio.workspace().toolId(), std::string("tool.brush"));
        QVERIFY(studio.workspace().state().brush() == kind);
        // If it can't be placed, the reason is shown.
        const Hex target = studio.tiles().back();
        studio.document().apply(setLocked(studio.document().scenario(), {&target, 1}, true), "lock");
        studio.workspace().selection().set({target});
        list->setCurrentIndex(index);
        choose(menuOf(*list, list->visualRect(index).center(), QContextMenuEvent::Keyboard),
               "Place on Selection");
        QVERIFY2(studio.reported().contains("locked"), qPrintable(studio.reported()));
    }

    void rowsOfTheHistoryHaveAMenu() {
        DesignStudio studio;
        studio.openSample();
        const Scenario before = studio.document().scenario();
        studio.workspace().selection().set({studio.tiles().front()});
        studio.key(Qt::Key_Delete);
        studio.workspace().selection().set({studio.tiles().front()});
        studio.key(Qt::Key_Delete);
        studio.window->showDock("dock.history");
        auto* view = studio.window->dock("dock.history")->widget()->findChild<QUndoView*>();
        const auto rowAt = [&](int row) { return view->visualRect(view->model()->index(row, 0)).center(); };
        QTRY_VERIFY(view->isVisible() && !view->visualRect(view->model()->index(2, 0)).isEmpty());
        // The right button alone does not travel.
        QTest::mousePress(view->viewport(), Qt::RightButton, {}, rowAt(0));
        QCOMPARE(studio.document().undoStack().index(), 2);
        choose(menuOf(*view->viewport(), rowAt(1)), "Go Back to Here");
        QCOMPARE(studio.document().undoStack().index(), 1);
        choose(menuOf(*view->viewport(), rowAt(2)), "Go Forward to Here");
        QCOMPARE(studio.document().undoStack().index(), 2);
        choose(menuOf(*view, rowAt(2), QContextMenuEvent::Keyboard), "Copy List");
        QCOMPARE(QApplication::clipboard()->text().split('\n').size(), 3);
        choose(menuOf(*view->viewport(), rowAt(2)), "Go to Saved State");
        QVERIFY(studio.document().scenario() == before);
    }

    void theOverviewHasAMenu() {
        DesignStudio studio;
        studio.openSample();
        auto* minimap = studio.child<Minimap>();
        studio.window->showDock("dock.minimap");
        QTRY_VERIFY(!minimap->busy());
        const double zoom = studio.canvas().zoom();
        choose(menuOf(*minimap, minimap->rect().center()), "Zoom In");
        QVERIFY(studio.canvas().zoom() > zoom);
        const QRectF seen = studio.canvas().visibleMap();
        choose(menuOf(*minimap, {10, 10}), "Show This Place");
        QVERIFY(studio.canvas().visibleMap().center() != seen.center());
        choose(menuOf(*minimap, minimap->rect().center(), QContextMenuEvent::Keyboard), "Show Whole Map");
        QVERIFY(std::abs(studio.canvas().zoom() - zoom) < 1e-6);
    }

    void rowsOfLayersAndStatisticsHaveAMenu() {
        DesignStudio studio;
        studio.openSample();
        studio.window->showDock("dock.layers");
        auto* rows = studio.child<LayerRows>();
        auto* eye = rows->findChild<QToolButton*>();
        eye->setFocus();
        choose(menuOf(*eye, eye->rect().center(), QContextMenuEvent::Keyboard), "Lock All Other Layers");
        QVERIFY(studio.workspace().state().layers().open(Layer::Tiles));
        QVERIFY(studio.workspace().state().layers().locked(Layer::Pieces));
        choose(menuOf(*eye, eye->rect().center()), "Unlock All Layers");
        QVERIFY(!studio.workspace().state().layers().locked(Layer::Pieces));

        studio.window->showDock("dock.statistics");
        auto* panel = studio.window->dock("dock.statistics")->widget();
        const auto all = panel->findChildren<RangeRow*>();
        QVERIFY(all.size() > 3);
        const auto stops = std::ranges::count_if(
            all, [](const RangeRow* row) { return row->focusPolicy() == Qt::StrongFocus; });
        QCOMPARE(stops, 1);
        all.front()->setFocus();
        QTest::keyClick(all.front(), Qt::Key_Down);
        auto* row = qobject_cast<RangeRow*>(QApplication::focusWidget());
        QVERIFY(row != nullptr && row != all.front());
        auto* menu = menuOf(*row, row->rect().center(), QContextMenuEvent::Keyboard);
        QVERIFY(menu != nullptr);
        menu->actions().front()->trigger();
        menu->close();
        QVERIFY(!studio.workspace().selection().hexes().empty());
    }
};

HEXA_TEST(DesignMenusTest);
#include "designmenus_test.moc"
