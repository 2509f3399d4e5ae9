// SPDX-License-Identifier: GPL-3.0-or-later
// Through a game and back, other lines of play, and from one game to another.
#include "core/io/recordfile.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QSlider>

#include <algorithm>
#include <set>

using namespace hexa;
using test::PlayWindow;

class PlayTimeTest : public QObject {
    Q_OBJECT

private slots:
    void stepsBackAndForwardAndBranches() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        std::vector<std::uint64_t> hashes;
        for (int i = 0; i < 12; ++i) {
            play.act(rng);
            play.waitForPersons();
        }
        const std::size_t last = play.desk().position();
        const std::uint64_t hash = play.desk().match()->hash();
        auto& slider = play.child<QSlider>("playTime");
        QCOMPARE(slider.maximum(), static_cast<int>(last));
        slider.setValue(4);
        QCOMPARE(play.desk().position(), std::size_t{4});
        QCOMPARE(play.desk().length(), last);
        QVERIFY(play.desk().inPast());
        // The record is still the whole game.
        QCOMPARE(play.hashOfReplay(), hash);
        slider.setValue(static_cast<int>(last));
        QCOMPARE(play.desk().match()->hash(), hash);
        QVERIFY(play.desk().record().extra.empty());
        // Taking back and deciding again is a branch, and the record says so.
        play.trigger("play.undo");
        QVERIFY(play.desk().position() < last);
        QVERIFY(play.desk().mayDecide());
        const std::string before = decisionsOf(play.desk().record())[play.desk().position()];
        if (play.desk().writesSheet()) {
            play.act(rng);
        } else {
            const std::vector<MatchOption> options = play.desk().decision().options;
            const auto other =
                std::ranges::find_if(options, [&](const auto& option) { return option.order != before; });
            QVERIFY(other != options.end());
            QVERIFY(play.desk().choose(other->order));
        }
        QVERIFY(!play.desk().inPast());
        const GameRecord record = play.desk().record();
        QCOMPARE(record.extra.members.size(), std::size_t{1});
        QCOMPARE(record.extra.members.front().first, std::string("takenBack"));
        play.waitForPersons();
        QVERIFY(play.hashOfReplay() != 0);
        QCOMPARE(play.desk().match()->hash(), play.hashOfReplay());
        // The line that was left is still there, and can be replayed.
        QCOMPARE(play.desk().branches().size(), std::size_t{1});
        QCOMPARE(play.desk().branches().front().length, last);
        play.desk().takeBranch(0);
        QCOMPARE(play.desk().length(), last);
        QVERIFY(play.desk().inPast());
        play.desk().setReplaying(true);
        QTRY_COMPARE_WITH_TIMEOUT(play.desk().position(), last, test::patience);
        QCOMPARE(play.desk().match()->hash(), hash);
        QVERIFY(!play.desk().replaying());
        QCOMPARE(play.desk().branches().size(), std::size_t{1});
    }

    void watchesStepsAndPauses() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 9);
        QTRY_VERIFY_WITH_TIMEOUT(play.desk().over(), test::patience);
        QCOMPARE(play.desk().match()->hash(), play.hashOfReplay());
        play.desk().goTo(0);
        QVERIFY(play.desk().inPast());
        play.trigger("play.step");
        QCOMPARE(play.desk().position(), std::size_t{1});
        // Somebody's secrets can be looked at where nobody plays.
        QCOMPARE(play.desk().viewer(), -1);
        auto& look = play.child<QComboBox>("playLook");
        look.setCurrentIndex(1);
        emit look.activated(1);
        QCOMPARE(play.desk().viewer(), 0);
        play.desk().setPaused(true);
        play.trigger("play.on");
        QVERIFY(!play.desk().paused());
        QTRY_VERIFY_WITH_TIMEOUT(play.desk().over(), test::patience);
        // The next game runs, whatever this one was when it was left.
        play.desk().setPaused(true);
        play.begin({}, {}, 6);
        QVERIFY(!play.desk().paused());
        QTRY_VERIFY_WITH_TIMEOUT(play.desk().over(), test::patience);
    }

    /// Another game does not cost the one before: not what was decided in it, nor what lies ahead, nor its other lines.
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
        const std::size_t length = play.desk().length();
        const std::uint64_t hash = play.desk().match()->hash();
        play.trigger("play.undo");
        const std::size_t back = play.desk().position();
        QVERIFY(back < length);
        PlaySetup setup = play.desk().setup();
        setup.seed = 6;
        play.desk().setSetup(setup);
        QVERIFY(play.desk().start());
        QVERIFY(!play.desk().inPast());
        play.waitForPersons();
        play.act(rng);
        play.waitForPersons();
        const std::uint64_t other = play.desk().match()->hash();
        play.trigger("play.before");
        QCOMPARE(play.desk().position(), back);
        QCOMPARE(play.desk().length(), length);
        QVERIFY(play.desk().paused());
        play.desk().goTo(length);
        QCOMPARE(play.desk().match()->hash(), hash);
        play.trigger("play.before");
        QCOMPARE(play.desk().match()->hash(), other);
        play.trigger("play.before");
        QCOMPARE(play.desk().match()->hash(), hash);
        // Several wait in a row; watching a game does not make the others forgotten, and closing the map asks for them.
        QVERIFY(play.desk().wouldBeMissed());
        for (std::uint64_t seed = 7; seed < 20; ++seed) {
            setup = play.desk().setup();
            setup.seed = seed;
            for (auto& seat : setup.seats) seat.bot = QStringLiteral("greedy");
            play.desk().setSetup(setup);
            QVERIFY(play.desk().start());
            QTRY_VERIFY_WITH_TIMEOUT(play.desk().over(), test::patience);
        }
        QVERIFY(play.desk().wouldBeMissed());
        std::set<std::uint64_t> seen;
        for (int i = 0; i < 9; ++i) {
            play.trigger("play.before");
            seen.insert(play.desk().match()->hash());
        }
        QCOMPARE(seen.size(), std::size_t{9});
        QVERIFY(seen.contains(hash) && seen.contains(other));
        play.desk().end();
        QVERIFY(!play.desk().wouldBeMissed() && !play.desk().hasBefore());
    }

    /// Who sits down next sees nothing of what the program told the one before.
    void hintsDoNotOutliveTheirGame() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 5);
        play.waitForPersons();
        play.desk().liftCurtain();
        play.desk().askHint();
        QTRY_VERIFY_WITH_TIMEOUT(play.desk().hint().has_value(), test::patience);
        QVERIFY(play.desk().start());
        QVERIFY(!play.desk().hint());
        play.desk().liftCurtain();
        QVERIFY(!play.desk().hint());
    }

    /// What was taken back in an earlier sitting stays in the record, and going to another line is noted too.
    void whatWasTakenBackIsKept() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        const auto takenBack = [&] {
            const auto& members = play.desk().record().extra.members;
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
        QVERIFY(play.desk().open(play.desk().record()));
        play.desk().setPaused(false);
        QCOMPARE(takenBack(), 1);
        actAndTakeBack();
        QCOMPARE(takenBack(), 2);
        play.waitForPersons();
        play.desk().takeBranch(0);
        QCOMPARE(takenBack(), 3);
    }

    /// A line of which the present one is only longer: the program's players go on from its end.
    void aShorterLineIsNoDeadEnd() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(1, "person");
        play.waitForPersons();
        play.act(rng);
        play.waitForPersons();
        const std::size_t shorter = play.desk().length();
        play.trigger("play.undo");
        const std::string same = decisionsOf(play.desk().record())[play.desk().position()];
        QVERIFY(play.desk().choose(same));
        QTRY_VERIFY_WITH_TIMEOUT(play.desk().length() >= shorter, test::patience);
        play.waitForPersons();
        play.act(rng);
        play.waitForPersons();
        QVERIFY(!play.desk().branches().empty());
        play.desk().takeBranch(0);
        play.desk().playOn();
        play.waitForPersons();
        QVERIFY(play.desk().mayDecide() || play.desk().over());
    }

    /// Also stepped back, a game that was played to its end is not asked about when the map is closed.
    void aGameThatEndedIsNotMissed() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 9);
        Rng rng(4, "person");
        play.waitForPersons();
        play.act(rng);
        QVERIFY(play.desk().wouldBeMissed());
        play.playToEnd(rng);
        QVERIFY(!play.desk().wouldBeMissed());
        play.trigger("play.undo");
        QVERIFY(!play.desk().over());
        QVERIFY(!play.desk().wouldBeMissed());
        play.trigger("play.on");  // what came after does not count any more
        QCOMPARE(play.desk().wouldBeMissed(), !play.desk().over());
    }
};

HEXA_TEST(PlayTimeTest);
#include "playtime_test.moc"
