// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/supply.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

namespace hexa::test {

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
};

}  // namespace hexa::test

using hexa::test::PlacementTest;
HEXA_TEST(PlacementTest);
#include "placement_test.moc"
