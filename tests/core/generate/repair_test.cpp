// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/repair.h"

#include "core/balance/binding.h"
#include "core/engine/play/play.h"
#include "tests/support/oddstoy.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace hexa;
using namespace hexa::generate;
using hexa::test::LuckSeries;
using hexa::test::mapWith;
using hexa::test::meadow;
using hexa::test::oddsToy;

class RepairTest : public QObject {
    Q_OBJECT

private slots:
    void aPanelNamesEachBotOnce() {
        GameSystem system = oddsToy();
        RepairRequest request;
        request.scenario = mapWith(system, 2, 0);
        request.panel.assign(2, "coin");
        ownCopy(system.generate).repairs = [](const Scenario&, const OptionValues&, int,
                                              std::stop_token) -> Result<std::vector<Repair>> {
            return std::vector<Repair>();
        };
        QCOMPARE(repair(system, request).error().code(), std::string("balance.panel.twice"));
    }

    void luckIsNoRepair() {
        GameSystem system = oddsToy();
        ownCopy(system.play).series =
            [catalog = system.catalog](const Scenario& map,
                                       const SeriesSetup&) -> Result<std::unique_ptr<const Series>> {
            return std::unique_ptr<const Series>(
                std::make_unique<LuckSeries>(balance::boardHash(map, catalog)));
        };
        RepairRequest request;
        request.scenario = mapWith(system, 2, 1);
        request.games = 8'000;
        std::vector<Hex> meadows, others;
        for (const Cell& cell : request.scenario.board.cells()) {
            if (cell.kind == meadow) meadows.push_back(cell.at);
            if (cell.kind == KindId::Empty) others.push_back(cell.at);
        }
        QVERIFY(meadows.size() == 3 && others.size() > 3);
        ownCopy(system.generate).repairs = [&](const Scenario&, const OptionValues&, int,
                                               std::stop_token) -> Result<std::vector<Repair>> {
            std::vector<Repair> list;
            for (std::size_t swaps = 1; swaps <= 3; ++swaps)
                for (std::size_t first = 0; first < 3; ++first) {
                    Repair repair{{}, 10, 1};
                    for (std::size_t i = 0; i < swaps; ++i)
                        repair.swaps.emplace_back(meadows[i], others[(first + i) % others.size()]);
                    list.push_back(repair);
                }
            return list;
        };
        int offered = 0;
        for (request.seed = 1; request.seed <= 40; ++request.seed) {
            const auto found = repair(system, request);
            QVERIFY(found.ok());
            offered += found->empty() ? 0 : 1;
        }
        QVERIFY2(offered <= 2, qPrintable(QString::number(offered)));
    }

    void repairsAreTriedByGames() {
        GameSystem system = oddsToy();
        RepairRequest request;
        request.scenario = mapWith(system, 2, 0);
        request.threads = 2;
        const Hex home = request.scenario.seats[0].homeHex(), other = request.scenario.seats[1].homeHex();
        std::vector<Hex> from, to, apart;
        for (const Cell& cell : request.scenario.board.cells()) {
            if (cell.kind == meadow && distance(cell.at, home) == 1) from.push_back(cell.at);
            if (cell.kind != KindId::Empty || distance(cell.at, home) == 1) continue;
            (distance(cell.at, other) == 1 ? to : apart).push_back(cell.at);
        }
        QVERIFY(from.size() == 2 && to.size() > 1 && !apart.empty());
        // One Meadow to the other side is fair; away from both, or both to the other side, is not.
        // The model is wrong about all of them.
        const Repair fair{{{from[0], to[0]}}, 10, 9}, away{{{from[0], apart[0]}}, 10, 1};
        const Repair tooMuch{{{from[0], to[0]}, {from[1], to[1]}}, 10, 0};
        ownCopy(system.generate).repairs = [&](const Scenario&, const OptionValues&, int,
                                               std::stop_token) -> Result<std::vector<Repair>> {
            return std::vector{away, fair, tooMuch};
        };
        std::vector<double> reported;
        const auto found = repair(system, request, [&](double part) { reported.push_back(part); });
        QVERIFY(found.ok());
        QCOMPARE(found->size(), std::size_t{1});
        QVERIFY(found->front().repair == fair);
        QCOMPARE(found->front().scenario.board.find(to[0])->kind, meadow);
        QVERIFY(std::abs(found->front().before.at(0).gap - 50) < 5);
        QVERIFY(found->front().after.at(0).gap < 5);
        QVERIFY(!reported.empty() && std::ranges::is_sorted(reported) && reported.back() <= 1);

        std::stop_source source;
        source.request_stop();
        request.stop = source.get_token();
        QCOMPARE(repair(system, request).error().code(), std::string("generate.cancelled"));
        ownCopy(system.generate).repairs = nullptr;
        QCOMPARE(repair(system, request).error().code(), std::string("generate.not-playable"));
    }
};

HEXA_TEST(RepairTest, "slow-unoptimized");
#include "repair_test.moc"
