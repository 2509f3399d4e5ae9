// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/supply.h"
#include "editor/tools/leaving.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class PlacementTest : public QObject {
    Q_OBJECT
private slots:
    void placesWithPartnersAndAName_data() { bothGames(); }
    void placesWithPartnersAndAName() {
        QFETCH(QString, game);
        Desk desk(game);
        Placement placement(desk.context());
        QVERIFY(placement.place({1, 0}, desk.tile));
        QCOMPARE(desk.lastName(),
                 QString("Place %1 at %2").arg(desk.kindName(desk.tile), desk.nameOf({1, 0})));
        desk.halfTurn();
        QVERIFY(placement.place({2, 0}, desk.tile));
        QCOMPARE(desk.at({-2, 0}), desk.tile);
        QVERIFY2(desk.lastName().contains("1 partner"), qPrintable(desk.lastName()));
        QVERIFY(placement.place({0, 0}, desk.tile));  // its own partner
        QVERIFY(!desk.lastName().contains("partner"));
        QVERIFY(!placement.place({0, 0}, desk.tile));
        QVERIFY(placement.place({2, 0}, KindId::Empty));
        QVERIFY(desk.lastName().startsWith("Clear"));
        QCOMPARE(desk.at({-2, 0}), KindId::Empty);
    }

    void refusesWithAReason() {
        Desk desk;
        Placement placement(desk.context());
        desk.lock({{1, 0}});
        QVERIFY(placement.refusal({1, 0}, desk.tile).contains(desk.nameOf({1, 0})));
        QVERIFY(!placement.place({1, 0}, desk.tile));
        QVERIFY(!placement.refusal({9, 9}, desk.tile).isEmpty());
        QVERIFY(!placement.place({9, 9}, desk.tile));
        QCOMPARE(desk.steps(), 0);
        // A locked partner stays as it is and is not counted.
        desk.halfTurn();
        QVERIFY(placement.place({-1, 0}, desk.tile));
        QCOMPARE(desk.at({1, 0}), KindId::Empty);
        QVERIFY(!desk.lastName().contains("partner"));
    }

    void theBoxBindsOnlyByTheRulebook_data() { bothGames(); }
    void theBoxBindsOnlyByTheRulebook() {
        QFETCH(QString, game);
        Desk desk(game);
        Placement placement(desk.context());
        const int supply = *desk.game.catalog.kind(desk.tile).supply;
        QCOMPARE(leftInBox(desk.document, desk.tile), std::optional<int>(supply));
        std::vector<Hex> all;
        for (const Cell& cell : desk.board().cells()) all.push_back(cell.at);
        const std::vector<Hex> fit(all.begin(), all.begin() + supply);
        QVERIFY(placement.paint(fit, desk.tile));
        QCOMPARE(leftInBox(desk.document, desk.tile), std::optional<int>(0));
        QVERIFY(placement.refusal(all.back(), desk.tile).contains(desk.kindName(desk.tile)));
        QVERIFY(!placement.place(all.back(), desk.tile));
        QVERIFY(placement.refusal(fit.front(), desk.tile).isEmpty());  // it is there already
        desk.profile(RuleProfile::Free);
        QVERIFY(placement.refusal(all.back(), desk.tile).isEmpty());
        QVERIFY(placement.place(all.back(), desk.tile));
        // A map that needs more than one box anyway is not held up.
        desk.profile(RuleProfile::Rulebook);
        QVERIFY(placement.place(all[all.size() - 2], desk.tile));
        QCOMPARE(desk.count(desk.tile), supply + 2);
    }

    void tooFewForAllPartners() {
        Desk desk;
        Placement placement(desk.context());
        const int supply = *desk.game.catalog.kind(desk.tile).supply;
        std::vector<Hex> all;
        for (const Cell& cell : desk.board().cells()) all.push_back(cell.at);
        desk.put({all.begin(), all.begin() + supply - 1}, desk.tile);
        desk.halfTurn();
        QVERIFY(!placement.refusal(Hex{0, 1}, desk.tile).isEmpty());
        QVERIFY(!placement.place({0, 1}, desk.tile));
        QVERIFY(placement.place({0, 0}, desk.tile));
    }

    void clearingAndLocking() {
        Desk desk;
        desk.put({{0, 0}, {1, 0}, {2, 0}}, desk.tile);
        Placement placement(desk.context());
        const std::vector<Hex> one{{0, 0}};
        const std::vector<Hex> all{{0, 0}, {1, 0}, {2, 0}};
        QVERIFY(placement.lock(one, true));
        QVERIFY(desk.board().find({0, 0})->locked);
        QVERIFY(!placement.clear(one));
        QVERIFY(placement.clear(all));
        QCOMPARE(desk.count(desk.tile), 1);
        QVERIFY(!placement.clear({}));
        QVERIFY(placement.lock(one, false));
        QVERIFY(placement.clear(one));
        QCOMPARE(desk.steps(), 4);
    }

    /// A lock keeps a tile: empty slots are left out, and what older maps have locked can be unlocked.
    void locksLeaveEmptySlotsOut() {
        Desk desk;
        desk.put({{0, 0}}, desk.tile);
        Placement placement(desk.context());
        std::vector<Hex> all;
        for (const Cell& cell : desk.board().cells()) all.push_back(cell.at);
        QVERIFY(placement.lock(all, true));
        QVERIFY(desk.board().find({0, 0})->locked);
        QCOMPARE(std::ranges::count_if(desk.board().cells(), &Cell::locked), 1);
        QVERIFY2(desk.lastName().contains("1 hex"), qPrintable(desk.lastName()));
        const std::vector<Hex> empty{{1, 0}, {2, 0}};
        QVERIFY(!placement.lock(empty, true));
        desk.lock(empty);
        QVERIFY(placement.lock(empty, false));
        QVERIFY(!desk.board().find({1, 0})->locked);
    }

    /// Keys have no preview: only what stands for the same goes along.
    void clearingTakesPartnersOfTheSameKind() {
        Desk desk;
        desk.halfTurn();
        desk.put({{1, 0}, {-1, 0}, {2, 0}}, desk.tile);
        desk.put({{-2, 0}}, desk.other);
        Placement placement(desk.context());
        const std::vector<Hex> both{{1, 0}, {2, 0}};
        QVERIFY(placement.clear(both));
        QCOMPARE(desk.at({-1, 0}), KindId::Empty);
        QCOMPARE(desk.at({-2, 0}), desk.other);
    }

    void whoLeavesIsSaidBefore() {
        Desk desk;
        const KindId home = desk.homeKind();
        desk.put({{1, 0}}, home);
        desk.put({{-1, 0}}, home);
        desk.put({{0, 2}}, home);
        QCOMPARE(desk.document.scenario().players(), 3);
        Placement placement(desk.context());
        const QString warning = Leaving::warning(desk.context(), placement.placing({-1, 0}, desk.tile));
        QCOMPARE(warning, QString("Replaces the %1: player 2 leaves").arg(desk.kindName(home)));
        QCOMPARE(Leaving::warning(desk.context(), placement.placing({0, 0}, desk.tile)), QString());
        const std::vector<std::pair<Hex, Hex>> away{{{1, 0}, {3, 0}}};
        QCOMPARE(Leaving::warning(desk.context(), placement.moving(away, MoveMode::Swap)), QString());
        QVERIFY(Leaving::warning(desk.context(), placement.removing(away)).startsWith("Removes"));
        const std::vector<Hex> all{{1, 0}, {-1, 0}};
        QVERIFY(Leaving::warning(desk.context(), placement.painting(all, desk.tile))
                    .contains("players 1, 2 leave"));
        QVERIFY(placement.place({-1, 0}, desk.tile));
        QVERIFY2(desk.lastName().endsWith("; player 2 leaves"), qPrintable(desk.lastName()));
        QCOMPARE(desk.document.scenario().players(), 2);
    }

    /// Whoever stays keeps race and colour, and a new player takes one that is free.
    void theOthersKeepTheirFactions() {
        Desk desk;
        const KindId home = desk.homeKind();
        for (const Hex at : {Hex{1, 0}, Hex{-1, 0}, Hex{0, 2}}) desk.put({at}, home);
        const auto factionAt = [&](Hex at) {
            const Scenario& map = desk.document.scenario();
            return factionOf(map, desk.document.catalog(), *map.seatAt(at))->id;
        };
        const std::string gone = factionAt({1, 0}), second = factionAt({-1, 0}), third = factionAt({0, 2});
        Placement placement(desk.context());
        QVERIFY(placement.place({1, 0}, desk.tile));
        QCOMPARE(factionAt({-1, 0}), second);
        QCOMPARE(factionAt({0, 2}), third);
        QVERIFY(placement.place({1, 0}, home));
        QCOMPARE(factionAt({1, 0}), gone);
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QCOMPARE(factionAt({1, 0}), gone);
    }
};

}  // namespace hexa::test

using hexa::test::PlacementTest;
HEXA_TEST(PlacementTest);
#include "placement_test.moc"
