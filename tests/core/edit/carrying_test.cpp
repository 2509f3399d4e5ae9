// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/edit/carrying.h"
#include "tests/core/edit/after.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::test;

namespace {

using Moves = std::vector<std::pair<Hex, Hex>>;

/// Returns a row of meadows from (0, 0) to (5, 0). It has a piece and a label on the first, a fence
/// between the first two, a wall on the first, and a farm on the first two and the one below.
Scenario row() {
    Scenario scenario;
    scenario.system = "toy";
    for (int q = 0; q < 6; ++q)
        for (int r = 0; r < 2; ++r) {
            Cell cell;
            cell.at = {q, r};
            cell.kind = kindIdAt(0);
            cell.id = *TileId::from("M" + std::to_string(2 * q + r + 1));
            scenario.board.put(CellState(cell));
        }
    PiecePlacement sheep;
    sheep.kind = "sheep";
    scenario.board.pieces = {sheep};
    scenario.board.labels = {{{0, 0}, Localized("here"), false, {}}};
    scenario.board.edges = {edgeFeature({0, 0}, 0, "fence", false), edgeFeature({0, 0}, 0, "wall", true)};
    scenario.board.regions = {{"farm", {0, 0}, 0, false, false, {}}};
    scenario.board.zones = {{"z", {}, -1, {{0, 0}, {1, 0}}, {}, false, {}}};
    return scenario;
}

}  // namespace

/// Objects on cells move with them.
class CarryingTest : public QObject {
    Q_OBJECT

    const Catalog mCatalog = toySystem().catalog;

    Scenario moved(const Scenario& map, const Moves& moves, MoveMode mode) const {
        return after(map, moveTiles(map, mCatalog, moves, mode));
    }

private slots:
    void oneTileTakesWhatIsItsOwn() {
        const Scenario map = row();
        for (const MoveMode mode : {MoveMode::Swap, MoveMode::Replace}) {
            const Scenario now = moved(map, {{{0, 0}, {4, 0}}}, mode);
            QVERIFY(now.board.pieces[0].at == (Hex{4, 0}) && now.board.labels[0].at == (Hex{4, 0}));
            QCOMPARE(now.board.edges.size(), std::size_t{2});
            QVERIFY(now.board.edges[0].key() ==
                    (EdgeKey{edgeOf({0, 0}, 0), "fence", -1}));  // half of it stayed
            QVERIFY(now.board.edges[1].key() == edgeFeature({4, 0}, 0, "wall", true).key());
            QVERIFY(now.board.regions == map.board.regions && now.board.zones == map.board.zones);
        }
        const Scenario copy = moved(map, {{{0, 0}, {4, 0}}}, MoveMode::Copy);
        QCOMPARE(copy.board.pieces.size(), std::size_t{2});
        QVERIFY(copy.board.pieces[0].at == (Hex{0, 0}) && copy.board.pieces[1].at == (Hex{4, 0}));
        QCOMPARE(copy.board.edges.size(), std::size_t{3});
        QCOMPARE(copy.board.labels.size(), std::size_t{2});
    }

    void aGroupTakesWhatLiesWithin() {
        const Scenario map = row();
        const Moves group{{{0, 0}, {3, 0}}, {{1, 0}, {4, 0}}, {{0, 1}, {3, 1}}};
        const Scenario now = moved(map, group, MoveMode::Swap);
        QVERIFY(now.board.regions[0].anchor == (Hex{3, 0}));
        QVERIFY(now.board.edges[0].key() == edgeFeature({3, 0}, 0, "fence", false).key());
        const Scenario copy = moved(map, group, MoveMode::Copy);
        QCOMPARE(copy.board.regions.size(), std::size_t{2});
        QCOMPARE(copy.board.edges.size(), std::size_t{4});
    }

    void swappedThingsExchange() {
        Scenario map = row();
        PiecePlacement pond;
        pond.kind = "pond";
        pond.at = {4, 0};
        map.board.pieces.push_back(pond);
        const Scenario now = moved(map, {{{0, 0}, {4, 0}}}, MoveMode::Swap);
        QVERIFY(now.board.pieces[0].at == (Hex{4, 0}) && now.board.pieces[1].at == (Hex{0, 0}));
        // Replacing removes the previous things.
        const Scenario over = moved(map, {{{0, 0}, {4, 0}}}, MoveMode::Replace);
        QCOMPARE(over.board.pieces.size(), std::size_t{1});
        QVERIFY(over.board.pieces[0].kind == "sheep");
    }

    void removedCellsTakeThingsAlong() {
        const Scenario map = row();
        const std::vector<Hex> first{{0, 0}};
        const Scenario now = after(map, removeCells(map, mCatalog, first));
        QVERIFY(now.board.pieces.empty() && now.board.labels.empty() && now.board.regions.empty());
        QCOMPARE(now.board.edges.size(), std::size_t{1});  // the fence has another cell
        QVERIFY(now.board.zones[0].hexes == std::vector<Hex>({{1, 0}}));
        const std::vector<Hex> second{{1, 0}};
        QVERIFY(after(now, removeCells(now, mCatalog, second)).board.edges.empty());
    }

    void lockedThingsStay() {
        Scenario map = row();
        map.board.pieces[0].locked = map.board.labels[0].locked = map.board.regions[0].locked = true;
        for (EdgeFeature& feature : map.board.edges) feature.locked = true;
        map.board.zones[0].locked = true;
        const Moves group{{{0, 0}, {3, 0}}, {{1, 0}, {4, 0}}, {{0, 1}, {3, 1}}};
        for (const MoveMode mode : {MoveMode::Swap, MoveMode::Replace}) {
            const Board board = moved(map, group, mode).board;
            QVERIFY(board.pieces == map.board.pieces && board.labels == map.board.labels);
            QVERIFY(board.edges == map.board.edges && board.regions == map.board.regions);
        }
        const std::vector<Hex> first{{0, 0}};
        const Board board = after(map, removeCells(map, mCatalog, first)).board;
        QVERIFY(board.pieces == map.board.pieces && board.zones == map.board.zones);
        // A copy of a locked thing is unlocked.
        const Board copy = moved(map, group, MoveMode::Copy).board;
        QVERIFY(copy.pieces[0].locked && !copy.pieces[1].locked);
    }

    /// Nothing that comes takes the place of a locked thing.
    void lockedThingsAreNotOverrun() {
        Scenario map = row();
        EdgeFeature kept = edgeFeature({4, 0}, 0, "wall", true);
        kept.locked = true;
        kept.seat = 1;
        map.board.edges.push_back(kept);
        std::ranges::sort(map.board.edges, {}, &EdgeFeature::key);
        for (const MoveMode mode : {MoveMode::Swap, MoveMode::Replace, MoveMode::Copy}) {
            const auto edges = moved(map, {{{0, 0}, {4, 0}}}, mode).board.edges;
            QVERIFY(std::ranges::find(edges, kept) != edges.end());
        }
    }

    void everyBuilderIsUndone() {
        QVERIFY(rc::check("and keeps what is locked; keys once and sorted", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario = randomScenario(rng, mCatalog, dice.size);
            for (int i = 0; i < 6; ++i) {
                const Scenario before = scenario;
                const auto hexes = randomHexes(rng, 5, between(rng, 1, 8));
                Moves moves;
                const Isometry shift = randomIsometry(rng, 2);
                for (const Hex at : hexes) moves.emplace_back(at, shift(at));
                const auto mode = static_cast<MoveMode>(between(rng, 0, 2));
                const Edit edit = between(rng, 0, 3) == 0 ? removeCells(scenario, mCatalog, hexes)
                                                          : moveTiles(scenario, mCatalog, moves, mode);
                const Edit back = apply(scenario, edit);
                const auto& edges = scenario.board.edges;
                for (std::size_t e = 1; e < edges.size(); ++e) RC_ASSERT(edges[e - 1].key() < edges[e].key());
                const auto keptIn = [](const auto& old, const auto& now) {
                    return std::ranges::all_of(old, [&](const auto& thing) {
                        return !thing.locked || std::ranges::find(now, thing) != now.end();
                    });
                };
                // A removed home takes its seat along: owners of locked things are renumbered.
                if (scenario.seats.size() == before.seats.size()) {
                    RC_ASSERT(keptIn(before.board.edges, edges));
                    RC_ASSERT(keptIn(before.board.pieces, scenario.board.pieces));
                    RC_ASSERT(keptIn(before.board.regions, scenario.board.regions));
                    RC_ASSERT(keptIn(before.board.zones, scenario.board.zones));
                    RC_ASSERT(keptIn(before.board.labels, scenario.board.labels));
                }
                Scenario undone = scenario;
                (void)apply(undone, back);
                RC_ASSERT(undone == before);
            }
        }));
    }
};

HEXA_TEST(CarryingTest);
#include "carrying_test.moc"
