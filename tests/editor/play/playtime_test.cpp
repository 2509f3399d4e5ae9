// SPDX-License-Identifier: GPL-3.0-or-later
// Through a game and back, other lines of play, and from one game to another.
#include "core/io/recordfile.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QSlider>

#include <algorithm>

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
    }

    void aGameThatEndedIsCompleteAtAnyMoment() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 9);
        QVERIFY(!play.desk().complete());
        Rng rng(4, "person");
        play.playToEnd(rng);
        QVERIFY(play.desk().complete());
        play.trigger("play.undo");
        QVERIFY(!play.desk().over());
        QVERIFY(play.desk().complete());
        play.trigger("play.on");  // what came after does not count any more
        QCOMPARE(play.desk().complete(), play.desk().over());
    }
};

HEXA_TEST(PlayTimeTest);
#include "playtime_test.moc"
