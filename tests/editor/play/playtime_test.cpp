// SPDX-License-Identifier: GPL-3.0-or-later
// Through a game and back, other lines of play, and from one game to another.
#include "core/io/format/recordfile.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlayTimeTest : public QObject {
    Q_OBJECT

private slots:
    /// Every game has words for a moment, in each language: no comma remains if they are missing.
    void thePastIsReportedInEveryGame() {
        const Systems systems = builtInSystems();
        for (const Scenario& map :
             {test::playableMap(2), systems.find("claymore-saga")->layout("plan-1")->scenario})
            for (const char* language : {"en", "de", "fr"}) {
                PlayWindow play(map);
                play.locale.setLanguage(language);
                play.begin({0}, {}, 5);
                Rng rng(1, "person");
                for (int i = 0; i < 6; ++i) play.act(rng);
                play.session().goTo(play.session().length() - 1);
                QVERIFY(play.session().inPast());
                const QString reported = play.child<QLabel>("playMessage").text();
                const QString when = play.session().texts().moment(play.viewer().view());
                QVERIFY(!when.isEmpty());
                QVERIFY2(reported.contains(when + ','), qPrintable(reported));
                QVERIFY2(!QRegularExpression(":\\s*,").match(reported).hasMatch(), qPrintable(reported));
                play.session().goTo(2);
                play.session().playOn();
                QVERIFY(!play.timeline().branches().empty());
                const QString branch = play.session().texts().branchName(play.timeline().branches().front());
                QVERIFY2(!branch.startsWith(',') && !branch.contains(", ,"), qPrintable(branch));
            }
    }

    void stepsBackAndForwardAndBranches() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        std::vector<std::uint64_t> hashes;
        for (int i = 0; i < 12; ++i) {
            play.act(rng);
            play.waitForPersons();
        }
        const std::size_t last = play.session().position();
        const std::uint64_t hash = play.session().match()->hash();
        auto& slider = play.child<QSlider>("playTime");
        QCOMPARE(slider.maximum(), static_cast<int>(last));
        slider.setValue(4);
        QCOMPARE(play.session().position(), std::size_t{4});
        QCOMPARE(play.session().length(), last);
        QVERIFY(play.session().inPast());
        // The record is still the whole game.
        QCOMPARE(play.hashOfReplay(), hash);
        slider.setValue(static_cast<int>(last));
        QCOMPARE(play.session().match()->hash(), hash);
        QVERIFY(play.session().record().extra.empty());
        // Taking back and deciding again makes a branch, which the record contains.
        play.trigger("play.undo");
        QVERIFY(play.session().position() < last);
        QVERIFY(play.viewer().mayDecide());
        const std::string before = decisionsOf(play.session().record())[play.session().position()];
        if (play.orders().writes()) {
            play.act(rng);
        } else {
            const std::vector<MatchOption> options = play.viewer().decision().options;
            const auto other =
                std::ranges::find_if(options, [&](const auto& option) { return option.order != before; });
            QVERIFY(other != options.end());
            QVERIFY(play.orders().choose(other->order));
        }
        QVERIFY(!play.session().inPast());
        const GameRecord record = play.session().record();
        QCOMPARE(record.extra.members.size(), std::size_t{1});
        QCOMPARE(record.extra.members.front().first, std::string("takenBack"));
        play.waitForPersons();
        QVERIFY(play.hashOfReplay() != 0);
        QCOMPARE(play.session().match()->hash(), play.hashOfReplay());
        // The abandoned line still exists, and can be replayed.
        QCOMPARE(play.timeline().branches().size(), std::size_t{1});
        QCOMPARE(play.timeline().branches().front().length, last);
        play.session().takeBranch(0);
        QCOMPARE(play.session().length(), last);
        QVERIFY(play.session().inPast());
        play.timeline().setReplaying(true);
        QTRY_COMPARE_WITH_TIMEOUT(play.session().position(), last, test::patience);
        QCOMPARE(play.session().match()->hash(), hash);
        QVERIFY(!play.timeline().replaying());
        QCOMPARE(play.timeline().branches().size(), std::size_t{1});
    }

    void watchesStepsAndPauses() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 9);
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        QCOMPARE(play.session().match()->hash(), play.hashOfReplay());
        play.session().goTo(0);
        QVERIFY(play.session().inPast());
        play.trigger("play.step");
        QCOMPARE(play.session().position(), std::size_t{1});
        // Without persons in the game, any seat's secrets can be viewed.
        QCOMPARE(play.viewer().seat(), -1);
        auto& look = play.child<QComboBox>("playLook");
        look.setCurrentIndex(1);
        emit look.activated(1);
        QCOMPARE(play.viewer().seat(), 0);
        play.program().setPaused(true);
        play.trigger("play.on");
        QVERIFY(!play.program().paused());
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        // The next game runs, whatever this one was when it was left.
        play.program().setPaused(true);
        play.begin({}, {}, 6);
        QVERIFY(!play.program().paused());
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
    }

    /// Another game keeps the previous one: its decisions, the moves ahead, and its other lines.
    void theGameBeforeIsKept() {
        PlayWindow play(test::playableMap(2));
        Rng rng(3, "person");
        play.begin({0}, {}, 5);
        QVERIFY(!play.window->actions()["play.before"]->isEnabled());
        for (int i = 0; i < 12; ++i) {
            play.waitForPersons();
            play.act(rng);
        }
        play.waitForPersons();
        const std::size_t length = play.session().length();
        const std::uint64_t hash = play.session().match()->hash();
        play.trigger("play.undo");
        const std::size_t back = play.session().position();
        QVERIFY(back < length);
        PlaySetup setup = play.session().setup();
        setup.seed = 6;
        play.session().setSetup(setup);
        QVERIFY(play.session().start());
        QVERIFY(!play.session().inPast());
        play.waitForPersons();
        play.act(rng);
        play.waitForPersons();
        const std::uint64_t other = play.session().match()->hash();
        play.trigger("play.before");
        QCOMPARE(play.session().position(), back);
        QCOMPARE(play.session().length(), length);
        QVERIFY(play.program().paused());
        play.session().goTo(length);
        QCOMPARE(play.session().match()->hash(), hash);
        play.trigger("play.before");
        QCOMPARE(play.session().match()->hash(), other);
        play.trigger("play.before");
        QCOMPARE(play.session().match()->hash(), hash);
        // Several wait in a row; watching a game does not make the others forgotten, and closing
        // the map asks for them.
        QVERIFY(play.session().wouldBeMissed());
        for (std::uint64_t seed = 7; seed < 20; ++seed) {
            setup = play.session().setup();
            setup.seed = seed;
            for (auto& seat : setup.seats) seat.bot = QStringLiteral("greedy");
            play.session().setSetup(setup);
            QVERIFY(play.session().start());
            QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        }
        QVERIFY(play.session().wouldBeMissed());
        std::set<std::uint64_t> seen;
        for (int i = 0; i < 9; ++i) {
            play.trigger("play.before");
            seen.insert(play.session().match()->hash());
        }
        QCOMPARE(seen.size(), std::size_t{9});
        QVERIFY(seen.contains(hash) && seen.contains(other));
        play.session().end();
        QVERIFY(!play.session().wouldBeMissed() && !play.session().hasBefore());
    }

    /// The next person sees nothing of the previous one's advice.
    void hintsDoNotOutliveTheirGame() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 5);
        play.waitForPersons();
        play.viewer().liftCurtain();
        play.hints().ask();
        QTRY_VERIFY_WITH_TIMEOUT(play.hints().hint() != nullptr, test::patience);
        QVERIFY(play.session().start());
        QVERIFY(!play.hints().hint());
        play.viewer().liftCurtain();
        QVERIFY(!play.hints().hint());
    }

    /// Moves taken back in an earlier sitting stay in the record, and a change to another line is
    /// noted too.
    void whatWasTakenBackIsKept() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        const auto takenBack = [&] {
            const auto& members = play.session().record().extra.members;
            return members.empty() ? 0 : static_cast<int>(std::ranges::count(members.front().second, '{'));
        };
        const auto actAndTakeBack = [&] {
            for (int i = 0; i < 3; ++i) {
                play.waitForPersons();
                play.act(rng);
            }
            play.waitForPersons();
            play.trigger("play.undo");
            play.act(rng);
        };
        actAndTakeBack();
        QCOMPARE(takenBack(), 1);
        QVERIFY(play.session().open(play.session().record()));
        play.program().setPaused(false);
        QCOMPARE(takenBack(), 1);
        actAndTakeBack();
        QCOMPARE(takenBack(), 2);
        play.waitForPersons();
        play.session().takeBranch(0);
        QCOMPARE(takenBack(), 3);
    }

    /// A line that is a part of the present one is not kept: the present one leads there too.
    void aLineThatGoesOnIsNoOther() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        play.waitForPersons();
        play.act(rng);
        play.waitForPersons();
        const std::size_t shorter = play.session().length();
        play.trigger("play.undo");
        const std::string same = decisionsOf(play.session().record())[play.session().position()];
        QVERIFY(play.orders().choose(same));
        QTRY_VERIFY_WITH_TIMEOUT(play.session().length() >= shorter, test::patience);
        play.waitForPersons();
        play.act(rng);
        play.waitForPersons();
        QVERIFY(play.session().length() > shorter);
        QVERIFY(!play.timeline().hasBranches());
        QVERIFY(!play.child<QToolButton>("playBranches").isVisible());
    }

    /// Many short tries from one moment do not push out the long line; the list distinguishes them.
    void theLongLineOutlivesManyTries() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 5);
        Rng rng(1, "persons");
        for (int i = 0; i < 24; ++i) play.act(rng);
        const std::size_t longest = play.session().length();
        const std::vector<std::string> real = decisionsOf(play.session().record());
        play.session().goTo(0);
        for (int i = 0; i < 20; ++i) {
            while (play.session().position() < 2 || play.viewer().curtain()) play.act(rng);
            for (int more = i % 3; more > 0; --more) play.act(rng);
            const std::size_t before = play.session().position();
            play.session().goTo(0);
            QCOMPARE(play.session().length(), before);
            play.act(rng);
        }
        const auto branches = play.timeline().branches();
        QVERIFY2(branches.size() > 1 && branches.size() <= 12, qPrintable(QString::number(branches.size())));
        const auto kept = std::ranges::find(branches, longest, &PlayedGame::Branch::length);
        QVERIFY(kept != branches.end());
        // None is the start of another one or of the present line.
        for (const auto& branch : branches) QVERIFY(branch.common < branch.length);
        QStringList names;
        auto* menu = play.child<QToolButton>("playBranches").menu();
        emit menu->aboutToShow();
        for (const QAction* action : menu->actions()) names << action->text();
        QCOMPARE(names.size(), static_cast<int>(branches.size()));
        const QString name = names[kept - branches.begin()];
        QVERIFY2(name.startsWith("Turn ") && name.contains(QStringLiteral(", %1 decisions").arg(longest)),
                 qPrintable(name));
        QVERIFY2(name.contains(QRegularExpression(", \\d+:\\d+, ")), qPrintable(name));
        names.removeDuplicates();
        QVERIFY(names.size() > 1);
        menu->actions()[kept - branches.begin()]->trigger();
        QVERIFY(decisionsOf(play.session().record()) == real);
    }

    /// The past is marked as such, and one click leads back; viewing it loses nothing.
    void thePastSaysThatItIsPast() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        for (int i = 0; i < 12; ++i) play.act(rng);
        play.waitForPersons();
        const std::size_t last = play.session().position();
        auto& line = play.child<QLabel>("playMessage");
        auto& now = play.child<QPushButton>("playNow");
        QVERIFY(line.text().isEmpty() && !now.isVisible());
        const QRect map = play.canvas().geometry();
        play.session().goTo(3);
        QVERIFY(now.isVisible() && play.child<QPushButton>("playOn").isVisible());
        QVERIFY2(line.text().contains("Looking back") && line.text().contains("Turn 1") &&
                     line.text().contains(QStringLiteral("3 of %1").arg(last)),
                 qPrintable(line.text()));
        QCoreApplication::processEvents();
        QCOMPARE(play.canvas().geometry(), map);
        now.setFocus();
        QTest::keyClick(&now, Qt::Key_Space);
        QCOMPARE(play.session().position(), last);
        QVERIFY(!now.isVisible() && line.text().isEmpty());
        QVERIFY(!play.timeline().hasBranches());
        // The button has gone, and Enter goes to a harmless control.
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : play.window.get(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(play.session().position() >= last);
    }

    /// Enter after "Do that" is meant for the next decision; it must not lead into the past.
    void enterAfterTheHintStaysInThePresent() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.window->showDock("dock.log");
        play.begin({0}, {}, 5);
        const auto take = [&] {
            play.waitForPersons();
            play.hints().ask();
            QTRY_VERIFY_WITH_TIMEOUT(play.hints().hint() != nullptr, test::patience);
            QTest::mouseClick(&play.child<QPushButton>("playTakeHint"), Qt::LeftButton);
            QCoreApplication::processEvents();
        };
        int choices = 0, sheets = 0;
        while ((choices < 4 || sheets < 1) && !play.session().over()) {
            const std::size_t before = play.session().position();
            play.waitForPersons();
            const bool sheet = play.orders().writes();
            take();
            if (QTest::currentTestFailed()) return;
            if (sheet) {
                ++sheets;
                QWidget* focus = QApplication::focusWidget();
                QVERIFY(focus != nullptr && focus->objectName() == "sheetSeal");
                QTest::keyClick(focus, Qt::Key_Return, Qt::ControlModifier);
            } else {
                ++choices;
            }
            QTRY_VERIFY_WITH_TIMEOUT(play.session().position() > before, test::patience);
            play.waitForPersons();
            QCoreApplication::processEvents();
            // It waits at the next decision, and Enter changes at most that.
            QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus != nullptr && play.window->dock("dock.decision")->isAncestorOf(focus));
            const std::size_t now = play.session().position();
            for (const auto modifiers : {Qt::NoModifier, Qt::ControlModifier})
                if (!play.orders().writes()) QTest::keyClick(focus, Qt::Key_Return, modifiers);
            QCoreApplication::processEvents();
            QVERIFY(play.session().position() >= now);
        }
        QVERIFY(sheets > 0 && choices > 3);
        QVERIFY(!play.timeline().hasBranches());
    }

    /// The log leads back only from a line that the user has chosen himself.
    void theLogIsNotEnteredByAccident() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({}, {}, 9);
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        play.window->showDock("dock.log");
        auto& log = play.child<QListWidget>("playLog");
        QTRY_VERIFY(log.count() > 50);
        const std::size_t last = play.session().position();
        const auto current = play.window->playPage()->current();
        log.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&log, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(play.session().position(), last);
        QVERIFY(play.window->playPage()->current() == current);
        // It begins at the end, with the present row.
        for (int i = 0; i < 40; ++i) QTest::keyClick(&log, Qt::Key_Up);
        QTest::keyClick(&log, Qt::Key_Return, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QCOMPARE(play.session().position(), last);
        QTest::keyClick(&log, Qt::Key_Return);
        QTRY_VERIFY(play.session().position() < last);
        QVERIFY(play.session().position() > last / 2);
        play.session().goTo(last);
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        QTRY_COMPARE(log.count(), static_cast<int>(play.viewer().events().size()));
        log.scrollToItem(log.item(20));
        const QPoint line = log.visualItemRect(log.item(20)).center();
        QTest::mouseClick(log.viewport(), Qt::LeftButton, Qt::NoModifier, line);
        QCoreApplication::processEvents();
        QCOMPARE(play.session().position(), last);
        QTest::mouseDClick(log.viewport(), Qt::LeftButton, Qt::NoModifier, line);
        QTRY_VERIFY(play.session().position() < last / 2);
    }

    /// Even after stepping back, there is no question about a finished game when the map is closed.
    void aGameThatEndedIsNotMissed() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 9);
        Rng rng(4, "person");
        play.waitForPersons();
        play.act(rng);
        QVERIFY(play.session().wouldBeMissed());
        play.playToEnd(rng);
        QVERIFY(!play.session().wouldBeMissed());
        play.trigger("play.undo");
        QVERIFY(!play.session().over());
        QVERIFY(!play.session().wouldBeMissed());
        play.trigger("play.on");  // what came after does not count any more
        QCOMPARE(play.session().wouldBeMissed(), !play.session().over());
    }
};

HEXA_TEST(PlayTimeTest);
#include "playtime_test.moc"
