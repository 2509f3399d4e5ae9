// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/composition.h"

#include "core/edit/builders.h"
#include "core/registry/registry.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class CompositionTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();

    const Scenario& layout(int players) const {
        for (const Layout& candidate : mGame.layouts)
            if (candidate.scenario.players() == players) return candidate.scenario;
        qFatal("no layout");
    }
    std::size_t indexOfKind(const char* id) const { return indexOf(*mGame.catalog.kindId(id)); }

private slots:
    void limitsAreTheRangesOfTheRules() {
        const auto limits = kindLimits(mGame, 2, layout(2));
        QCOMPARE(limits.size(), mGame.catalog.kinds.size() - 1);  // all but the home
        for (const KindLimit& limit : limits) {
            const CellKind& kind = mGame.catalog.kind(limit.kind);
            QVERIFY(limit.min <= limit.max);
            QVERIFY2(limit.max <= *kind.supply, kind.id.c_str());
            if (kind.id == "village") QCOMPARE(std::pair(limit.min, limit.max), std::pair(2, 4));
            if (kind.id == "barrens") QCOMPARE(std::pair(limit.min, limit.max), std::pair(0, 3));
        }
    }

    void boxBoundsWhatTheRulesAllow() {
        GameSystem game = mGame;
        game.catalog.kinds[indexOfKind("village")].supply = 3;
        for (const KindLimit& limit : kindLimits(game, 2, layout(2)))
            if (game.catalog.kind(limit.kind).id == "village") QCOMPARE(limit.max, 3);
    }

    void lockedTilesRaiseTheSmallestNumber() {
        Scenario map = layout(2);
        std::vector<Hex> places;
        for (const Cell& cell : map.board.cells())
            if (cell.kind == KindId::Empty && places.size() < 3) places.push_back(cell.at);
        static_cast<void>(
            apply(map, paintCells(map, mGame.catalog, places, *mGame.catalog.kindId("barrens"))));
        static_cast<void>(apply(map, setLocked(map, places, true)));
        QCOMPARE(lockedTiles(map, mGame.catalog), 3);
        QVERIFY(hasFreePlaces(map, mGame.catalog));
        for (const KindLimit& limit : kindLimits(mGame, 2, map))
            if (mGame.catalog.kind(limit.kind).id == "barrens") {
                QCOMPARE(limit.locked, 3);
                QCOMPARE(limit.min, 3);
            }
    }

    void whereAllIsLockedThereIsNothingToChoose() {
        Scenario map = layout(2);
        std::vector<Hex> places;
        for (const Cell& cell : map.board.cells())
            if (!map.seatAt(cell.at)) places.push_back(cell.at);
        static_cast<void>(
            apply(map, paintCells(map, mGame.catalog, places, *mGame.catalog.kindId("barrens"))));
        static_cast<void>(apply(map, setLocked(map, places, true)));
        QVERIFY(!hasFreePlaces(map, mGame.catalog));
    }

    void sumsTellWhatFits() {
        const Scenario& base = layout(2);
        const auto limits = kindLimits(mGame, 2, base);
        std::vector<std::optional<CountWish>> wishes(mGame.catalog.kinds.size());
        for (const SumLine& line : sumLines(mGame, 2, base, limits, wishes)) QVERIFY(line.fits());

        // Three of each research tile are 9 (the most), two 6 (the least); 3 + 3 + 2 resource tiles
        // would be too many.
        for (const char* id : {"tower", "manufactory", "shrine"}) wishes[indexOfKind(id)] = 3;
        wishes[indexOfKind("lake")] = 3;
        wishes[indexOfKind("forest")] = 3;
        auto lines = sumLines(mGame, 2, base, limits, wishes);
        QCOMPARE(lines.size(), std::size_t(3));
        QCOMPARE(std::pair(lines[0].low, lines[0].high), std::pair(9, 9));
        QVERIFY(lines[0].fits());
        QVERIFY(lines[1].fits());
        QCOMPARE(lines[2].low, 9 + 6 + 2 + 2);
        QVERIFY(lines[2].total);
        QCOMPARE(lines[2].min, 20);

        for (const char* id : {"village", "citadel", "barrens"}) wishes[indexOfKind(id)] = 3;
        lines = sumLines(mGame, 2, base, limits, wishes);
        QCOMPARE(lines[2].low, 24);
        QVERIFY(!lines[2].fits());
    }

    void freeProfileBindsOnlyThePlaces() {
        Scenario base = layout(2);
        base.profile = RuleProfile::Free;
        const auto limits = kindLimits(mGame, 2, base);
        for (const KindLimit& limit : limits) {
            QCOMPARE(limit.minWish, 0);
            QCOMPARE(limit.maxWish, 20);
        }
        std::vector<std::optional<CountWish>> wishes(mGame.catalog.kinds.size());
        wishes[indexOfKind("lake")] = CountWish(15, 20);  // more than the box holds
        auto lines = sumLines(mGame, 2, base, limits, wishes);
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(lines[0].fits());
        QCOMPARE(lines[0].low, 15);
        wishes[indexOfKind("forest")] = 6;
        QVERIFY(!sumLines(mGame, 2, base, limits, wishes)[0].fits());
    }

    void otherGamesHaveOnlyThePlaces() {
        const GameSystem toy = test::toySystem();
        const Scenario& base = toy.layouts.front().scenario;
        const int players = base.players();
        const auto limits = kindLimits(toy, players, base);
        QVERIFY(!limits.empty());
        const auto lines = sumLines(toy, players, base, limits,
                                    std::vector<std::optional<CountWish>>(toy.catalog.kinds.size()));
        QVERIFY(lines.back().total);
        QCOMPARE(lines.back().min, placesOf(base, toy.catalog));
    }
};

HEXA_TEST(CompositionTest);
#include "composition_test.moc"
