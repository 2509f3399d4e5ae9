// SPDX-License-Identifier: GPL-3.0-or-later
// Checks, certificates and comparisons of the Balance mode with the judged toy, by real events.
#include "core/engine/play/play.h"
#include "core/io/format/scenariofile.h"
#include "editor/balance/balanceexport.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/checkpanel.h"
#include "editor/balance/comparepanel.h"
#include "editor/balance/ledgerpanel.h"
#include "editor/balance/overlays.h"
#include "editor/balance/shareplot.h"
#include "editor/preview/fairness.h"
#include "editor/tools/tools.h"
#include "tests/editor/balance/balancefixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace hexa::test::balancing {

using namespace editor;

class BalanceTest : public QObject {
    Q_OBJECT

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

}  // namespace hexa::test::balancing

#include "balance_test.moc"
