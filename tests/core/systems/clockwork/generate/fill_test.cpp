// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/fill.h"

#include "core/balance/panel.h"
#include "core/edit/builders.h"
#include "core/engine/judge/balance.h"
#include "core/generate/fairfill.h"
#include "core/generate/possible.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <QTest>

#include <stop_token>

using namespace hexa;

namespace hexa::clockwork {

class FillTest : public QObject {
    Q_OBJECT

    const GameSystem& mSystem = test::game();

    /// Returns a layout with Lakes on its first slots; the first one is locked.
    Scenario begun(int players, std::size_t lakes) const {
        Scenario map = mSystem.layout(std::to_string(players) + "p")->scenario;
        std::vector<Hex> places = test::emptySlots(map);
        places.resize(lakes);
        static_cast<void>(apply(map, paintCells(map, mSystem.catalog, places, tile::lake)));
        places.resize(1);
        static_cast<void>(apply(map, setLocked(map, places, true)));
        return map;
    }
    Scenario filled(Scenario map, const std::vector<Board::Change>& changes) const {
        static_cast<void>(apply(map, changeCells(map, mSystem.catalog, changes)));
        return map;
    }

private slots:
    void whatIsPlacedStays_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d players", players) << players;
    }
    void whatIsPlacedStays() {
        QFETCH(int, players);
        const Scenario map = begun(players, 3);
        const auto changes = generate::fillRest(mSystem, map, 7);
        QVERIFY2(changes.ok(), changes.ok() ? "" : changes.error().code().data());
        std::vector<Hex> changed;
        for (const Board::Change& change : *changes) changed.push_back(change.at);
        QCOMPARE(changed.size(), test::emptySlots(map).size());
        QVERIFY(changed == test::emptySlots(map));
        const Scenario done = filled(map, *changes);
        QVERIFY(test::emptySlots(done).empty());
        // A finished map has no errors and no open ends.
        QVERIFY(!test::hasErrors(done));
        // The result depends only on the seed.
        QVERIFY(*generate::fillRest(mSystem, map, 7) == *changes);
        QVERIFY(*generate::fillRest(mSystem, map, 8) != *changes);
    }

    void aFinishedMapNeedsNothing() {
        const Scenario map = test::legalMap(3, 1);
        const auto changes = generate::fillRest(mSystem, map, 7);
        QVERIFY(changes.ok());
        QVERIFY(changes->empty());
    }

    /// With more than in the box, no map is possible, and the reason is reported. With two slots
    /// everything can be tried: a search finds nothing fairer, and the obstacles are among the
    /// placed tiles.
    void theFairestPossibleIsProven() {
        Scenario map = test::legalMap(3, 5);
        std::vector<Hex> opened;
        for (const Cell& cell : map.board.cells())
            if (isTile(cell.kind) && !mSystem.catalog.isSeat(cell.kind) && opened.size() < 2)
                opened.push_back(cell.at);
        static_cast<void>(apply(map, paintCells(map, mSystem.catalog, opened, KindId::Empty)));
        const auto proven = generate::fairestPossible(mSystem, map);
        QVERIFY(proven.has_value());
        QCOMPARE(proven->tried, std::int64_t{64});
        QCOMPARE(proven->best.size(), std::size_t{2});
        const auto gapOf = [&](const std::vector<Board::Change>& changes) {
            return **mSystem.balance->predictedGap(filled(map, changes), {});
        };
        QCOMPARE(gapOf(proven->best), proven->gap);
        const auto ways = generate::waysToFill(mSystem, map, 7, 6);
        QVERIFY(ways.ok() && !ways->empty());
        for (const auto& way : *ways) QVERIFY(gapOf(way) >= proven->gap - 1e-9);
        for (const Hex at : proven->inTheWay) {
            QVERIFY(std::ranges::find(opened, at) == opened.end());
            QVERIFY(isTile(map.board.find(at)->kind));
        }
        // Many slots can't be tried completely; without slots there is nothing to try.
        QVERIFY(!generate::fairestPossible(mSystem, mSystem.layout("3p")->scenario));
        QVERIFY(!generate::fairestPossible(mSystem, test::legalMap(3, 5)));
    }

    void whatCantBeFilledIsSaid() {
        const auto changes = generate::fillRest(mSystem, begun(3, 12), 7);
        QVERIFY(!changes.ok());
        QVERIFY(!changes.error().code().empty());
    }

    void stopping() {
        std::stop_source stop;
        stop.request_stop();
        const auto changes = generate::fillRest(mSystem, begun(3, 1), 7, stop.get_token());
        QVERIFY(!changes.ok());
        QCOMPARE(std::string(changes.error().code()), std::string("generate.cancelled"));
    }

    void aGameWithoutAGenerator() {
        GameSystem system = mSystem;
        system.generate.reset();
        const auto changes = generate::fillRest(system, begun(2, 1), 7);
        QVERIFY(!changes.ok());
        QCOMPARE(std::string(changes.error().code()), std::string("generate.no-mode"));
    }

    /// Checks that a symmetric beginning is completed, by the designer's own symmetry if several
    /// fit.
    void aSymmetricBeginningIsCompleted() {
        GenerateRequest look;
        look.base = mSystem.layout("4p")->scenario;
        const auto choices = mSystem.generate->symmetries(look);
        QVERIFY(choices.ok() && !choices->empty());
        for (const SymmetryChoice& choice : *choices) {
            QVERIFY(choice.group.size() > 1);
            // Empty except for the homes, so that any drawing symmetry fits.
            generate::FillRequest request;
            request.map = mSystem.layout("4p")->scenario;
            request.seed = 5;
            request.drawnBy = choice.group;
            request.games = 0;
            const auto filling = generate::fillFairly(mSystem, request);
            QVERIFY(filling.ok());
            const Scenario map = filled(request.map, filling->changes);
            QVERIFY(test::emptySlots(map).empty() && !test::hasErrors(map));
            QVERIFY(filling->symmetry.has_value());
            if (!filling->exact) continue;
            const auto gap = mSystem.balance->predictedGap(map, {});
            QVERIFY(gap.ok() && *gap && **gap < 1e-6);
            if (!choice.exact) continue;
            for (const Cell& cell : map.board.cells())
                for (const Hex partner : orbit(cell.at, choice.group))
                    QCOMPARE(map.board.find(partner)->kind, cell.kind);
        }
    }

    /// Checks that games choose among fillings if no symmetry fits. The same request has the same
    /// filling, with any number of threads.
    void otherBeginningsArePlayed() {
        generate::FillRequest request;
        request.map = begun(3, 3);
        request.seed = 5;
        request.games = 1500;
        request.panel = {"greedy"};
        const auto filling = generate::fillFairly(mSystem, request);
        QVERIFY(filling.ok());
        QVERIFY(!filling->symmetry && !filling->exact);
        QCOMPARE(filling->played.size(), std::size_t{1});
        QVERIFY(test::emptySlots(filled(request.map, filling->changes)).empty());
        request.threads = 2;
        const auto again = generate::fillFairly(mSystem, request);
        QVERIFY(again.ok() && again->played == filling->played);
        QVERIFY(again->changes == filling->changes);
        request.symmetry = "turn-3";
        QCOMPARE(generate::fillFairly(mSystem, request).error().code(),
                 std::string("generate.fill.symmetry"));
    }

    /// Bots that search judge only the short games of two players.
    void searchingBotsPlayForTwo() {
        for (const int players : {2, 3}) {
            generate::FillRequest request;
            request.map = begun(players, 3);
            request.games = 300;
            const auto filling = generate::fillFairly(mSystem, request);
            QVERIFY(filling.ok());
            std::vector<std::string> bots;
            for (const generate::PlayedGap& played : filling->played) bots.push_back(played.bot);
            QCOMPARE(bots, players == 2 ? mSystem.balance->panel : balance::quickPanel(mSystem));
        }
    }

    /// A mode that finds no map is left out.
    void modesWithoutAMapAreLeftOut() {
        GameSystem system = mSystem;
        const auto run = system.generate->run;
        QStringList tried;
        ownCopy(system.generate).run = [&](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
            tried << QString::fromStdString(request.mode);
            if (request.mode != "balanced") return Error("generate.no-map", {{"mode", request.mode}});
            return run(request);
        };
        generate::FillRequest request;
        request.map = begun(3, 3);
        request.games = 0;
        const auto filling = generate::fillFairly(system, request);
        QVERIFY(filling.ok());
        tried.removeAll("symmetric");
        QCOMPARE(tried, (QStringList{"near-symmetric", "balanced"}));
        QVERIFY(test::emptySlots(filled(request.map, filling->changes)).empty());
    }

    void noSymmetryIfNoneIsWanted() {
        generate::FillRequest request;
        request.map = mSystem.layout("4p")->scenario;
        request.symmetry = "none";
        request.games = 0;
        const auto filling = generate::fillFairly(mSystem, request);
        QVERIFY(filling.ok() && !filling->symmetry);
        QVERIFY(test::emptySlots(filled(request.map, filling->changes)).empty());
    }

    /// A configuration without a table is filled within the ranges.
    void withoutATable() {
        GameSystem system = mSystem;
        const auto run = system.generate->run;
        ownCopy(system.generate).run =
            [run](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
            if (request.mode == "balanced") return Error("generate.no-table");
            return run(request);
        };
        const Scenario map = begun(3, 2);
        const auto changes = generate::fillRest(system, map, 7);
        QVERIFY(changes.ok());
        QVERIFY(test::emptySlots(filled(map, *changes)).empty());
        generate::FillRequest request;
        request.map = map;
        request.games = 0;
        const auto filling = generate::fillFairly(system, request);
        QVERIFY(filling.ok());
        QVERIFY(test::emptySlots(filled(map, filling->changes)).empty());
    }
};

HEXA_TEST(FillTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "fill_test.moc"
