// SPDX-License-Identifier: GPL-3.0-or-later
// Manual use of the whole window: keys with any focus, double clicks, roads, labels, locks, own
// shapes.
#include "core/registry/registry.h"
#include "editor/balance/headlinelabel.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/inspector.h"
#include "editor/inspector/languagetabs.h"
#include "editor/inspector/selectionpage.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "editor/problems/problemspanel.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolTip>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct Desk : test::OpenWindow {
    explicit Desk(Systems games = builtInSystems()) : OpenWindow(std::move(games)) { show({1300, 900}); }
    void openSample(const char* id = "lake-of-fire") {
        window->files().openSample("clockwork-wars", QString::fromLatin1(id));
        settle();
    }
    void openToy() {
        window->files().newMap("toy", "2p");
        settle();
    }
    void settle() const {
        window->activateWindow();
        canvas().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    DesignCanvas& canvas() const { return workspace().canvas(); }
    const Board& board() const { return document().scenario().board; }
    QPoint pixel(Hex hex) const { return canvas().centreOfHex(hex).toPoint(); }
    void move(QPointF point, Qt::MouseButtons buttons = Qt::LeftButton) const {
        QMouseEvent event(QEvent::MouseMove, point, canvas().mapToGlobal(point), Qt::NoButton, buttons, {});
        QCoreApplication::sendEvent(&canvas(), &event);
    }
    void drag(QPoint from, QPoint to) const {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 8; ++step) move(QPointF(from) + (QPointF(to) - QPointF(from)) * step / 8);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    }
    /// Sends a double click as a mouse does: QTest sends the second press alone.
    void doubleClick(Hex at) const {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pixel(at));
        QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, pixel(at));
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, pixel(at));
    }
    /// A click on a row of the palette, which takes the focus.
    void clickPalette() const {
        auto* list = window->findChild<KindList*>();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (!KindModel::kindOf(index)) continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            list->setFocus();
            return;
        }
        QFAIL("no tile in the palette");
    }
    std::vector<Hex> tiles() const {
        std::vector<Hex> hexes;
        for (const Cell& cell : board().cells())
            if (isTile(cell.kind) && !document().catalog().isSeat(cell.kind) && !cell.locked)
                hexes.push_back(cell.at);
        return hexes;
    }
    QString reported() const { return window->statusBar()->currentMessage(); }
    template <class T>
    T* seen(const char* name = nullptr) const {
        for (T* child : window->findChildren<T*>(QString::fromLatin1(name)))
            if (child->isVisible()) return child;
        return nullptr;
    }
};

}  // namespace

class HandTest : public QObject {
    Q_OBJECT

private slots:
    void spaceMovesTheMapWhereverTheFocusIs() {
        Desk desk;
        desk.openSample();
        const Scenario before = desk.document().scenario();
        desk.trigger("tool.select");
        desk.trigger("edit.selectAll");
        desk.clickPalette();
        auto* list = desk.window->findChild<KindList*>();
        QVERIFY(list->hasFocus());
        const QPointF seen = desk.canvas().visibleMap().center();
        QTest::keyPress(list, Qt::Key_Space);
        desk.drag(desk.pixel(desk.tiles().front()), QPoint(5, 5));
        QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(desk.document().scenario() == before);
        QVERIFY(desk.canvas().visibleMap().center() != seen);
        // Let go of: the same drag is one of tiles again.
        desk.trigger("view.fit");
        desk.drag(desk.pixel(desk.tiles().front()), QPoint(5, 5));
        QVERIFY(!(desk.document().scenario() == before));
        QVERIFY2(desk.reported().contains("removed") && desk.reported().contains("Undo"),
                 qPrintable(desk.reported()));
        desk.trigger("edit.undo");
        QVERIFY(desk.document().scenario() == before);
    }

    void spaceInATextIsASpace() {
        Desk desk;
        desk.openSample();
        desk.workspace().selection().clear();
        desk.workspace().selection().setCurrent({});
        auto* title = desk.seen<CommitLine>();
        QVERIFY(title != nullptr);
        title->setFocus();
        QTest::keyPress(title, Qt::Key_Space);
        const QPointF seen = desk.canvas().visibleMap().center();
        desk.drag(QPoint(5, 5), QPoint(60, 60));
        QCOMPARE(desk.canvas().visibleMap().center(), seen);
    }

    void escapeEndsTheSelectionWhereverTheFocusIs() {
        Desk desk;
        desk.openSample();
        desk.trigger("edit.selectAll");
        desk.clickPalette();
        auto* list = desk.window->findChild<KindList*>();
        desk.trigger("tool.select");
        desk.trigger("edit.selectAll");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(desk.workspace().selection().hexes().empty());
        // From Welcome it leads back to the map.
        desk.window->setMode(WindowMode::Welcome);
        QTest::keyClick(desk.window.get(), Qt::Key_Escape);
        QCOMPARE(desk.window->mode(), WindowMode::Design);
    }

    void aRuleOfATileIsSeen() {
        Desk desk;
        desk.openSample("lake-of-fire");
        const Hex lake{2, 1};
        QVERIFY(!desk.board().detailsOf(lake).special.empty());
        // At the pointer, in the light, in Problems.
        QHelpEvent help(QEvent::ToolTip, desk.pixel(lake), desk.canvas().mapToGlobal(desk.pixel(lake)));
        QCoreApplication::sendEvent(&desk.canvas(), &help);
        QVERIFY2(QToolTip::text().contains("Lake of Fire"), qPrintable(QToolTip::text()));
        QToolTip::hideText();
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace().balance().facts().ownRules == 1, test::patience);
        auto* light = desk.window->findChild<QWidget*>("statusBalance");
        QVERIFY(light != nullptr);
        QTRY_VERIFY(light->property("text").toString().contains("ignoring 1 special rule"));
        const auto tells = [&] {
            return std::ranges::any_of(desk.workspace().checker().findings(), [](const Finding& finding) {
                return finding.problem.code == "map.own-rule" && finding.open();
            });
        };
        QTRY_VERIFY(tells());
        // Without the rule there is no message about it.
        CellDetails plain = desk.board().detailsOf(lake);
        plain.special = {};
        desk.document().apply(setDetails(desk.document().scenario(), lake, plain), "plain");
        QTRY_VERIFY(!tells());
        QTRY_VERIFY(!light->property("text").toString().contains("special rule"));
    }

    void aBlankShapeCanBeFilled() {
        Desk desk;
        Scenario map;
        map.system = "clockwork-wars";
        map.board.orientation = Orientation::Flat;
        std::vector<Cell> cells;
        for (const Hex at : disc({0, 0}, 3)) cells.push_back({at, KindId::Empty, false, {}});
        map.board.setCells(std::move(cells));
        desk.window->files().openScenario(std::move(map));
        desk.settle();
        const KindId home = *desk.document().catalog().kindId("capital");
        for (const Hex at : {Hex{-3, 0}, Hex{3, 0}})
            desk.document().apply(
                paintCells(desk.document().scenario(), desk.document().catalog(), {&at, 1}, home), "home");
        desk.trigger("generate.fill");
        // The rulebook's numbers are in the way, and the box has the way out.
        QTRY_VERIFY_WITH_TIMEOUT(desk.window->findChild<QMessageBox*>("unfilled") != nullptr, test::patience);
        auto* box = desk.window->findChild<QMessageBox*>("unfilled");
        QVERIFY2(box->informativeText().contains("free design"), qPrintable(box->informativeText()));
        QTest::mouseClick(box->findChild<QPushButton*>("fillFreely"), Qt::LeftButton);
        QCOMPARE(desk.document().scenario().profile, RuleProfile::Free);
        QTRY_COMPARE_WITH_TIMEOUT(desk.document().counts().of(KindId::Empty), 0, test::patience);
    }

    void unlockAllUnlocksThingsToo() {
        Desk desk(test::toySystems());
        desk.openToy();
        const Hex at{0, 0};
        Document& document = desk.document();
        document.apply(paintCells(document.scenario(), document.catalog(), {&at, 1}, kindIdAt(0)), "tile");
        document.apply(putObject(document.scenario(), document.catalog(), edgeFeature(at, 0, "road", false)),
                       "road");
        PiecePlacement sheep;
        sheep.kind = "sheep";
        sheep.at = {1, 0};
        document.apply(putObject(document.scenario(), document.catalog(), sheep), "sheep");
        document.apply(setLocked(document.scenario(), {&at, 1}, true), "lock");
        const std::vector<ObjectRef> all = objectsWhere(desk.board(), [](const MapObject&) { return true; });
        QCOMPARE(all.size(), std::size_t{2});
        document.apply(setObjectsLocked(document.scenario(), all, true), "lock");
        const int steps = document.undoStack().count();
        desk.trigger("edit.unlockAll");
        QVERIFY(!desk.board().find(at)->locked);
        QVERIFY(!desk.board().edges.front().locked && !desk.board().pieces.front().locked);
        QCOMPARE(document.undoStack().count(), steps + 1);
        desk.trigger("edit.unlockAll");
        QVERIFY2(desk.reported().contains("Nothing is locked"), qPrintable(desk.reported()));
    }

    void roadsGoFromHexToHex() {
        Desk desk(test::toySystems());
        desk.openToy();
        desk.workspace().state().setObject({ObjectTable::Edges, "road", -1, 0, false, {}});
        QCOMPARE(desk.workspace().toolId(), std::string("tool.object"));
        desk.drag(desk.pixel({0, 0}), desk.pixel({1, 0}));
        QCOMPARE(desk.board().edges.size(), std::size_t{1});
        const auto ends = hexesOf(desk.board().edges.front().edge);
        QVERIFY((ends[0] == Hex{0, 0} && ends[1] == Hex{1, 0}) ||
                (ends[1] == Hex{0, 0} && ends[0] == Hex{1, 0}));
        // A click is about the side beside it.
        const QPointF side =
            (desk.canvas().centreOfHex({0, 0}) * 3 + desk.canvas().centreOfHex({0, -1}) * 2) / 5;
        QTest::mouseClick(&desk.canvas(), Qt::LeftButton, {}, side.toPoint());
        QCOMPARE(desk.board().edges.size(), std::size_t{2});
        desk.trigger("edit.undo");
        // In the middle of a hex the road is the drawn thing.
        desk.trigger("tool.select");
        desk.workspace().selection().clear();
        const QPointF onRoad =
            desk.canvas().centreOfHex({0, 0}) * 0.85 + desk.canvas().centreOfHex({1, 0}) * 0.15;
        QTest::mouseClick(&desk.canvas(), Qt::LeftButton, {}, onRoad.toPoint());
        QVERIFY(desk.workspace().selection().object() == (ObjectRef{ObjectTable::Edges, 0}));
        const QPointF beside =
            desk.canvas().centreOfHex({0, 0}) * 0.7 + desk.canvas().centreOfHex({-1, 0}) * 0.3;
        QTest::mouseClick(&desk.canvas(), Qt::LeftButton, {}, beside.toPoint());
        QVERIFY(!desk.workspace().selection().object());
    }

    void aLabelIsWrittenAtOnce() {
        Desk desk(test::toySystems());
        desk.openToy();
        desk.workspace().state().setObject({ObjectTable::Labels, {}, -1, 0, false, {}});
        QTest::mouseClick(&desk.canvas(), Qt::LeftButton, {}, desk.pixel({0, 0}));
        QCOMPARE(desk.board().labels.size(), std::size_t{1});
        QTRY_VERIFY(qobject_cast<CommitLine*>(QApplication::focusWidget()) != nullptr);
        QTest::keyClicks(QApplication::focusWidget(), "Old road");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(desk.board().labels.front().text.in("en"), std::string_view("Old road"));
        // One text for each language.
        auto* tabs = desk.seen<LanguageTabs>();
        QVERIFY(tabs != nullptr);
        tabs->setLanguage("de");
        auto* text = qobject_cast<CommitLine*>(desk.seen<CommitLine>());
        text->setFocus();
        QTest::keyClicks(text, "Alte Straße");
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(desk.board().labels.front().text.in("de"), std::string_view("Alte Straße"));
        QCOMPARE(desk.board().labels.front().text.in("en"), std::string_view("Old road"));
        // Later: F2, or a double click.
        desk.trigger("tool.select");
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_F2);
        QVERIFY(qobject_cast<CommitLine*>(QApplication::focusWidget()) != nullptr);
        desk.canvas().setFocus();
        desk.workspace().selection().clear();
        desk.doubleClick({0, 0});
        QVERIFY(qobject_cast<CommitLine*>(QApplication::focusWidget()) != nullptr);
    }

    void whatADesignerTries() {
        Desk desk;
        desk.openSample();
        desk.trigger("tool.select");
        const Hex at = desk.tiles().front();
        desk.doubleClick(at);
        auto* inspector = desk.window->findChild<Inspector*>();
        QTRY_VERIFY(inspector->isAncestorOf(QApplication::focusWidget()));
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_F2);
        QVERIFY(inspector->isAncestorOf(QApplication::focusWidget()));
        // Backspace is Delete.
        desk.canvas().setFocus();
        desk.workspace().selection().set({at});
        QTest::keyClick(&desk.canvas(), Qt::Key_Backspace);
        QCOMPARE(desk.board().find(at)->kind, KindId::Empty);
        desk.trigger("edit.undo");
        // Ctrl+D attaches a second one to the pointer.
        QTest::keyClick(desk.window.get(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(desk.workspace().stamp() != nullptr);
        QTest::keyClick(&desk.canvas(), Qt::Key_Escape);
        QTRY_VERIFY(desk.workspace().held() == nullptr);
        // Alt takes the tile into the hand if it is bare: one mark, not two.
        const Hex other = desk.tiles().back();
        QTest::mouseClick(&desk.canvas(), Qt::LeftButton, Qt::AltModifier, desk.pixel(other));
        QCOMPARE(desk.workspace().selection().current(), std::optional(other));
        QVERIFY(desk.workspace().selection().hexes() == std::set<Hex>{other});
        QCOMPARE(desk.workspace().state().brush(), desk.board().find(other)->kind);
    }

    void aClosedLayerSpeaks() {
        Desk desk;
        desk.openSample();
        const Scenario before = desk.document().scenario();
        Layers layers = desk.workspace().state().layers();
        layers.setLocked(Layer::Tiles, true);
        desk.workspace().state().setLayers(layers);
        desk.workspace().selection().set({desk.tiles().front()});
        desk.trigger("edit.clear");
        QVERIFY(desk.document().scenario() == before);
        QVERIFY2(desk.reported().contains("locked"), qPrintable(desk.reported()));
    }

    void severalTilesAreChangedTogether() {
        Desk desk;
        desk.openSample();
        desk.document().apply({SetProfile{RuleProfile::Free}}, "free");
        const std::vector<Hex> tiles = desk.tiles();
        const std::set<Hex> chosen{tiles[0], tiles[1], tiles[2]};
        desk.workspace().selection().set(chosen);
        const auto all = [&](const auto& fits) {
            return std::ranges::all_of(chosen, [&](Hex at) { return fits(at); });
        };
        auto* kind = desk.seen<QComboBox>("allKind");
        QVERIFY(kind != nullptr);
        const KindId village = *desk.document().catalog().kindId("village");
        kind->setFocus();
        kind->setCurrentIndex(kind->findData(static_cast<uint>(village)));
        emit kind->activated(kind->currentIndex());
        QVERIFY(all([&](Hex at) { return desk.board().find(at)->kind == village; }));
        desk.seen<QSpinBox>("allPoints")->setValue(4);
        desk.seen<QCheckBox>("allSpecialPoints")->click();
        QVERIFY(all([&](Hex at) { return desk.board().detailsOf(at).points == 4; }));
        auto* note = desk.seen<CommitText>("allNote");
        note->setFocus();
        QTest::keyClicks(note, "for both");
        QTest::keyClick(note, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(all([&](Hex at) { return desk.board().detailsOf(at).note == "for both"; }));
        const int steps = desk.document().undoStack().count();
        desk.trigger("edit.undo");
        QVERIFY(all([&](Hex at) { return desk.board().detailsOf(at).note.empty(); }));
        QCOMPARE(desk.document().undoStack().index(), steps - 1);
    }
};

HEXA_TEST(HandTest);
#include "hand_test.moc"
