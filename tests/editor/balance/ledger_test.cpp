// SPDX-License-Identifier: GPL-3.0-or-later
// Measures, causes and overlays of the Balance mode with the judged toy, through real events.
#include "core/engine/generate/generate.h"
#include "core/engine/play/play.h"
#include "editor/balance/balanceexport.h"
#include "editor/balance/checkpanel.h"
#include "editor/balance/ledgerpanel.h"
#include "editor/balance/overlays.h"
#include "editor/canvas/designcanvas.h"
#include "editor/preview/heatlegend.h"
#include "editor/tools/tools.h"
#include "tests/editor/balance/balancefixture.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

namespace hexa::test::balancing {

using namespace editor;

class BalanceLedgerTest : public QObject {
    Q_OBJECT

private slots:
    void theLedgerFollowsTheMapAndSwaps() {
        BalanceFixture fixture;
        LedgerPanel panel(fixture.session);
        fixture.show(panel);
        QTRY_COMPARE(words(panel, "ledgerGap"), "Predicted gap: 0.0 points");
        const auto& bars = child<QWidget>(panel, "seatBars");
        QVERIFY2(bars.toolTip().startsWith("All seats win equally often (50"), qPrintable(bars.toolTip()));
        fixture.put(beside, meadow);
        QTRY_COMPARE(words(panel, "ledgerGap"), "Predicted gap: about 33 points (17–50)");
        QVERIFY2(bars.toolTip().startsWith("Seat 1 wins most often"), qPrintable(bars.toolTip()));
        const auto& table = child<QTableWidget>(panel, "ledgerTable");
        QCOMPARE(table.item(0, 1)->text(), "1");
        QCOMPARE(table.item(0, 2)->text(), "0");
        const auto& causes = child<QListWidget>(panel, "ledgerCauses");
        // The toy's parts promise more than its gap: the rest is shown, and the sum is 33.3.
        QCOMPARE(causes.count(), 2);
        QCOMPARE(causes.item(0)->text(), "Meadow M1: 2 steps nearer to seat 1 than to seat 2 (+38.0 points)");
        QCOMPARE(causes.item(1)->text(), "Everything else (−4.7 points)");
        QCOMPARE(causes.accessibleName(),
                 QString("Causes of the predicted gap: seat 2 wins less often than seat 1"));

        auto& swaps = child<QListWidget>(panel, "ledgerSwaps");
        auto& apply = child<QPushButton>(panel, "ledgerApply");
        QCOMPARE(swaps.count(), 1);
        QVERIFY2(swaps.item(0)->text().endsWith("33.3 → 0.0 points"), qPrintable(swaps.item(0)->text()));
        QVERIFY(!apply.isEnabled());
        // On a small screen the figures have the room of the swaps.
        panel.resize(400, 350);
        QVERIFY(swaps.isHidden() && apply.isHidden());
        panel.resize(400, 900);
        QVERIFY(swaps.isVisible() && apply.isVisible());
        std::vector<Hex> shown;
        connect(&panel, &LedgerPanel::placesRequested, this,
                [&](const std::vector<Hex>& places) { shown = places; });
        // A click marks the tiles of a cause.
        QTest::mouseClick(causes.viewport(), Qt::LeftButton, {},
                          causes.visualItemRect(causes.item(0)).center());
        QCOMPARE(shown, std::vector<Hex>{beside});
        swaps.setCurrentRow(0);
        emit swaps.itemActivated(swaps.item(0));
        QCOMPARE(shown, (std::vector<Hex>{beside, besideOther}));
        click(apply);
        QCOMPARE(fixture.document.scenario().board.find(besideOther)->kind, meadow);
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.document.scenario().board.find(beside)->kind, meadow);
    }

    void aDraggedTileMovesTheLedger() {
        BalanceFixture fixture;
        fixture.put({0, 0}, meadow);
        Selection selection;
        EditorState state;
        const ToolContext context{fixture.document, selection, state, fixture.locale};
        MapChecker checker(fixture.document);
        paint::TileArt art(fixture.document.catalog());
        const auto tool = makeTool("tool.select", context, nullptr);
        DesignCanvas canvas(context, checker, art);
        canvas.setTool(tool.get());
        connect(&canvas, &MapCanvas::offered, &fixture.session, &BalanceSession::setPreview);
        canvas.resize(600, 600);
        canvas.show();
        LedgerPanel panel(fixture.session);
        fixture.show(panel);
        QTRY_COMPARE(words(panel, "ledgerGap"), "Predicted gap: 0.0 points");
        const auto pointOf = [&](Hex at) { return canvas.centreOfHex(at).toPoint(); };
        QTest::mousePress(&canvas, Qt::LeftButton, {}, pointOf({0, 0}));
        const auto moveTo = [&](Hex at) {
            QMouseEvent move(QEvent::MouseMove, pointOf(at), canvas.mapToGlobal(pointOf(at)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&canvas, &move);
        };
        moveTo(beside);
        QTRY_COMPARE(words(panel, "ledgerGap"), "Gap 0.0 → 33.3 points");
        QVERIFY(child<QTableWidget>(panel, "ledgerTable").item(0, 1)->text().contains(u'▲'));
        QCOMPARE(fixture.document.scenario().board.find(beside)->kind, KindId::Empty);
        QTest::keyClick(&canvas, Qt::Key_Escape);
        QTRY_COMPARE(words(panel, "ledgerGap"), "Predicted gap: 0.0 points");
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, pointOf(beside));
        canvas.setTool(nullptr);
    }

    /// The tiles of causes have outlines in the colour of the seat that they favour; while the list
    /// has the focus, only those of the selected cause.
    void causesAreOutlined() {
        BalanceFixture fixture;
        LedgerPanel panel(fixture.session);
        fixture.show(panel);
        panel.activateWindow();
        QTRY_VERIFY(!fixture.session.factsPending());
        QVERIFY(panel.outlines() == nullptr);
        fixture.put(beside, meadow);
        auto& causes = child<QListWidget>(panel, "ledgerCauses");
        QTRY_COMPARE(causes.count(), 2);
        const auto outlines = panel.outlines();
        QVERIFY(outlines != nullptr);
        const QColor first = seatColour(fixture.map(), fixture.document.catalog(), 0, Qt::white);
        QVERIFY(first != seatColour(fixture.map(), fixture.document.catalog(), 1, Qt::white));
        QCOMPARE(outlines->outlines.size(), std::size_t{1});
        QCOMPARE(outlines->outlines[0].at, beside);
        QCOMPARE(outlines->outlines[0].colour, first);
        // They are painted.
        Selection selection;
        EditorState state;
        const ToolContext context{fixture.document, selection, state, fixture.locale};
        MapChecker checker(fixture.document);
        paint::TileArt art(fixture.document.catalog());
        DesignCanvas canvas(context, checker, art);
        canvas.resize(600, 600);
        canvas.show();
        canvas.fit();
        const QImage plain = canvas.grab().toImage();
        canvas.setOutlines(outlines);
        const QImage outlined = canvas.grab().toImage();
        QVERIFY(outlined != plain);
        canvas.setOutlines(nullptr);
        QVERIFY(canvas.grab().toImage() == plain);
        // "Everything else" names no tile.
        QTRY_VERIFY(panel.isActiveWindow());
        causes.setFocus();
        QTest::mouseClick(causes.viewport(), Qt::LeftButton, {},
                          causes.visualItemRect(causes.item(1)).center());
        QTRY_VERIFY(causes.hasFocus());
        QVERIFY(panel.outlines()->outlines.empty());
        QTest::keyClick(&causes, Qt::Key_Up);
        QCOMPARE(*panel.outlines(), *outlines);
    }

    void anOverlayIsPainted() {
        BalanceFixture fixture;
        Selection selection;
        EditorState state;
        const ToolContext context{fixture.document, selection, state, fixture.locale};
        MapChecker checker(fixture.document);
        paint::TileArt art(fixture.document.catalog());
        DesignCanvas canvas(context, checker, art);
        canvas.resize(600, 600);
        canvas.show();
        canvas.fit();
        OverlayBar bar(fixture.session);
        bar.resize(600, 40);
        bar.show();
        connect(&bar, &OverlayBar::heatChanged, &canvas, [&] { canvas.setHeat(bar.heat()); });
        QTRY_VERIFY(!fixture.session.factsPending());
        const QImage plain = canvas.grab().toImage();
        auto& kinds = child<QComboBox>(bar, "overlayKind");
        auto& seats = child<QComboBox>(bar, "overlaySeat");
        QVERIFY(!seats.isVisible());
        kinds.setFocus();
        QTest::keyClick(&kinds, Qt::Key_Down);
        QCOMPARE(bar.kind(), std::string("steps"));
        QVERIFY(seats.isVisible());
        const QImage reach = canvas.grab().toImage();
        QVERIFY(reach != plain);
        seats.setCurrentIndex(1);
        QVERIFY(canvas.grab().toImage() != reach);
        QVERIFY(child<HeatLegend>(bar, "heatLegend").isVisible());
        for (const char* kind : {"middle", "hay"}) {
            bar.setKind(kind);
            QVERIFY(bar.heat() != nullptr);
            QVERIFY(!seats.isVisible());  // one for the whole map
            QVERIFY(canvas.grab().toImage() != plain);
        }
        bar.setKind(fightsOverlay);
        QVERIFY(bar.heat() == nullptr);  // nothing was played yet
        fixture.session.setMargin(0.1);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        QVERIFY(bar.heat() != nullptr);
        QCOMPARE(bar.heat()->cells.front().text, "1.00");
        bar.chooseNext();
        QCOMPARE(bar.kind(), std::string());
        QVERIFY(canvas.grab().toImage() == plain);
    }

    /// The game names its overlays, their scales and the meaning of their marks.
    void overlaysAreThoseOfTheGame() {
        BalanceFixture fixture;
        OverlayBar bar(fixture.session);
        QTRY_VERIFY(!fixture.session.factsPending());
        auto& kinds = child<QComboBox>(bar, "overlayKind");
        QStringList names;
        for (int i = 0; i < kinds.count(); ++i) names << kinds.itemText(i);
        QCOMPARE(names, (QStringList{"None", "Way from home", "First hex", "Hay", "Battles"}));
        const BalanceOverlay steps = overlayOf(fixture.session, "steps", 0);
        QCOMPARE(steps.high, "at home");  // in words of the game
        QCOMPARE(steps.low, "4");         // without words the figure itself
        QCOMPARE(steps.heat.cells.size(), std::size_t{19});
        for (const auto& cell : steps.heat.cells) {
            QCOMPARE(cell.text, QString::number(distance(cell.at, {-2, 0})));
            QVERIFY(std::abs(cell.part - (1 - distance(cell.at, {-2, 0}) / 4.0)) <
                    1e-9);  // the nearer the brighter
        }
        const BalanceOverlay middle = overlayOf(fixture.session, "middle", 1);
        QCOMPARE(middle.heat.cells.size(), std::size_t{1});
        QCOMPARE(middle.note, "Marked: the first hex.");
        const BalanceOverlay hay = overlayOf(fixture.session, "hay", 0);
        QCOMPARE(hay.heat.cells.size(), std::size_t{18});  // the first has none
        QCOMPARE(hay.high, "25%");
        QVERIFY(overlayOf(fixture.session, "nothing", 0).heat.cells.empty());
        kinds.setCurrentIndex(2);
        fixture.locale.setLanguage("de");
        QTRY_COMPARE(kinds.itemText(2), "Erstes Feld");
        QCOMPARE(bar.kind(), std::string("middle"));
    }

    void heatColoursAreEven() {
        QCOMPARE(paint::viridis(0).name(), "#440154");
        QCOMPARE(paint::viridis(1).name(), "#fde725");
        double before = -1;
        for (int i = 0; i <= 20; ++i) {
            const QColor colour = paint::viridis(i / 20.0);
            const double light = 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF();
            QVERIFY(light > before);
            before = light;
        }
    }

    /// Rows that tell no seats apart are folded: equal ones, and those of things that the map
    /// lacks.
    void equalRowsAreFolded() {
        GameSystem game = test::judgedToy();
        ownCopy(game.balance).ledger = [](const Scenario&, const OptionValues&) -> Result<Ledger> {
            const auto row = [](const char* id, std::vector<double> values, std::optional<double> equality,
                                bool absent) {
                LedgerRow figures;
                figures.id = id;
                figures.code = "toy.meadows";
                figures.unit = FigureUnit::Count;
                figures.values = std::move(values);
                figures.equality = equality;
                figures.absent = absent;
                return figures;
            };
            return Ledger{{row("T1", {2, 1}, 0.5, false), row("T2", {0, 0}, 1, true),
                           row("T3", {3, 3}, std::nullopt, false), row("T4", {1, 1}, 1, false)},
                          {}};
        };
        BalanceFixture fixture(std::move(game));
        LedgerPanel panel(fixture.session);
        fixture.show(panel);
        const auto& table = child<QTableWidget>(panel, "ledgerTable");
        QTRY_COMPARE(table.rowCount(), 4);
        auto& all = child<QPushButton>(panel, "ledgerAll");
        QTRY_COMPARE(all.text(), "&Show 3 Equal Measures");
        QVERIFY(!table.isRowHidden(0));
        for (const int row : {1, 2, 3}) QVERIFY2(table.isRowHidden(row), qPrintable(QString::number(row)));
        click(all);
        for (int row = 0; row < 4; ++row) QVERIFY(!table.isRowHidden(row));
    }

    /// A map that is fair, as far as it is known, needs no repair. An unfair one does.
    void onlyUnfairMapsAreMadeFair() {
        GameSystem game = test::judgedToy();
        ownCopy(game.balance).panel = {"coin", "slow"};
        ownCopy(game.generate).repairs = [](const Scenario&, const OptionValues&, int, std::stop_token) {
            return Result<std::vector<Repair>>(std::vector<Repair>());
        };
        BalanceFixture fixture(std::move(game));
        LedgerPanel panel(fixture.session);
        fixture.show(panel);
        fixture.session.setPanel({"coin"});
        fixture.session.setMargin(0.05);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        QTRY_COMPARE(status(fixture.session), QString("fair within 5.0 points for weaker play"));
        QVERIFY(!child<QPushButton>(panel, "ledgerFair").isVisible());
        fixture.put(beside, meadow);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        QTRY_VERIFY(child<QPushButton>(panel, "ledgerFair").isVisible());
    }

    /// Figures by row of the map: a table of their own, with the places behind each line.
    void figuresByOtherThanSeats() {
        BalanceFixture fixture;
        LedgerPanel ledger(fixture.session);
        fixture.show(ledger);
        QTRY_VERIFY(!fixture.session.factsPending());
        auto& parts = child<QTableWidget>(ledger, "ledgerParts");
        QVERIFY(!parts.isVisible());
        fixture.put({0, 0}, meadow);
        fixture.options({"rows"});
        QTRY_VERIFY(parts.isVisible());
        QCOMPARE(child<QTableWidget>(ledger, "ledgerTable").rowCount(), 1);
        QCOMPARE(parts.rowCount(), 7);  // titles, five rows, equality
        QCOMPARE(parts.item(0, 0)->text(), "By row");
        QCOMPARE(parts.item(0, 1)->text(), "Meadows in it");
        QCOMPARE(parts.item(3, 0)->text(), "Row 3");
        QCOMPARE(parts.item(3, 1)->text(), "1");
        QCOMPARE(parts.item(6, 1)->text(), "25%");
        std::vector<Hex> places;
        connect(&ledger, &LedgerPanel::placesRequested, &ledger,
                [&](const std::vector<Hex>& asked) { places = asked; });
        emit parts.itemActivated(parts.item(3, 1));
        QCOMPARE(places.size(), std::size_t{5});
        QVERIFY(BalanceExport::csv(fixture.session).contains("row,T2,Meadows in it: Row 3,count,1\n"));
        QTemporaryDir folder;
        QVERIFY(BalanceExport::write(folder.filePath("report.png"), fixture.session, {}));
        fixture.document.undoStack().undo();
        QTRY_VERIFY(!parts.isVisible());
    }

    void aGameWithoutFiguresSaysSo() {
        BalanceFixture fixture(test::toySystem());
        QVERIFY(!fixture.session.available());
        CheckPanel panel(fixture.session);
        LedgerPanel ledger(fixture.session);
        fixture.show(panel);
        fixture.show(ledger);
        QVERIFY(panel.findChild<QLabel*>("checkUnavailable")->isVisible());
        QVERIFY(!panel.findChild<QPushButton*>("checkStart")->isVisible());
        QVERIFY(words(ledger, "ledgerNote").contains("no balance measures"));
    }
};

HEXA_TEST(BalanceLedgerTest);

}  // namespace hexa::test::balancing

#include "ledger_test.moc"
