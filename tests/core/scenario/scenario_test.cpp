// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <set>

using namespace hexa;
using namespace hexa::test;

namespace {

Board boardWithIds(std::initializer_list<const char*> ids) {
    Board board;
    int q = 0;
    for (const char* id : ids) {
        Cell cell;
        cell.at = {q++, 0};
        cell.kind = kindIdAt(0);
        cell.id = *TileId::from(id);
        board.put(CellState(cell));
    }
    return board;
}

}  // namespace

class ScenarioTest : public QObject {
    Q_OBJECT

private slots:
    void lowestFreeNumberFirst() {
        const Catalog catalog = toySystem().catalog;
        const Board board = boardWithIds({"M1", "M3", "M03", "x", "M4x"});
        TileIdSource ids(board, catalog);
        QVERIFY(ids.take(kindIdAt(0)).text() == "M2");
        QVERIFY(ids.take(kindIdAt(0)).text() == "M4");
        QVERIFY(ids.take(kindIdAt(1)).text() == "H1");
        QVERIFY(ids.take(KindId::Empty).empty());
        QVERIFY(ids.take(KindId::Blank).empty());
    }

    void eachIdIsAddedOnce() {
        const Catalog catalog = toySystem().catalog;
        TileIdSource ids(boardWithIds({"M1", "Q"}), catalog);
        for (const char* used : {"M1", "Q"}) QVERIFY2(!ids.add(*TileId::from(used)), used);
        for (const char* free : {"M2", "Z9", "M0", "M99999999"}) {
            QVERIFY2(ids.add(*TileId::from(free)), free);
            QVERIFY2(!ids.add(*TileId::from(free)), free);
        }
        QVERIFY(!ids.add(TileId{}));
        QVERIFY(ids.take(kindIdAt(0)).text() == "M3");
    }

    void releasedIdsAreFreeAgain() {
        const Catalog catalog = toySystem().catalog;
        TileIdSource ids(boardWithIds({"M1", "M2", "M2", "M3", "Q", "Q"}), catalog);
        ids.release(*TileId::from("M2"));  // another tile has it
        QVERIFY(ids.take(kindIdAt(0)).text() == "M4");
        ids.release(*TileId::from("M2"));
        QVERIFY(ids.take(kindIdAt(0)).text() == "M2");
        ids.release(*TileId::from("M4"));
        ids.release(*TileId::from("M1"));
        QVERIFY(ids.take(kindIdAt(0)).text() == "M1");
        QVERIFY(ids.take(kindIdAt(0)).text() == "M4");
        ids.release(*TileId::from("Q"));
        QVERIFY(!ids.add(*TileId::from("Q")));
        ids.release(*TileId::from("Q"));
        ids.release(*TileId::from("Q"));
        QVERIFY(ids.add(*TileId::from("Q")));
        ids.release(TileId{});
    }

    void kindsMayShareLetters() {
        Catalog catalog;
        catalog.kinds.resize(3);
        catalog.kinds[0].letter = "S";
        catalog.kinds[1].letter = "S";
        catalog.kinds[2].letter = "S1";  // S12 is the letter S and 12, or S1 and 2
        TileIdSource ids(Board{}, catalog);
        std::set<TileId> seen;
        for (int i = 0; i < 40; ++i)
            for (std::size_t kind = 0; kind < 3; ++kind) {
                const TileId id = ids.take(kindIdAt(kind));
                QVERIFY2(seen.insert(id).second, std::string(id.text()).c_str());
            }
    }

    void manyOwnIdsStayFast() {
        // A map of 200 000 IDs that follow no scheme: quadratic time would take minutes.
        std::vector<Cell> cells;
        for (int i = 0; i < 200'000; ++i) {
            Cell cell;
            cell.at = {i, 0};
            cell.kind = kindIdAt(0);
            cell.id = *TileId::from("a-" + std::to_string(i));
            cells.push_back(cell);
        }
        Board board;
        board.setCells(std::move(cells));
        const Catalog catalog = toySystem().catalog;
        TileIdSource ids(board, catalog);
        QVERIFY(!ids.add(*TileId::from("a-199999")));
    }

    void missingIdsAreGivenUniquely() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("present IDs stay, new ones are new, only tiles get one", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Board before = randomScenario(rng, catalog, dice.size).board;
            Board after = before;
            assignMissingIds(after, catalog);
            std::multiset<TileId> given;
            for (const Cell& cell : after.cells()) given.insert(cell.id);
            for (const Cell& cell : before.cells()) {
                const TileId id = after.find(cell.at)->id;
                if (!cell.id.empty() || !isTile(cell.kind))
                    RC_ASSERT(id == cell.id);
                else
                    RC_ASSERT(!id.empty() && given.count(id) == 1U);
            }
            RC_ASSERT(after.details() == before.details());
        }));
    }

    void factions() {
        const Catalog catalog = toySystem().catalog;
        Scenario scenario;
        for (const char* faction : {"", "red", "unknown"}) scenario.seats.emplace_back().faction = faction;
        scenario.seats[1].home = Hex{1, 0};
        QCOMPARE(factionOf(scenario, catalog, 0)->id, std::string("red"));
        QCOMPARE(factionOf(scenario, catalog, 1)->id, std::string("red"));
        QCOMPARE(factionOf(scenario, catalog, 2)->id, std::string("gold"));
        QVERIFY(factionOf(scenario, catalog, 3) == nullptr);
        QVERIFY(scenario.seatAt({1, 0}) == std::optional<std::size_t>(1));
        QVERIFY(!scenario.seatAt({9, 9}));
        QCOMPARE(scenario.players(), 3);
    }
};

HEXA_TEST(ScenarioTest);
#include "scenario_test.moc"
