// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/binding.h"
#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/engine/play/play.h"
#include "core/io/format/scenariofile.h"
#include "editor/balance/balanceexport.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/checkpanel.h"
#include "editor/balance/comparepanel.h"
#include "editor/balance/ledgerpanel.h"
#include "editor/balance/overlays.h"
#include "editor/balance/shareplot.h"
#include "editor/canvas/designcanvas.h"
#include "editor/preview/fairness.h"
#include "editor/preview/heatlegend.h"
#include "editor/tools/tools.h"
#include "tests/editor/openmap.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace hexa;
using namespace hexa::editor;

namespace {

const Hex beside{-1, 0};  // the first seat's home is at (-2, 0), the second's at (2, 0)
const Hex besideOther{1, 0};
const KindId meadow = kindIdAt(0);

struct BalanceFixture : test::OpenMap {
    explicit BalanceFixture(GameSystem game = test::judgedToy()) : OpenMap(Systems({std::move(game)})) {}
    /// Sets options of the map.
    void options(const std::vector<std::string>& names) {
        SetOptions change;
        for (const std::string& name : names) change.options[name] = true;
        QVERIFY(document.apply(Edit{change}, "options"));
    }
    /// Declares the target shares of the map's wins.
    void declare(const std::string& targets) {
        Extra extra = document.scenario().extra;
        extra.members.emplace_back("targets", targets);
        QVERIFY(document.apply(Edit{SetExtra{extra}}, "targets"));
    }
    template <class Widget>
    Widget& show(Widget& widget) {
        widget.resize(400, 900);
        widget.show();
        return widget;
    }

    BalanceSession session{document, locale};
};

template <class Child>
Child& child(const QWidget& parent, const char* name) {
    auto* found = parent.findChild<Child*>(name);
    Q_ASSERT_X(found != nullptr, "child", name);
    return *found;
}

void click(QWidget& button) {
    // A check box may be wider than its clickable part.
    const bool box = qobject_cast<QCheckBox*>(&button) != nullptr;
    QTest::mouseClick(&button, Qt::LeftButton, {},
                      box ? QPoint(8, button.height() / 2) : button.rect().center());
}

QString status(const BalanceSession& session) {
    return BalanceTexts::text(BalanceTexts::headline(session), session.locale());
}

QString words(const QWidget& panel, const char* name) { return child<QLabel>(panel, name).text(); }

}  // namespace

class BalanceTest : public QObject {
    Q_OBJECT

    static bool ended(const BalanceSession& session) {
        return session.job() == BalanceSession::Job::None && session.result() != nullptr &&
               !session.result()->running;
    }

private slots:
    void aCheckEndsWithAVerdict() {
        BalanceFixture fixture;
        CheckPanel panel(fixture.session);
        fixture.show(panel);
        fixture.put(beside, meadow);  // 2 : 1
        click(child<QPushButton>(panel, "checkStart"));
        QCOMPARE(fixture.session.job(), BalanceSession::Job::Check);
        QTRY_VERIFY(ended(fixture.session));
        QCOMPARE(fixture.session.result()->report.verdict, balance::Verdict::Unfair);
        QVERIFY2(words(panel, "checkVerdict").startsWith("Unfair"), qPrintable(words(panel, "checkVerdict")));
        const SharePlot& plot = panel.findChild<SharePlotView*>()->plot();
        QCOMPARE(plot.lines.size(), 2U);
        QVERIFY(!plot.points.empty());
        QVERIFY(plot.points.back().shares[0] > 0.55);
        QCOMPARE(plot.points.back().games, fixture.session.result()->games);
        QCOMPARE(child<QTableWidget>(panel, "checkFigures").rowCount(), 2);
        QCOMPARE(child<QPushButton>(panel, "checkStart").text(), "&Start Check");
        QVERIFY(!panel.findChild<QWidget*>("checkProgress")->isVisible());
    }

    void anEvenMapIsFair() {
        BalanceFixture fixture;
        fixture.session.setMargin(0.05);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        QCOMPARE(fixture.session.result()->report.verdict, balance::Verdict::Fair);
        QTRY_COMPARE(status(fixture.session), QString("fair within 5.0 points"));
    }

    /// The levels of play come first; other bots are folded, with the number of those that play.
    void levelsComeFirst() {
        GameSystem game = test::judgedToy();
        ownCopy(game.play).bots = {"random", "coin", "odd", "slow"};
        ownCopy(game.play).levels = {{"easy", "coin"}, {"hard", "slow"}};
        BalanceFixture fixture(std::move(game));
        CheckPanel panel(fixture.session);
        fixture.show(panel);
        click(child<QToolButton>(panel, "checkSetupShow"));
        const auto& easy = child<QCheckBox>(panel, "bot-coin");
        const auto& hard = child<QCheckBox>(panel, "bot-slow");
        auto& odd = child<QCheckBox>(panel, "bot-odd");
        auto& more = child<QToolButton>(panel, "checkMoreBots");
        QVERIFY(easy.isVisible() && hard.isVisible() && more.isVisible() && !odd.isVisible());
        QVERIFY(easy.mapTo(&panel, QPoint()).y() < hard.mapTo(&panel, QPoint()).y());
        QVERIFY(more.text().contains('0'));
        click(more);
        QVERIFY(odd.isVisible());
        click(odd);
        QCOMPARE(fixture.session.panel(), (std::vector<std::string>{"coin", "odd"}));
        QVERIFY(more.text().contains('1'));
    }

    void aGameWithoutLevelsFoldsNoBots() {
        BalanceFixture fixture;
        CheckPanel panel(fixture.session);
        fixture.show(panel);
        click(child<QToolButton>(panel, "checkSetupShow"));
        QVERIFY(child<QCheckBox>(panel, "bot-slow").isVisible());
        QVERIFY(!child<QToolButton>(panel, "checkMoreBots").isVisible());
    }

    void aCheckCanBeStopped() {
        BalanceFixture fixture;
        CheckPanel panel(fixture.session);
        fixture.show(panel);
        fixture.session.setMargin(0.005);
        // One button first; the bots are behind another.
        QVERIFY(!child<QCheckBox>(panel, "bot-slow").isVisible());
        click(child<QToolButton>(panel, "checkSetupShow"));
        click(child<QCheckBox>(panel, "bot-slow"));
        click(child<QCheckBox>(panel, "bot-coin"));
        QCOMPARE(fixture.session.panel(), std::vector<std::string>{"slow"});
        QVERIFY(!child<QCheckBox>(panel, "bot-slow").isEnabled());  // the last one stays
        auto& start = child<QPushButton>(panel, "checkStart");
        click(start);
        QCOMPARE(start.text(), "&Stop");
        QTRY_VERIFY(fixture.session.result() != nullptr && fixture.session.result()->games > 0);
        QCOMPARE(fixture.session.job(), BalanceSession::Job::Check);
        click(start);
        QTRY_VERIFY(ended(fixture.session));
        QVERIFY(fixture.session.result()->report.cancelled);
        QVERIFY(words(panel, "checkVerdict").contains("stopped"));
    }

    void goingAwayStopsACheck() {
        BalanceFixture fixture;
        fixture.session.setPanel({"slow"});
        fixture.session.setMargin(0.005);
        fixture.session.startCheck();
        QTRY_VERIFY(fixture.session.result() != nullptr);
        QCOMPARE(fixture.session.job(), BalanceSession::Job::Check);
    }

    void aChangeMarksTheResult() {
        BalanceFixture fixture;
        CheckPanel panel(fixture.session);
        fixture.show(panel);
        fixture.session.setMargin(0.1);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        const auto& stale = child<QLabel>(panel, "checkStale");
        QTRY_VERIFY(!fixture.session.factsPending());
        QVERIFY(!stale.isVisible());
        fixture.put(beside, meadow);
        QTRY_VERIFY(stale.isVisible());
        fixture.document.undoStack().undo();
        QTRY_VERIFY(!stale.isVisible());
    }

    void aMapThatCannotBePlayedSaysWhy() {
        BalanceFixture fixture;
        CheckPanel panel(fixture.session);
        fixture.show(panel);
        fixture.document.apply({SetSeats{}}, "no seats");
        click(child<QPushButton>(panel, "checkStart"));
        QTRY_VERIFY(words(panel, "checkStatus").contains("has no Home"));
        QCOMPARE(fixture.session.job(), BalanceSession::Job::None);
    }

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
        QCOMPARE(causes.item(1)->text(), "Everything else (-4.7 points)");
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

    void aCertificateIsStoredUndoneVoidAndChecked() {
        BalanceFixture fixture;
        CheckPanel panel(fixture.session);
        fixture.show(panel);
        const Scenario before = fixture.document.scenario();
        child<QSpinBox>(panel, "certificateGames").setValue(1'000);
        fixture.session.setMargin(0.1);
        QVERIFY(!child<QPushButton>(panel, "verifyCertificate").isEnabled());
        click(child<QPushButton>(panel, "certify"));
        QCOMPARE(fixture.session.job(), BalanceSession::Job::Certify);
        QTRY_COMPARE(fixture.session.message(),
                     QString("Result stored with the map: certified fair within 10.0 points."));
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QTRY_VERIFY(fixture.session.facts().certified());
        QTRY_VERIFY(words(panel, "certificateState").startsWith("Certified fair within 10.0 points"));
        QCOMPARE(status(fixture.session), QString("certified fair within 10.0 points"));
        const Scenario certified = fixture.document.scenario();

        // As after writing and reading a file.
        const auto again =
            readScenario(writeScenario(certified, fixture.document.catalog()), fixture.systems);
        QVERIFY(again && *again == certified);

        click(child<QPushButton>(panel, "verifyCertificate"));
        QTRY_VERIFY2(fixture.session.message().startsWith("The certificate is correct"),
                     qPrintable(fixture.session.message()));

        fixture.put(beside, meadow);
        QTRY_VERIFY(!fixture.session.facts().certified());
        QTRY_VERIFY(words(panel, "certificateState").contains("void: the map has changed"));
        QVERIFY2(status(fixture.session).endsWith("certificate void"), qPrintable(status(fixture.session)));
        // Played again on another map it would be called untrue.
        QTRY_VERIFY(!child<QPushButton>(panel, "verifyCertificate").isEnabled());
        fixture.session.startVerification();
        QCOMPARE(fixture.session.job(), BalanceSession::Job::None);
        fixture.document.undoStack().undo();
        QTRY_VERIFY(fixture.session.facts().certified());
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario() == before);
        QTRY_VERIFY(!fixture.session.facts().certificate);
        QVERIFY2(!status(fixture.session).contains("certif"), qPrintable(status(fixture.session)));
    }

    /// The stored report of an unfair map is evidence, not a certificate of fairness: it is never
    /// called certified.
    void anUnfairMapIsNeverCalledCertified() {
        BalanceFixture fixture;
        CheckPanel panel(fixture.session);
        LedgerPanel ledger(fixture.session);
        fixture.show(panel);
        fixture.show(ledger);
        fixture.put(beside, meadow);                                  // 2 : 1, a gap of 33 points
        child<QSpinBox>(panel, "certificateGames").setValue(20'000);  // so that chance leaves the tens alone
        click(child<QPushButton>(panel, "certify"));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.session.facts().certified(), test::patience);
        static const QRegularExpression unfair("^unfair: 3\\d points$");
        // Games played in the background may be reported first; more games come nearer to the
        // truth.
        QTRY_VERIFY2(unfair.match(status(fixture.session)).hasMatch(), qPrintable(status(fixture.session)));
        QCOMPARE(BalanceTexts::headline(fixture.session).fairness, balance::Fairness::Unfair);
        QVERIFY(!fairnessIcon(balance::Fairness::Unfair).isNull() &&
                fairnessColour(balance::Fairness::Unfair).isValid());
        for (const QWidget* where : std::initializer_list<const QWidget*>{&panel, &ledger}) {
            auto* words = where->findChild<QLabel*>("balanceHeadline");
            QVERIFY(words != nullptr && words->isVisible());
            QVERIFY2(words->text().startsWith("Unfair: 3"), qPrintable(words->text()));
            QCOMPARE(words->palette().color(QPalette::WindowText), fairnessColour(balance::Fairness::Unfair));
        }
        const QString stored = words(panel, "certificateState");
        QVERIFY2(stored.startsWith("Unfair, so not certified"), qPrintable(stored));
        QVERIFY2(fixture.session.message().startsWith("Not certified."),
                 qPrintable(fixture.session.message()));
        QVERIFY(!fixture.document.undoStack().undoText().contains("Certif"));
        // The text follows a later change of the language, with that language's numbers.
        fixture.locale.setLanguage("de");
        QCoreApplication::processEvents();
        QVERIFY2(words(panel, "balanceHeadline").startsWith("Unfair: 3"),
                 qPrintable(words(panel, "balanceHeadline")));
        QVERIFY(words(panel, "balanceHeadline").endsWith("Punkte"));
        QVERIFY2(words(panel, "certificateState").contains("20.00"),
                 qPrintable(words(panel, "certificateState")));
        fixture.locale.setLanguage("en");
    }

    void noCertificateForAnotherMap() {
        BalanceFixture fixture;
        fixture.session.setPanel({"slow"});
        fixture.session.startCertificate(200);
        fixture.put(beside, meadow);
        QTRY_VERIFY(ended(fixture.session));
        QVERIFY2(fixture.session.message().contains("changed"), qPrintable(fixture.session.message()));
        QVERIFY(fixture.document.scenario().extra.empty());
    }

    void comparesWithTheMapBefore() {
        BalanceFixture fixture;
        ComparePanel panel(fixture.session);
        fixture.show(panel);
        auto& compare = child<QPushButton>(panel, "compareStart");
        QVERIFY(!compare.isEnabled());
        click(child<QPushButton>(panel, "compareKeep"));
        QVERIFY(compare.isEnabled());
        fixture.put(beside, meadow);
        child<QSpinBox>(panel, "compareGames").setValue(2'000);
        click(compare);
        QTRY_VERIFY(fixture.session.comparison() != nullptr);
        const MapComparison& found = *fixture.session.comparison();
        QCOMPARE(found.bots.size(), 1U);
        QVERIFY(found.bots[0].games >= 2'000);
        QVERIFY(found.bots[0].places[0].change.low > 0.1);
        QCOMPARE(found.after, balance::Verdict::Unfair);
        QCOMPARE(child<QTableWidget>(panel, "compareTable").rowCount(), 3);  // a line for the bot
        QVERIFY(words(panel, "compareWords").contains("current map: unfair"));
        QTRY_VERIFY(!fixture.session.factsPending() && !fixture.session.comparisonIsStale());
        fixture.document.undoStack().undo();
        QTRY_VERIFY(words(panel, "compareWords").contains("before its last change"));
    }

    /// Games without a single winner are shown as such, for each map.
    void comparisonsTellSharedAndDrawnGames() {
        BalanceFixture fixture;
        ComparePanel panel(fixture.session);
        fixture.show(panel);
        click(child<QPushButton>(panel, "compareKeep"));
        fixture.document.apply({SetOptions{{{"shared", true}, {"drawn", true}}}}, "options");
        child<QSpinBox>(panel, "compareGames").setValue(2'000);
        click(child<QPushButton>(panel, "compareStart"));
        QTRY_VERIFY(fixture.session.comparison() != nullptr);
        const auto& [before, now] = fixture.session.comparison()->bots[0].undivided;
        QCOMPARE(before, sim::Undivided{});
        // A fifth of the games has no winner, and a fifth is shared by both players.
        QCOMPARE(fixture.document.scenario().players(), 2);
        for (const std::int64_t count : {now.drawn, now.shared})
            QVERIFY2(count > 300 && count < 500, qPrintable(QString::number(count)));
        auto& table = child<QTableWidget>(panel, "compareTable");
        QVERIFY(table.item(1, 0)->text().contains(QLocale("en").toString(now.drawn)));
        // By lot: the even map stays even. Given to one seat, its share would be a tenth more; by
        // chance alone it changes by some hundredths.
        QVERIFY(!fixture.session.comparison()->bots[0].places[0].change.outside({-0.03, 0.03}));
    }

    void aResultStandsUnderNoOtherA() {
        BalanceFixture fixture;
        fixture.session.setPanel({"slow"});
        fixture.session.setA(fixture.document.scenario(), "one");
        fixture.session.startComparison(200);
        fixture.put(beside, meadow);
        fixture.session.setA(fixture.document.scenario(), "two");
        QTRY_COMPARE(fixture.session.job(), BalanceSession::Job::None);
        QVERIFY(fixture.session.comparison() == nullptr);
        QVERIFY2(fixture.session.message().contains("Map A was replaced"),
                 qPrintable(fixture.session.message()));
    }

    void comparesWithAFileAndRefusesOthers() {
        BalanceFixture fixture;
        QTemporaryDir folder;
        const QString path = folder.filePath("other.hexa");
        QVERIFY(
            saveScenario(fixture.game().layout("3p")->scenario, fixture.game().catalog, path.toStdString()));
        fixture.session.readA(folder.filePath("nothing.hexa"));
        QVERIFY(!fixture.session.hasA());
        QVERIFY(!fixture.session.message().isEmpty());
        fixture.session.readA(path);
        QCOMPARE(fixture.session.nameOfA(), "other");
        fixture.session.startComparison(100);
        QTRY_VERIFY2(fixture.session.message().contains("their seats or teams differ"),
                     qPrintable(fixture.session.message()));
        QVERIFY(fixture.session.comparison() == nullptr);
    }

    void exportsFiguresAndPage() {
        BalanceFixture fixture;
        fixture.put(beside, meadow);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        QTRY_VERIFY(!fixture.session.factsPending());
        const QStringList lines = BalanceExport::csv(fixture.session).split('\n');
        QCOMPARE(lines[0], "part,id,name,unit,seat 1,seat 2,equality");
        QCOMPARE(lines[1], "ledger,T1,toy.meadows,count,1,0,0.5");
        QVERIFY2(lines[2].startsWith("prediction,coin,share of wins,share,0.66666667,0.33333333,"),
                 qPrintable(lines[2]));
        QCOMPARE(lines[4], "part,bot,seats,games,wins,share,low,high,verdict");
        const balance::ShareFigure& figure = fixture.session.result()->report.bots[0].places[0];
        QVERIFY2(lines[5].startsWith(QString("played,coin,1,%1,%2,")
                                         .arg(fixture.session.result()->report.bots[0].games)
                                         .arg(figure.wins)),
                 qPrintable(lines[5]));
        QVERIFY(lines[5].endsWith(",unfair"));
        QVERIFY(!BalanceExport::csv(fixture.session).contains("stale"));
        fixture.document.undoStack().undo();
        QTRY_VERIFY(fixture.session.resultIsStale());
        const QStringList later = BalanceExport::csv(fixture.session).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(later.back(), "stale,,played on the map before a change");
        QTemporaryDir folder;
        for (const auto& [name, magic] :
             {std::pair("report.csv", "part,"), {"report.png", "\x89PNG"}, {"report.pdf", "%PDF"}}) {
            const QString path = folder.filePath(name);
            QVERIFY(BalanceExport::write(path, fixture.session, {}));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().startsWith(magic), name);
        }
        QVERIFY(!BalanceExport::write(folder.filePath("no/such/report.csv"), fixture.session, {}));
    }

    /// Places in the order are judged: in the table, the plot, the note of the ledger and the file.
    void placesInTheOrderAreShown() {
        BalanceFixture fixture;
        fixture.options({"order"});
        CheckPanel check(fixture.session);
        LedgerPanel ledger(fixture.session);
        fixture.show(check);
        fixture.show(ledger);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        QCOMPARE(fixture.session.result()->report.verdict, balance::Verdict::Unfair);
        auto& figures = child<QTableWidget>(check, "checkFigures");
        QCOMPARE(figures.columnCount(), 3);  // points are known of seats only
        QCOMPARE(figures.horizontalHeaderItem(0)->text(), "Position");
        QCOMPARE(figures.item(1, 0)->text(), "Position 2 in turn order");
        QVERIFY(figures.item(1, 1)->text().toDouble() > 55);
        const auto& verdict = child<QLabel>(check, "checkVerdict");
        // The named one depends on the results of the last games.
        static const QRegularExpression named("position [12] in turn order wins");
        QTRY_VERIFY2(named.match(verdict.text()).hasMatch(), qPrintable(verdict.text()));
        const SharePlot& plot = child<SharePlotView>(check, "sharePlot").plot();
        QCOMPARE(plot.lines[1].name, "Position 2 in turn order");
        QVERIFY(plot.points.back().shares[1] > 0.55);
        const auto& note = child<QLabel>(ledger, "ledgerNote");
        QTRY_VERIFY2(note.text().startsWith("Win rates by turn order: "), qPrintable(note.text()));
        const QStringList lines = BalanceExport::csv(fixture.session).split('\n');
        QVERIFY(lines.contains("part,bot,place in the order,games,wins,share,low,high,verdict"));
        fixture.session.setA(fixture.document.scenario(), "A");
        fixture.session.startComparison(500);
        ComparePanel compare(fixture.session);
        QTRY_VERIFY(fixture.session.comparison() != nullptr);
        QCOMPARE(child<QTableWidget>(compare, "compareTable").horizontalHeaderItem(0)->text(),
                 "Position in turn order");
        QVERIFY(fixture.session.comparison()->bots[0].places[1].before > 0.7);
    }

    /// A map that declares 60 to 40 is fair at that; the targets are beside the shares.
    void declaredSharesAreShown() {
        BalanceFixture fixture;
        fixture.declare("[3,2]");
        fixture.options({"bound", "red", "shared", "drawn"});
        CheckPanel check(fixture.session);
        fixture.show(check);
        fixture.session.setMargin(0.05);
        fixture.session.startCheck();
        QTRY_VERIFY(ended(fixture.session));
        const balance::BalanceReport& report = fixture.session.result()->report;
        QCOMPARE(report.targets, (std::vector<std::int32_t>{3, 2}));
        auto& figures = child<QTableWidget>(check, "checkFigures");
        QCOMPARE(figures.columnCount(), 5);
        QCOMPARE(figures.horizontalHeaderItem(3)->text(), "Target (%)");
        QCOMPARE(figures.item(0, 3)->text(), "60.0");
        QCOMPARE(figures.item(1, 3)->text(), "40.0");
        LedgerPanel ledger(fixture.session);
        fixture.show(ledger);
        QTRY_VERIFY(child<QLabel>(ledger, "ledgerNote").text().contains("Target: 60.0 : 40.0%"));
        const SharePlot& plot = child<SharePlotView>(check, "sharePlot").plot();
        QCOMPARE(plot.lines[0].target, 0.6);
        QCOMPARE(plot.lines[1].target, 0.4);
        const QString words = child<QLabel>(check, "checkVerdict").text();
        QVERIFY2(words.contains("60.0 : 40.0% ("), qPrintable(words));
        QVERIFY2(words.contains("Drawn games: "), qPrintable(words));
        const QString csv = BalanceExport::csv(fixture.session);
        QVERIFY(csv.contains("low,high,verdict,wanted,shared wins,drawn games\n"));
        QVERIFY(csv.contains(QString(",0.6,%1,%2\n").arg(report.bots[0].shared).arg(report.bots[0].drawn)));
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

    void everythingHasAName() {
        BalanceFixture fixture;
        CheckPanel check(fixture.session);
        LedgerPanel ledger(fixture.session);
        ComparePanel compare(fixture.session);
        OverlayBar bar(fixture.session);
        for (const QWidget* panel : {static_cast<QWidget*>(&check), static_cast<QWidget*>(&ledger),
                                     static_cast<QWidget*>(&compare), static_cast<QWidget*>(&bar)})
            for (const QWidget* widget : panel->findChildren<QWidget*>()) {
                if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith("qt_")) continue;
                const auto* button = qobject_cast<const QAbstractButton*>(widget);
                if (qobject_cast<const QLabel*>(widget) != nullptr || widget->window() != panel) continue;
                const bool inner =
                    widget->parentWidget() != nullptr &&
                    (qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) != nullptr ||
                     qobject_cast<const QAbstractScrollArea*>(widget->parentWidget()) != nullptr ||
                     widget->inherits("QHeaderView") || widget->inherits("QAbstractButton"));
                if (inner) continue;
                QVERIFY2(!widget->accessibleName().isEmpty() ||
                             (button != nullptr && !button->text().isEmpty()),
                         qPrintable(widget->objectName() + " of " + panel->objectName() + ' ' +
                                    widget->metaObject()->className()));
            }
    }
};

HEXA_TEST(BalanceTest);
#include "balance_test.moc"
