// SPDX-License-Identifier: GPL-3.0-or-later
// Events since the viewer's last decision, step by step: their conversion into steps, and their
// display in the window.
#include "editor/canvas/mapcanvas.h"
#include "editor/play/storysteps.h"
#include "editor/play/storyview.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QColor>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlayStoryTest : public QObject {
    Q_OBJECT

    using Kind = MatchEvent::Kind;
    using Step = StoryStep::Kind;

    static MatchEvent event(Kind kind, int seat, std::optional<Hex> at, int amount, const char* code) {
        MatchEvent event;
        event.kind = kind;
        event.text.code = code;
        event.seat = seat;
        event.at = at;
        event.amount = amount;
        event.what.set("en", "Soldier");
        return event;
    }
    static MatchView::Piece soldiers(Hex at, int seat, int count) {
        // A text with one name as its argument, like a real game's names of units.
        return {at, seat, "soldier", count, {"clockwork.option.card", {{"card", named("Soldier")}}}, {}};
    }
    static Localized named(const char* name) {
        Localized text;
        text.set("en", name);
        return text;
    }
    static int unitsAt(const MatchView& board, Hex at, int seat) {
        int units = 0;
        for (const MatchView::Piece& piece : board.pieces)
            if (piece.at == at && piece.seat == seat && piece.role != MatchView::Piece::Role::Token)
                units += piece.count;
        return units;
    }
    static Scenario battle() {
        static const Systems systems = builtInSystems();
        return systems.find("claymore-saga")->layout("plan-5")->scenario;
    }
    static void skip(PlayWindow& play) {
        if (play.story().running()) QTest::keyClick(play.window.get(), Qt::Key_Space);
        QVERIFY(!play.story().running());
    }
    /// Continues until such a step is shown.
    static void playUntilReported(PlayWindow& play, Rng& rng, Step kind) {
        const auto reported = [&] {
            const auto& steps = play.story().steps();
            return play.story().running() && std::ranges::find(steps, kind, &StoryStep::kind) != steps.end();
        };
        for (int i = 0; i < 400 && !play.session().over(); ++i) {
            play.waitForPersons();
            if (reported()) return;
            play.act(rng);
        }
        QVERIFY(reported());
    }

private slots:
    void eventsBecomeSteps() {
        const Systems systems = builtInSystems();
        Locale locale(systems);
        locale.setLanguage("en");
        Board board;
        const Hex a{0, 0}, b{1, 0}, c{0, 1};
        for (const auto& [at, id] : {std::pair(a, "A"), {b, "B"}, {c, "C"}}) {
            Cell cell;
            cell.at = at;
            cell.id = *TileId::from(id);
            board.put({cell, {}});
        }
        Viewer::Stage reveal;
        reveal.before.pieces = {soldiers(a, 0, 1), soldiers(b, 1, 2)};
        reveal.before.fights = {{b, {{{0}, 3, 3, 1}, {{1}, 2, 2, 2}}, {0}}};
        MatchEvent moved = event(Kind::Entered, 0, b, 1, "moved");
        moved.text.arguments.push_back({"from", std::string("A")});
        reveal.events = {
            event(Kind::TurnBegins, -1, {}, 2, "turn"), event(Kind::Entered, 0, b, 2, "deployed"),
            event(Kind::Entered, 1, c, 1, "deployed"),  moved,
            event(Kind::Lost, 1, b, 2, "killed"),       event(Kind::Won, 0, b, 1, "won")};
        // The winner's losses are chosen by himself, in a decision of their own.
        Viewer::Stage losses;
        losses.before.pieces = {soldiers(b, 0, 3), soldiers(c, 1, 1)};
        losses.events = {event(Kind::Lost, 0, b, 1, "killed"),   event(Kind::Lost, 0, b, 1, "starved"),
                         event(Kind::Lost, 1, c, 1, "starved"),  event(Kind::Other, 0, {}, 3, "income"),
                         event(Kind::Scored, 0, b, 2, "scored"), event(Kind::Scored, 1, {}, 1, "scored")};
        const auto steps = storyOf({reveal, losses}, board, locale);
        std::vector<std::pair<Step, std::size_t>> shape;
        for (const StoryStep& step : steps) shape.emplace_back(step.kind, step.events.size());
        QVERIFY((shape == std::vector<std::pair<Step, std::size_t>>{{Step::TextOnly, 1},
                                                                    {Step::Entered, 2},
                                                                    {Step::Entered, 1},
                                                                    {Step::Fight, 3},
                                                                    {Step::Lost, 2},
                                                                    {Step::TextOnly, 1},
                                                                    {Step::Scored, 2}}));
        // Each shows the board as the steps before have left it.
        QCOMPARE(unitsAt(steps[1].board, b, 0), 0);
        QCOMPARE(unitsAt(steps[2].board, b, 0), 2);
        QCOMPARE(unitsAt(steps[2].board, a, 0), 1);
        QVERIFY(sourceOf(steps[2].events[0], board) == std::optional(a));
        QCOMPARE(unitsAt(steps[3].board, b, 0), 3);
        QCOMPARE(unitsAt(steps[3].board, a, 0), 0);
        QCOMPARE(unitsAt(steps[3].board, b, 1), 2);
        QCOMPARE(unitsAt(steps[4].board, b, 0), 2);
        QCOMPARE(unitsAt(steps[6].board, c, 1), 0);
        // Both sides of the battle with their pieces, losses, and strengths.
        QCOMPARE(steps[3].sides.size(), std::size_t{2});
        const auto& [winner, loser] = std::pair(steps[3].sides[0], steps[3].sides[1]);
        QVERIFY(winner.won && !loser.won);
        QCOMPARE(winner.units, 3);
        QCOMPARE(winner.lost, 1);
        QCOMPARE(winner.strength.value_or(0), 3);
        QCOMPARE(loser.lost, 2);
        QCOMPARE(loser.strength.value_or(0), 2);
        // A battle with another result had other strengths, which are unknown.
        reveal.before.fights[0].winners = {1};
        const auto otherwise = storyOf({reveal}, board, locale);
        QCOMPARE(otherwise.at(3).sides.size(), std::size_t{2});
        for (const auto& side : otherwise[3].sides) QVERIFY(!side.strength);
    }

    /// Pieces, walls and regions that the game itself has on the board stay visible in the story.
    void theBoardKeepsItsPieces() {
        const Systems systems = builtInSystems();
        Locale locale(systems);
        Viewer::Stage stage;
        stage.before.placements.emplace(1).front().kind = "worker";
        stage.before.edges.emplace(1).front().kind = "wall";
        stage.before.regions.emplace(1).front().kind = "plains-1";
        stage.events = {event(Kind::Other, 0, Hex{0, 0}, 1, "builds")};
        const auto steps = storyOf({stage}, Board(), locale);
        QCOMPARE(steps.size(), std::size_t{1});
        QVERIFY(steps[0].board.placements == stage.before.placements);
        QVERIFY(steps[0].board.edges == stage.before.edges);
        QVERIFY(steps[0].board.regions == stage.before.regions);
    }

    /// A whole game against the program: the story consists of all events since the last decision,
    /// in their order, and its battles are those of the log.
    void allThatHappenedIsReported() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        std::set<Step> kinds;
        int stories = 0, strengths = 0, arrows = 0;
        play.playToEnd(rng, [&] {
            if (!play.story().running() || play.session().over()) return;
            ++stories;
            std::vector<QString> reported, happened;
            for (const StoryStep& step : play.story().steps()) {
                kinds.insert(step.kind);
                QVERIFY(!play.story().words(step, 4).isEmpty());
                for (const MatchEvent& event : step.events) {
                    reported.push_back(play.session().texts().sentence(event.text));
                    arrows += sourceOf(event, play.session().scenario().board) ? 1 : 0;
                }
                if (step.kind != Step::Fight) continue;
                std::map<int, int> lost;
                for (const MatchEvent& event : step.events)
                    if (event.kind == Kind::Lost) lost[event.seat] += event.amount;
                for (const StoryStep::Side& side : step.sides) {
                    QCOMPARE(side.lost, lost[side.seat]);
                    QVERIFY2(side.lost <= side.units, qPrintable(reported.back()));
                    strengths += side.strength ? 1 : 0;
                }
            }
            for (const MatchEvent* event : play.viewer().events())
                if (event->line >= play.viewer().firstNewLine())
                    happened.push_back(play.session().texts().sentence(play.viewer().wordsOf(*event)));
            // A story may have begun later: earlier parts are not shown again.
            QVERIFY(reported.size() <= happened.size());
            QVERIFY(std::equal(reported.rbegin(), reported.rend(), happened.rbegin()));
        });
        QVERIFY2(stories > 10, qPrintable(QString::number(stories)));
        QVERIFY(strengths > 0 && arrows > 0);
        for (const Step kind : {Step::TextOnly, Step::Entered, Step::Fight, Step::Scored})
            QVERIFY2(kinds.contains(kind), qPrintable(QString::number(static_cast<int>(kind))));
        QCOMPARE(play.session().match()->hash(), play.hashOfReplay());
    }

    /// The board shows the events one after another; Space ends that, and the button repeats it.
    void spaceSkipsAndAButtonTellsItAgain() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        playUntilReported(play, rng, Step::Fight);
        auto& line = play.child<QLabel>("playTurn");
        auto& view = play.child<StoryView>("storyView");
        auto& button = play.child<QToolButton>("playStory");
        const QRect map = play.canvas().geometry();
        std::vector<QString> reported;
        for (const StoryStep& step : play.story().steps()) reported.push_back(play.story().words(step, 1000));
        QVERIFY(view.isVisible() && line.isVisible());
        QVERIFY2(play.story().words(*play.story().step(), 1000).startsWith(line.text().section('.', 0, 0)),
                 qPrintable(line.text()));
        QVERIFY(play.canvas().pieces()->lit.empty());  // nothing is chosen on a board of the past
        const std::size_t at = play.session().position();
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : play.window.get(), Qt::Key_Space);
        QVERIFY(!play.story().running() && !view.isVisible());
        QCOMPARE(play.session().position(), at);  // Space has decided nothing
        QVERIFY2(line.text().contains("Next to decide: "), qPrintable(line.text()));
        QVERIFY(button.isVisible() && button.isEnabled());
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(play.story().running() && view.isVisible());
        std::vector<QString> again;
        for (const StoryStep& step : play.story().steps()) again.push_back(play.story().words(step, 1000));
        QVERIFY(again.size() >= reported.size());
        QVERIFY(std::equal(reported.rbegin(), reported.rend(), again.rbegin()));
        QCOMPARE(play.canvas().geometry(), map);
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(!play.story().running());
        // It also ends automatically, after all its steps.
        play.story().replay();
        QSignalSpy steps(&play.story(), &Story::changed);
        QTRY_VERIFY_WITH_TIMEOUT(!play.story().running(), test::patience);
        QCOMPARE(steps.count(), static_cast<qsizetype>(play.story().steps().size()));
    }

    void movesAreArrows_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("units on tiles") << "clockwork-wars";
        QTest::newRow("pieces of the board") << "claymore-saga";
    }
    /// A move is an arrow in the colour of the moving player, from the unit's old place to its new
    /// one; the rest of the board is the present one.
    void movesAreArrows() {
        QFETCH(QString, game);
        PlayWindow play(game == "clockwork-wars" ? test::playableMap(2) : battle());
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        const auto moveOf = [&](const StoryStep& step) -> const MatchEvent* {
            if (step.kind != Step::Entered) return nullptr;
            const auto found = std::ranges::find_if(step.events, [&](const MatchEvent& event) {
                return event.at && sourceOf(event, play.session().scenario().board);
            });
            return found == step.events.end() ? nullptr : &*found;
        };
        const auto reported = [&] {
            return play.story().running() &&
                   std::ranges::any_of(play.story().steps(),
                                       [&](const StoryStep& step) { return moveOf(step) != nullptr; });
        };
        for (int i = 0; i < 600 && !play.session().over() && !reported(); ++i) {
            play.waitForPersons();
            if (!reported()) play.act(rng);
        }
        QVERIFY(reported());
        const auto shown = [&] {
            if (!play.story().running()) play.story().replay();
            return moveOf(*play.story().step()) != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(shown(), test::patience);
        const MatchEvent move = *moveOf(*play.story().step());
        const Hex from = *sourceOf(move, play.session().scenario().board);
        QVERIFY(from != *move.at);
        QCOMPARE(move.amount > 0, true);
        auto& view = play.child<StoryView>("storyView");
        const QImage drawn = play.canvas().grab().toImage();
        view.hide();
        const QImage bare = play.canvas().grab().toImage();
        const QPointF start = play.canvas().centreOfHex(from), end = play.canvas().centreOfHex(*move.at);
        QVERIFY(play.canvas().rect().contains(start.toPoint()) &&
                play.canvas().rect().contains(end.toPoint()));
        const QColor colour =
            pieceColour(play.session().scenario(), play.session().system().catalog, move.seat);
        // The shaft is in the colour, all the way from the one hex to the head in the other.
        int coloured = 0, seen = 0, changed = 0;
        for (int part = 20; part <= 45; part += 5) {
            const QPoint at = (start + (end - start) * part / 100).toPoint();
            ++seen;
            coloured += QColor(drawn.pixel(at)) == colour ? 1 : 0;
            changed += drawn.pixel(at) != bare.pixel(at) ? 1 : 0;
        }
        QVERIFY2(
            coloured >= seen - 1 && changed >= seen / 2,
            qPrintable(QStringLiteral("%1 coloured, %2 changed of %3").arg(coloured).arg(changed).arg(seen)));
        // Not behind its beginning.
        const QPoint behind = (start - (end - start) * 0.25).toPoint();
        QVERIFY(QColor(drawn.pixel(behind)) != colour || drawn.pixel(behind) == bare.pixel(behind));
        // The head is broader than the shaft, and ends in the destination hex.
        const QPointF along = (end - start) / std::hypot(end.x() - start.x(), end.y() - start.y());
        const QPointF across(-along.y(), along.x());
        const auto breadth = [&](double part) {
            int points = 0;
            for (int off = -20; off <= 20; ++off) {
                const QPoint at = (start + (end - start) * part + across * off).toPoint();
                points += drawn.pixel(at) != bare.pixel(at) && QColor(drawn.pixel(at)) == colour ? 1 : 0;
            }
            return points;
        };
        int broadest = 0;
        for (int part = 50; part <= 95; part += 3) broadest = std::max(broadest, breadth(part / 100.0));
        QVERIFY2(broadest > breadth(0.4),
                 qPrintable(QStringLiteral("%1 %2").arg(broadest).arg(breadth(0.4))));
    }

    /// Each step of a battle is a picture of its own, different from the present board.
    void whatHappensIsDrawn() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        playUntilReported(play, rng, Step::Fight);
        const auto shown = [&] {
            if (!play.story().running()) play.story().replay();
            return play.story().step()->kind == Step::Fight;
        };
        QTRY_VERIFY_WITH_TIMEOUT(shown(), test::patience);
        auto& view = play.child<StoryView>("storyView");
        QVERIFY(view.geometry() == play.canvas().rect());
        const Hex at = *play.story().step()->events.front().at;
        const QImage drawn = play.canvas().grab().toImage();
        view.hide();
        const QImage bare = play.canvas().grab().toImage();
        const QPoint centre = play.canvas().centreOfHex(at).toPoint();
        int differing = 0;
        for (int x = -20; x <= 20; ++x)
            for (int y = -20; y <= 20; ++y)
                differing += drawn.pixel(centre + QPoint(x, y)) != bare.pixel(centre + QPoint(x, y)) ? 1 : 0;
        QVERIFY2(differing > 400, qPrintable(QString::number(differing)));
        // Clicks go through it to the board.
        QVERIFY(view.testAttribute(Qt::WA_TransparentForMouseEvents));
        skip(play);
    }

    void whoDecidesEndsTheStory() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        playUntilReported(play, rng, Step::Entered);
        bool ended = false;
        connect(&play.session(), &PlaySession::decided, this, [&] { ended = !play.story().running(); });
        while (!ended && !play.session().over()) {
            playUntilReported(play, rng, Step::Entered);
            play.act(rng);
        }
        QVERIFY(ended);
        // A sheet is written on the board.
        play.actUntilSheet(rng);
        skip(play);
        play.child<QToolButton>("playStory").click();
        QVERIFY(play.story().running());
        std::vector<Hex> lit, mild;
        play.orders().targets(lit, mild);
        play.clickHex(lit.front());
        QVERIFY(!play.story().running());
        QVERIFY(!play.orders().draft().empty());
    }

    void withoutMotionNothingIsReportedUnasked() {
        PlayWindow play(test::playableMap(2));
        play.window->playPage()->setMotion(false);
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        for (int i = 0; i < 25; ++i) {
            play.waitForPersons();
            QVERIFY(!play.story().running());
            play.act(rng);
        }
        play.waitForPersons();
        play.child<QToolButton>("playStory").click();
        QVERIFY(play.story().running());
    }

    /// Steps back show nothing, and neither does the return to the present.
    void timeTellsNothing() {
        PlayWindow play(test::playableMap(2));
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        for (int i = 0; i < 15; ++i) play.act(rng);
        play.waitForPersons();
        skip(play);
        play.trigger("play.undo");
        QVERIFY(!play.story().running());
        play.session().goTo(3);
        QVERIFY(!play.story().running());
        play.session().goTo(play.session().length());
        QVERIFY(!play.story().running());
    }

    /// Lines of the log since the last decision are marked, those before are not.
    void newLinesOfTheLogAreMarked() {
        PlayWindow play(test::playableMap(2));
        play.window->showDock("dock.log");
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        for (int i = 0; i < 25; ++i) play.act(rng);
        play.waitForPersons();
        auto& log = play.child<QListWidget>("playLog");
        const auto events = play.viewer().events();
        QTRY_COMPARE(log.count(), static_cast<int>(events.size()));
        int marked = 0;
        for (int row = 0; row < log.count(); ++row) {
            const bool isNew = !log.item(row)->data(Qt::AccessibleDescriptionRole).toString().isEmpty();
            QCOMPARE(isNew, events[static_cast<std::size_t>(row)]->line >= play.viewer().firstNewLine());
            marked += isNew ? 1 : 0;
        }
        QVERIFY(marked > 0 && marked < log.count());
    }

    /// A viewer without a seat sees one thing after the other: the program waits for the end of the
    /// story.
    void watchingHasAPaceThatCanBeFollowed() {
        PlayWindow play(test::playableMap(2));
        PlaySetup setup = defaultSetup(play.session().system(), 2);
        for (PlaySetup::Seat& seat : setup.seats) seat.bot = QStringLiteral("greedy");
        setup.seed = 5;
        setup.keepSeed = true;
        play.session().setSetup(setup);
        play.trigger("play.start");
        QCOMPARE(play.program().pace(), ProgramPlayers::watchPace);
        QTRY_VERIFY_WITH_TIMEOUT(play.story().running(), test::patience);
        const std::size_t at = play.session().position();
        QVERIFY(at <= 2);  // the first decision, not the end of the game
        QSignalSpy moved(&play.session(), &PlaySession::moved);
        bool waited = true;
        connect(&play.story(), &Story::changed, this,
                [&] { waited = waited && (moved.isEmpty() || !play.story().running()); });
        QTRY_VERIFY_WITH_TIMEOUT(!play.story().running(), test::patience);
        QVERIFY(waited && moved.isEmpty());
        disconnect(&play.story(), nullptr, this, nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(play.session().position() > at, test::patience);
        // The chosen pace is kept, also for the next game.
        play.program().setPace(0);
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        QVERIFY(play.session().start());
        QCOMPARE(play.program().pace(), 0);
    }
};

HEXA_TEST(PlayStoryTest);
#include "playstory_test.moc"
