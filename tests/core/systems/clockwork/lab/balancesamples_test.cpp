// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/symmetries.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "tests/core/systems/clockwork/balance/maps.h"
#include "tests/core/systems/clockwork/laboratory.h"
#include "tests/support/test.h"

#include <set>

using namespace hexa;
using namespace hexa::clockwork;

namespace {

Scenario sample(int players, const char* kind, std::uint64_t seed) {
    auto map = test::laboratory().sample(players, kind, seed);
    Q_ASSERT(map.ok());
    return std::move(*map);
}

void everyRangeIsKept(const Scenario& map) {
    for (const CountRange& range : test::game().ranges(map.players())) {
        int count = 0;
        for (const KindId kind : range.kinds) count += static_cast<int>(test::hexesOf(map, kind).size());
        QVERIFY(count >= range.min && count <= range.max);
    }
}

}  // namespace

class BalanceSamplesTest : public QObject {
    Q_OBJECT
private slots:
    void rulebookMapsKeepTheRulebook() {
        for (int players = 2; players <= 4; ++players)
            for (std::uint64_t seed = 0; seed < 200; ++seed)
                everyRangeIsKept(sample(players, "rulebook", seed));
    }

    void irregularMapsArePlayable() {
        for (int players = 2; players <= 4; ++players) {
            std::set<std::vector<Hex>> shapes;
            for (std::uint64_t seed = 0; seed < 300; ++seed) {
                const Scenario map = sample(players, "irregular", seed);
                everyRangeIsKept(map);
                const test::Measures m(map);
                QCOMPARE(m.map.tiles, recommendation(players)->total + players);
                const Distances& d = m.measured.distances;
                forEachTile(m.map.all() & ~m.map.capitals, [&](TileIndex at) {
                    for (std::size_t seat = 0; seat < m.measured.seats(); ++seat)
                        QVERIFY(d.reaches(seat, at));
                });
                for (std::size_t a = 0; a < m.measured.seats(); ++a)
                    for (std::size_t b = 0; b < a; ++b) QVERIFY(d.between[a][b] >= 2);
                shapes.insert({m.map.hex.begin(), m.map.hex.begin() + m.map.tiles});
                for (const Finding& finding : test::check(map))
                    QVERIFY(finding.problem.severity != Severity::Error);
            }
            QVERIFY(shapes.size() > 290);
        }
    }

    void symmetricMeansSymmetric() {
        for (int players = 2; players <= 4; ++players) {
            std::set<std::string> layouts;
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                const Scenario map = sample(players, "symmetric", seed);
                layouts.insert(map.provenance.layout);
                QVERIFY(makeGameMap(map, test::game().catalog).ok());
                // Some group moves every Capital onto every other and each tile onto its like.
                bool found = false;
                for (const SymmetryGroup& group : mapsearch::homeSymmetries(map)) {
                    bool keeps = true;
                    for (const Cell& cell : map.board.cells())
                        for (const Hex image : orbit(cell.at, group))
                            keeps = keeps && map.board.find(image)->kind == cell.kind;
                    std::set<std::size_t> seats;
                    for (const Hex image : orbit(map.seats[0].homeHex(), group))
                        seats.insert(*map.seatAt(image));
                    found = found || (keeps && seats.size() == static_cast<std::size_t>(players));
                }
                QVERIFY(found);
            }
            QVERIFY(!layouts.empty());
        }
    }

    void everyLayoutHasItsSymmetry() {
        for (const Layout& layout : test::game().layouts)
            QVERIFY2(!mapsearch::homeSymmetries(layout.scenario).empty(), layout.id.c_str());
    }

    void oneSeedOneMap() {
        for (const std::string& kind : test::laboratory().samples)
            for (int players = 2; players <= 4; ++players) {
                std::set<std::vector<std::uint8_t>> different;
                for (std::uint64_t seed = 0; seed < 100; ++seed) {
                    const Scenario map = sample(players, kind.c_str(), seed);
                    QVERIFY(map == sample(players, kind.c_str(), seed));
                    const test::Measures m(map);
                    different.insert({m.map.kind.begin(), m.map.kind.begin() + m.map.tiles});
                }
                QVERIFY(different.size() > 98);
            }
    }

    void nonsenseIsRefused() {
        const lab::Laboratory& laboratory = test::laboratory();
        QCOMPARE(laboratory.sample(2, "fair", 1).error().code(), std::string("clockwork.balance.sample"));
        QVERIFY(!laboratory.sample(1, "rulebook", 1).ok());
        QVERIFY(!laboratory.sample(5, "irregular", 1).ok());
    }
};

HEXA_TEST(BalanceSamplesTest, "slow-unoptimized");
#include "balancesamples_test.moc"
