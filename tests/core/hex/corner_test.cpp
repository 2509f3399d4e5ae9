// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/corner.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <set>

using namespace hexa;
using namespace hexa::test;

namespace {

std::set<Hex> aroundOf(Corner corner) {
    const auto hexes = hexesOf(corner);
    return {hexes.begin(), hexes.end()};
}

double away(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

Corner randomCorner(Rng& rng) { return cornerOf(randomHex(rng, 30), between(rng, -6, 11)); }

}  // namespace

/// Corners have three names, one place, and are mapped as their hexes are.
class CornerTest : public QObject {
    Q_OBJECT

private slots:
    void threeNamesAreOneCorner() {
        QVERIFY(rc::check("each name of a corner gives it", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Corner corner = randomCorner(rng);
            RC_ASSERT(corner.number == 0 || corner.number == 1);
            RC_ASSERT(aroundOf(corner).size() == 3U);
            RC_ASSERT(hexesOf(corner).front() == corner.hex);
            for (const Hex one : hexesOf(corner)) {
                const int number = numberAt(corner, one);
                RC_ASSERT(number >= 0);
                RC_ASSERT(cornerOf(one, number) == corner);
                RC_ASSERT(cornerOf(one, number - 6) == corner);
                for (const Hex other : hexesOf(corner)) RC_ASSERT(one == other || distance(one, other) == 1);
            }
            RC_ASSERT(numberAt(corner, corner.hex + Hex{5, 0}) == -1);
        }));
        std::set<Corner> six;
        for (int number = 0; number < 6; ++number) six.insert(cornerOf({3, -2}, number));
        QCOMPARE(six.size(), std::size_t{6});
    }

    /// A corner is at one point, whichever hex names it: as far from all three middles.
    void eachCornerIsAtOnePoint() {
        QVERIFY(rc::check("one point", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Corner corner = randomCorner(rng);
            for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
                const Point point = pointOf(corner, orientation);
                for (const Hex hex : hexesOf(corner)) {
                    RC_ASSERT(std::abs(away(point, centreOf(hex, orientation)) - 1) < 1e-9);
                    RC_ASSERT(nearestCorner(point, hex, orientation) == numberAt(corner, hex));
                }
            }
        }));
        // On a flat-top map corner 0 is at the right, on a pointy-top one at the upper right.
        QVERIFY(away(pointOf({{0, 0}, 0}, Orientation::Flat), {1, 0}) < 1e-9);
        QVERIFY(away(pointOf({{0, 0}, 0}, Orientation::Pointy), {sqrt3 / 2, -0.5}) < 1e-9);
    }

    void mappingFollowsTheHexes() {
        QVERIFY(rc::check("mapped(corner) is at the mapped hexes", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Corner corner = randomCorner(rng);
            const Isometry first = randomIsometry(rng, 9), second = randomIsometry(rng, 9);
            std::set<Hex> wanted;
            for (const Hex hex : hexesOf(corner)) wanted.insert(first(hex));
            RC_ASSERT(aroundOf(mapped(corner, first)) == wanted);
            RC_ASSERT(mapped(mapped(corner, first), second) == mapped(corner, compose(second, first)));
            RC_ASSERT(mapped(mapped(corner, first), inverse(first)) == corner);
            const Corner other = randomCorner(rng);
            RC_ASSERT(stepsBetween(mapped(corner, first), mapped(other, first)) ==
                      stepsBetween(corner, other));
        }));
    }

    /// The formula agrees with a search from corner to corner.
    void stepsAreThoseAlongSides() {
        constexpr int far = 7;
        for (const Corner start : {Corner{{0, 0}, 0}, Corner{{-4, 9}, 1}}) {
            std::map<Corner, int> steps{{start, 0}};
            std::deque<Corner> open{start};
            while (!open.empty()) {
                const Corner corner = open.front();
                open.pop_front();
                std::set<Corner> beside;
                for (const Corner next : neighboursOf(corner)) {
                    beside.insert(next);
                    const auto back = neighboursOf(next);
                    QVERIFY(std::ranges::find(back, corner) != back.end());
                    QVERIFY(
                        std::abs(away(pointOf(corner, Orientation::Flat), pointOf(next, Orientation::Flat)) -
                                 1) < 1e-9);
                    if (steps[corner] < far && steps.emplace(next, steps[corner] + 1).second)
                        open.push_back(next);
                }
                QCOMPARE(beside.size(), std::size_t{3});
            }
            for (const auto& [corner, count] : steps) QCOMPARE(stepsBetween(start, corner), count);
        }
    }
};

HEXA_TEST(CornerTest);
#include "corner_test.moc"
