// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/symmetricspace.h"

#include "core/mapsearch/homes.h"
#include "core/mapsearch/shapes.h"
#include "tests/core/mapsearch/toymap.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace hexa;
using namespace hexa::mapsearch;
using namespace hexa::test;

namespace {

std::vector<FairSymmetry> symmetries(const MapModel& model) {
    return fairSymmetries(toyLayout(), model.teams);
}

bool keeps(const MapModel& model, const Kinds& kinds, const SymmetryGroup& group) {
    for (const auto& to : permutationsOf(model, group))
        for (std::size_t at = 0; at < model.tiles(); ++at)
            if (kinds[at] != kinds[to[at]]) return false;
    return true;
}

}  // namespace

class SymmetricSpaceTest : public QObject {
    Q_OBJECT
private slots:
    void idsOfSymmetriesAreKnown() {
        for (const char* id :
             {"mirror-0", "mirror-150", "turn-2", "turn-3+mirrors", "turn-6-30", "turn-2+mirrors-60"})
            QVERIFY2(isSymmetryId(id), id);
        for (const char* id :
             {"", "mirror-", "mirror-15", "mirror-180", "turn-4", "turn-2-", "turn-2+mirrors-45"})
            QVERIFY2(!isSymmetryId(id), id);
    }

    void symmetriesMoveTheHomes() {
        std::set<std::string> ids;
        for (const FairSymmetry& symmetry : symmetries(toyModel())) {
            QVERIFY(ids.insert(symmetry.id).second);
            QVERIFY2(isSymmetryId(symmetry.id), symmetry.id.c_str());
            for (const Isometry& isometry : symmetry.group)
                QVERIFY(toyLayout().seatAt(isometry(Hex{2, 0})).has_value());
        }
        QVERIFY(ids.contains("turn-2"));
        QVERIFY(ids.contains("turn-2+mirrors"));
        QVERIFY(fairSymmetries(toyLayout(), std::vector{0, 0}).size() > ids.size());  // one team: any will do
    }

    /// Against all ways to fill the orbits.
    void everySymmetricMapHasItsNumber() {
        const MapModel model = toyModel();
        for (const FairSymmetry& symmetry : symmetries(model)) {
            const auto space = SymmetricSpace::make(model, symmetry);
            if (!space || !space->exact()) continue;
            const auto& orbits = space->freeOrbits();
            std::set<Kinds> expected;
            std::size_t codes = 1;
            for (std::size_t i = 0; i < orbits.size(); ++i) codes *= 3;
            for (std::size_t code = 0; code < codes; ++code) {
                Kinds kinds = model.fixed;
                std::size_t rest = code;
                for (const auto& orbit : orbits) {
                    for (const TileIndex at : orbit) kinds[at] = static_cast<std::uint8_t>(1 + rest % 3);
                    rest /= 3;
                }
                if (model.allows(kinds)) expected.insert(kinds);
            }
            QCOMPARE(*space->maps(), static_cast<std::uint64_t>(expected.size()));
            std::set<Kinds> found;
            for (std::uint64_t i = 0; i < *space->maps(); ++i) found.insert(space->at(i));
            QVERIFY(found == expected);
            Rng rng(1, "test");
            for (int i = 0; i < 20; ++i) {
                const Kinds drawn = space->draw(rng);
                QVERIFY(expected.contains(drawn) && keeps(model, drawn, symmetry.group));
                QVERIFY(space->unequal(drawn).empty());
            }
        }
    }

    /// Odd numbers: one pair of a half turn must be a Field and a Mine.
    void oddNumbersAreSharedByClass() {
        MapModel model = toyModel();
        model.limits = {{0, 0}, {5, 5}, {3, 3}, {9, 9}};
        for (const FairSymmetry& symmetry : symmetries(model)) {
            if (symmetry.id != "turn-2") continue;
            const auto space = SymmetricSpace::make(model, symmetry);
            QVERIFY(space.ok() && !space->exact() && !space->maps());
            Rng rng(1, "test");
            for (int i = 0; i < 50; ++i) {
                const Kinds kinds = space->draw(rng);
                QVERIFY(model.allows(kinds));
                const auto unequal = space->unequal(kinds);
                QCOMPARE(unequal.size(), std::size_t{1});
                QCOMPARE(unequal[0].size(), std::size_t{2});
            }
        }
        model.limits = {{0, 0}, {4, 4}, {4, 4}, {3, 3}};  // not as many as there are places
        const auto none = SymmetricSpace::make(model, symmetries(model).front());
        QVERIFY(!none.ok());
        QCOMPARE(none.error().code(), std::string("generate.symmetric-counts"));
    }

    void fixedTilesForceTheirOrbit() {
        MapModel model = toyModel();
        const TileIndex locked = *model.find({-1, 0});
        std::erase(model.places, locked);
        model.fixed[locked] = Mine;
        for (const FairSymmetry& symmetry : symmetries(model)) {
            if (symmetry.id != "turn-2") continue;
            const auto space = SymmetricSpace::make(model, symmetry);
            QVERIFY(space.ok());
            QCOMPARE(int{space->at(0)[*model.find({1, 0})]}, int{Mine});
            std::erase(model.places, *model.find({1, 0}));  // fixed as well, as a Swamp
            const auto refused = SymmetricSpace::make(model, symmetry);
            QVERIFY(!refused.ok());
            QCOMPARE(refused.error().code(), std::string("generate.locks-asymmetric"));
        }
    }

    void randomShapesHangTogether() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Rng rng(seed, "test");
            const auto shape = randomShape(20, 3, rng);
            QVERIFY(shape.has_value());
            QCOMPARE(shape->hexes.size(), std::size_t{20});
            QCOMPARE(shape->homes.size(), std::size_t{3});
            for (const Hex a : shape->homes)
                for (const Hex b : shape->homes) QVERIFY(a == b || distance(a, b) > 1);
        }
    }

    void homesMoveApart() {
        Scenario map = toyLayout();
        map.seats[1].home = {-1, 0};
        QVERIFY(moveHomesApart(map, 3, kindIdAt(0)));
        QVERIFY(distance(map.seats[0].homeHex(), map.seats[1].homeHex()) >= 3);
        for (const Seat& seat : map.seats) QVERIFY(map.board.find(seat.homeHex())->kind == kindIdAt(0));
        const Scenario before = map;
        QVERIFY(!moveHomesApart(map, 5, kindIdAt(0)));  // the hexagon is four steps wide
        QVERIFY(map == before);
    }
};

HEXA_TEST(SymmetricSpaceTest);
#include "symmetricspace_test.moc"
