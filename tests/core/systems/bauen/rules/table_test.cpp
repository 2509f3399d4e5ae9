// SPDX-License-Identifier: GPL-3.0-or-later
// The deal before the first decision, playable maps, payments and steps, compared with slow
// counting.
#include "core/systems/bauen/rules/table.h"

#include "core/systems/bauen/rules/money.h"
#include "core/systems/bauen/rules/paths.h"
#include "tests/core/systems/bauen/games.h"
#include "tests/support/test.h"

#include <rapidcheck.h>

#include <set>

namespace hexa::bauen {
namespace {

std::string refusalOf(const Scenario& scenario) {
    const auto position = readPosition(scenario, fixture::set().catalog);
    if (!position) return position.error().code();
    const auto table = makeTable(*position, fixture::set().data, {});
    return table ? std::string() : table.error().code();
}

/// Tries all payments one after another, the slow way. True if some of `rest` completes `paid`
/// without superfluous items.
bool completes(int due, ByValue paid, const ByValue& rest) {
    ByValue added{};
    for (int ones = 0; ones <= rest[1]; ++ones)
        for (int twos = 0; twos <= rest[2]; ++twos)
            for (int threes = 0; threes <= rest[3]; ++threes) {
                added = {0, static_cast<std::uint8_t>(paid[1] + ones),
                         static_cast<std::uint8_t>(paid[2] + twos),
                         static_cast<std::uint8_t>(paid[3] + threes)};
                bool needed = worthOf(added) >= due;
                for (int value = 1; value <= 3; ++value)
                    if (added[static_cast<std::size_t>(value)] > 0 && worthOf(added) - value >= due)
                        needed = false;
                if (needed) return true;
            }
    return false;
}

}  // namespace

class TableTest : public QObject {
    Q_OBJECT
private slots:
    /// BB-065, BB-067, BB-068.
    void dealing_data() {
        QTest::addColumn<int>("players");
        for (int players = minSeats; players <= maxPlayers; ++players)
            QTest::addRow("%d", players) << players;
    }
    void dealing() {
        QFETCH(int, players);
        const Table table = fixture::tableOn(fixture::boardFor(players));
        std::set<int> first;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Deal deal = dealOf(table, seed);
            QCOMPARE(deal, dealOf(table, seed));
            first.insert(deal.starter[0]);
            // All players begin once before any begins again.
            std::set<int> seen;
            for (int round = 0; round < std::min(players, rounds); ++round)
                QVERIFY(seen.insert(deal.starter[static_cast<std::size_t>(round)]).second);
            std::set<int> missions;
            for (std::size_t theme = 0; theme < themeCount; ++theme) {
                QVERIFY(missions.insert(deal.open[theme]).second);
                for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
                    QVERIFY(missions.insert(deal.secret[seat][theme]).second);
                    QVERIFY(table.data.missions[deal.secret[seat][theme]].theme == static_cast<Theme>(theme));
                }
            }
        }
        QCOMPARE(static_cast<int>(first.size()), players);
        RuleOptions options;
        options.set(Switch::PublicMissions, false);
        const Table learning = fixture::tableOn(fixture::boardFor(players), options);
        QCOMPARE(dealOf(learning, 1).open[0], noMission);
    }

    /// BB-001, BB-007, BB-064: unplayable tables are refused with a reason.
    void refused() {
        QCOMPARE(refusalOf(fixture::smallBoard()), std::string());
        QCOMPARE(refusalOf(fixture::layout(2)), std::string("bauen.play.empty"));
        Scenario alone = fixture::smallBoard();
        alone.seats.resize(1);
        QCOMPARE(refusalOf(alone), std::string("bauen.play.players"));
        Scenario many = fixture::smallBoard();
        many.seats.resize(7);
        QCOMPARE(refusalOf(many), std::string("bauen.play.players"));
        Scenario loose = fixture::smallBoard();
        loose.board.regions.pop_back();
        QCOMPARE(refusalOf(loose), std::string("bauen.play.loose"));
        Scenario full = fixture::smallBoard();
        for (std::size_t region = 0; region < 5; ++region)
            fixture::put(full, piece::townHall, fixture::areaOf(full, region), slot::hall, 0);
        QCOMPARE(refusalOf(full), std::string("bauen.play.supply"));
        Scenario crowded = fixture::smallBoard();
        crowded.seats.resize(6);
        fixture::put(crowded, piece::townHall, fixture::areaOf(crowded, 0), slot::hall, 0);
        fixture::put(crowded, piece::townHall, fixture::areaOf(crowded, 1), slot::hall, 0);
        fixture::put(crowded, piece::townHall, fixture::areaOf(crowded, 2), slot::hall, 0);
        QCOMPARE(refusalOf(crowded), std::string("bauen.play.room"));
    }

    /// BB-048 against trying everything.
    void paymentsAreMinimal() {
        const auto counts = [] {
            return ByValue{0, static_cast<std::uint8_t>(*rc::gen::inRange(0, 5)),
                           static_cast<std::uint8_t>(*rc::gen::inRange(0, 4)),
                           static_cast<std::uint8_t>(*rc::gen::inRange(0, 4))};
        };
        QVERIFY(rc::check("canFinish() is what counting all ways says (BB-048)", [&] {
            const ByValue paid = counts(), rest = counts();
            const int due = *rc::gen::inRange(1, 12);
            RC_ASSERT(canFinish(due, paid, rest) == completes(due, paid, rest));
        }));
        QVERIFY(rc::check("whoever has enough can pay, however he begins (BB-047, 048)", [&] {
            ByValue paid{}, rest = counts();
            ++rest[1];
            const int due = *rc::gen::inRange(1, worthOf(rest) + 1);
            RC_ASSERT(canFinish(due, paid, rest));
            while (worthOf(paid) < due) {
                std::vector<std::size_t> takes;
                for (std::size_t value = 1; value <= 3; ++value) {
                    if (rest[value] == 0) continue;
                    ByValue more = paid, less = rest;
                    ++more[value], --less[value];
                    if (canFinish(due, more, less)) takes.push_back(value);
                }
                RC_ASSERT(!takes.empty());
                const std::size_t value =
                    takes[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(takes.size())))];
                ++paid[value], --rest[value];
            }
            RC_ASSERT(completes(due, paid, {}));
        }));
    }

    /// T22 to T24: each enemy wall on the border costs a point, for any owner (BB-127).
    void stepsOverWalls() {
        Scenario scenario = fixture::boardFor(3);
        for (std::size_t region = 0; region < 3; ++region)
            fixture::put(scenario, piece::townHall, fixture::areaOf(scenario, region == 2 ? 3 : region),
                         slot::hall, static_cast<int>(region));
        // 2c and 4a touch: (0, 2) and (1, 1), north-east of the first.
        const Table table = fixture::tableOn(scenario);
        State state = stateInRound(table, dealOf(table, 1), 0, 0);
        const int from = table.land.areaAt({0, 2}), to = table.land.areaAt({1, 1});
        QCOMPARE(ownerOf(table.land, state.pieces, from), 1);
        QCOMPARE(ownerOf(table.land, state.pieces, to), 2);
        const auto costs = [&](int seat) {
            return std::pair(stepCost(table, state, seat, from, 1), stepCost(table, state, seat, to, 4));
        };
        QCOMPARE(costs(0), std::pair(1, 1));
        state.pieces.area(to).walls = 1U << 4;
        QCOMPARE(costs(0), std::pair(2, 2));
        QCOMPARE(costs(2), std::pair(1, 1));
        state.pieces.area(from).walls = 1U << 1;
        QCOMPARE(costs(0), std::pair(3, 3));
        QCOMPARE(costs(1), std::pair(2, 2));
    }

    /// Every border is a wall place from both sides, except the edge of the board and the inside of
    /// a region; counts of BB-U01.
    void wallPlaces() {
        const std::array<int, 5> between{18, 32, 46, 60, 74};
        for (int players = minSeats; players <= maxPlayers; ++players) {
            const Table table = fixture::tableOn(fixture::boardFor(players));
            int places = 0;
            for (int area = 0; area < table.land.areaCount(); ++area)
                for (int direction = 0; direction < 6; ++direction)
                    places += table.land.isWallPlace(area, direction) ? 1 : 0;
            QCOMPARE(places, 2 * between[static_cast<std::size_t>(players - minSeats)]);
        }
    }
};

HEXA_TEST(TableTest);

}  // namespace hexa::bauen

#include "table_test.moc"
