// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/engine/play/play.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/ledgerpanel.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"
#include "tests/editor/openmap.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QLabel>
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
    BalanceSession session{document, locale};

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
        QVERIFY2(note->text().contains("Predicted gap: 0.0 points"), qPrintable(note->text()));
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
        // The range of gaps of similar maps is irrelevant to a map with games.
        LedgerPanel ledger(fixture.session);
        ledger.show();
        auto* note = ledger.findChild<QLabel*>("ledgerNote");
        QTRY_VERIFY2(note->text().endsWith("Predicted gap: 33 points."), qPrintable(note->text()));
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
