// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/hex.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_set>

using namespace hexa;
using namespace hexa::test;

class HexTest : public QObject {
    Q_OBJECT

private slots:
    void cubeCoordinatesSumToZero() {
        QVERIFY(rc::check("q + r + s = 0, also after sums", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Hex a = randomHex(rng, 1000), b = randomHex(rng, 1000);
            RC_ASSERT(a.q + a.r + a.s() == 0);
            RC_ASSERT((a + b).s() == a.s() + b.s());
            RC_ASSERT((a - b) + b == a);
            RC_ASSERT(a * 3 == a + a + a);
        }));
    }

    void directionsGoRound() {
        std::set<Hex> different(directions.begin(), directions.end());
        QCOMPARE(different.size(), std::size_t{6});
        Hex sum;
        for (int d = 0; d < 6; ++d) {
            const Hex here = neighbour({}, d);
            sum = sum + here;
            QCOMPARE(distance({}, here), 1);
            QVERIFY(here + neighbour({}, d + 3) == Hex{});
            QVERIFY(neighbour({}, d + 6) == here);
            QVERIFY(neighbour({}, d - 6) == here);
            // The next direction is one step counter-clockwise.
            QVERIFY(rotated(neighbour({}, d + 1), 1) == here);
        }
        QVERIFY(sum == Hex{});
    }

    void distanceIsAMetric() {
        QVERIFY(rc::check("metric axioms, invariant under shifts and turns", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Hex a = randomHex(rng, 40), b = randomHex(rng, 40), c = randomHex(rng, 40);
            RC_ASSERT((distance(a, b) == 0) == (a == b));
            RC_ASSERT(distance(a, b) == distance(b, a));
            RC_ASSERT(distance(a, c) <= distance(a, b) + distance(b, c));
            RC_ASSERT(distance(a + c, b + c) == distance(a, b));
            RC_ASSERT(distance(rotated(a, 1), rotated(b, 1)) == distance(a, b));
        }));
    }

    void distanceCountsSteps() {
        // Breadth-first search is the definition.
        std::set<Hex> reached{{0, 0}};
        std::vector<Hex> front{{0, 0}};
        for (int steps = 1; steps <= 6; ++steps) {
            std::vector<Hex> next;
            for (Hex at : front)
                for (int d = 0; d < 6; ++d)
                    if (reached.insert(neighbour(at, d)).second) next.push_back(neighbour(at, d));
            for (Hex at : next) QCOMPARE(distance({}, at), steps);
            front = next;
        }
    }

    void rotationHasOrderSix() {
        QVERIFY(rc::check("six sixths are a full turn", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Hex hex = randomHex(rng, 50);
            const int a = between(rng, -20, 20), b = between(rng, -20, 20);
            RC_ASSERT(rotated(hex, 6) == hex);
            RC_ASSERT(rotated(rotated(hex, a), b) == rotated(hex, a + b));
            RC_ASSERT(distance({}, rotated(hex, a)) == distance({}, hex));
            if (hex != Hex{})
                for (int steps = 1; steps < 6; ++steps) RC_ASSERT(rotated(hex, steps) != hex);
        }));
    }

    void lineIsShortestAndConnected() {
        QVERIFY(
            rc::check("endpoints, length, contiguity; the way back is the same line", [](const Dice& dice) {
                Rng rng = dice.rng();
                const int radius = dice.size < 90 ? 30 : 20'000;
                const Hex a = randomHex(rng, radius), b = randomHex(rng, radius);
                auto way = line(a, b);
                RC_ASSERT(static_cast<int>(way.size()) == distance(a, b) + 1);
                RC_ASSERT(way.front() == a);
                RC_ASSERT(way.back() == b);
                for (std::size_t i = 1; i < way.size(); ++i) RC_ASSERT(distance(way[i - 1], way[i]) == 1);
                auto back = line(b, a);
                std::reverse(back.begin(), back.end());
                RC_ASSERT(back == way);
            }));
    }

    void lineOverTheWholeBoard() {
        const auto way = line({-100'000, 100'000}, {100'000, -3});
        QCOMPARE(way.size(), std::size_t{200'001});
        for (std::size_t i = 1; i < way.size(); ++i) QCOMPARE(distance(way[i - 1], way[i]), 1);
    }

    void ringAndDiscCount_data() {
        QTest::addColumn<int>("radius");
        QTest::addColumn<int>("ringCount");
        QTest::addColumn<int>("discCount");
        QTest::newRow("0") << 0 << 1 << 1;
        QTest::newRow("1") << 1 << 6 << 7;
        QTest::newRow("2") << 2 << 12 << 19;
        QTest::newRow("7") << 7 << 42 << 169;
        QTest::newRow("40") << 40 << 240 << 4921;
    }
    void ringAndDiscCount() {
        QFETCH(int, radius);
        QFETCH(int, ringCount);
        QFETCH(int, discCount);
        const Hex centre{3, -8};
        const auto around = ring(centre, radius);
        const auto all = disc(centre, radius);
        QCOMPARE(static_cast<int>(around.size()), ringCount);
        QCOMPARE(static_cast<int>(all.size()), discCount);
        QVERIFY(std::is_sorted(all.begin(), all.end()));
        QCOMPARE(std::set<Hex>(around.begin(), around.end()).size(), around.size());
        for (Hex at : around) QCOMPARE(distance(centre, at), radius);
        for (Hex at : all) QVERIFY(distance(centre, at) <= radius);
        for (std::size_t i = 1; i < around.size(); ++i) QCOMPARE(distance(around[i - 1], around[i]), 1);
    }

    void edgeHasOneName() {
        QVERIFY(rc::check("both hexes name an edge alike, six sides are six edges", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Hex hex = randomHex(rng, 50);
            std::set<Edge> sides;
            for (int d = 0; d < 6; ++d) {
                const Edge edge = edgeOf(hex, d);
                sides.insert(edge);
                RC_ASSERT(edge.direction >= 0 && edge.direction <= 2);
                RC_ASSERT(edge == edgeOf(neighbour(hex, d), d + 3));
                RC_ASSERT(edge == edgeOf(hex, d - 6));
                const auto both = hexesOf(edge);
                RC_ASSERT((both[0] == hex && both[1] == neighbour(hex, d)) ||
                          (both[1] == hex && both[0] == neighbour(hex, d)));
            }
            RC_ASSERT(sides.size() == 6U);
        }));
    }

    void roundingFindsNearest() {
        QVERIFY(rc::check("no hex is nearer in the plane", [](const Dice& dice) {
            Rng rng = dice.rng();
            const double q = between(rng, -50'000, 50'000) / 997.0, r = between(rng, -50'000, 50'000) / 991.0;
            const Hex found = rounded(q, r);
            const auto away = [&](Hex h) {
                const double dq = h.q - q, dr = h.r - r;
                return dq * dq + dr * dr + dq * dr;  // squared length in axial coordinates
            };
            for (Hex other : disc(found, 2)) RC_ASSERT(away(found) <= away(other) + 1e-9);
        }));
    }

    void hashesSpread() {
        std::unordered_set<std::size_t> hashes;
        for (Hex at : disc({}, 50)) hashes.insert(std::hash<Hex>{}(at));
        QCOMPARE(hashes.size(), disc({}, 50).size());
    }
};

HEXA_TEST(HexTest);
#include "hex_test.moc"
