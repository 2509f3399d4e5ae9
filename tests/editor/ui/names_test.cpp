// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/names.h"

#include "core/board/board.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class NamesTest : public QObject {
    Q_OBJECT

    static Board row(const char* first, const char* second) {
        Board board;
        board.orientation = Orientation::Pointy;
        board.setCells({{Hex{0, 0}, kindIdAt(0), false, *TileId::from(first)},
                        {Hex{1, 0}, kindIdAt(0), false, *TileId::from(second)},
                        {Hex{2, 0}, KindId::Empty, false, {}}});
        return board;
    }

private slots:
    /// With coordinates as names of tiles, all places are named so: also a hex without a tile, and
    /// in longer names.
    void coordinatesAreTheNamesOfPlaces() {
        const Board mat = row("0,4", "1,4");
        QCOMPARE(Names::shortPlace(mat, {1, 0}), QString("1,4"));
        QCOMPARE(Names::shortPlace(mat, {2, 0}), QString("2,4"));
        QCOMPARE(Names::brief(mat, {2, 0}), QString("2,4"));
        QCOMPARE(Names::longPlace(mat, {1, 0}), QString("Hex 1,4"));
    }
    void elsewhereColumnsAndRowsAre() {
        const Board map = row("V1", "V2");
        QCOMPARE(Names::shortPlace(map, {1, 0}), Names::shortPlace(gridPlace(map, {1, 0})));
        QVERIFY(Names::shortPlace(map, {1, 0}).startsWith('C'));
        QCOMPARE(Names::brief(map, {1, 0}), QString("V2"));
        QVERIFY(Names::longPlace(map, {1, 0}).startsWith("Row"));
    }
};

HEXA_TEST(NamesTest);
#include "names_test.moc"
