// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/settling.h"

#include "core/engine/system.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace hexa;

class SettlingTest : public QObject {
    Q_OBJECT

    const GameSystem mToy = test::latticeToy();

    static MapObject farm(Hex anchor, int turns = 0) {
        return RegionPlacement{"farm", anchor, turns, false, false, {}};
    }
    static Hex anchorOf(const MapObject& object) { return std::get<RegionPlacement>(object).anchor; }

private slots:
    /// Each hex is in one place of the lattice. A region put there lies in that place, in every
    /// pose that covers it.
    void thePlaceAtTheHex() {
        const Scenario map;
        std::set<Hex> places;
        for (const Hex at : disc({0, 0}, 4)) {
            const MapObject there = settled(mToy, map, farm(at));
            const std::vector<Hex> hexes = hexesOf(map, mToy.catalog, there);
            QVERIFY(std::ranges::find(hexes, at) != hexes.end());
            QVERIFY(settled(mToy, map, there) == there);
            places.insert(anchorOf(there));
            const std::vector<Hex> other = hexesOf(map, mToy.catalog, settled(mToy, map, farm(at, 2)));
            QVERIFY(std::ranges::is_permutation(other, hexes));
        }
        for (const Hex place : places) QVERIFY((place.q - place.r) % 3 == 0);
    }

    void withoutALatticeThingsStandAnywhere() {
        const GameSystem free = test::toySystem();
        const std::vector<MapObject> things{farm({1, 0})};
        QVERIFY(settled(free, {}, things[0]) == things[0]);
        QVERIFY(settledShift(free, {}, things, {2, 5}) == (Hex{2, 5}));
        QVERIFY(settledStep(free, {}, things, {1, 0}) == (Hex{1, 0}));
    }

    /// Objects moved together stay together: a sheep goes as far as the Farm under it.
    void thingsGoTogether() {
        PiecePlacement sheep;
        sheep.kind = "sheep";
        sheep.at = {1, 0};
        const std::vector<MapObject> things{sheep, farm({0, 0})};
        QVERIFY(settledShift(mToy, {}, things, {1, 0}) == (Hex{0, 0}));
        QVERIFY(settledShift(mToy, {}, things, {2, 0}) == (Hex{2, -1}));
        QVERIFY(settledShift(mToy, {}, things, {1, 1}) == (Hex{1, 1}));
    }

    /// A step by keys always leaves the place, in every direction.
    void aStepGoesOn() {
        const std::vector<MapObject> things{farm({0, 0})};
        for (int direction = 0; direction < 6; ++direction) {
            const Hex step = neighbour({0, 0}, direction);
            const Hex shift = settledStep(mToy, {}, things, step);
            QVERIFY(shift != Hex{});
            QVERIFY((shift.q - shift.r) % 3 == 0);
            QVERIFY(distance(shift, step) <= 3);
        }
    }
};

HEXA_TEST(SettlingTest);
#include "settling_test.moc"
