// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/conformance.h"
#include "core/play/playout.h"
#include "core/play/regrets.h"
#include "core/sim/runner.h"
#include "core/sim/simulate.h"
#include "tests/support/harvest.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using test::Harvest;

namespace {

/// Returns a game with matches that break one of the promises, made from one that keeps them: a
/// resumed record loses its last line.
PlayFunctions forgetful(PlayFunctions game) {
    const auto resume = game.resume;
    game.resume = [resume](const GameRecord& record, ReplayMode mode) {
        auto match = resume(record, mode);
        if (match) (*match)->stepBack(1);
        return match;
    };
    return game;
}

}  // namespace

/// A small game played through the framework of core/play, with not a line of Clockwork Wars.
class PlayTest : public QObject {
    Q_OBJECT

    const GameSystem mToy = test::playedToy();
    const PlayFunctions& mPlay = *mToy.play;

    const Scenario& map(int players) const { return mToy.layout(std::to_string(players) + "p")->scenario; }
    std::unique_ptr<Match> begin(int players, std::uint64_t seed, const std::string& bot = "random") const {
        MatchSetup setup;
        setup.seed = seed;
        setup.players.assign(static_cast<std::size_t>(players), {"", bot, {}});
        auto match = mPlay.start(map(players), setup);
        return match ? std::move(*match) : nullptr;
    }
    std::string codeOf(const GameRecord& record, ReplayMode mode = ReplayMode::Recorded) const {
        const auto match = mPlay.resume(record, mode);
        return match ? std::string() : match.error().code();
    }

private slots:
    void aGameByHand() {
        const auto match = begin(2, 1, "");
        QCOMPARE(match->decision().kind, MatchDecision::Kind::Chance);
        for (const char* line : {"chance 3", "P2 bid 2", "P1 bid 1", "P2 take points", "chance 1", "P1 bid 2",
                                 "P2 bid 1", "P1 take points", "chance 2", "P2 bid 0", "P1 bid 0"})
            QVERIFY2(match->apply(line).ok(), line);
        QCOMPARE(match->decision().kind, MatchDecision::Kind::Over);
        QCOMPARE(match->standing().winners, std::vector<int>{1});
        QCOMPARE(match->standing().seats[1].figures.front(), 3);
        QCOMPARE(match->apply("chance 1").error().code(), std::string("toy.order"));
        QCOMPARE(std::ranges::count_if(match->record().lines, isMark), 4);
    }

    void refusedLinesChangeNothing() {
        const auto match = begin(2, 1, "");
        QVERIFY(match->apply("chance 2").ok());
        QVERIFY(match->apply("P1 bid 3").ok());
        const GameRecord before = match->record();
        // A second bid, too many coins, another seat's turn, no seat.
        for (const char* line : {"P1 bid 1", "P2 bid 4", "P2 take coins", "P3 bid 1", ""})
            QCOMPARE(match->apply(line).error().code(), std::string("toy.order"));
        QVERIFY(match->record() == before);
        QCOMPARE(match->decision().seats, std::vector<int>{1});
    }

    void everyGameKeepsThePromises() {
        for (const int players : {2, 3})
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const std::string fault = play::findFault(mPlay, map(players), {}, seed);
                QVERIFY2(fault.empty(), fault.c_str());
            }
        QVERIFY(!play::findFault(forgetful(mPlay), map(2), {}, 1).empty());
    }

    /// The program takes a seat in mid-game, and a person takes it back: the record stores this and
    /// continues accordingly.
    void aSeatHasAnotherPlayer() {
        const auto match = begin(2, 3, "");
        QVERIFY(match->apply(match->drawn()).ok());
        QVERIFY(!match->playOne());
        QVERIFY(match->setPlayer(1, "random").ok());
        QVERIFY(match->setPlayer(1, "random").ok());  // it sits there already
        QCOMPARE(match->setPlayer(0, "nobody").error().code(), std::string("play.bot"));
        QVERIFY((match->record().seatChanges == std::vector<SeatChange>{{1, 1, "", "random"}}));
        while (match->playOne()) {
        }
        QCOMPARE(match->decision().seats, std::vector<int>{0});
        // A resumed record has the same players; another copy of it continues in the same way.
        const auto again = mPlay.resume(match->record(), ReplayMode::Drawn);
        QVERIFY(again.ok());
        QVERIFY((*again)->record() == match->record());
        // Steps back undo nothing that happened at the table.
        match->stepBack(1);
        QCOMPARE(match->record().seatChanges.size(), std::size_t{1});
        QVERIFY(match->setPlayer(0, "random").ok());
        QVERIFY((*again)->setPlayer(0, "random").ok());
        while (match->playOne()) {
        }
        QCOMPARE(match->decision().kind, MatchDecision::Kind::Over);
        QVERIFY(match->setPlayer(1, "").ok());
        QVERIFY((match->record().seatChanges.back() ==
                 SeatChange{decisionsOf(match->record()).size(), 1, "random", ""}));
        QVERIFY(codeOf(match->record(), ReplayMode::Drawn).empty());
        // Without a seed the program has no basis for decisions.
        MatchSetup setup;
        const auto unseeded = mPlay.start(map(2), setup);
        QVERIFY(unseeded.ok());
        QCOMPARE((*unseeded)->setPlayer(0, "random").error().code(), std::string("play.no-seed"));
    }

    void optionsOfTheGameThenOfTheMapThenChosen() {
        PlayFunctions play;
        play.options = {{"long", false}, {"open", true}, {"free", false}};
        Scenario meadow = map(2);
        meadow.options = {{"long", true}, {"open", false}, {"unknown", true}};
        const OptionValues all = optionsOn(play, meadow, {{"open", true}});
        QVERIFY((all == OptionValues{{"free", false}, {"long", true}, {"open", true}, {"unknown", true}}));
        QVERIFY((optionsOn(meadow) == OptionValues{{"long", true}, {"open", false}, {"unknown", true}}));
        // Options equal to the map's are not choices.
        QVERIFY((choicesFor(play, meadow, {{"long", true}, {"open", true}, {"free", false}}) ==
                 OptionValues{{"open", true}}));
        QVERIFY((choicesFor(play, meadow, {{"new", false}}) == OptionValues{{"new", false}}));
    }

    void tamperedRecords() {
        const auto match = begin(3, 5);
        while (match->playOne()) {
        }
        const GameRecord good = match->record();
        QVERIFY(codeOf(good, ReplayMode::Drawn).empty());
        GameRecord bad = good;
        bad.rules = 2;
        QCOMPARE(codeOf(bad), std::string("record.other-rules"));
        bad = good;
        bad.lines[1] = good.lines[1] == "chance 1" ? "chance 2" : "chance 1";
        QCOMPARE(codeOf(bad, ReplayMode::Drawn), std::string("record.not-drawn"));
        bad = good;
        bad.lines.back().back() = bad.lines.back().back() == '0' ? '1' : '0';
        QCOMPARE(codeOf(bad), std::string("record.wrong-hash"));
        bad.lines.pop_back();
        QCOMPARE(codeOf(bad), std::string("record.no-hash"));
        bad.lines.insert(bad.lines.begin() + 2, good.lines.front());
        QCOMPARE(codeOf(bad), std::string("record.hash-out-of-place"));
        bad = good;
        bad.seed.reset();
        QCOMPARE(codeOf(bad, ReplayMode::Drawn), std::string("record.no-seed"));
        bad = good;
        bad.players.push_back({"", "random", {}});
        QCOMPARE(codeOf(bad), std::string("play.bot-count"));
        bad.players.back().bot = "nobody";
        bad.players.erase(bad.players.begin());
        QCOMPARE(codeOf(bad), std::string("play.bot"));
    }

    /// Hidden data changes neither a seat's view nor its bot's decision or advice.
    void purseOfAnotherIsSecret() {
        const Harvest rules(3);
        Harvest::State state = rules.start(nullptr);
        state.worth = 2;
        Harvest::State other = state;
        other.coins = {3, 0, 1};
        QVERIFY(rules.hash(state) != rules.hash(other));
        QVERIFY(rules.view(state, 0) == rules.view(other, 0));
        QVERIFY(!(rules.view(state, 2) == rules.view(other, 2)));
        for (const Harvest::Bot* bot : Harvest::bots())
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                Rng one(seed, "bot"), two(seed, "bot");
                QCOMPARE(rules.decide(*bot, state, 0, one).number, rules.decide(*bot, other, 0, two).number);
            }
    }

    void adviceIsWhatTheBotDoes() {
        const auto match = begin(2, 9);
        while (match->decision().kind != MatchDecision::Kind::Over) {
            const MatchDecision decision = match->decision();
            if (!decision.seats.empty()) {
                const MatchAdvice advice = match->advice(decision.seats.front(), "random");
                QVERIFY(match->check(advice.line).ok());
                const auto clone = match->clone();
                QVERIFY(clone->playOne());
                QCOMPARE(decisionsOf(clone->record()).back(), advice.line);
                QVERIFY(match->advice(decision.seats.front(), "nobody").empty());
            }
            QVERIFY(match->playOne());
        }
    }

    /// Die 3; two bids of 0 to 3 coins: 16 plays, 4 of them draws; the others lead to a choice of
    /// two.
    void perftCountsWaysToGoOn() {
        const Harvest rules(2);
        const Harvest::State start = rules.start(nullptr);
        const std::uint64_t expected[] = {1, 3, 48, 3 * (4 * 3 + 12 * 2)};
        for (int depth = 0; depth < 4; ++depth) QCOMPARE(play::perft(rules, start, depth), expected[depth]);
    }

    /// Rock, paper, scissors against itself: in the end each is about equally frequent, and a plan
    /// that always loses is left out.
    void regretMatchingFindsTheMixedStrategy() {
        constexpr int worth[3][3] = {{0, -100, 100}, {100, 0, -100}, {-100, 100, 0}};
        std::array<play::Regrets, 2> players{play::Regrets(4), play::Regrets(4)};
        Rng rng(1, "regret");
        for (int round = 1; round <= 3000; ++round) {
            const std::array<std::size_t, 2> chosen{players[0].draw(rng), players[1].draw(rng)};
            for (std::size_t me = 0; me < 2; ++me) {
                std::vector<std::int32_t> worths;
                for (std::size_t plan = 0; plan < 4; ++plan)
                    worths.push_back(plan == 3             ? -200
                                     : chosen[1 - me] == 3 ? 100
                                                           : worth[plan][chosen[1 - me]]);
                players[me].learn(chosen[me], worths, round);
            }
        }
        std::array<int, 4> drawn{};
        for (int i = 0; i < 3000; ++i) ++drawn[players[0].drawAverage(rng)];
        for (std::size_t plan = 0; plan < 3; ++plan) QVERIFY(drawn[plan] > 700 && drawn[plan] < 1300);
        QCOMPARE(drawn[3], 0);
    }

    /// The same games through a series, a simulation and a match.
    void seriesPlaysTheSameGames() {
        sim::SimulationRequest request;
        request.games = 100;  // no whole number of blocks
        request.seed = 3;
        const auto result = sim::simulate(mPlay, map(3), request);
        QVERIFY(result.ok());
        QCOMPARE(result->games, request.games);
        QCOMPARE(result->wins[0] + result->wins[1] + result->wins[2], request.games);
        request.threads = 4;
        QVERIFY(*sim::simulate(mPlay, map(3), request) == *result);
        std::uint64_t hash = 0;
        for (std::int64_t game = 0; game < request.games; ++game) {
            const auto match = begin(3, gameSeed(request.seed, game));
            while (match->playOne()) {
            }
            hash += mixed(match->hash(), static_cast<std::uint64_t>(game));
        }
        QCOMPARE(result->hash, hash);
        request.bots = {"random", "random"};
        QCOMPARE(sim::simulate(mPlay, map(3), request).error().code(), std::string("play.bot-count"));
        request.bots = {"nobody"};
        QCOMPARE(sim::simulate(mPlay, map(3), request).error().code(), std::string("play.bot"));

        const auto series = mPlay.series(map(3), {});
        QVERIFY(series.ok());
        const auto tally = sim::run(**series, sim::uniformDesign(**series, 0), 1, 2).tally;
        QCOMPARE(tally.games, 2 * sim::uniformDesign(**series, 0).blockLength());
    }
};

HEXA_TEST(PlayTest);

#include "play_test.moc"
