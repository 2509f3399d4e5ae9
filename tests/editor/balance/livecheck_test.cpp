// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/engine/play/play.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/checkpanel.h"
#include "editor/balance/ledgerpanel.h"
#include "editor/document/document.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/locale.h"
#include "tests/editor/openmap.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>

using namespace hexa;
using namespace hexa::editor;

namespace {

const Hex besideHome{-1, 0};  // the first seat's home is at (-2, 0)
const KindId meadowTile = kindIdAt(0);

/// Returns the toy with this bot. `runs` counts the requested series.
GameSystem toyWithPanel(const char* bot, std::shared_ptr<std::atomic<int>> runs) {
    GameSystem game = test::judgedToy();
    ownCopy(game.balance).panel = {bot};
    ownCopy(game.play).series = [series = game.play->series, runs](const Scenario& map,
                                                                   const SeriesSetup& setup) {
        ++*runs;
        return series(map, setup);
    };
    return game;
}

/// A map at rest; a margin so narrow that the even map is never found fair.
struct LiveCheckFixture : test::OpenMap {
    explicit LiveCheckFixture(const char* bot = "coin", BackgroundWork work = BackgroundWork::Always)
        : LiveCheckFixture(std::make_shared<std::atomic<int>>(0), bot, work) {}
    bool factsAreOfNow() const {
        return !session.factsPending() &&
               session.facts().fingerprint == fingerprintOf(document.system(), document.scenario());
    }
    QString status() const { return BalanceTexts::text(BalanceTexts::headline(session), locale); }
    balance::Fairness fairness() const { return BalanceTexts::headline(session).fairness; }
    bool idle() const { return factsAreOfNow() && !session.live().pending(); }

    std::shared_ptr<std::atomic<int>> runs;
    PlayedMaps games{document.system()};
    BalanceSession session{document, games, locale};

private:
    LiveCheckFixture(std::shared_ptr<std::atomic<int>> counted, const char* bot, BackgroundWork work)
        : OpenMap(Systems({toyWithPanel(bot, counted)})), runs(std::move(counted)) {
        session.setMargin(0.001);
        session.allowLive(work);
    }
};

}  // namespace

class LiveCheckTest : public QObject {
    Q_OBJECT

private slots:
    void aMapAtRestIsPlayed() {
        LiveCheckFixture fixture;
        LedgerPanel ledger(fixture.session);
        ledger.resize(400, 900);
        ledger.show();
        auto* gap = ledger.findChild<QLabel*>("ledgerGap");
        auto* note = ledger.findChild<QLabel*>("ledgerNote");
        QCOMPARE(fixture.session.job(), BalanceSession::Job::None);
        QTRY_VERIFY(fixture.idle());
        QCOMPARE(fixture.fairness(), balance::Fairness::Played);
        QVERIFY2(fixture.status().startsWith("gap in games: "), qPrintable(fixture.status()));
        QTRY_VERIFY2(gap->text().startsWith("Gap in games: "), qPrintable(gap->text()));
        QVERIFY2(note->text().contains("from 20,004 games on this map (bot: coin)"),
                 qPrintable(note->text()));
        // No other number beside that of the games.
        QVERIFY2(!note->text().contains("redict"), qPrintable(note->text()));
        QVERIFY(!ledger.findChild<QLabel*>("balanceHeadline")->isVisible());
    }

    void aVerdictIsReportedWhenItStands() {
        LiveCheckFixture fixture;
        fixture.put(besideHome, meadowTile);  // 2 : 1
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Unfair);
        QTRY_VERIFY(fixture.idle());  // and played on, for the interval
        const balance::BotReport& bot = fixture.session.played()->bots.front();
        QVERIFY(bot.games >= 20'000);
        QVERIFY(bot.gapInterval.high - bot.gapInterval.low < 0.1);
        QVERIFY(std::abs(bot.gap - 1.0 / 3) < 0.03);
        // Neither a second number nor swaps that only the prediction knows.
        LedgerPanel ledger(fixture.session);
        ledger.show();
        auto* note = ledger.findChild<QLabel*>("ledgerNote");
        QTRY_VERIFY2(note->text().endsWith("(bot: coin)."), qPrintable(note->text()));
        QCOMPARE(ledger.findChild<QListWidget*>("ledgerSwaps")->count(), 0);
        const auto expected = fixture.session.expectedGap();
        QVERIFY(expected && expected->played && std::abs(expected->gap - 100 * bot.gap) < 1e-9);
    }

    /// While a tile is dragged over a map with games, the first number is theirs. The second one
    /// counts the usual error of predicted changes.
    void aDragStartsFromTheGames() {
        LiveCheckFixture fixture;
        fixture.put(besideHome, meadowTile);
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Unfair);
        QTRY_VERIFY(fixture.idle());
        LedgerPanel ledger(fixture.session);
        ledger.show();
        const Edit gone =
            paintCells(fixture.map(), fixture.document.catalog(), {&besideHome, 1}, KindId::Empty);
        fixture.session.setPreview(&gone);
        auto* gap = ledger.findChild<QLabel*>("ledgerGap");
        const QString played =
            fixture.locale.text(balance::decimalText(100 * fixture.session.played()->bots.front().gap, 1));
        QTRY_VERIFY2(gap->text().startsWith("Gap " + played + " → "), qPrintable(gap->text()));
        QVERIFY2(!gap->text().endsWith("→ 0.0 points"), qPrintable(gap->text()));
    }

    void undoBringsTheResultBack() {
        LiveCheckFixture fixture;
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Played);
        QTRY_VERIFY(fixture.idle());
        const QString even = fixture.status();
        fixture.put(besideHome, meadowTile);
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Unfair);
        QTRY_VERIFY(fixture.idle());
        const QString uneven = fixture.status();
        fixture.document.undoStack().undo();
        QTRY_VERIFY(fixture.factsAreOfNow());
        QCOMPARE(fixture.status(), even);  // with the figures of the map, and nobody plays
        QVERIFY(!fixture.session.live().pending());
        QCOMPARE(fixture.runs->load(), 2);
        fixture.document.undoStack().redo();
        QTRY_VERIFY(fixture.factsAreOfNow());
        QCOMPARE(fixture.status(), uneven);
        QVERIFY(!fixture.session.live().pending());
    }

    /// Quick bots first: the slow one begins when they have ended, and says how strong players
    /// fare. On a clearly unfair map it need not play.
    void strongBotsFollow() {
        GameSystem game = toyWithPanel("coin", std::make_shared<std::atomic<int>>(0));
        ownCopy(game.balance).panel = {"coin", "slow"};
        ownCopy(game.balance).searchBots = {{"slow", 20}};
        test::OpenMap open{Systems({std::move(game)})};
        PlayedMaps games{open.document.system()};
        BalanceSession session{open.document, games, open.locale};
        session.setMargin(0.05);  // which takes the slow one a second or more
        session.allowLive(BackgroundWork::Always);
        CheckPanel panel(session);
        panel.resize(400, 900);
        panel.show();
        auto* times = panel.findChild<QLabel*>("checkTimes");
        const auto headline = [&] { return BalanceTexts::headline(session).fairness; };
        // While the slow one plays, the map is fair for weaker play only, and the time runs.
        QTRY_COMPARE(headline(), balance::Fairness::Nearly);
        QVERIFY(session.live().running());
        QTRY_VERIFY2(times->isVisible() && times->text().startsWith("Bots are playing this map: "),
                     qPrintable(times->text()));
        QTRY_COMPARE_WITH_TIMEOUT(headline(), balance::Fairness::Fair, test::patience);
        QTRY_VERIFY(!session.live().pending());
        QCOMPARE(session.played()->bots.size(), std::size_t{2});
        QTRY_VERIFY(!times->isVisible());
        session.setMargin(0.02);
        open.put(besideHome, meadowTile);
        QTRY_COMPARE(headline(), balance::Fairness::Unfair);
        QTRY_VERIFY(!session.live().pending());
        QCOMPARE(session.played()->bots.size(), std::size_t{1});
    }

    void theSameMapPlaysTheSameGames() {
        LiveCheckFixture one;
        LiveCheckFixture two;
        QTRY_VERIFY(one.idle() && two.idle());
        QCOMPARE(*one.session.played(), *two.session.played());
    }

    void aChangeStopsTheGames() {
        LiveCheckFixture fixture("slow");
        QTRY_COMPARE(fixture.runs->load(), 1);  // of twenty seconds
        fixture.put(besideHome, meadowTile);
        QTRY_COMPARE(fixture.runs->load(), 2);  // one begins when the one before has ended
        QTRY_VERIFY(fixture.factsAreOfNow());
        QVERIFY(fixture.session.facts().prediction->gap() > 30);
        // An interrupted run has no result: the map before is played again.
        fixture.document.undoStack().undo();
        QTRY_VERIFY(fixture.factsAreOfNow());
        QVERIFY(fixture.session.live().pending());
        QTRY_COMPARE(fixture.runs->load(), 3);
    }

    void whatIsNoMatterOfTheMapPlaysNothingAnew() {
        LiveCheckFixture fixture;
        QTRY_VERIFY(fixture.idle());
        QCOMPARE(fixture.runs->load(), 1);
        QVERIFY(fixture.document.apply({SetTexts{Localized("Another title"), {}, {}}}, "title"));
        QTRY_VERIFY(fixture.idle());
        QCOMPARE(fixture.fairness(), balance::Fairness::Played);
        QCOMPARE(fixture.runs->load(), 1);
    }

    void goingAwayStopsTheGames() {
        LiveCheckFixture fixture("slow");
        QTRY_VERIFY(fixture.session.live().running());
    }

    void switchedOffThereIsOnlyThePrediction() {
        LiveCheckFixture fixture;
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Played);
        fixture.session.allowLive(BackgroundWork::Never);
        QTRY_VERIFY(!fixture.session.live().pending());
        QCOMPARE(fixture.fairness(), balance::Fairness::Predicted);
        fixture.put(besideHome, meadowTile);
        QTRY_VERIFY(fixture.factsAreOfNow());
        QVERIFY(!fixture.session.live().pending());
        QCOMPARE(fixture.fairness(), balance::Fairness::Predicted);
        fixture.session.allowLive(BackgroundWork::Always);
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Unfair);
    }

    void notOnBatteryUnlessAllowed() {
        const QTemporaryDir power;
        QVERIFY(QDir(power.path()).mkdir("BAT0"));
        for (const auto& [name, text] : {std::pair{"type", "Battery\n"}, {"status", "Discharging\n"}}) {
            QFile file(power.filePath(QString("BAT0/") + name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        LiveCheckFixture fixture("coin", BackgroundWork::Never);
        fixture.session.setPowerFolder(power.path());
        fixture.session.allowLive(BackgroundWork::OnMains);
        QTRY_VERIFY(fixture.session.live().waitsForMains());
        QVERIFY(!fixture.session.live().running());
        QCOMPARE(fixture.fairness(), balance::Fairness::Predicted);
        fixture.session.allowLive(BackgroundWork::Always);
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Played);
    }

    void aMapThatCannotBePlayedShowsThePredictionOnly() {
        LiveCheckFixture fixture;
        fixture.document.apply({SetSeats{}}, "no seats");
        QTRY_VERIFY(fixture.idle());
        QCOMPARE(fixture.fairness(), balance::Fairness::Unknown);
        QVERIFY(fixture.session.played() == nullptr);
    }

    void aCheckThatIsAskedForSaysMore() {
        LiveCheckFixture fixture("slow");
        QTRY_VERIFY(fixture.session.live().running());
        fixture.session.setPanel({"coin"});
        fixture.session.setMargin(0.05);
        fixture.session.startCheck();
        QTRY_VERIFY(!fixture.session.live().running() || fixture.session.job() == BalanceSession::Job::None);
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Nearly);
        QTRY_VERIFY(!fixture.session.live().pending());
        QCOMPARE(fixture.session.played(), &fixture.session.result()->report);
    }

    void anotherMarginAsksAnew() {
        LiveCheckFixture fixture;
        QTRY_VERIFY(fixture.idle());
        QCOMPARE(fixture.fairness(), balance::Fairness::Played);
        fixture.session.setMargin(0.05);
        QTRY_COMPARE(fixture.fairness(), balance::Fairness::Fair);
    }
};

HEXA_TEST(LiveCheckTest);
#include "livecheck_test.moc"
