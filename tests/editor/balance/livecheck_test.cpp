// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
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

const Hex beside{-1, 0};  // the first seat's home is at (-2, 0)
const KindId meadow = kindIdAt(0);

/// `runs` counts the series that are asked for.
GameSystem toyWithPanel(const char* bot, std::shared_ptr<std::atomic<int>> runs) {
    GameSystem game = test::judgedToy();
    game.balance->panel = {bot};
    game.play->series = [series = game.play->series, runs](const Scenario& map, const SeriesSetup& setup) {
        ++*runs;
        return series(map, setup);
    };
    return game;
}

/// A map at rest; a margin so narrow that the even map is never found fair.
struct Desk : test::OpenMap {
    explicit Desk(const char* bot = "coin", BackgroundWork work = BackgroundWork::Always)
        : Desk(std::make_shared<std::atomic<int>>(0), bot, work) {}
    bool factsAreOfNow() const {
        return !session.factsPending() &&
               session.facts().fingerprint == fingerprintOf(document.system(), document.scenario());
    }
    QString status() const { return BalanceTexts::text(BalanceTexts::headline(session), locale); }
    balance::Standing standing() const { return BalanceTexts::headline(session).standing; }
    bool idle() const { return factsAreOfNow() && !session.live().pending(); }

    std::shared_ptr<std::atomic<int>> runs;
    BalanceSession session{document, locale};

private:
    Desk(std::shared_ptr<std::atomic<int>> counted, const char* bot, BackgroundWork work)
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
        Desk desk;
        LedgerPanel ledger(desk.session);
        ledger.resize(400, 900);
        ledger.show();
        auto* gap = ledger.findChild<QLabel*>("ledgerGap");
        auto* note = ledger.findChild<QLabel*>("ledgerNote");
        QCOMPARE(desk.session.job(), BalanceSession::Job::None);
        QTRY_VERIFY(desk.idle());
        QCOMPARE(desk.standing(), balance::Standing::Played);
        QVERIFY2(desk.status().startsWith("played: "), qPrintable(desk.status()));
        QTRY_VERIFY2(gap->text().startsWith("Played: "), qPrintable(gap->text()));
        QVERIFY2(note->text().contains("from 20,004 games of the bot coin"), qPrintable(note->text()));
        QVERIFY2(note->text().contains("Predicted gap: 0.0 points"), qPrintable(note->text()));
        QVERIFY(!ledger.findChild<QLabel*>("balanceHeadline")->isVisible());
    }

    void aVerdictIsToldWhenItStands() {
        Desk desk;
        desk.put(beside, meadow);  // 2 : 1
        QTRY_COMPARE(desk.standing(), balance::Standing::Unfair);
        QTRY_VERIFY(desk.idle());  // and played on, for the interval
        const balance::BotReport& bot = desk.session.played()->bots.front();
        QVERIFY(bot.games >= 20'000);
        QVERIFY(bot.gapInterval.high - bot.gapInterval.low < 0.1);
        QVERIFY(std::abs(bot.gap - 1.0 / 3) < 0.03);
    }

    void undoBringsTheResultBack() {
        Desk desk;
        QTRY_COMPARE(desk.standing(), balance::Standing::Played);
        QTRY_VERIFY(desk.idle());
        const QString even = desk.status();
        desk.put(beside, meadow);
        QTRY_COMPARE(desk.standing(), balance::Standing::Unfair);
        QTRY_VERIFY(desk.idle());
        const QString uneven = desk.status();
        desk.document.undoStack().undo();
        QTRY_VERIFY(desk.factsAreOfNow());
        QCOMPARE(desk.status(), even);  // with the figures of the map, and nobody plays
        QVERIFY(!desk.session.live().pending());
        QCOMPARE(desk.runs->load(), 2);
        desk.document.undoStack().redo();
        QTRY_VERIFY(desk.factsAreOfNow());
        QCOMPARE(desk.status(), uneven);
        QVERIFY(!desk.session.live().pending());
    }

    void theSameMapPlaysTheSameGames() {
        Desk one;
        Desk two;
        QTRY_VERIFY(one.idle() && two.idle());
        QCOMPARE(*one.session.played(), *two.session.played());
    }

    void aChangeStopsTheGames() {
        Desk desk("slow");
        QTRY_COMPARE(desk.runs->load(), 1);  // of twenty seconds
        desk.put(beside, meadow);
        QTRY_COMPARE(desk.runs->load(), 2);  // one begins when the one before has ended
        QTRY_VERIFY(desk.factsAreOfNow());
        QVERIFY(desk.session.facts().prediction->gap() > 30);
        // What was broken off is no result: the map before is played again.
        desk.document.undoStack().undo();
        QTRY_VERIFY(desk.factsAreOfNow());
        QVERIFY(desk.session.live().pending());
        QTRY_COMPARE(desk.runs->load(), 3);
    }

    void whatIsNoMatterOfTheMapPlaysNothingAnew() {
        Desk desk;
        QTRY_VERIFY(desk.idle());
        QCOMPARE(desk.runs->load(), 1);
        QVERIFY(desk.document.apply({SetTexts{Localized("Another title"), {}, {}}}, "title"));
        QTRY_VERIFY(desk.idle());
        QCOMPARE(desk.standing(), balance::Standing::Played);
        QCOMPARE(desk.runs->load(), 1);
    }

    void goingAwayStopsTheGames() {
        Desk desk("slow");
        QTRY_VERIFY(desk.session.live().running());
    }

    void switchedOffThereIsOnlyThePrediction() {
        Desk desk;
        QTRY_COMPARE(desk.standing(), balance::Standing::Played);
        desk.session.allowLive(BackgroundWork::Never);
        QTRY_VERIFY(!desk.session.live().pending());
        QCOMPARE(desk.standing(), balance::Standing::Predicted);
        desk.put(beside, meadow);
        QTRY_VERIFY(desk.factsAreOfNow());
        QVERIFY(!desk.session.live().pending());
        QCOMPARE(desk.standing(), balance::Standing::Predicted);
        desk.session.allowLive(BackgroundWork::Always);
        QTRY_COMPARE(desk.standing(), balance::Standing::Unfair);
    }

    void notOnBatteryUnlessAllowed() {
        const QTemporaryDir power;
        QVERIFY(QDir(power.path()).mkdir("BAT0"));
        for (const auto& [name, text] : {std::pair{"type", "Battery\n"}, {"status", "Discharging\n"}}) {
            QFile file(power.filePath(QString("BAT0/") + name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        Desk desk("coin", BackgroundWork::Never);
        desk.session.setPowerFolder(power.path());
        desk.session.allowLive(BackgroundWork::OnMains);
        QTRY_VERIFY(desk.session.live().waitsForMains());
        QVERIFY(!desk.session.live().running());
        QCOMPARE(desk.standing(), balance::Standing::Predicted);
        desk.session.allowLive(BackgroundWork::Always);
        QTRY_COMPARE(desk.standing(), balance::Standing::Played);
    }

    void aMapThatCannotBePlayedShowsThePredictionOnly() {
        Desk desk;
        desk.document.apply({SetSeats{}}, "no seats");
        QTRY_VERIFY(desk.idle());
        QCOMPARE(desk.standing(), balance::Standing::Unknown);
        QVERIFY(desk.session.played() == nullptr);
    }

    void aCheckThatIsAskedForSaysMore() {
        Desk desk("slow");
        QTRY_VERIFY(desk.session.live().running());
        desk.session.setPanel({"coin"});
        desk.session.setMargin(0.05);
        desk.session.startCheck();
        QTRY_VERIFY(!desk.session.live().running() || desk.session.job() == BalanceSession::Job::None);
        QTRY_COMPARE(desk.standing(), balance::Standing::Nearly);
        QTRY_VERIFY(!desk.session.live().pending());
        QCOMPARE(desk.session.played(), &desk.session.result()->report);
    }

    void anotherMarginAsksAnew() {
        Desk desk;
        QTRY_VERIFY(desk.idle());
        QCOMPARE(desk.standing(), balance::Standing::Played);
        desk.session.setMargin(0.05);
        QTRY_COMPARE(desk.standing(), balance::Standing::Fair);
    }
};

HEXA_TEST(LiveCheckTest);
#include "livecheck_test.moc"
