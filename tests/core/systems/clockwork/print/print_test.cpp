// SPDX-License-Identifier: GPL-3.0-or-later
// The game's facts about a map for the table: MAP-02, DEP-02, UNI-01, GEN-01 to GEN-07, TRN-01,
// EPI-01.
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

namespace hexa::test {

class ClockworkPrintTest : public QObject {
    Q_OBJECT

    static SheetFacts factsOf(const Scenario& map) { return game().print->facts(map); }

private slots:
    void ordersNameEveryTerritoryOnceAndTheCourt_data() {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= 4; ++players) QTest::addRow("%d players", players) << players;
    }
    void ordersNameEveryTerritoryOnceAndTheCourt() {
        QFETCH(int, players);
        const Scenario map = legalMap(players);
        const SheetFacts facts = factsOf(map);
        QCOMPARE(static_cast<int>(facts.orders.size()), players);
        std::set<std::string> units;
        for (std::size_t seat = 0; seat < facts.orders.size(); ++seat) {
            const OrderSheet& form = facts.orders[seat];
            QCOMPARE(form.seat, seat);
            std::set<Hex> places(form.places.begin(), form.places.end());
            QCOMPARE(places.size(), form.places.size());
            for (const Cell& cell : map.board.cells()) QCOMPARE(places.contains(cell.at), isTile(cell.kind));
            QCOMPARE(static_cast<int>(form.fields.size()), 2);
            QCOMPARE(form.fields[0].name.code, std::string("clockwork.print.court"));
            QVERIFY(form.fields[1].place);
            units.insert(form.fields[1].name.code);
        }
        QCOMPARE(static_cast<int>(units.size()), players);  // each race has its own
    }

    void tilesAreLaidColumnByColumnFromTheTop() {
        const Scenario map = legalMap(3);
        const SheetFacts facts = factsOf(map);
        QCOMPARE(static_cast<int>(facts.laying.size()), 7);
        int column = 1;
        std::size_t all = 0;
        for (const LayingGroup& group : facts.laying) {
            int row = 1;
            for (const Hex at : group.places) QCOMPARE(gridPlace(map.board, at), (GridPlace{column, row++}));
            all += group.places.size();
            ++column;
        }
        QCOMPARE(all, map.board.cellCount());
    }

    void theProcedureIsThatOfTheRulebook() {
        const SheetFacts facts = factsOf(legalMap(2));
        // Capitals, choose, two groups and eight kinds, bag, draw, choice.
        QCOMPARE(static_cast<int>(facts.procedure.size()), 2 + 10 + 3);
        const Messages messages = onlyThisGame().messages();
        std::string text;
        for (const SheetStep& step : facts.procedure)
            text += messages.text("en", step.text.code, step.text.arguments) + "\n";
        for (const char* part : {"Place the 2 Capitals", "Choose 20 more", "Village: 2 to 4",
                                 "Barrens: 0 to 3", "2 - 4 - 4 - 4 - 4 - 2"})
            QVERIFY2(QByteArray::fromStdString(text).contains(part), text.c_str());
        Scenario odd = legalMap(2);
        odd.board.put(CellState(Cell{{50, 0}, clockwork::tile::lake, false, {}}));
        QVERIFY(factsOf(odd).procedure.empty());  // no map of the rulebook's size
    }

    /// ALL-08: two calls a turn, only if there are alliances.
    void callSlipsAreForAlliances() {
        const auto slips = [](Scenario map, bool alliances, bool epic) {
            map.options["alliances"] = alliances;
            map.options["epic"] = epic;
            int copies = 0;
            for (const CutItem& item : game().print->items({}, map, "calls")) copies += item.copies;
            return copies;
        };
        QCOMPARE(slips(legalMap(4), true, false), 2 * 7);
        QCOMPARE(slips(legalMap(4), true, true), 2 * 9);
        QCOMPARE(slips(legalMap(4), false, true), 0);
        QCOMPARE(slips(legalMap(2), true, false), 0);
    }

    void theEpicGameHasMoreTurns() {
        Scenario map = legalMap(2);
        QCOMPARE(factsOf(map).turns, 7);
        map.options["epic"] = true;
        const SheetFacts facts = factsOf(map);
        QCOMPARE(facts.turns, 9);
        // The track is only that of the game played.
        const auto scoringsOf = [](const SheetFacts& of) {
            std::vector<int> scorings;
            for (std::size_t i = 0; i < of.tracks[0].steps.size(); ++i)
                if (of.tracks[0].steps[i].marked) scorings.push_back(static_cast<int>(i) + 1);
            return scorings;
        };
        QCOMPARE(facts.tracks.size(), std::size_t{2});
        QCOMPARE(scoringsOf(facts), (std::vector<int>{3, 6, 9}));
        map.options["epic"] = false;
        QCOMPARE(factsOf(map).tracks.size(), std::size_t{2});
        QCOMPARE(scoringsOf(factsOf(map)), (std::vector<int>{2, 4, 7}));
    }
};

HEXA_TEST(ClockworkPrintTest);

}  // namespace hexa::test

#include "print_test.moc"
