// SPDX-License-Identifier: GPL-3.0-or-later
// CS-020, CS-022, CS-025, CS-026: the mat, its golden numbers, its edge zones.
#include "core/systems/claymore/terms/mat.h"

#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

#include <set>

using namespace hexa;
using namespace hexa::claymore;

class ClaymoreMatTest : public QObject {
    Q_OBJECT

    static int usable(const Battlefield& field, MatSide side) {
        const auto zone = field.edgeZone(side);
        return static_cast<int>(
            std::ranges::count_if(zone, [&](HexIndex index) { return field.at(index).enterable(); }));
    }

private slots:
    void placesAndHexesAreTheSame() {
        for (int line = -3; line < 15; ++line)
            for (int column = -3; column < 15; ++column)
                QVERIFY((matPlace(hexOf(MatPlace{column, line})) == MatPlace{column, line}));
        QVERIFY(readMatPlace("5,2") == (MatPlace{5, 2}));
        QVERIFY(!readMatPlace("5;2") && !readMatPlace("5,") && !readMatPlace(",2") && !readMatPlace("5,2x"));
    }

    /// Spec section 3.5: even line (c±1,r), (c,r±1), (c+1,r±1); odd line (c±1,r), (c,r±1),
    /// (c-1,r±1).
    void neighboursAreThoseOfTheSpec() {
        for (int line = 0; line < matLines; ++line)
            for (int column = 0; column < matColumns(line); ++column) {
                const int aside = line % 2 == 0 ? 1 : -1;
                const std::set<MatPlace> expected{{column - 1, line},         {column + 1, line},
                                                  {column, line - 1},         {column, line + 1},
                                                  {column + aside, line - 1}, {column + aside, line + 1}};
                std::set<MatPlace> found;
                for (int direction = 0; direction < 6; ++direction)
                    found.insert(matPlace(neighbour(hexOf(MatPlace{column, line}), direction)));
                QVERIFY(found == expected);
            }
    }

    void goldenNumbers() {
        const Scenario mat = fixture::layout("mat");
        const Battlefield field(mat);
        QCOMPARE(field.size(), matHexes);
        int road = 0, river = 0, bridges = 0, cut = 0;
        for (const FieldHex& hex : field.hexes()) {
            road += hex.road;
            river += hex.surface == Surface::River;
            bridges += hex.surface == Surface::Bridge;
            cut += hex.cut;
        }
        QCOMPARE(road, 46);
        QCOMPARE(river, 12);
        QCOMPARE(bridges, 3);
        QCOMPARE(cut, 12);
        QVERIFY(mat.provenance.standIn);
    }

    void edgeZonesOfTheMat() {
        const Battlefield field(fixture::layout("mat"));
        QCOMPARE(usable(field, MatSide::North), 25);
        QCOMPARE(usable(field, MatSide::South), 25);
        QCOMPARE(usable(field, MatSide::West), 28);
        QCOMPARE(usable(field, MatSide::East), 27);
    }

    /// CS-023: if a frame is drawn, its rim is the rim of the playing area.
    void edgeZonesOfAPart() {
        Scenario mat = fixture::layout("mat");
        Zone area;
        area.kind = zone::area;
        for (int line = 4; line < 10; ++line)
            for (int column = 2; column < 8; ++column) area.hexes.push_back(hexOf(MatPlace{column, line}));
        mat.board.zones.push_back(area);
        const Battlefield field(mat);
        QCOMPARE(field.size(), 36);
        QCOMPARE(usable(field, MatSide::North), 12);
        QCOMPARE(usable(field, MatSide::West), 12);
    }

    /// North and south are joined only by the crossings; 28 hexes lie north of the river.
    void theRiverPartsTheMat() {
        const Battlefield field(fixture::layout("mat"));
        std::set<HexIndex> seen;
        std::vector<HexIndex> open{field.find(fixture::hex("0,0"))};
        while (!open.empty()) {
            const HexIndex from = open.back();
            open.pop_back();
            if (field.at(from).surface == Surface::Bridge || !seen.insert(from).second) continue;
            for (int direction = 0; direction < 6; ++direction)
                if (field.passable(from, direction))
                    open.push_back(field.at(from).next[static_cast<std::size_t>(direction)]);
        }
        QCOMPARE(static_cast<int>(seen.size()), 28);
    }
};

HEXA_TEST(ClaymoreMatTest);
#include "mat_test.moc"
