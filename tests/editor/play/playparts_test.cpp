// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of playing without a window and without a real game: the toy gets six turns of saying
// "a" or "b".
#include "editor/document/document.h"
#include "editor/play/playparts.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QSignalSpy>

#include <array>

namespace hexa::test {

using namespace editor;
namespace {

constexpr std::size_t turns = 6;

/// Seats name a letter by turns. The letters are secret, and each seat holds a card of its own.
class Saying : public Match {
public:
    explicit Saying(GameRecord record) : mRecord(std::move(record)) { follow(); }

    const GameRecord& record() const override { return mRecord; }
    std::unique_ptr<Match> clone() const override { return std::make_unique<Saying>(mRecord); }
    MatchDecision decision() const override {
        MatchDecision decision;
        if (mRecord.lines.size() == turns) return decision;
        const int seat = static_cast<int>(mRecord.lines.size()) % 2;
        decision.kind = MatchDecision::Kind::Choice;
        decision.seats = {seat};
        decision.order = 'P' + std::to_string(seat + 1) + " say";
        for (const char* letter : {" a", " b"}) decision.options.push_back({decision.order + letter, {}, {}});
        return decision;
    }
    OrderForm orderForm(int) const override { return {}; }
    Status check(std::string_view line) const override {
        for (const MatchOption& option : decision().options)
            if (option.order == line) return Done{};
        return Error("toy.refused");
    }
    std::string wordOf(Hex) const override { return {}; }
    MatchAdvice advice(int, std::string_view) const override { return {decision().order + " a", {}}; }
    std::vector<MatchView::Fight> preview(int, std::string_view) const override { return {}; }
    Status apply(std::string_view line) override {
        if (Status legal = check(line); !legal) return legal;
        mRecord.lines.emplace_back(line);
        follow();
        return Done{};
    }
    bool playOne() override {
        const MatchDecision now = decision();
        const auto seat = static_cast<std::size_t>(now.seats.empty() ? 0 : now.seats.front());
        return !now.seats.empty() && !mRecord.players[seat].bot.empty() && apply(now.order + " a").ok();
    }
    Status setPlayer(int seat, std::string_view bot) override {
        mRecord.players[static_cast<std::size_t>(seat)].bot = bot;
        return Done{};
    }
    void stepBack(std::size_t lines) override {
        mRecord.lines.resize(mRecord.lines.size() - lines);
        follow();
    }
    MatchStanding standing() const override { return {}; }
    const std::vector<MatchEvent>& events() const override { return mEvents; }
    MatchView view(int seat) const override {
        MatchView view;
        if (seat < 0) return view;
        view.cards.emplace_back();
        view.cards.back().word = "card-of-" + std::to_string(seat);
        return view;
    }
    std::uint64_t hash() const override { return mRecord.lines.size(); }
    StandInCount standIns() const override { return {}; }

private:
    void follow() {
        mEvents.clear();
        for (std::size_t line = 0; line < mRecord.lines.size(); ++line) {
            MatchEvent event;
            event.line = line;
            event.seat = static_cast<int>(line % 2);
            event.secret = true;
            mEvents.push_back(event);
        }
    }

    GameRecord mRecord;
    std::vector<MatchEvent> mEvents;
};

/// The toy, to be played by persons at some of its two seats.
struct Table {
    explicit Table(std::vector<int> persons)
        : systems({playable()}),
          game(*systems.find("toy")),
          locale(systems),
          map(game, game.layout("2p")->scenario),
          play(map, locale, nullptr) {
        PlaySetup setup = defaultSetup(game, 2);
        for (int seat = 0; seat < 2; ++seat)
            setup.seats[static_cast<std::size_t>(seat)].bot =
                std::ranges::find(persons, seat) != persons.end() ? QString() : QStringLiteral("a");
        setup.keepSeed = true;
        setup.seed = 1;
        play.session.setSetup(setup);
    }

    static GameSystem playable() {
        GameSystem system = toySystem();
        system.play = std::make_shared<const PlayFunctions>();
        ownCopy(system.play).bots = {"a"};
        ownCopy(system.play).start = [](const Scenario& scenario,
                                        const MatchSetup& setup) -> Result<std::unique_ptr<Match>> {
            GameRecord record;
            record.scenario = scenario;
            record.seed = setup.seed;
            record.players = setup.players;
            return std::unique_ptr<Match>(std::make_unique<Saying>(std::move(record)));
        };
        ownCopy(system.play).resume = [](const GameRecord& record,
                                         ReplayMode) -> Result<std::unique_ptr<Match>> {
            return std::unique_ptr<Match>(std::make_unique<Saying>(record));
        };
        return system;
    }
    /// Takes the screen for the asked person and names a letter.
    bool say(const char* letter) {
        play.viewer.liftCurtain();
        return play.orders.choose(play.viewer.decision().order + ' ' + letter);
    }

    Systems systems;
    const GameSystem& game;
    Locale locale;
    Document map;
    PlayParts play;
};

}  // namespace

class PlayPartsTest : public QObject {
    Q_OBJECT
private slots:
    void theScreenIsHandedFromOneToTheOther() {
        Table table({0, 1});
        auto& [session, viewer, orders, program, hints, timeline, story, spotlight] = table.play;
        QSignalSpy handed(&viewer, &Viewer::handedOver);
        QVERIFY(session.start());
        for (int seat : {0, 1, 0}) {
            // No player has the screen: only public information is shown.
            QCOMPARE(viewer.curtain(), std::optional(seat));
            QCOMPARE(viewer.seat(), -1);
            QVERIFY(viewer.decision().options.empty() && viewer.decision().order.empty());
            QVERIFY(viewer.view().cards.empty() && viewer.events().empty());
            QVERIFY(!orders.choose("P1 say a"));
            viewer.liftCurtain();
            QCOMPARE(viewer.view().cards.at(0).word, "card-of-" + std::to_string(seat));
            for (const MatchEvent* event : viewer.events()) QCOMPARE(event->seat, seat);
            QVERIFY(table.say("b"));
        }
        QCOMPARE(handed.count(), 7);
    }

    void aHintIsForOneViewerAndOneMoment() {
        Table table({0, 1});
        auto& play = table.play;
        QVERIFY(play.session.start());
        play.viewer.liftCurtain();
        play.hints.ask();
        QTRY_VERIFY(play.hints.hint() != nullptr);
        QCOMPARE(play.hints.hint()->line, std::string("P1 say a"));
        // The first listener doesn't see it any more either.
        bool seen = false;
        connect(&play.session, &PlaySession::decided, this, [&] { seen = play.hints.hint() != nullptr; });
        play.hints.take();
        QCOMPARE(play.session.position(), std::size_t{1});
        QVERIFY(!seen && play.hints.hint() == nullptr);
        // A hint for a viewer who has left is dropped.
        play.viewer.liftCurtain();
        play.hints.ask();
        play.session.goTo(0);
        QTest::qWait(50);
        QVERIFY(play.hints.hint() == nullptr);
    }

    void linesThatAreLeftCanBeTakenAgain() {
        Table table({0, 1});
        auto& play = table.play;
        QVERIFY(play.session.start());
        for (const char* letter : {"a", "b", "a", "b"}) QVERIFY(table.say(letter));
        play.timeline.undo();
        QCOMPARE(play.session.position(), std::size_t{3});
        play.session.goTo(1);
        QCOMPARE(play.session.length(), std::size_t{4});
        QVERIFY(!play.session.decide("P2 say c"));
        QVERIFY(play.session.inPast() && !play.timeline.hasBranches());
        QVERIFY(table.say("a"));
        QVERIFY(!play.session.inPast());
        QCOMPARE(play.timeline.branches().size(), std::size_t{1});
        QCOMPARE(play.timeline.branches().front().length, std::size_t{4});
        QCOMPARE(play.timeline.branches().front().common, std::size_t{1});
        play.session.takeBranch(0);
        QCOMPARE(play.session.position(), std::size_t{1});
        QCOMPARE(play.session.length(), std::size_t{4});
        play.timeline.setReplaying(true);
        QTRY_COMPARE(play.session.position(), std::size_t{4});
        QVERIFY(!play.timeline.replaying());
        QCOMPARE(play.session.record().lines.back(), std::string("P2 say b"));
        QCOMPARE(play.session.record().extra.members.size(), std::size_t{1});  // that steps were taken back
    }

    /// A line that leads off from an abandoned one is listed behind that, not behind the present
    /// line.
    void linesOfPlayAreATree() {
        Table table({0, 1});
        auto& play = table.play;
        QVERIFY(play.session.start());
        const auto saying = [&](std::size_t from, std::initializer_list<const char*> letters) {
            play.session.goTo(from);
            for (const char* letter : letters) QVERIFY(table.say(letter));
        };
        saying(0, {"a", "a", "a", "a", "a", "a"});
        saying(4, {"b"});       // leads off from the first one
        saying(1, {"b", "a"});  // both of them
        saying(5, {});
        saying(2, {"b"});
        saying(2, {"a", "b", "b"});
        const auto tree = play.timeline.branches();
        using Node = std::array<std::size_t, 3>;  // length, decisions in common, depth
        std::vector<Node> nodes;
        for (const auto& branch : tree)
            nodes.push_back({branch.length, branch.common, static_cast<std::size_t>(branch.depth)});
        QCOMPARE(nodes, (std::vector<Node>{{6, 1, 0}, {5, 4, 1}, {3, 2, 0}}));
        const QString trunk = play.session.texts().branchName(tree[0]);
        const QString twig = play.session.texts().branchName(tree[1]);
        QVERIFY(!trunk.startsWith(' ') && twig.startsWith(' '));
        // Each row leads to the line that it describes.
        play.session.takeBranch(tree[1].index);
        QCOMPARE(play.session.length(), std::size_t{5});
        QCOMPARE(play.session.game()->line().back(), std::string("P1 say b"));
        QCOMPARE(play.session.position(), std::size_t{1});
    }

    void theProgramPlaysAndRests() {
        Table table({0});
        auto& play = table.play;
        QVERIFY(play.session.start());
        QVERIFY(table.say("b"));
        QTRY_COMPARE(play.session.position(), std::size_t{2});
        QVERIFY(play.viewer.mayDecide());
        play.program.setPaused(true);
        play.session.goTo(1);
        QTest::qWait(50);
        QCOMPARE(play.session.position(), std::size_t{1});
        play.timeline.step();  // forward to what is there
        QVERIFY(!play.session.inPast());
        play.timeline.undo();  // not only the program's answer
        QCOMPARE(play.session.position(), std::size_t{0});
        play.timeline.playOn();
        QVERIFY(!play.program.paused());
        while (!play.session.over()) {
            QTRY_VERIFY(play.viewer.mayDecide());
            const std::size_t before = play.session.position();
            QVERIFY(table.say("a"));
            QTRY_COMPARE(play.session.position(), before + 2);
        }
        QVERIFY(play.viewer.mayLook());
        play.viewer.look(1);
        QCOMPARE(play.viewer.view().cards.at(0).word, std::string("card-of-1"));
    }

    void gamesWaitForEachOther() {
        Table table({0, 1});
        auto& play = table.play;
        QVERIFY(play.session.start());
        QVERIFY(table.say("a"));
        QVERIFY(play.session.start());
        QCOMPARE(play.session.position(), std::size_t{0});
        QVERIFY(play.session.hasBefore() && play.session.wouldBeMissed());
        play.session.goBefore();
        QCOMPARE(play.session.position(), std::size_t{1});
        QVERIFY(play.program.paused());  // who comes back looks first
        play.session.end();
        QVERIFY(play.session.match() == nullptr && !play.session.wouldBeMissed());
        QVERIFY(play.viewer.view().cards.empty() && !play.viewer.curtain());
    }
};

}  // namespace hexa::test

using hexa::test::PlayPartsTest;
HEXA_TEST(PlayPartsTest);
#include "playparts_test.moc"
