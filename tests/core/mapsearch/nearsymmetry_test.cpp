// SPDX-License-Identifier: GPL-3.0-or-later
// Distance of maps from symmetry, and the tiles involved.
#include "core/mapsearch/nearsymmetry.h"

#include "tests/core/mapsearch/toymap.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace hexa;
using namespace hexa::mapsearch;
using namespace hexa::test;

namespace {

FairSymmetry symmetryOf(const MapModel& model, const char* id) {
    for (FairSymmetry& symmetry : fairSymmetries(toyLayout(), model.teams))
        if (symmetry.id == id) return symmetry;
    qFatal("no such symmetry");
}

Kinds swapped(Kinds kinds, TileIndex a, TileIndex b) {
    std::swap(kinds[a], kinds[b]);
    return kinds;
}

}  // namespace

class NearSymmetryTest : public QObject {
    Q_OBJECT
private slots:
    void drawnMapsAreNoSwapAway() {
        const MapModel model = toyModel();
        for (const FairSymmetry& symmetry : fairSymmetries(toyLayout(), model.teams)) {
            const NearSymmetry near(model, symmetry);
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                Rng rng(seed, "test");
                const Kinds kinds = near.draw(rng, [&](Rng& any) { return toyMap(model, any.next()); });
                QVERIFY(model.allows(kinds));
                QCOMPARE(near.swaps(kinds), 0);
                QVERIFY(near.rings(kinds).empty());
                if (near.exact()) QVERIFY(near.unequal(kinds).empty());
            }
        }
    }

    /// On random maps, exactly the named changes make them symmetric.
    void whatIsNamedMakesItSymmetric() {
        const MapModel model = toyModel();
        for (const FairSymmetry& symmetry : fairSymmetries(toyLayout(), model.teams)) {
            const NearSymmetry near(model, symmetry);
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                const Kinds kinds = toyMap(model, seed);
                const auto rings = near.rings(kinds);
                QCOMPARE(static_cast<int>(rings.size()), near.swaps(kinds));
                QCOMPARE(rings.empty(), near.swaps(kinds) == 0);
                Kinds mended = kinds;
                std::set<TileIndex> named;
                for (const auto& ring : rings) {
                    QVERIFY(ring.size() == 1 || ring.size() == 2);
                    for (const TileIndex at : ring) QVERIFY(named.insert(at).second);
                    if (ring.size() == 2) mended = swapped(mended, ring[0], ring[1]);
                }
                // Swaps done, only the single tiles are left.
                const auto left = near.rings(mended);
                QVERIFY(
                    std::all_of(left.begin(), left.end(), [](const auto& ring) { return ring.size() == 1; }));
                const auto singles = std::count_if(rings.begin(), rings.end(),
                                                   [](const auto& ring) { return ring.size() == 1; });
                QVERIFY(static_cast<std::ptrdiff_t>(left.size()) <= singles);
                // A set with differences beyond its class has a named tile.
                for (const auto& set : near.unequal(kinds)) {
                    std::set<int> labels;
                    bool hasNamed = false;
                    for (const Hex at : set) {
                        const TileIndex tile = *model.find(at);
                        labels.insert(near.exact() || kinds[tile] == Swamp ? kinds[tile] : int{Field});
                        hasNamed |= named.contains(tile);
                    }
                    QVERIFY(hasNamed || labels.size() == 1);
                }
            }
        }
    }

    void aSwapIsOneSwap() {
        const MapModel model = toyModel();
        const NearSymmetry near(model, symmetryOf(model, "turn-2"));
        int seen = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed, "test");
            const Kinds kinds = near.draw(rng, {});
            for (const TileIndex a : model.places)
                for (const TileIndex b : model.places) {
                    const Kinds other = swapped(kinds, a, b);
                    if (a >= b) continue;
                    QVERIFY(near.swaps(other) <= 1);
                    if (near.swaps(other) == 0) continue;
                    // The same two tiles, or those opposite: either swap undoes it. A tile swapped
                    // with the middle, which is alone in its orbit, is a single tile.
                    const auto rings = near.rings(other);
                    QCOMPARE(rings.size(), std::size_t{1});
                    if (rings[0].size() == 1) continue;
                    QCOMPARE(near.swaps(swapped(other, rings[0][0], rings[0][1])), 0);
                    ++seen;
                }
        }
        QVERIFY(seen > 0);
    }

    /// Tiles fixed differently on both sides: one of the free ones can't correct that.
    void whatIsFixedStays() {
        MapModel model = toyModel();
        const FairSymmetry turn = symmetryOf(model, "turn-2");
        const auto opposite = permutationsOf(model, turn.group).back();
        const TileIndex a = model.places[1];
        std::erase(model.places, a);
        std::erase(model.places, opposite[a]);
        model.fixed[a] = Field;
        model.fixed[opposite[a]] = Swamp;
        QVERIFY(!SymmetricSpace::make(model, turn).ok());
        const NearSymmetry near(model, turn);
        const auto any = [&](Rng& rng) {
            std::vector<std::uint8_t> bag(5, Field);
            bag.insert(bag.end(), 5, Mine);
            bag.insert(bag.end(), model.places.size() - bag.size(), Swamp);
            rng.shuffle(bag);
            Kinds kinds = model.fixed;
            for (std::size_t i = 0; i < bag.size(); ++i) kinds[model.places[i]] = bag[i];
            return kinds;
        };
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed, "test");
            const Kinds kinds = near.draw(rng, any);
            QVERIFY(model.allows(kinds));
            const auto rings = near.rings(kinds);
            QVERIFY(!rings.empty() && rings.size() <= 3);
            QVERIFY(std::any_of(rings.begin(), rings.end(), [&](const auto& ring) {
                return std::any_of(ring.begin(), ring.end(),
                                   [&](TileIndex at) { return at == a || at == opposite[a]; });
            }));
        }
    }

    void goalsAskForSwaps() {
        const MapModel model = toyModel();
        const NearSymmetry near(model, symmetryOf(model, "turn-2"));
        for (const int least : {0, 1, 3}) {
            Search search(model, near.movable(), toyScore(model, toyMap(model, 1)),
                          nearGoals({}, near, least));
            Rng rng(1, "test");
            const Kinds found = search.run(near.draw(rng, {}), rng, 3000);
            QVERIFY(model.allows(found));
            QCOMPARE(near.swaps(found), least);
        }
    }
};

HEXA_TEST(NearSymmetryTest);
#include "nearsymmetry_test.moc"
