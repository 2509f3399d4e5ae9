// SPDX-License-Identifier: GPL-3.0-or-later
// A grid of the fairest maps over two qualities.
#include "core/mapsearch/elites.h"

#include "tests/core/mapsearch/toymap.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::mapsearch;
using namespace hexa::test;

namespace {

constexpr std::size_t side = 4;

/// Qualities of the toy: part of the Mines in its upper half, part of its Fields there.
struct Toy {
    Toy() {
        maps.movable = singleSlots(model);
        maps.score = toyScore(model, toyMap(model, 1));
        maps.begin = [this](Rng& rng) { return toyMap(model, rng.next()); };
        grid.columns = grid.rows = side;
        grid.depth = 2;
        grid.qualities = [this](const Kinds& kinds, const KindMasks& masks) {
            const auto upper = [&](ToyKind kind) {
                int above = 0;
                for (std::size_t at = 0; at < model.tiles(); ++at)
                    above += kinds[at] == kind && model.hexes[at].r < 0;
                return static_cast<double>(above) / std::max(1, __builtin_popcountll(masks[kind]));
            };
            return std::array{upper(Mine), upper(Field)};
        };
    }
    EliteGrid empty() const { return {side * side, grid.depth}; }
    MapModel model = toyModel();
    MapTask maps{model};
    GridTask grid{maps, 1, 1, 1, {}};
};

std::size_t filled(const EliteGrid& grid) {
    std::size_t count = 0;
    for (std::size_t cell = 0; cell < grid.cells(); ++cell) count += !grid.at(cell).empty();
    return count;
}

}  // namespace

class ElitesTest : public QObject {
    Q_OBJECT
private slots:
    void everyEliteLiesInItsCell() {
        const Toy toy;
        const EliteGrid grid = illuminate(toy.grid, toy.empty(), 1, 150, {});
        auto score = toy.maps.makeFullScore();
        for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
            const auto& elites = grid.at(cell);
            QVERIFY(elites.size() <= toy.grid.depth);
            QVERIFY(std::is_sorted(elites.begin(), elites.end()));
            for (const Elite& elite : elites) {
                QVERIFY(toy.model.allows(elite.kinds));
                const PlacedElite placed = place(toy.grid, *score, elite.kinds);
                QCOMPARE(placed.cell, cell);
                QVERIFY(placed.elite == elite);
            }
        }
        // Random maps reach fewer cells, and worse maps in them.
        EliteGrid random = toy.empty();
        for (std::uint64_t seed = 0; seed < 750; ++seed) {
            const PlacedElite placed = place(toy.grid, *score, toyMap(toy.model, seed));
            random.offer(placed.cell, placed.elite);
        }
        QVERIFY(filled(grid) >= filled(random));
        std::int64_t found = 0;
        std::int64_t drawn = 0;
        for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
            if (random.at(cell).empty()) continue;
            QVERIFY(!grid.at(cell).empty());
            found += grid.at(cell).front().gap;
            drawn += random.at(cell).front().gap;
        }
        QVERIFY(found < drawn);
    }

    void sameSeedSameElites() {
        const Toy toy;
        const EliteGrid grid = illuminate(toy.grid, toy.empty(), 7, 40, {});
        QVERIFY(grid == illuminate(toy.grid, toy.empty(), 7, 40, {}));
        QVERIFY(grid != illuminate(toy.grid, toy.empty(), 8, 40, {}));
    }

    /// Whatever comes first, and however often: legs of a search can be put together in any order.
    void orderDoesNotMatter() {
        const Toy toy;
        std::vector<EliteGrid> legs;
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            legs.push_back(illuminate(toy.grid, toy.empty(), seed, 25, {}));
        EliteGrid forwards = toy.empty();
        EliteGrid backwards = toy.empty();
        for (std::size_t i = 0; i < legs.size(); ++i) {
            forwards.add(legs[i]);
            backwards.add(legs[legs.size() - 1 - i]);
        }
        QVERIFY(forwards == backwards);
        EliteGrid again = forwards;
        again.add(legs[2]);
        again.add(forwards);
        QVERIFY(again == forwards);
    }

    void goingOnLosesNothing() {
        const Toy toy;
        const EliteGrid first = illuminate(toy.grid, toy.empty(), 1, 25, {});
        const EliteGrid more = illuminate(toy.grid, first, 2, 25, {});
        for (std::size_t cell = 0; cell < first.cells(); ++cell) {
            if (first.at(cell).empty()) continue;
            QVERIFY(!more.at(cell).empty());
            QVERIFY(!(first.at(cell).front() < more.at(cell).front()));
        }
    }

    void theEndsOfTheQualitiesAreInTheGrid() {
        const Toy toy;
        QCOMPARE(toy.grid.cellOf({0, 0}), std::size_t{0});
        QCOMPARE(toy.grid.cellOf({1, 1}), side * side - 1);
        QCOMPARE(toy.grid.cellOf({0.5, 0}), std::size_t{2});
        QCOMPARE(toy.grid.cellOf({0, 0.5}), 2 * side);
    }
};

HEXA_TEST(ElitesTest);
#include "elites_test.moc"
