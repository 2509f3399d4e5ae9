// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/design.h"
#include "tests/core/sim/coins.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <map>
#include <set>
#include <tuple>

using namespace hexa;
using namespace hexa::sim;
using test::CoinRules;
using test::Coins;

namespace {

Coins coins(int seats, int factions, int teams = 0) {
    CoinRules rules;
    rules.seats = seats;
    rules.factions = factions;
    rules.teams = teams;
    return Coins(rules);
}

/// True if all keys that came up came up equally often, and there are `keys` of them.
template <class Key>
bool even(const std::map<Key, int>& counts, std::size_t keys) {
    std::set<int> sizes;
    for (const auto& [key, count] : counts) sizes.insert(count);
    return counts.size() == keys && sizes.size() == 1;
}

}  // namespace

class DesignTest : public QObject {
    Q_OBJECT

private slots:
    /// For counting: every bot at its own seat, the rest as chance and map have it; no arrangement
    /// is tallied.
    void dealtGamesCrossNothing() {
        const Coins series = coins(3, 4);
        const Design design = dealtDesign(series, {2, 0, 1});
        for (const std::int64_t game : {0, 1, 77}) {
            const Lineup lineup = design.lineup(5, game);
            QCOMPARE(lineup.first, Lineup::dealt);
            for (std::size_t seat = 0; seat < 3; ++seat) {
                QCOMPARE(lineup.faction[seat], Lineup::ofMap);
                QCOMPARE(static_cast<int>(lineup.bot[seat]), std::vector<int>({2, 0, 1})[seat]);
            }
        }
    }

    void blocksCrossWhatIsNotTheMap() {
        const bool holds = rc::check("a block has each seat with each turn order and faction once", [] {
            const int seats = *rc::gen::inRange(2, maxSeats + 1);
            const int factions = *rc::gen::inRange(seats, 11);
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            const auto block = *rc::gen::inRange<std::int64_t>(0, 1000);
            const Design design = uniformDesign(coins(seats, factions), 2);
            RC_ASSERT(design.blockLength() == seats * factions);
            std::map<std::tuple<int, int, int>, int> counts;
            for (int i = 0; i < design.blockLength(); ++i) {
                const Lineup lineup = design.lineup(seed, block * design.blockLength() + i);
                RC_ASSERT(lineup == design.lineup(seed, block * design.blockLength() + i));
                std::set<int> different;
                for (int seat = 0; seat < seats; ++seat) {
                    ++counts[{seat, lineup.first, lineup.faction[seat]}];
                    different.insert(lineup.faction[seat]);
                    RC_ASSERT(lineup.bot[seat] == 2);
                    RC_ASSERT(lineup.faction[seat] < factions);
                }
                RC_ASSERT(static_cast<int>(different.size()) == seats);
            }
            RC_ASSERT(even(counts, static_cast<std::size_t>(seats * seats * factions)));
        });
        QVERIFY(holds);
    }

    void whatDoesNotVaryIsNotCrossed() {
        CoinRules rules;
        rules.seats = 3;
        rules.factions = 0;  // every seat has its own
        const Design bound = uniformDesign(Coins(rules), 0);
        QCOMPARE(bound.blockLength(), 3);
        for (int i = 0; i < 6; ++i) {
            const Lineup lineup = bound.lineup(5, i);
            QCOMPARE(lineup.first, i % 3);
            for (int seat = 0; seat < 3; ++seat) QCOMPARE(lineup.faction[seat], Lineup::ofMap);
        }
        rules.ordered = false;
        QCOMPARE(mixedDesign(Coins(rules), {0, 1, 1}).blockLength(), 3);  // bots go round all the same
        const Design nothing = uniformDesign(Coins(rules), 0);
        QCOMPARE(nothing.blockLength(), 16);  // what a thread takes at once
        for (int i = 0; i < 16; ++i) QCOMPARE(nothing.lineup(5, i), nothing.lineup(5, 0));
        rules.factions = 3;
        const Design swapped = uniformDesign(Coins(rules), 0);
        QCOMPARE(swapped.blockLength(), 3);
        std::map<std::pair<int, int>, int> counts;
        for (int i = 0; i < 3; ++i)
            for (int seat = 0; seat < 3; ++seat) {
                QCOMPARE(swapped.lineup(5, i).first, 0);
                ++counts[{seat, swapped.lineup(5, i).faction[seat]}];
            }
        QVERIFY(even(counts, 9));
    }

    /// Two sides of two seats each, that swap their armies.
    void aTeamHasOneFactionIfThereAreNoMore() {
        CoinRules rules;
        rules.seats = 4;
        rules.teams = 2;
        rules.factions = 2;
        rules.ordered = false;
        const Design design = uniformDesign(Coins(rules), 0);
        QCOMPARE(design.blockLength(), 2);
        std::set<int> ofFirst;
        for (int i = 0; i < 2; ++i) {
            const Lineup lineup = design.lineup(1, i);
            QCOMPARE(lineup.faction[0], lineup.faction[2]);
            QCOMPARE(lineup.faction[1], lineup.faction[3]);
            QVERIFY(lineup.faction[0] != lineup.faction[1]);
            ofFirst.insert(lineup.faction[0]);
        }
        QCOMPARE(ofFirst.size(), std::size_t{2});
    }

    void allPairingsComeUpAlike() {
        for (const int factions : {3, 4, 5, 6})
            for (const int seats : {2, 3}) {
                const Design design = uniformDesign(coins(seats, factions), 0);
                int orders = 1;
                for (int i = 2; i < factions; ++i) orders *= i;
                std::map<std::tuple<int, int, int>, int> counts;
                for (int i = 0; i < orders * design.blockLength(); ++i) {
                    const Lineup lineup = design.lineup(99, i);
                    ++counts[{lineup.first, lineup.faction[0], lineup.faction[1]}];
                }
                QVERIFY(even(counts, static_cast<std::size_t>(seats * factions * (factions - 1))));
            }
    }

    void ordersDependOnSeedAndBlock() {
        const Design design = uniformDesign(coins(4, 8), 0);
        std::set<std::array<std::uint8_t, maxSeats>> seen;
        for (int block = 0; block < 60; ++block)
            seen.insert(design.lineup(5, std::int64_t{block} * design.blockLength()).faction);
        QVERIFY(seen.size() > 50);
        int same = 0;
        for (int block = 0; block < 60; ++block) {
            const auto game = std::int64_t{block} * design.blockLength();
            same += design.lineup(5, game) == design.lineup(6, game);
        }
        QVERIFY(same < 10);
    }

    void differentBotsRotate() {
        const Design pair = mixedDesign(coins(2, 4), {0, 1});
        QCOMPARE(pair.blockLength(), 16);
        // Four seats, two bots: A B A B comes back after two rotations.
        const Design four = mixedDesign(coins(4, 4), {0, 1});
        QCOMPARE(four.blockLength(), 32);
        QCOMPARE(mixedDesign(coins(4, 4), {0, 1, 1, 1}).blockLength(), 64);
        QCOMPARE(mixedDesign(coins(4, 4), {3, 3, 3, 3}).blockLength(), 16);
        std::map<std::tuple<int, int, int, int>, int> counts;
        for (int i = 0; i < four.blockLength(); ++i) {
            const Lineup lineup = four.lineup(1, i);
            for (int seat = 0; seat < 4; ++seat)
                ++counts[{seat, lineup.first, lineup.faction[seat], lineup.bot[seat]}];
        }
        QVERIFY(even(counts, 4 * 4 * 4 * 2));
    }

    void teamsKeepOneBot() {
        const Design design = mixedDesign(coins(4, 4, 2), {0, 1});
        QCOMPARE(design.blockLength(), 32);
        for (int i = 0; i < design.blockLength(); ++i) {
            const Lineup lineup = design.lineup(1, i);
            QCOMPARE(lineup.bot[0], lineup.bot[2]);
            QCOMPARE(lineup.bot[1], lineup.bot[3]);
            QVERIFY(lineup.bot[0] != lineup.bot[1]);
        }
    }

    void everyGameAndStreamHasItsOwnSeeds() {
        std::set<std::uint64_t> seeds;
        for (const char* stream : {"check", "search", "certificate"})
            for (int game = 0; game < 50'000; ++game) seeds.insert(gameSeed(streamSeed(7, stream), game));
        QCOMPARE(seeds.size(), std::size_t{150'000});
    }
};

HEXA_TEST(DesignTest);
#include "design_test.moc"
