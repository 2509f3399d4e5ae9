// SPDX-License-Identifier: GPL-3.0-or-later
// M1 to M15 on maps small enough to be calculated by hand, and properties true on all maps.
#include "tests/core/systems/clockwork/balance/maps.h"
#include "tests/support/test.h"

#include <cmath>

using namespace hexa;
using namespace hexa::clockwork;
using test::drawn;
using test::Measures;

namespace {

void compare(double actual, double expected) {
    if (std::abs(actual - expected) > 1e-7)
        QFAIL(qPrintable(QString("%1 instead of %2").arg(actual, 0, 'g', 12).arg(expected, 0, 'g', 12)));
}

/// Returns the hold share in a corridor between two seats.
double hold(int own, int theirs) { return std::exp(-own) / (std::exp(-own) + std::exp(-theirs)); }

}  // namespace

class BalanceMetricsTest : public QObject {
    Q_OBJECT
private slots:
    void distancesGoRoundOtherCapitals() {
        // K1 V K2 F in a row: seat 1 can't pass the second Capital.
        const Measures m(drawn({"KVKF"}));
        const Distances& d = m.measured.distances;
        QCOMPARE(int{d.steps[0][m.at({1, 0})]}, 1);
        QCOMPARE(int{d.steps[0][m.at({3, 0})]}, int{Distances::unreachable});
        QCOMPARE(int{d.steps[1][m.at({3, 0})]}, 1);
        QCOMPARE(int{d.edge[1][m.at({3, 0})]}, 3);
        QCOMPARE(int{d.between[0][1]}, 2);
        compare(toDouble(d.hold[1][m.at({3, 0})]), 1);
        QCOMPARE(int{d.steps[0][m.at({2, 0})]}, int{Distances::unreachable});
    }

    void tempoAndEdges() {
        const Measures m(drawn({"KBBBBK"}));
        const Distances& d = m.measured.distances;
        const int tempos[] = {0, 1, 1, 2, 2};
        const int edges[] = {3, 3, 1, -1, -3};
        for (int q = 0; q < 5; ++q) {
            const auto at = static_cast<TileIndex>(m.at({q, 0}));
            QCOMPARE(d.tempo(0, at), tempos[q]);
            if (q > 0) QCOMPARE(int{d.edge[0][at]}, edges[q]);
        }
        compare(toDouble(d.hold[0][m.at({2, 0})]), hold(2, 3));
    }

    void recruits() {
        // One Village at 1 and 4 steps: tempos 1 and 2 of 7 turns.
        const Measures m(drawn({"KVBBBK"}));
        compare(m.of(Metric::Recruits, 0), hold(1, 4) * 6 / 6);
        compare(m.of(Metric::Recruits, 1), hold(4, 1) * 5 / 6);
        RuleOptions epic;
        epic.epic = true;
        compare(Measures(drawn({"KVBBBK"}), epic).of(Metric::Recruits, 1), hold(4, 1) * 7 / 8);
        // Alone and at once: 1. No Village: 0.
        compare(Measures(drawn({"VKK"})).of(Metric::Recruits, 0), 1);
        compare(Measures(drawn({"KBK"})).of(Metric::Recruits, 0), 0);
    }

    void points() {
        // A Forest at 1 and 6: tempos 1 and 3: the first scoring (turn 2) is gone.
        Scenario map = drawn({"KFBBBBK"});
        compare(Measures(map).of(Metric::Points, 0), hold(1, 5));
        map = drawn({"KFBBBBBK"});
        const Measures m(map);
        compare(m.of(Metric::Points, 1), hold(6, 1) * 2 / 3);
        // MAP-07: special points weigh more; Barrens with points score too.
        map = drawn({"KLBFK"});
        compare(Measures(map).of(Metric::Points, 0), (hold(1, 3) + hold(3, 1)) / 2);
        test::setPoints(map, {1, 0}, 6);
        compare(Measures(map).of(Metric::Points, 0), (6 * hold(1, 3) + 3 * hold(3, 1)) / 9);
        test::setPoints(map, {2, 0}, 3);
        compare(Measures(map).of(Metric::Points, 0), (6 * hold(1, 3) + 3 * hold(2, 2) + 3 * hold(3, 1)) / 12);
    }

    void researchAndDiversity() {
        const Measures m(drawn({"KTBMK"}));
        compare(m.of(Metric::Sorcery, 0), hold(1, 3));
        compare(m.of(Metric::Science, 0), hold(3, 1) * 6 / 7);
        compare(m.of(Metric::Religion, 0), 0);
        const double a = hold(1, 3), b = hold(3, 1) * 6 / 7, sum = a + b;
        compare(m.of(Metric::Diversity, 0),
                -(a / sum * std::log(a / sum) + b / sum * std::log(b / sum)) / std::log(3.0));
        compare(Measures(drawn({"KTK"})).of(Metric::Diversity, 0), 0);
        compare(Measures(drawn({"KBK"})).of(Metric::Diversity, 0), 0);
        // All three at the same distance.
        compare(Measures(drawn({".TM", "SK..K"})).of(Metric::Diversity, 0), 1);
    }

    void opening() {
        // Seat 1 has one tile at 1 and two behind it, all good: three units of four. Seat 2 has
        // one.
        const Measures m(drawn({"KVFBBFK", ".T"}));
        // K1 (0,0) touches V (1,0); (0,1) is blank; T (1,1) touches V, two steps away.
        compare(m.of(Metric::Opening, 0), 1);
        compare(m.of(Metric::Opening, 1), 1.0 / 3);
        // Nothing worth having.
        compare(Measures(drawn({"KBK"})).of(Metric::Opening, 0), 0);
        // Three workers in the Epic game: of four good tiles around only three.
        RuleOptions epic;
        epic.epic = true;
        const Scenario ring = drawn({".TM", "SK.", "VF.BBVK"});
        const Measures basic(ring);
        compare(toDouble(measureOpening(basic.measured)[0]), 4);
        const Measures shorter(ring, epic);
        compare(toDouble(measureOpening(shorter.measured)[0]), 3);
    }

    void villages() {
        const Measures m(drawn({"KVBVK"}));  // tempos 1 and 2 for both
        compare(m.of(Metric::Villages, 0), (1 + 0.5) / 2);
        compare(m.of(Metric::Villages, 1), (1 + 0.5) / 2);
        compare(Measures(drawn({"KBBVK"})).of(Metric::Villages, 0), 0.25);
        compare(Measures(drawn({"KVVVK"})).of(Metric::Villages, 0), 1);
        compare(Measures(drawn({"KBK"})).of(Metric::Villages, 0), 0);
    }

    void territory() {
        // 5 tiles: each has its Capital and the tile beside it, the middle is shared.
        const Measures even(drawn({"KBBBK"}));
        compare(even.of(Metric::Territory, 0), 2.5 * 2 / 5);
        const Measures uneven(drawn({"BKBK"}));
        compare(uneven.of(Metric::Territory, 0), 2.5 * 2 / 4);
        compare(uneven.of(Metric::Territory, 1), 1.5 * 2 / 4);
    }

    void contested() {
        const Measures m(drawn({"KVBFBBK"}));  // edge 4 -> 3, 0
        const double safe = hold(1, 5), open = hold(3, 3);
        compare(m.of(Metric::Contested, 0), open / (safe + open));
        compare(Measures(drawn({"KVBBBK"})).of(Metric::Contested, 0), 0);
        compare(Measures(drawn({"KVK"})).of(Metric::Contested, 0), 1);
        compare(Measures(drawn({"KBK"})).of(Metric::Contested, 0), 0);
    }

    void rivals() {
        const Measures m(drawn({"KBKBBK"}));
        compare(m.of(Metric::Rivals, 0), (1.0 / 2 + 0) / 2);  // the third is behind the second
        compare(m.of(Metric::Rivals, 1), (1.0 / 2 + 1.0 / 3) / 2);
        compare(m.of(Metric::RivalDistance, 1), 2);
        compare(m.of(Metric::RivalDistance, 2), 3);
        compare(Measures(drawn({"KB.BK"})).of(Metric::RivalDistance, 0), 0);
        // ALL-01: allies are not rivals.
        RuleOptions alliances;
        alliances.alliances = true;
        const Measures allied(drawn({"KBKBKBK"}), alliances);
        compare(allied.of(Metric::Rivals, 0), (1.0 / 2 + 0) / 2);
        compare(allied.of(Metric::Rivals, 1), (1.0 / 2 + 1.0 / 2) / 2);
    }

    void neighbourPressure() {
        const Measures m(drawn({"KVKBVK"}));
        compare(m.of(Metric::RecruitsAround, 0), std::exp(-2.0) * m.of(Metric::Recruits, 1));
        compare(m.of(Metric::RecruitsAround, 1),
                std::exp(-2.0) * m.of(Metric::Recruits, 0) + std::exp(-3.0) * m.of(Metric::Recruits, 2));
        compare(Measures(drawn({"KVK"})).of(Metric::RecruitsAround, 0), 0);
    }

    void exits() {
        compare(Measures(drawn({"KBBBK"})).of(Metric::Exits, 0), 1.0 / 6);
        compare(Measures(drawn({"KBK"})).of(Metric::Exits, 0), 1.0 / 6);  // the tile between is nobody's
        compare(Measures(drawn({"KB.BK"})).of(Metric::Exits, 0), 0);      // nothing beyond its own
        // Two rows: two ways that share no tile.
        compare(Measures(drawn({"KBBBBBK", "BBBBBB"})).of(Metric::Exits, 0), 2.0 / 6);
        // The same, squeezed through one tile.
        compare(Measures(drawn({"KBBBBBK", "B.BBBB"})).of(Metric::Exits, 0), 1.0 / 6);
    }

    void fragility() {
        // K V-less chain: losing the first tile cuts the two behind it.
        const Measures chain(drawn({"KFFFBBBBK"}));
        compare(chain.of(Metric::Fragility, 0), 2.0 / 3);
        // A Village at the end is a source of its own (ATR-01).
        const Measures city(drawn({"KFFVBBBBK"}));
        const double worth = 1 + 1 + 5.0 / 6;
        // Loss of the Village itself leaves all in supply, loss of the first Forest too.
        compare(city.of(Metric::Fragility, 0), 0);
        QVERIFY(worth > 0);
        // Losing the Village cuts off the cells connected by it.
        const Measures behind(drawn({"KBVFBBBBK"}));
        const double f = 1;  // tempo 2: scorings 2, 4, 7 all stay
        compare(behind.of(Metric::Fragility, 0), f / (1 + f));
        compare(Measures(drawn({"KBBBK"})).of(Metric::Fragility, 0), 0);
    }

    void chokes() {
        // In a corridor every inner tile is a choke with the poorer side behind it, and so is every
        // link.
        const Measures m(drawn({"KVBK"}));
        // Tile V: without it the rest is worth 0 on both sides. Tile B: V is on one side alone:
        // rest 0. Links: the poorer side of each is worth 0. So there are none that matter.
        compare(m.of(Metric::Chokes, 0), 0);
        const Measures two(drawn({"KVBFK"}));
        // Tile B parts V and F: 1 behind. Links V-B and B-F: 1 each.
        const double all = 3;
        const double links = (hold(1, 3) + hold(2, 2)) / 2 + (hold(2, 2) + hold(3, 1)) / 2;
        compare(two.of(Metric::Chokes, 0), (hold(2, 2) + links) / all);
        // A broad map has none.
        compare(Measures(drawn({"KVBFK", "BBBB"})).of(Metric::Chokes, 0), 0);
    }

    void citadels() {
        const Measures m(drawn({"KCVBK"}));
        // The Village is contested for both (2 and 2), the Citadel at 1 and 3 steps.
        compare(m.of(Metric::Citadels, 0), 1);
        compare(m.of(Metric::Citadels, 1), hold(3, 1) / hold(1, 3));
        // Beside safe tiles only: useless.
        compare(Measures(drawn({"KCVBBBBBK"})).of(Metric::Citadels, 0), 0);
    }

    void deadWeight() {
        const Measures m(drawn({"KVBK"}));
        // Of 18 hexes within two steps only the Village is alive (the other Capital is three steps
        // away).
        compare(m.of(Metric::DeadWeight, 0), 17.0 / 18);
        compare(m.of(Metric::DeadWeight, 1), 17.0 / 18);
        // A blank cell and no cell are the same.
        compare(Measures(drawn({"KVBK", "...."})).of(Metric::DeadWeight, 0), 17.0 / 18);
    }

    void equalityIndex() {
        const auto value = [](std::initializer_list<double> list) {
            SeatValues values{};
            std::size_t i = 0;
            for (const double x : list) values[i++] = toFixed(x);
            return equality(values, static_cast<int>(list.size()));
        };
        QCOMPARE(value({1, 1}), 1.0);
        QCOMPARE(value({1, 0}), 0.0);
        QCOMPARE(value({3, 1}), 0.5);
        QCOMPARE(value({1, 0, 0}), 0.0);
        QCOMPARE(value({2, 1, 0}), 1 - 4.0 / 6);
        QCOMPARE(value({1, 1, 1, 1}), 1.0);
        QCOMPARE(value({
                     0,
                     0,
                     0,
                     0,
                 }),
                 1.0);  // nothing at all: defined
        QCOMPARE(value({0, 0}), 1.0);
        SeatValues less{toFixed(0.25), toFixed(0.75)};
        QCOMPARE(equalityOfLess(less, 2), 0.5);
        less = {fixedOne, fixedOne};
        QCOMPARE(equalityOfLess(less, 2), 1.0);
    }

    void ledgerOfAnEmptyMap() {
        const auto ledger = test::game().balance->ledger(drawn({"KBK"}), {});
        QVERIFY(ledger.ok());
        QCOMPARE(ledger->rows.front().id, std::string("M1"));
        QVERIFY(ledger->rows.front().absent);
        QCOMPARE(*ledger->rows.front().equality, 1.0);
        for (const LedgerRow& row : ledger->rows) {
            for (const double value : row.values) QVERIFY(std::isfinite(value));
            QVERIFY(std::isfinite(*row.equality));
        }
    }

    void ledgerIsInOrderAndInRange() {
        for (int players = 2; players <= 4; ++players)
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                const auto ledger = test::game().balance->ledger(test::legalMap(players, seed), {});
                QVERIFY(ledger.ok());
                double last = 0;
                for (const LedgerRow& row : ledger->rows) {
                    QVERIFY(test::messages().knows(row.code));
                    QVERIFY(test::messages().knows(row.code + ".hint"));
                    const double number = std::stod(row.id.substr(1));
                    QVERIFY(number >= last);
                    last = number;
                    QCOMPARE(row.values.size(), static_cast<std::size_t>(players));
                    QVERIFY2(*row.equality > -1e-9 && *row.equality < 1 + 1e-9, row.id.c_str());
                    for (const double value : row.values) {
                        QVERIFY2(value >= 0, row.id.c_str());
                        if (row.unit == FigureUnit::Share) QVERIFY2(value <= 1, row.id.c_str());
                    }
                }
                QCOMPARE(last, 15.0);
                for (const LedgerNote& note : ledger->notes) QVERIFY(test::messages().knows(note.code));
                QCOMPARE(ledger->notes.front().value, 0.0);  // the rulebook's counts are kept
            }
    }

    void notes() {
        const auto ledger = test::game().balance->ledger(drawn({"KVBBBBBBBBF", ".FF......K"}), {});
        QVERIFY(ledger.ok());
        const auto note = [&](std::string_view code) {
            for (const LedgerNote& candidate : ledger->notes)
                if (candidate.code == code) return candidate;
            return LedgerNote{};
        };
        QVERIFY(note("clockwork.balance.counts").value > 0);
        QCOMPARE(note("clockwork.balance.isolated").places, (std::vector<Hex>{{10, 0}}));
        QCOMPARE(note("clockwork.balance.unreached").value, 0.0);
        QVERIFY(note("clockwork.balance.clusters").value > 1);
        // Two tiles of one kind among four in a row: 2 of 6 joins expected, 1 of 3 found.
        const auto plain = test::game().balance->ledger(drawn({"KVVCBK"}), {});
        for (const LedgerNote& candidate : plain->notes)
            if (candidate.code == "clockwork.balance.clusters") QCOMPARE(candidate.value, 2.0);
        const auto conflict = test::game().balance->ledger(drawn({"KBBBBBK"}), {});
        for (const LedgerNote& candidate : conflict->notes)
            if (candidate.code == "clockwork.balance.conflict") QCOMPARE(candidate.value, 0.2);
        const auto island = test::game().balance->ledger(drawn({"KBK.V"}), {});
        for (const LedgerNote& candidate : island->notes)
            if (candidate.code == "clockwork.balance.unreached")
                QCOMPARE(candidate.places, (std::vector<Hex>{{4, 0}}));
    }

    /// 2.3: with the seats in another order every figure goes with its seat, to the last bit.
    void seatsPermute() {
        for (const auto& order : {std::vector<std::size_t>{3, 0, 2, 1}, {1, 2, 3, 0}, {2, 1, 0, 3}})
            for (std::uint64_t seed = 0; seed < 30; ++seed) {
                const Scenario map = test::legalMap(4, seed);
                const Measures a(map);
                const Measures b(test::seatsPermuted(map, order));
                for (std::size_t metric = 0; metric < metricCount; ++metric)
                    for (std::size_t seat = 0; seat < 4; ++seat)
                        QCOMPARE(b.metrics[metric][seat], a.metrics[metric][order[seat]]);
            }
    }

    /// A Village one step nearer never lowers the value of Villages for the seat.
    void nearerVillageIsNeverWorse() {
        int moved = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Scenario map = test::legalMap(2 + static_cast<int>(seed % 3), seed);
            const Measures before(map);
            for (const Hex village : test::hexesOf(map, tile::village))
                for (const Hex step : directions) {
                    const Hex to = village + step;
                    const Cell* cell = map.board.find(to);
                    if (cell == nullptr || cell->kind != tile::barrens) continue;
                    Scenario nearer = map;
                    test::setKind(nearer, village, tile::barrens);
                    test::setKind(nearer, to, tile::village);
                    const Measures after(nearer);
                    for (std::size_t seat = 0; seat < map.seats.size(); ++seat) {
                        const Distances& d = before.measured.distances;
                        const bool nearerToSeat =
                            d.steps[seat][before.at(to)] < d.steps[seat][before.at(village)];
                        if (!nearerToSeat) continue;
                        QVERIFY(after.of(Metric::Villages, seat) >= before.of(Metric::Villages, seat));
                        if (d.hold[seat][before.at(to)] < d.hold[seat][before.at(village)]) continue;
                        QVERIFY(after.of(Metric::Recruits, seat) >= before.of(Metric::Recruits, seat));
                        ++moved;
                    }
                }
        }
        QVERIFY(moved > 30);
    }

    void blanksFarAwayChangeNothing() {
        const Scenario map = test::legalMap(3, 7);
        Scenario wider = map;
        for (const Hex far : {Hex{40, 0}, Hex{-40, 3}, Hex{0, 50}}) {
            Cell cell;
            cell.at = far;
            cell.kind = KindId::Blank;
            wider.board.put(CellState(cell));
        }
        QCOMPARE(Measures(wider).metrics, Measures(map).metrics);
        QVERIFY(*test::game().balance->ledger(wider, {}) == *test::game().balance->ledger(map, {}));
        QVERIFY(*test::game().balance->features(wider, {}) == *test::game().balance->features(map, {}));
    }

    void symmetricMapsAreEqual() {
        for (int players = 2; players <= 4; ++players)
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const Measures m(*test::laboratory().sample(players, "symmetric", seed));
                for (std::size_t metric = 0; metric < metricCount; ++metric)
                    for (std::size_t seat = 1; seat < m.measured.seats(); ++seat)
                        QCOMPARE(m.metrics[metric][seat], m.metrics[metric][0]);
            }
    }

    /// In alliances the team must be equal, not the seat.
    void alliesAreOneSide() {
        const Scenario map = drawn({"KVBBBBBBK", "BB.....BB", "KBBBBBBVK"});
        const auto own = test::game().balance->ledger(map, {});
        const auto allied = test::game().balance->ledger(map, {{"alliances", true}});
        QVERIFY(own.ok() && allied.ok());
        QCOMPARE(allied->rows[0].values, own->rows[0].values);
        QVERIFY(*allied->rows[0].equality != *own->rows[0].equality);
    }

    void unplayableMapsAreRefused() {
        const BalanceFunctions& balance = *test::game().balance;
        const Scenario huge = test::hugeBoard(9, false);
        QCOMPARE(balance.ledger(huge, {}).error().code(), std::string("clockwork.play.too-large"));
        QCOMPARE(balance.features(drawn({"KB"}), {}).error().code(), std::string("clockwork.play.players"));
        QCOMPARE(balance.predict(drawn({"KBK"}), {{"nonsense", true}}).error().code(),
                 std::string("clockwork.play.option"));
    }
};

HEXA_TEST(BalanceMetricsTest, "slow-unoptimized");
#include "metrics_test.moc"
