// SPDX-License-Identifier: GPL-3.0-or-later
// Slots, marks, and positions read from a map.
#include "core/systems/bauen/terms/reading.h"

#include "core/engine/print/cutitem.h"
#include "core/systems/bauen/terms/slots.h"
#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/test.h"

#include <cmath>
#include <set>

using namespace hexa;
using namespace hexa::bauen;

class BauenReadingTest : public QObject {
    Q_OBJECT

    static Position positionOf(const Scenario& scenario) {
        const auto read = readPosition(scenario, fixture::set().catalog);
        if (!read) qFatal("%s", read.error().code().c_str());
        return *read;
    }

private slots:
    void slotsOfAnArea() {
        const Scenario board = fixture::smallBoard();
        // Plains 1 has "ooo", "yyw", "uuw".
        std::set<std::string> ids;
        for (const Slot& one : fixture::game().slotsOf(board, fixture::areaOf(board, 0))) {
            QVERIFY(ids.insert(one.id).second);
            QVERIFY(std::hypot(one.at.x, one.at.y) < 0.87);  // within the hex
            QVERIFY(!one.name.in("de").empty() && !one.name.in("fr").empty());
        }
        QVERIFY(ids == (std::set<std::string>{"orange-1", "orange-2", "orange-3", "site", "combat", "hall",
                                              "defence"}));
        ids.clear();
        for (const Slot& one : fixture::game().slotsOf(board, fixture::areaOf(board, 0, 1)))
            ids.insert(one.id);
        QVERIFY(ids == (std::set<std::string>{"yellow-1", "yellow-2", "brown-1", "site", "combat"}));
        QVERIFY(fixture::game().slotsOf(fixture::layout(2), fixture::areaOf(board, 0)).empty());
    }
    void theHallTurnsWithItsRegion() {
        const Scenario board = fixture::boardOf("P1/120 H1 M1 P2 H2 M2", 2);
        const Hex anchor = board.board.regions[0].anchor;
        QVERIFY(anchor != fixture::boardOf("P1 H1 M1 P2 H2 M2", 2).board.regions[0].anchor);
        int halls = 0;
        for (const Cell& cell : board.board.cells())
            for (const Slot& one : fixture::game().slotsOf(board, cell.at))
                if (one.id == slot::hall) halls += fixture::areaOf(board, 0) == cell.at ? 100 : 1;
        QCOMPARE(halls, 105);
        QVERIFY(fixture::areaOf(board, 0) == anchor);
    }
    void marksLieWhereTheSlotsAre() {
        const Scenario board = fixture::smallBoard();
        const SlotNames names = SlotNames::make();
        for (const Cell& cell : board.board.cells()) {
            const auto places = fixture::game().slotsOf(board, cell.at);
            const auto marks = marksOf(board, fixture::set().catalog, names, cell.at);
            // A site has a mark for each good instead of one for itself.
            QCOMPARE(marks.size(), places.size() + 1);
            for (const CutMark& mark : marks) QVERIFY(!mark.letter.empty());
        }
    }
    void markingSlotsAreNamed() {
        QCOMPARE(markingSlot(Colour::Grey, 2), std::string("grey-2"));
        QVERIFY(markingOf("grey-2")->colour == Colour::Grey && markingOf("grey-2")->number == 2);
        for (const char* word : {"grey", "grey-", "grey-0", "grey-5", "pink-1", "site", "grey-12", ""})
            QVERIFY(!markingOf(word));
    }
    void aPositionIsRead() {
        Scenario board = fixture::smallBoard();
        fixture::found(board, 0, 0);
        fixture::found(board, 1, 1);
        const Hex anchor = fixture::areaOf(board, 0);
        fixture::put(board, piece::troop, anchor, slot::defence).attributes.set(property::knights, 3);
        fixture::put(board, piece::troop, fixture::areaOf(board, 1, 1), slot::combat)
            .attributes.set(property::knights, 2);
        const Position position = positionOf(board);
        QCOMPARE(position.seats, 2);
        QCOMPARE(position.land.areaCount(), 18);
        QCOMPARE(position.land.regionCount(), 6);
        QCOMPARE(int{position.pieces.region(0).owner}, 0);
        QCOMPARE(int{position.pieces.region(1).owner}, 1);
        QCOMPARE(int{position.pieces.region(2).owner}, none);
        QCOMPARE(int{position.pieces.region(0).garrison}, 3);
        const int home = position.land.areaAt(anchor);
        QCOMPARE(ownerOf(position.land, position.pieces, home), 0);
        QCOMPARE(int{position.pieces.area(home).workers[indexOf(Colour::Orange)]}, 3);
        QCOMPARE(int{position.pieces.area(home).carrying[indexOf(Colour::Orange)]}, 3);
        QCOMPARE(int{position.pieces.area(home).level}, 1);
        QCOMPARE(int{position.pieces.area(home).store}, 1);
        const int raided = position.land.areaAt(fixture::areaOf(board, 1, 1));
        QCOMPARE(int{position.pieces.area(raided).knights}, 2);
        QCOMPARE(int{position.pieces.area(raided).troop}, 0);
        QVERIFY(position.land.regions[0].landscape == Landscape::Plains);
        QVERIFY(position.land.regions[2].landscape == Landscape::Mountains);
    }
    void whatIsNotAllowedIsLeftOut() {
        Scenario board = fixture::smallBoard();
        const Hex neutral = fixture::areaOf(board, 2);
        fixture::put(board, piece::worker, neutral, "beige-1");
        fixture::put(board, piece::business, neutral, slot::site, -1);
        fixture::put(board, piece::troop, neutral, slot::defence);
        fixture::putWall(board, neutral, 0);
        Position empty = positionOf(fixture::smallBoard());
        QVERIFY(positionOf(board) == empty);
    }
    void wallsStandOnTheirSide() {
        Scenario board = fixture::smallBoard();
        fixture::put(board, piece::townHall, fixture::areaOf(board, 0), slot::hall);
        const Position land = positionOf(board);
        int places = 0;
        for (const int area : land.land.regions[0].areas)
            for (int direction = 0; direction < 6; ++direction)
                if (land.land.isWallPlace(area, direction)) {
                    fixture::putWall(board, land.land.areas[static_cast<std::size_t>(area)].at, direction);
                    ++places;
                }
        QVERIFY(places >= 4 && places <= 8);  // BB-U01, two players
        const Position walled = positionOf(board);
        int walls = 0;
        for (const int area : walled.land.regions[0].areas)
            for (int direction = 0; direction < 6; ++direction)
                if (walled.pieces.area(area).hasWall(direction)) ++walls;
        QCOMPARE(walls, places);
    }
    void aHugeMapIsNoPosition() {
        Scenario board = fixture::layout(2);
        std::vector<Cell> cells;
        for (const Hex at : disc({0, 0}, 6)) {
            Cell cell;
            cell.at = at;
            cell.kind = kindIdAt(0);
            cells.push_back(cell);
        }
        board.board.setCells(std::move(cells));
        QCOMPARE(readPosition(board, fixture::set().catalog).error().code(),
                 std::string("bauen.position.large"));
    }
};

HEXA_TEST(BauenReadingTest);
#include "reading_test.moc"
