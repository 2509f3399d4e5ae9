// SPDX-License-Identifier: GPL-3.0-or-later
// Gaps after each of several edits, on full maps of Clockwork Wars and on maps with empty slots.
#include "core/generate/prospects.h"

#include "core/balance/expectedgap.h"
#include "core/edit/builders.h"
#include "core/engine/judge/balance.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <chrono>

using namespace hexa;
using namespace hexa::generate;

namespace {

double gapOf(const Scenario& map) {
    const auto foreseen = balance::foresee(test::game(), map, {});
    if (!foreseen) qFatal("no gap");
    return balance::expectedGap(*foreseen).gap;
}

Scenario editedMap(Scenario map, const Edit& edit) {
    (void)apply(map, edit);
    return map;
}

/// Returns the tiles of a map other than homes.
std::vector<Hex> tilesOf(const Scenario& map) {
    std::vector<Hex> hexes;
    for (const Cell& cell : map.board.cells())
        if (isTile(cell.kind) && !test::game().catalog.isSeat(cell.kind)) hexes.push_back(cell.at);
    return hexes;
}

Edit swapOf(const Scenario& map, Hex a, Hex b) {
    const std::pair<Hex, Hex> move{a, b};
    return moveTiles(map, test::game().catalog, {&move, 1}, MoveMode::Swap);
}

/// Returns a legal map without its first `count` tiles.
Scenario unfinished(int players, std::size_t count) {
    Scenario map = test::legalMap(players);
    auto tiles = tilesOf(map);
    tiles.resize(count);
    return editedMap(map, paintCells(map, test::game().catalog, tiles, KindId::Empty));
}

}  // namespace

class ProspectsTest : public QObject {
    Q_OBJECT
private slots:
    void ofAFullMapTheyAreTheExpectedGaps() {
        const Scenario map = test::legalMap(3);
        const auto tiles = tilesOf(map);
        std::vector<Edit> edits;
        for (std::size_t i = 1; i < tiles.size(); ++i) edits.push_back(swapOf(map, tiles[0], tiles[i]));
        const auto prospects = prospectsOf(test::game(), map, edits);
        QVERIFY(prospects);
        QCOMPARE(prospects->fillings, 0);
        QCOMPARE(prospects->now, gapOf(map));
        QCOMPARE(prospects->after.size(), edits.size());
        for (std::size_t i = 0; i < edits.size(); ++i)
            QCOMPARE(prospects->after[i].value(), gapOf(editedMap(map, edits[i])));
    }

    /// After games the gap is theirs, and the gaps after edits start from it.
    void gamesComeFirst() {
        const Scenario map = test::legalMap(3);
        const auto tiles = tilesOf(map);
        const std::vector<Edit> edits{swapOf(map, tiles[0], tiles[7])};
        const auto before = balance::foresee(test::game(), map, {});
        const auto after = balance::foresee(test::game(), editedMap(map, edits[0]), {});
        QVERIFY(before && after);
        std::vector<BotShares> played = before->shares;
        for (BotShares& bot : played) bot.shares = {0.5, 0.4, 0.1};
        const auto prospects = prospectsOf(test::game(), map, edits, played);
        QVERIFY(prospects);
        QVERIFY(std::abs(prospects->now - 40) < 1e-9);
        QCOMPARE(prospects->after[0].value(),
                 balance::expectedAfter(test::game(), played, *before, *after).gap);
    }

    void emptySlotsAreFilledAlikeForAllEdits() {
        const Scenario map = unfinished(2, 8);
        const auto empties = test::emptySlots(map);
        const auto tiles = tilesOf(map);
        const auto& catalog = test::game().catalog;
        const KindId kind = map.board.find(tiles[0])->kind;
        std::vector<Edit> edits{paintCells(map, catalog, {&tiles[0], 1}, kind)};
        for (const Hex at : empties) edits.push_back(paintCells(map, catalog, {&at, 1}, kind));
        for (const Hex at : empties) edits.push_back(swapOf(map, tiles[0], at));
        const auto start = std::chrono::steady_clock::now();
        const auto prospects = prospectsOf(test::game(), map, edits);
        qInfo() << edits.size() << "edits"
                << std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() << "s";
        QVERIFY(prospects);
        QVERIFY(prospects->fillings >= 4);
        // An edit without effect is neither better nor worse.
        QCOMPARE(prospects->after[0].value(), prospects->now);
        std::set<double> different;
        for (const auto& gap : prospects->after) {
            QVERIFY(gap && *gap >= 0 && *gap <= 100);
            different.insert(*gap);
        }
        QVERIFY(different.size() > empties.size());
        QVERIFY(prospectsOf(test::game(), map, edits) == prospects);
    }

    /// Filling the last slot by hand leaves chance only one result: the gap of that map.
    void theLastSlotIsNoMatterOfChance() {
        const Scenario whole = test::legalMap(2, 4);
        const Hex at = tilesOf(whole).front();
        const KindId kind = whole.board.find(at)->kind;
        const auto& catalog = test::game().catalog;
        const Scenario map = editedMap(whole, paintCells(whole, catalog, {&at, 1}, KindId::Empty));
        const std::vector<Edit> edits{paintCells(map, catalog, {&at, 1}, kind)};
        const auto prospects = prospectsOf(test::game(), map, edits);
        QVERIFY(prospects);
        QVERIFY(std::abs(prospects->after[0].value() - gapOf(whole)) < 1e-9);
    }

    void nothingIsSaidWhereNothingIsPredicted() {
        GameSystem game = test::game();
        ownCopy(game.balance).predictedGap = nullptr;
        QVERIFY(!prospectsOf(game, test::legalMap(2), {}));
        std::stop_source stop;
        stop.request_stop();
        const Scenario map = test::legalMap(2);
        const std::vector<Edit> edits{swapOf(map, tilesOf(map)[0], tilesOf(map)[1])};
        QVERIFY(!prospectsOf(test::game(), map, edits, {}, stop.get_token()));
    }
};

HEXA_TEST(ProspectsTest, "slow-unoptimized");
#include "prospects_test.moc"
