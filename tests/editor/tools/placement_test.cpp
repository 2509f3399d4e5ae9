// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/supply.h"
#include "editor/tools/leaving.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class PlacementTest : public QObject {
    Q_OBJECT
private slots:
    void placesWithPartnersAndAName_data() { bothGames(); }
    void placesWithPartnersAndAName() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        Placement placement(fixture.context());
        QVERIFY(placement.place({1, 0}, fixture.tile));
        QCOMPARE(fixture.lastName(),
                 QString("Place %1 at %2").arg(fixture.kindName(fixture.tile), fixture.nameOf({1, 0})));
        fixture.halfTurn();
        QVERIFY(placement.place({2, 0}, fixture.tile));
        QCOMPARE(fixture.at({-2, 0}), fixture.tile);
        QVERIFY2(fixture.lastName().contains("1 partner"), qPrintable(fixture.lastName()));
        QVERIFY(placement.place({0, 0}, fixture.tile));  // its own partner
        QVERIFY(!fixture.lastName().contains("partner"));
        QVERIFY(!placement.place({0, 0}, fixture.tile));
        QVERIFY(placement.place({2, 0}, KindId::Empty));
        QVERIFY(fixture.lastName().startsWith("Clear"));
        QCOMPARE(fixture.at({-2, 0}), KindId::Empty);
    }

    void refusesWithAReason() {
        MapFixture fixture;
        Placement placement(fixture.context());
        fixture.lock({{1, 0}});
        QVERIFY(placement.refusal({1, 0}, fixture.tile).contains(fixture.nameOf({1, 0})));
        QVERIFY(!placement.place({1, 0}, fixture.tile));
        QVERIFY(!placement.refusal({9, 9}, fixture.tile).isEmpty());
        QVERIFY(!placement.place({9, 9}, fixture.tile));
        QCOMPARE(fixture.steps(), 0);
        // A locked partner does not change and is not counted.
        fixture.halfTurn();
        QVERIFY(placement.place({-1, 0}, fixture.tile));
        QCOMPARE(fixture.at({1, 0}), KindId::Empty);
        QVERIFY(!fixture.lastName().contains("partner"));
    }

    void theBoxBindsOnlyByTheRulebook_data() { bothGames(); }
    void theBoxBindsOnlyByTheRulebook() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        Placement placement(fixture.context());
        const int supply = *fixture.game.catalog.kind(fixture.tile).supply;
        QCOMPARE(leftInBox(fixture.document, fixture.tile), std::optional<int>(supply));
        std::vector<Hex> all;
        for (const Cell& cell : fixture.board().cells()) all.push_back(cell.at);
        const std::vector<Hex> fit(all.begin(), all.begin() + supply);
        QVERIFY(placement.paint(fit, fixture.tile));
        QCOMPARE(leftInBox(fixture.document, fixture.tile), std::optional<int>(0));
        QVERIFY(placement.refusal(all.back(), fixture.tile).contains(fixture.kindName(fixture.tile)));
        QVERIFY(!placement.place(all.back(), fixture.tile));
        QVERIFY(placement.refusal(fit.front(), fixture.tile).isEmpty());  // it is there already
        fixture.profile(RuleProfile::Free);
        QVERIFY(placement.refusal(all.back(), fixture.tile).isEmpty());
        QVERIFY(placement.place(all.back(), fixture.tile));
        // A map that needs more than one box anyway is not held up.
        fixture.profile(RuleProfile::Rulebook);
        QVERIFY(placement.place(all[all.size() - 2], fixture.tile));
        QCOMPARE(fixture.count(fixture.tile), supply + 2);
    }

    void tooFewForAllPartners() {
        MapFixture fixture;
        Placement placement(fixture.context());
        const int supply = *fixture.game.catalog.kind(fixture.tile).supply;
        std::vector<Hex> all;
        for (const Cell& cell : fixture.board().cells()) all.push_back(cell.at);
        fixture.put({all.begin(), all.begin() + supply - 1}, fixture.tile);
        fixture.halfTurn();
        QVERIFY(!placement.refusal(Hex{0, 1}, fixture.tile).isEmpty());
        QVERIFY(!placement.place({0, 1}, fixture.tile));
        QVERIFY(placement.place({0, 0}, fixture.tile));
    }

    void clearingAndLocking() {
        MapFixture fixture;
        fixture.put({{0, 0}, {1, 0}, {2, 0}}, fixture.tile);
        Placement placement(fixture.context());
        const std::vector<Hex> one{{0, 0}};
        const std::vector<Hex> all{{0, 0}, {1, 0}, {2, 0}};
        QVERIFY(placement.lock(one, true));
        QVERIFY(fixture.board().find({0, 0})->locked);
        QVERIFY(!placement.clear(one));
        QVERIFY(placement.clear(all));
        QCOMPARE(fixture.count(fixture.tile), 1);
        QVERIFY(!placement.clear({}));
        QVERIFY(placement.lock(one, false));
        QVERIFY(placement.clear(one));
        QCOMPARE(fixture.steps(), 4);
    }

    /// A lock keeps a tile: empty slots are left out, and those locked in older maps can be
    /// unlocked.
    void locksLeaveEmptySlotsOut() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        Placement placement(fixture.context());
        std::vector<Hex> all;
        for (const Cell& cell : fixture.board().cells()) all.push_back(cell.at);
        QVERIFY(placement.lock(all, true));
        QVERIFY(fixture.board().find({0, 0})->locked);
        QCOMPARE(std::ranges::count_if(fixture.board().cells(), &Cell::locked), 1);
        QVERIFY2(fixture.lastName().contains("1 hex"), qPrintable(fixture.lastName()));
        const std::vector<Hex> empty{{1, 0}, {2, 0}};
        QVERIFY(!placement.lock(empty, true));
        fixture.lock(empty);
        QVERIFY(placement.lock(empty, false));
        QVERIFY(!fixture.board().find({1, 0})->locked);
    }

    /// Keys have no preview: only partners of the same kind are changed too.
    void clearingTakesPartnersOfTheSameKind() {
        MapFixture fixture;
        fixture.halfTurn();
        fixture.put({{1, 0}, {-1, 0}, {2, 0}}, fixture.tile);
        fixture.put({{-2, 0}}, fixture.other);
        Placement placement(fixture.context());
        const std::vector<Hex> both{{1, 0}, {2, 0}};
        QVERIFY(placement.clear(both));
        QCOMPARE(fixture.at({-1, 0}), KindId::Empty);
        QCOMPARE(fixture.at({-2, 0}), fixture.other);
    }

    void whoLeavesIsSaidBefore() {
        MapFixture fixture;
        const KindId home = fixture.homeKind();
        fixture.put({{1, 0}}, home);
        fixture.put({{-1, 0}}, home);
        fixture.put({{0, 2}}, home);
        QCOMPARE(fixture.document.scenario().players(), 3);
        Placement placement(fixture.context());
        const QString warning = Leaving::warning(fixture.context(), placement.placing({-1, 0}, fixture.tile));
        QCOMPARE(warning, QString("Replaced: %1 (player 2 is removed)").arg(fixture.kindName(home)));
        QCOMPARE(Leaving::warning(fixture.context(), placement.placing({0, 0}, fixture.tile)), QString());
        const std::vector<std::pair<Hex, Hex>> away{{{1, 0}, {3, 0}}};
        QCOMPARE(Leaving::warning(fixture.context(), placement.moving(away, MoveMode::Swap)), QString());
        QVERIFY(Leaving::warning(fixture.context(), placement.removing(away)).startsWith("Removed"));
        const std::vector<Hex> all{{1, 0}, {-1, 0}};
        QVERIFY(Leaving::warning(fixture.context(), placement.painting(all, fixture.tile))
                    .contains("players 1, 2 are removed"));
        QVERIFY(placement.place({-1, 0}, fixture.tile));
        QVERIFY2(fixture.lastName().endsWith(" (player 2 is removed)"), qPrintable(fixture.lastName()));
        QCOMPARE(fixture.document.scenario().players(), 2);
    }

    /// Remaining players keep race and colour, and a new player takes a free one.
    void theOthersKeepTheirFactions() {
        MapFixture fixture;
        const KindId home = fixture.homeKind();
        for (const Hex at : {Hex{1, 0}, Hex{-1, 0}, Hex{0, 2}}) fixture.put({at}, home);
        const auto factionAt = [&](Hex at) {
            const Scenario& map = fixture.document.scenario();
            return factionOf(map, fixture.document.catalog(), *map.seatAt(at))->id;
        };
        const std::string gone = factionAt({1, 0}), second = factionAt({-1, 0}), third = factionAt({0, 2});
        Placement placement(fixture.context());
        QVERIFY(placement.place({1, 0}, fixture.tile));
        QCOMPARE(factionAt({-1, 0}), second);
        QCOMPARE(factionAt({0, 2}), third);
        QVERIFY(placement.place({1, 0}, home));
        QCOMPARE(factionAt({1, 0}), gone);
        fixture.document.undoStack().undo();
        fixture.document.undoStack().undo();
        QCOMPARE(factionAt({1, 0}), gone);
    }
};

}  // namespace hexa::test

using hexa::test::PlacementTest;
HEXA_TEST(PlacementTest);
#include "placement_test.moc"
