// SPDX-License-Identifier: GPL-3.0-or-later
// Suggestions for maps of Clockwork Wars: the conditions met by each, and its improvements.
#include "core/generate/suggest.h"

#include "core/balance/expectedgap.h"
#include "tests/core/systems/clockwork/laboratory.h"
#include "tests/support/test.h"

#include <chrono>
#include <set>

using namespace hexa;
using namespace hexa::generate;

namespace {

/// Returns a map of the rulebook's procedure, like one drawn by hand.
GenerateRequest suggestRequestFor(const char* layout, std::uint64_t seed) {
    GenerateRequest request;
    request.base = test::game().layout(layout)->scenario;
    request.seed = seed;
    const auto maps = test::game().generate->run(request);
    Q_ASSERT(maps.ok());
    request.base = maps->front().scenario;
    request.keep = 6;
    return request;
}

Scenario taken(Scenario map, const Suggestion& suggestion) {
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    for (Cell& cell : cells)
        for (const auto& [at, kind] : suggestion.tiles)
            if (cell.at == at) cell.kind = kind;
    map.board.setCells(std::move(cells), map.board.details());
    return map;
}

}  // namespace

class SuggestTest : public QObject {
    Q_OBJECT

private slots:
    void eachIsBetterInWhatItSays_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"2p", "3p", "4p"}) QTest::newRow(layout) << layout;
    }
    void eachIsBetterInWhatItSays() {
        QFETCH(QString, layout);
        const GenerateRequest request = suggestRequestFor(qPrintable(layout), 5);
        const auto start = std::chrono::steady_clock::now();
        const auto found = suggest(test::game(), request);
        qInfo() << std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() << "s";
        QVERIFY(found.ok());
        QVERIFY(!found->empty() && found->size() <= 6);
        std::set<std::vector<std::pair<Hex, KindId>>> seen;
        const auto ledger = test::game().balance->ledger(request.base, {});
        for (const Suggestion& suggestion : *found) {
            QVERIFY(seen.insert(suggestion.tiles).second);
            QVERIFY(!suggestion.tiles.empty() && suggestion.tiles.size() <= 6);
            QVERIFY(suggestion.gapAfter <= suggestion.gapBefore);
            QVERIFY(suggestion.gapBefore - suggestion.gapAfter >= 0.5 || !suggestion.gains.empty());
            const Scenario map = taken(request.base, suggestion);
            const auto then = balance::foresee(test::game(), map, {});
            QVERIFY(then && std::abs(balance::expectedGap(*then).gap - suggestion.gapAfter) < 1e-6);
            const auto range = then->range;
            QVERIFY(range && range->low <= suggestion.gapAfter && suggestion.gapAfter <= range->high);
            const auto figures = test::game().balance->ledger(map, {});
            for (const FigureGain& gain : suggestion.gains)
                for (std::size_t row = 0; row < ledger->rows.size(); ++row)
                    if (ledger->rows[row].id == gain.row.id) {
                        QCOMPARE(*ledger->rows[row].equality, gain.before);
                        QCOMPARE(*figures->rows[row].equality, gain.after);
                        QVERIFY(gain.after > gain.before);
                    }
        }
        const auto again = suggest(test::game(), request);
        QVERIFY(again.ok() && *again == *found);
    }

    /// Checks that suggestions start from the gap of the games if it differs from the predicted
    /// one.
    void gapsGoByTheGames() {
        GenerateRequest request = suggestRequestFor("4p", 5);
        const auto assessed = test::game().generate->assess(request.base, request);
        QVERIFY(assessed.ok() && assessed->foreseen.size() > 1);
        std::vector<BotShares> played = assessed->foreseen;
        for (BotShares& bot : played) bot.shares = {0.25, 0.38, 0.27, 0.10};
        const auto found = suggest(test::game(), request, played);
        QVERIFY(found.ok() && !found->empty());
        for (const Suggestion& suggestion : *found) {
            QVERIFY(std::abs(suggestion.gapBefore - 28) < 1e-9);
            QVERIFY(suggestion.gapAfter <= suggestion.gapBefore);
        }
        // By the tables, the best one helps the losing seat or weakens the winning one.
        const Scenario map = taken(request.base, found->front());
        const auto then = test::game().generate->assess(map, request);
        QVERIFY(then.ok());
        const std::vector<double>&before = assessed->foreseen.front().shares,
              &after = then->foreseen.front().shares;
        QVERIFY(after[3] / before[3] > after[1] / before[1]);
    }

    void lockedTilesStay() {
        GenerateRequest request = suggestRequestFor("3p", 5);
        const auto open = suggest(test::game(), request);
        QVERIFY(open.ok() && !open->empty());
        std::set<Hex> locked;
        std::vector<Cell> cells(request.base.board.cells().begin(), request.base.board.cells().end());
        for (Cell& cell : cells)
            if (cell.at == open->front().tiles.front().first) {
                cell.locked = true;
                locked.insert(cell.at);
            }
        request.base.board.setCells(std::move(cells), request.base.board.details());
        const auto found = suggest(test::game(), request);
        QVERIFY(found.ok() && !found->empty());
        for (const Suggestion& suggestion : *found)
            for (const auto& [at, kind] : suggestion.tiles) QVERIFY(!locked.contains(at));
    }

    /// Nothing but empty slots: each suggestion fills all of them.
    void anUnfinishedMapIsFilled() {
        GenerateRequest request;
        request.base = test::game().layout("3p")->scenario;
        request.keep = 3;
        const auto found = suggest(test::game(), request);
        QVERIFY(found.ok() && !found->empty());
        for (const Suggestion& suggestion : *found) {
            QVERIFY(suggestion.fills);
            const Scenario filled = taken(request.base, suggestion);
            for (const Cell& cell : filled.board.cells()) QVERIFY(cell.kind != KindId::Empty);
        }
    }

    void aMapThatIsSymmetricSaysWhyThereIsNone() {
        GenerateRequest request;
        const auto map = test::laboratory().sample(3, "symmetric", 1);
        QVERIFY(map.ok());
        request.base = *map;
        const auto found = suggest(test::game(), request);
        QVERIFY(!found.ok());
        QCOMPARE(found.error().code(), std::string("generate.suggestions.symmetric"));
    }

    void stoppedItGivesNothing() {
        GenerateRequest request = suggestRequestFor("2p", 5);
        std::stop_source source;
        source.request_stop();
        request.stop = source.get_token();
        QVERIFY(!suggest(test::game(), request).ok());
    }
};

HEXA_TEST(SuggestTest, "slow-unoptimized");
#include "suggest_test.moc"
