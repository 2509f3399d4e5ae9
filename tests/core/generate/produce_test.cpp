// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/produce.h"

#include "core/balance/binding.h"
#include "core/engine/judge/balance.h"
#include "core/engine/judge/botrelations.h"
#include "core/engine/play/play.h"
#include "core/generate/settings.h"
#include "core/generate/tournament/players.h"
#include "tests/core/generate/requests.h"
#include "tests/support/oddstoy.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::generate;
using hexa::test::LuckSeries;
using hexa::test::mapWith;
using hexa::test::oddsToy;
using hexa::test::oneWayUp;
using hexa::test::requestFor;

namespace {

/// Fair on every map for the first bot; for the second one wins go as on a CoinSeries.
class ApartSeries : public LuckSeries {
public:
    explicit ApartSeries(std::unique_ptr<const Series> coin) : LuckSeries(0), mCoin(std::move(coin)) {}
    SeriesGame play(const Lineup& lineup, std::uint64_t seed, std::span<std::int64_t> fights) const override {
        return lineup.bot[0] == 0 ? LuckSeries::play(lineup, seed, fights) : mCoin->play(lineup, seed, {});
    }

private:
    std::unique_ptr<const Series> mCoin;
};

/// Returns a toy with two judging bots; only the one that searches sees differences between maps.
GameSystem searchingToy() {
    GameSystem system = oddsToy();
    ownCopy(system.play).bots = {"coin", "deep"};
    ownCopy(system.balance).panel = system.play->bots;
    // One tile changes its shares as much as another map does.
    ownCopy(system.balance).searchBots = {{"deep", 20, 0.2, 0.28}};
    ownCopy(system.play).series =
        [coin = system.play->series](const Scenario& map,
                                     const SeriesSetup& setup) -> Result<std::unique_ptr<const Series>> {
        auto series = coin(map, setup);
        if (!series) return series.error();
        return std::unique_ptr<const Series>(std::make_unique<ApartSeries>(*std::move(series)));
    };
    return system;
}

/// Returns the same with a scout of the searching bot, which sees the same.
GameSystem scoutedToy(const BotRelations& relations) {
    GameSystem system = searchingToy();
    ownCopy(system.balance).scouts = {{"glance", "deep", 1}};
    ownCopy(system.balance).relations = [&relations](const Scenario&, const OptionValues&) {
        return &relations;
    };
    return system;
}

/// Returns relations in which only the scout sees nearly everything that the searching bot sees.
BotRelations scoutRelations() {
    BotRelations relations;
    relations.bots = {"coin", "deep", "glance"};
    relations.foreseen.assign(3, std::vector<double>(3));
    relations.onMaps = {{0.0004, 0, 0}, {0, 0.04, 0.0396}, {0, 0.0396, 0.04}};
    relations.onNeighbours = {{0.0001, 0, 0}, {0, 0.01, 0.0099}, {0, 0.0099, 0.01}};
    return relations;
}

}  // namespace

class ProduceTest : public QObject {
    Q_OBJECT

private slots:
    void theRaceFindsTheFairOne() {
        const GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 1);
        request.finalists = 7;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        QCOMPARE(made->maps.size(), std::size_t{1});
        QCOMPARE(made->maps[0].candidate.scenario.board, mapWith(system, 1, 1).board);
        QVERIFY(made->games > 10'000 && made->games < 60'000);
        QCOMPARE(made->maps[0].played.size(), std::size_t{1});
        QVERIFY(*made->maps[0].playedGap() < 5);
        QVERIFY(made->maps[0].played[0].interval.low <= *made->maps[0].playedGap());
        QVERIFY(!made->cancelled);
    }

    /// Two wins of three are wanted for the first seat: that map is the fairest.
    void theRaceFindsTheOneThatIsWanted() {
        const GameSystem system = oddsToy("[2, 1]");
        ProduceRequest request = requestFor(system, 1);
        request.finalists = 7;
        request.margin = 0.04;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        QCOMPARE(made->maps[0].candidate.scenario.board, mapWith(system, 1, 0).board);
        QVERIFY(*made->maps[0].playedGap() < 5);
        QVERIFY(std::abs(made->maps[0].played[0].shares[0] - 2.0 / 3) < 0.03);
        QVERIFY(made->maps[0].certificate);
        QCOMPARE(made->maps[0].certificate->report.verdict, balance::Verdict::Fair);
        QCOMPARE(made->maps[0].certificate->report.targets, (std::vector<std::int32_t>{2, 1}));
    }

    /// The game determines the number of games in a race.
    void theGameSaysHowLongARaceIs() {
        GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 1);
        request.games = 0;
        request.finalists = 7;
        ownCopy(system.balance).tournament.games = [](const GenerateMethod& mode, std::size_t seats) {
            return mode.searches && seats == 2 ? 20'000 : 0;
        };
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        QVERIFY(made->games > 4'000 && made->games < 20'000);  // the usual race has a million
    }

    void withoutARaceNothingIsPlayed() {
        const GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 4);
        request.tournament = WithTournament::No;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        QCOMPARE(made->maps.size(), std::size_t{4});
        QCOMPARE(made->games, std::int64_t{0});
        for (const Produced& map : made->maps) QVERIFY(!map.playedGap() && !map.certificate);
    }

    /// A bot that searches has as much time as all others together, so fewer games. They decide if
    /// it alone sees a difference.
    void aBotThatSearchesDecidesByFewGames() {
        const GameSystem system = searchingToy();
        ProduceRequest request = requestFor(system, 1);
        request.games = 200'000;
        request.finalists = 7;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        const Produced& winner = made->maps[0];
        QCOMPARE(winner.candidate.scenario.board, mapWith(system, 1, 1).board);
        QCOMPARE(winner.played.size(), std::size_t{2});
        QCOMPARE(winner.played[1].bot, std::string("deep"));
        // A fifth of 10 000 games measures, of the others a tenth of 200 000.
        QVERIFY(winner.played[1].games >= 1'950 && winner.played[1].games < 2'200);
        QVERIFY(winner.played[0].games >= 19'000 && winner.played[0].games < 21'000);
        request.search.threads = 3;
        QVERIFY(produce(system, request)->maps[0].played == winner.played);
    }

    /// Scouts play for the time of their bots, and are neither measured nor certified.
    void scoutsFindWhatTheirBotsSee() {
        const BotRelations relations = scoutRelations();
        const GameSystem system = scoutedToy(relations);
        ProduceRequest request = requestFor(system, 1);
        request.games = 200'000;
        request.finalists = 7;
        request.margin = 0.03;
        const auto alone = produce(searchingToy(), request);
        const auto scouted = produce(system, request);
        QVERIFY(alone.ok() && scouted.ok());
        const Produced& winner = scouted->maps[0];
        QCOMPARE(winner.candidate.scenario.board, mapWith(system, 1, 1).board);
        QCOMPARE(winner.played.size(), std::size_t{2});
        QVERIFY(winner.played[1].bot == "deep" && winner.played[1].games == alone->maps[0].played[1].games);
        // The rounds alone: 12 % of 200 000 instead of of 10 000 games.
        QVERIFY2(scouted->games > alone->games + 15'000,
                 qPrintable(QString("%1, %2").arg(scouted->games).arg(alone->games)));
        QVERIFY(winner.certificate && winner.certificate->report.bots.size() == 2);
        request.search.threads = 3;
        QVERIFY(produce(system, request)->maps[0].played == winner.played);
    }

    void scoutsPlayWhereItIsKnownWhatTheyTell() {
        const BotRelations relations = scoutRelations();
        const GameSystem system = scoutedToy(relations);
        const Scenario map = system.layout("2p")->scenario;
        const Players players = playersOf(system, map, {}, {"coin", "deep"});
        QCOMPARE(players.bots, (std::vector<std::string>{"coin", "deep", "glance"}));
        QVERIFY(players.judges == 2 && players.haveScouts());
        // Without the bot that it scouts for, without another judge, and as a judge itself.
        for (const std::vector<std::string>& panel :
             {std::vector<std::string>{"coin"}, {"deep"}, {"coin", "deep", "glance"}}) {
            const Players judges = playersOf(system, map, {}, panel);
            QVERIFY(judges.bots == panel && judges.judges == panel.size());
        }
        // Its relation to another bot is unknown.
        QVERIFY(!playersOf(system, map, {}, {"coin", "other", "deep"}).haveScouts());
        GameSystem more = system;
        ownCopy(more.balance).searchBots.push_back({"other", 50});
        QVERIFY(!playersOf(more, map, {}, {"coin", "deep", "other"}).haveScouts());
        QVERIFY(!playersOf(searchingToy(), map, {}, {"coin", "deep"}).haveScouts());
    }

    /// A game may give them more time than all others; the number of the others' games stays.
    void botsThatSearchMayHaveMoreTime() {
        GameSystem system = searchingToy();
        ownCopy(system.balance).tournament.searchTime = [](const GenerateMethod&, std::size_t) {
            return 3.0;
        };
        ProduceRequest request = requestFor(system, 1);
        request.games = 200'000;
        request.finalists = 7;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        const Produced& winner = made->maps[0];
        QVERIFY(winner.played[1].games >= 5'950 && winner.played[1].games < 6'300);
        QVERIFY(winner.played[0].games >= 19'000 && winner.played[0].games < 21'000);
    }

    /// If all of them search, they are the measure of time: they play the requested games.
    void botsThatSearchAloneShareAllGames() {
        const GameSystem system = searchingToy();
        ProduceRequest request = requestFor(system, 1);
        request.panel = {"deep"};
        request.finalists = 7;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        QVERIFY(made->games > 10'000 && made->games <= 40'000);
    }

    /// The certificate needs the bot that searches, with the games that it takes to find a fair map
    /// fair.
    void theCertificateKnowsWhoSearches() {
        const GameSystem system = searchingToy();
        ProduceRequest request = requestFor(system, 1);
        request.finalists = 7;
        request.margin = 0.03;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        const auto& certificate = made->maps[0].certificate;
        QVERIFY(certificate);
        QVERIFY(certificate->report.missing.empty());
        const std::int64_t enough = balance::gamesToCertify(2, 0.03);
        QVERIFY(certificate->report.bots[0].games >= 2 * enough);
        QVERIFY(certificate->report.bots[1].games >= enough);
        QVERIFY(certificate->report.bots[1].games < enough + 100);
        // A repetition plays the same number.
        const auto series = system.play->series(made->maps[0].candidate.scenario, {{}, {"coin", "deep"}, {}});
        QVERIFY(series.ok());
        auto again = balance::playAgain(**series, *certificate, 2);
        QVERIFY(again.ok());
        balance::noteGrounds(*again, system, made->maps[0].candidate.scenario, {}, {});
        QVERIFY(balance::untruths(*certificate, *again).empty());
    }

    void whatIsExactlySymmetricIsNotPlayed() {
        GameSystem system = oddsToy();
        ownCopy(system.generate).run =
            [toy = system](const GenerateRequest&) -> Result<std::vector<Candidate>> {
            Candidate exact, other;
            exact.scenario = mapWith(toy, 1, 1);
            exact.symmetry = "mirror";
            other.scenario = mapWith(toy, 2, 1);
            return std::vector{exact, other};
        };
        const auto made = produce(system, requestFor(system, 2));
        QVERIFY(made.ok());
        QCOMPARE(made->maps.size(), std::size_t{2});
        QVERIFY(!made->maps[0].candidate.symmetry.empty());
        QVERIFY(made->maps[0].played.empty());
        QVERIFY(!made->maps[1].played.empty());
        GameSystem alone = system;
        ownCopy(alone.generate).run =
            [found = made->maps[0].candidate](const GenerateRequest&) -> Result<std::vector<Candidate>> {
            return std::vector{found};
        };
        const auto nothing = produce(alone, requestFor(alone, 1));
        QVERIFY(nothing.ok());
        QCOMPARE(nothing->games, std::int64_t{0});
    }

    void noMoreIsShownThanIsWanted() {
        const GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 2);
        request.finalists = 7;
        std::size_t max = 0, shown = 0;
        const auto made = produce(system, request, [&](const ProduceProgress& progress) {
            if (progress.best == nullptr) return;
            // A bot that hasn't played has no gap, not one of 0.
            for (const Produced& map : *progress.best)
                for (const PlayedGap& played : map.played) QVERIFY(played.games > 0);
            ++shown;
            max = std::max(max, progress.best->size());
        });
        QVERIFY(made.ok());
        QVERIFY(shown > 2);
        QCOMPARE(max, std::size_t{2});
    }

    void theWinnerIsCertified() {
        const GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 2);
        request.finalists = 7;
        request.margin = 0.03;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        const Produced& winner = made->maps.front();
        QVERIFY(winner.certificate);
        QCOMPARE(winner.certificate->report.verdict, balance::Verdict::Fair);
        const auto stored = balance::certificateOf(winner.candidate.scenario);
        QVERIFY(stored.ok() && *stored);
        QVERIFY(**stored == *winner.certificate);
        const balance::Bindings now =
            balance::bindingsOf(system, winner.candidate.scenario, {}, {}, "test", {"coin"});
        QVERIFY(balance::differences((*stored)->bindings, now).empty());
        // Seeds that the search has not seen.
        QVERIFY((*stored)->report.stream != "race" && (*stored)->report.stream != "measure");
    }

    void whatIsNotFairIsNotCalledSo() {
        GameSystem system = oddsToy();
        ownCopy(system.generate).run =
            [map = mapWith(system, 1, 0)](const GenerateRequest&) -> Result<std::vector<Candidate>> {
            Candidate candidate;
            candidate.scenario = map;
            return std::vector{candidate};
        };
        ProduceRequest request = requestFor(system, 1);
        request.margin = 0.02;
        const auto made = produce(system, request);
        QVERIFY(made.ok());
        QVERIFY(made->maps.front().certificate);
        QCOMPARE(made->maps.front().certificate->report.verdict, balance::Verdict::Unfair);
        QVERIFY(std::abs(*made->maps.front().playedGap() - 100.0 / 3) < 5);
    }

    void refiningTakesABetterNeighbour() {
        GameSystem system = oddsToy();
        const GameSystem toy = system;
        ownCopy(system.generate).run = [toy](const GenerateRequest&) -> Result<std::vector<Candidate>> {
            Candidate candidate;
            candidate.scenario = mapWith(toy, 2, 0);
            return std::vector{candidate};
        };
        int asked = 0;
        std::set<std::uint64_t> seeds;
        ownCopy(system.generate).refine = [&, toy](const GenerateRequest& request, const Scenario&,
                                                   const std::vector<BotShares>& played,
                                                   int) -> Result<std::vector<Candidate>> {
            ++asked;
            seeds.insert(request.seed);
            if (played.size() != 1 || played[0].shares.size() != 2) return Error("test.shares");
            std::vector<Candidate> maps(2);
            maps[0].scenario = mapWith(toy, 3, 0);
            maps[1].scenario = mapWith(toy, 1, 1);
            for (Candidate& map : maps) {
                map.scenario.provenance.settings = "{\"mode\":\"odds\"}";
                map.scenario.provenance.seed = request.seed;
            }
            return maps;
        };
        bool claimed = false;
        const auto made = produce(system, requestFor(system, 1), [&](const ProduceProgress& progress) {
            if (progress.best == nullptr || progress.stage == ProduceProgress::Stage::Measuring) return;
            for (const Produced& map : *progress.best)
                claimed |= map.candidate.scenario.board == mapWith(toy, 1, 1).board &&
                           !map.candidate.scenario.provenance.settings.empty();
        });
        QVERIFY(made.ok());
        QVERIFY(asked > 0);
        QCOMPARE(made->maps[0].candidate.scenario.board, mapWith(system, 1, 1).board);
        // The generator is only known at the end of the race.
        QVERIFY(!claimed);
        QVERIFY(!made->maps[0].candidate.scenario.provenance.settings.empty());
        // Each search for neighbours has other seeds; the seed stored with a map is that of the
        // race.
        QCOMPARE(seeds.size(), static_cast<std::size_t>(asked));
        QVERIFY(made->maps[0].candidate.scenario.provenance.seed == requestFor(system, 1).search.seed);
    }

    void longRacesClimbFromMoreStarts() {
        const GameSystem system = oneWayUp({3, 0});
        // The way up begins at the worst map: it is left out if only the two best climb.
        ProduceRequest request = requestFor(system, 1);
        auto made = produce(system, request);
        QVERIFY(made.ok());
        QCOMPARE(made->maps[0].candidate.scenario.board, mapWith(system, 2, 1).board);
        request.games = 1'600'000;
        int max = 0;
        std::pair<ProduceProgress::Stage, double> before{};
        bool back = false;
        made = produce(system, request, [&](const ProduceProgress& progress) {
            max = std::max(max, progress.maps);
            back = back || std::pair(progress.stage, progress.part) < before;
            before = {progress.stage, progress.part};
        });
        QVERIFY(made.ok());
        QCOMPARE(made->maps[0].candidate.scenario.board, mapWith(system, 1, 1).board);
        QCOMPARE(max, 5);
        QVERIFY(!back);
        QVERIFY(made->games > 400'000 && made->games <= 1'600'000);
    }

    /// A gallery takes no games from the map that wins.
    void howManyAreWantedDoesNotChangeTheWinner() {
        const GameSystem system = oneWayUp({2, 1});
        const auto one = produce(system, requestFor(system, 1));
        const auto four = produce(system, requestFor(system, 4));
        QVERIFY(one.ok() && four.ok());
        QCOMPARE(one->maps.size(), std::size_t{1});
        QCOMPARE(four->maps.size(), std::size_t{4});
        QCOMPARE(four->maps[0].candidate.scenario.board, one->maps[0].candidate.scenario.board);
        QVERIFY(four->maps[0].played == one->maps[0].played);
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!(four->maps[i].candidate.scenario.board == four->maps[k].candidate.scenario.board));
        const std::int64_t measured = one->maps[0].played[0].games;
        for (std::size_t i = 1; i < 4; ++i) {
            const std::int64_t games = four->maps[i].played[0].games;
            QVERIFY2(games > 0 && games < measured / 5, qPrintable(QString::number(games)));
        }
    }

    void aClimbThatHasEndedIsNotLost() {
        const GameSystem system = oneWayUp({2, 1});
        ProduceRequest request = requestFor(system, 1);
        request.games = 1'600'000;
        std::stop_source source;
        request.search.stop = source.get_token();
        bool fairIsShown = true;
        const auto made = produce(system, request, [&](const ProduceProgress& progress) {
            if (progress.stage != ProduceProgress::Stage::Refining || progress.part < 0.54) return;
            source.request_stop();
            if (progress.best != nullptr)
                fairIsShown &= progress.best->front().candidate.scenario.board == mapWith(system, 1, 1).board;
        });
        QVERIFY(made.ok());
        QVERIFY(made->cancelled);
        QVERIFY(fairIsShown);
        QCOMPARE(made->maps[0].candidate.scenario.board, mapWith(system, 1, 1).board);
    }

    void aPanelNamesEachBotOnce() {
        const GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 1);
        request.panel.assign(9, "coin");
        QCOMPARE(produce(system, request).error().code(), std::string("balance.panel.many"));
        request.panel.assign(2, "coin");
        QCOMPARE(produce(system, request).error().code(), std::string("balance.panel.twice"));
        const auto read =
            readSettings(R"({"race":{"bots":["a","b","a"]}})", system.catalog, ProduceRequest());
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code(), std::string("balance.panel.twice"));
        QVERIFY(readSettings(R"({"race":{"bots":["a","b"]}})", system.catalog, ProduceRequest()).ok());
        QVERIFY(!readSettings(R"({"race":{"bots":[]}})", system.catalog, ProduceRequest()).ok());
    }

    void whatCantBePlayedIsRefused() {
        GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 1);
        request.search.mode = "nothing";
        QCOMPARE(produce(system, request).error().code(), std::string("generate.no-mode"));
        request.search.mode.clear();
        system.play.reset();
        QCOMPARE(produce(system, request).error().code(), std::string("generate.not-playable"));
        request.tournament = WithTournament::No;
        QVERIFY(produce(system, request).ok());
    }
};

HEXA_TEST(ProduceTest, "slow-unoptimized");
#include "produce_test.moc"
