// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/geometry.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::test;

namespace {
double apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }
}  // namespace

class GeometryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<bool>("flat");
        QTest::newRow("flat") << true;
        QTest::newRow("pointy") << false;
    }

    void neighboursTouch() {
        const Orientation orientation = wanted();
        for (int d = 0; d < 6; ++d)
            QVERIFY(
                std::abs(apart(centreOf({4, -7}, orientation), centreOf(neighbour({4, -7}, d), orientation)) -
                         sqrt3) < 1e-9);
    }

    void directionsAsDocumented() {
        const Orientation orientation = wanted();
        const Point up = centreOf(neighbour({}, 2), orientation);
        QVERIFY(up.y < 0);
        if (orientation == Orientation::Flat) QVERIFY(std::abs(up.x) < 1e-12);
        // Counter-clockwise on a screen with y downwards: the cross product is negative.
        for (int d = 0; d < 6; ++d) {
            const Point a = centreOf(neighbour({}, d), orientation),
                        b = centreOf(neighbour({}, d + 1), orientation);
            QVERIFY(a.x * b.y - a.y * b.x < 0);
        }
    }

    void pointGoesToNearestCentre() {
        const Orientation orientation = wanted();
        QVERIFY(rc::check("hexAt gives the hex with the nearest centre", [orientation](const Dice& dice) {
            Rng rng = dice.rng();
            const Point point{between(rng, -100'000, 100'000) / 1013.0,
                              between(rng, -100'000, 100'000) / 1019.0};
            const Hex found = hexAt(point, orientation);
            for (Hex other : disc(found, 2))
                RC_ASSERT(apart(point, centreOf(found, orientation)) <=
                          apart(point, centreOf(other, orientation)) + 1e-9);
        }));
    }

    void centreRoundTrip() {
        const Orientation orientation = wanted();
        QVERIFY(rc::check("the centre of a hex is in it, up to the limits", [orientation](const Dice& dice) {
            Rng rng = dice.rng();
            const Hex hex{between(rng, -100'000, 100'000), between(rng, -100'000, 100'000)};
            RC_ASSERT(hexAt(centreOf(hex, orientation), orientation) == hex);
            // So is every point well inside of its corners.
            const Point centre = centreOf(hex, orientation);
            for (Point corner : cornersOf(hex, orientation))
                RC_ASSERT(
                    hexAt({centre.x + (corner.x - centre.x) * 0.99, centre.y + (corner.y - centre.y) * 0.99},
                          orientation) == hex);
        }));
    }

    void cornersGoClockwise() {
        const Orientation orientation = wanted();
        const auto corners = cornersOf({2, 3}, orientation);
        const Point centre = centreOf({2, 3}, orientation);
        for (std::size_t i = 0; i < 6; ++i) {
            QVERIFY(std::abs(apart(corners[i], centre) - 1) < 1e-9);
            const Point a = corners[i], b = corners[(i + 1) % 6];
            QVERIFY((a.x - centre.x) * (b.y - centre.y) - (a.y - centre.y) * (b.x - centre.x) > 0);
        }
        QVERIFY(corners[0].x > centre.x);
        if (orientation == Orientation::Flat)
            QVERIFY(std::abs(corners[0].y - centre.y) < 1e-9);
        else
            QVERIFY(corners[0].y < centre.y);
    }

    void sideCornersLieTowardsTheNeighbour() {
        const Orientation orientation = wanted();
        const Hex hex{-5, 9};
        const auto corners = cornersOf(hex, orientation);
        for (int d = -6; d < 12; ++d) {
            const auto ends = sideCorners(d);
            const Point middle{(corners[ends[0]].x + corners[ends[1]].x) / 2,
                               (corners[ends[0]].y + corners[ends[1]].y) / 2};
            const Point here = centreOf(hex, orientation), there = centreOf(neighbour(hex, d), orientation);
            QVERIFY2(apart(middle, {(here.x + there.x) / 2, (here.y + there.y) / 2}) < 1e-9,
                     qPrintable(QString::number(d)));
        }
    }

private:
    static Orientation wanted() {
        QFETCH_GLOBAL(bool, flat);
        return flat ? Orientation::Flat : Orientation::Pointy;
    }
};

HEXA_TEST(GeometryTest);
#include "geometry_test.moc"
