// SPDX-License-Identifier: GPL-3.0-or-later
// A mode is one file and one line: this file holds a mode, one line adds it to the window.
#include "core/edit/builders.h"
#include "core/registry/registry.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/document/document.h"
#include "editor/modes/modes.h"
#include "editor/shell/docks.h"
#include "editor/shell/maps/workspace.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineF>
#include <QMainWindow>
#include <QStandardPaths>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <array>

using namespace hexa;
using namespace hexa::editor;

namespace {

constexpr std::array toyDocks{DockInfo{"dock.toy", "Toy Panel", Qt::RightDockWidgetArea}};
constexpr ModeInfo toyInfo{
    .mode = {"mode.toy"}, .stateKey = "window/toy", .docks = toyDocks, .host = "dock.toy", .edits = false};

class ToyMode : public Mode {
public:
    explicit ToyMode(const ModeServices& services) : mFrame(services.frame), mPage(new QLabel("toy page")) {
        services.actions.add({"mode.toy", "To&y", "", "", true});
    }
    const ModeInfo& info() const override { return toyInfo; }
    QWidget* page() const override { return mPage; }
    void setMap(Workspace* map) override { calls << (map != nullptr ? "map" : "no map"); }
    void makePanels(Workspace& map) override {
        calls << "panels";
        mFrame.dock("dock.toy")->setWidget(new QLabel(map.name()));
    }
    void enter(WindowMode before) override { calls << QStringLiteral("enter from %1").arg(before.id()); }
    void leave(WindowMode next) override { calls << QStringLiteral("leave for %1").arg(next.id()); }

    QStringList calls;

private:
    Frame& mFrame;
    QLabel* mPage;
};

struct ToyWindow : test::OpenWindow {
    ToyWindow() : OpenWindow(builtInSystems()) {
        std::vector<ModeMaker> modes = standardModes();
        modes.emplace_back([](const ModeServices& services) { return std::make_unique<ToyMode>(services); });
        show({1366, 768}, builtInTexts(), std::vector<GamePanel>{}, nullptr, modes);
    }
    ToyMode& toy() const { return window->modes().get<ToyMode>(); }
    void open() const { window->files().openSample("clockwork-wars", "hale"); }
    void press(const char* mode) const {
        auto* bar = window->findChild<QToolBar*>("modeBar");
        QTest::mouseClick(bar->widgetForAction(action(mode)), Qt::LeftButton);
        QCoreApplication::processEvents();
    }
};

bool near(QPointF a, QPointF b) { return QLineF(a, b).length() < 1; }

}  // namespace

class ModesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// Panels of each mode leave other room, which a map fills until the user zooms.
    void aFittedMapFillsTheRoomOfEachMode() {
        const ToyWindow studio;
        studio.open();
        MapCanvas& canvas = studio.window->workspace()->canvas();
        for (const char* mode :
             {"mode.balance", "mode.design", "mode.generate", "mode.balance", "mode.design"}) {
            studio.press(mode);
            QTest::qWait(100);
            const auto before = canvas.view();
            canvas.fit();
            QVERIFY2(near(before.origin, canvas.view().origin), mode);
            QCOMPARE(before.scale, canvas.view().scale);
        }
        canvas.setZoom(2);
        studio.press("mode.balance");
        QTest::qWait(100);
        QCOMPARE(canvas.zoom(), 2.0);
    }

    /// The mode of this file has a button, a page, a panel, a menu entry and places of its own,
    /// without another line of the window.
    void aModeIsOneFileAndOneLine() {
        const ToyWindow studio;
        studio.press("mode.toy");
        QCOMPARE(studio.window->mode(), WindowMode::Welcome);  // it needs a map
        studio.open();
        studio.toy().calls.clear();
        studio.press("mode.toy");
        QCOMPARE(studio.window->mode(), WindowMode{"mode.toy"});
        QCOMPARE(studio.toy().calls, QStringList({"panels", "enter from mode.design"}));
        QVERIFY(studio.toy().page()->isVisible());
        QVERIFY(studio.window->dock("dock.toy")->isVisible());
        QCOMPARE(studio.window->dock("dock.toy")->windowTitle(), QString("Toy Panel"));
        QVERIFY(!studio.window->dock("dock.inspector")->isVisible());
        QVERIFY(!studio.window->findChild<QToolBar*>("toolBar")->isVisible());
        studio.press("mode.balance");
        QCOMPARE(studio.toy().calls.back(), QString("leave for mode.balance"));
        QVERIFY(!studio.window->dock("dock.toy")->isVisible());
    }

    /// A panel closed by the user stays closed when the mode is entered again.
    void aModeKeepsItsPlaces() {
        const ToyWindow studio;
        studio.open();
        studio.press("mode.toy");
        studio.window->dock("dock.toy")->close();
        studio.press("mode.design");
        studio.press("mode.toy");
        QVERIFY(!studio.window->dock("dock.toy")->isVisible());
        studio.trigger("view.resetDocks");
        QVERIFY(studio.window->dock("dock.toy")->isVisible());
    }

    /// Panels are made when their mode is first shown for a map, and once only.
    void panelsAreMadeWhenTheyAreShown() {
        const ToyWindow studio;
        studio.open();
        QVERIFY(studio.window->dock("dock.inspector")->widget() != nullptr);
        for (const char* dock : {"dock.check", "dock.gallery", "dock.decision", "dock.sheets", "dock.toy"})
            QVERIFY2(studio.window->dock(dock)->widget() == nullptr, dock);
        studio.press("mode.balance");
        QPointer<QWidget> check = studio.window->dock("dock.check")->widget();
        QVERIFY(check != nullptr);
        studio.press("mode.design");
        studio.press("mode.balance");
        QCOMPARE(studio.window->dock("dock.check")->widget(), check.data());
        // View > Panels shows a panel of another mode beside this one.
        studio.window->dock("dock.toy")->toggleViewAction()->trigger();
        QTRY_VERIFY(studio.window->dock("dock.toy")->widget() != nullptr);
        studio.open();
        QVERIFY(check == nullptr);
        QVERIFY(studio.window->dock("dock.check")->widget() == nullptr);
    }

    /// Guests come with the mode that shows them: the measures stand beside the gallery.
    /// The tiles of causes are outlined on the map in Balance, and nowhere else.
    void causesAreOutlinedInBalance() {
        const ToyWindow studio;
        studio.open();
        // Without its Villages the first seat is behind.
        Document& document = studio.window->workspace()->document();
        const KindId barrens = document.scenario().board.find({1, 3})->kind;
        const std::vector<Hex> villages{{0, 2}, {1, 0}};
        QVERIFY(
            document.apply(paintCells(document.scenario(), document.catalog(), villages, barrens), "paint"));
        MapCanvas& canvas = studio.window->workspace()->canvas();
        studio.press("mode.balance");
        QTRY_VERIFY(canvas.outlines() != nullptr && !canvas.outlines()->outlines.empty());
        studio.press("mode.design");
        QVERIFY(canvas.outlines() == nullptr);
        studio.press("mode.balance");
        QVERIFY(canvas.outlines() != nullptr);
    }

    void guestsAreMadeByTheirOwner() {
        const ToyWindow studio;
        studio.open();
        studio.press("mode.generate");
        QVERIFY(studio.window->dock("dock.ledger")->isVisible());
        QVERIFY(studio.window->dock("dock.ledger")->widget() != nullptr);
    }
};

HEXA_TEST(ModesTest);
#include "modes_test.moc"
