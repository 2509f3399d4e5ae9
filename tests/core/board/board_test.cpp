// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/board.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <map>
#include <set>

using namespace hexa;
using namespace hexa::test;

namespace {

using Model = std::map<Hex, CellState>;

bool same(const Board& board, const Model& model) {
    if (board.cellCount() != model.size()) return false;
    auto cell = board.cells().begin();
    for (const auto& [at, state] : model) {
        if (!(*cell++ == state.cell) || board.state(at) != state || !(board.detailsOf(at) == state.details()))
            return false;
    }
    for (const auto& [at, details] : board.details())
        if (details.empty() || !model.contains(at)) return false;
    return true;
}

Board boardOf(std::initializer_list<Hex> hexes, Orientation orientation = Orientation::Flat) {
    Board board;
    board.orientation = orientation;
    for (Hex at : hexes) {
        Cell cell;
        cell.at = at;
        board.put(CellState(cell));
    }
    return board;
}

}  // namespace

class BoardTest : public QObject {
    Q_OBJECT

private slots:
    void behavesLikeAMap() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("apply() and put() against std::map", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Board board;
            Model model;
            for (int round = 0; round < 6; ++round) {
                std::vector<Board::Change> changes;
                for (Hex at : randomHexes(rng, 4, dice.size / 2)) {
                    Board::Change change{at, std::nullopt};
                    if (between(rng, 0, 2) > 0) change.state = randomCell(rng, catalog, at);
                    changes.push_back(change);
                    if (change.state)
                        model.insert_or_assign(at, *change.state);
                    else
                        model.erase(at);
                }
                board.apply(changes);
                RC_ASSERT(same(board, model));
                const CellState one = randomCell(rng, catalog, randomHex(rng, 5));
                board.put(one);
                model.insert_or_assign(one.cell.at, one);
                RC_ASSERT(same(board, model));
                const Hex probe = randomHex(rng, 6);
                RC_ASSERT((board.find(probe) != nullptr) == model.contains(probe));
                RC_ASSERT(board.state(probe).has_value() == model.contains(probe));
            }
        }));
    }

    void columnsAndCounts() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("columns partition the cells, counts add up", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Board board = randomScenario(rng, catalog, dice.size).board;
            std::size_t total = 0;
            for (int q = -20; q <= 20; ++q) {
                for (const Cell& cell : board.column(q)) RC_ASSERT(cell.at.q == q);
                total += board.column(q).size();
            }
            RC_ASSERT(total == board.cellCount());
            const auto counts = countKinds(board, catalog.kinds.size());
            for (std::size_t kind = 0; kind < counts.size(); ++kind)
                RC_ASSERT(counts[kind] ==
                          std::count_if(board.cells().begin(), board.cells().end(),
                                        [&](const Cell& c) { return c.kind == kindIdAt(kind); }));
        }));
    }

    void setCellsDropsStrayDetails() {
        CellDetails details;
        details.points = 4;
        Cell cell;
        cell.at = {1, 1};
        Board board;
        board.setCells({cell}, {{{1, 1}, details}, {{2, 2}, details}, {{1, 1}, CellDetails{}}});
        QCOMPARE(board.details().size(), std::size_t{1});
        QCOMPARE(board.detailsOf({1, 1}).points.value_or(0), 4);
        QVERIFY(board.detailsOf({2, 2}).empty());
    }

    void statesCompareByContent() {
        CellDetails details;
        details.note = "x";
        const CellState a(Cell{}, details), b(Cell{}, details);
        QVERIFY(a == b);
        QVERIFY(!(a == CellState(Cell{})));
        QVERIFY(CellState(Cell{}, CellDetails{}) == CellState(Cell{}));
    }

    void gridPlaces_data() {
        QTest::addColumn<bool>("flat");
        QTest::addColumn<int>("q");
        QTest::addColumn<int>("r");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("row");
        // Cells: (-1, 2) (-1, 3) (0, 1) (0, 3) (2, 0)
        QTest::newRow("first") << true << -1 << 2 << 1 << 1;
        QTest::newRow("below") << true << -1 << 3 << 1 << 2;
        QTest::newRow("second column") << true << 0 << 1 << 2 << 1;
        QTest::newRow("after a gap") << true << 0 << 3 << 2 << 3;
        QTest::newRow("column without cells") << true << 1 << 7 << 3 << 1;
        QTest::newRow("above the column") << true << 2 << -3 << 4 << -2;
        QTest::newRow("left of the board") << true << -3 << 0 << -1 << 1;
        QTest::newRow("pointy: top") << false << 2 << 0 << 1 << 1;
        QTest::newRow("pointy: first of its row") << false << -1 << 3 << 1 << 4;
        QTest::newRow("pointy: second of its row") << false << 0 << 3 << 2 << 4;
        QTest::newRow("pointy: left of its row") << false << -3 << 3 << -1 << 4;
    }
    void gridPlaces() {
        QFETCH(bool, flat);
        QFETCH(int, q);
        QFETCH(int, r);
        QFETCH(int, column);
        QFETCH(int, row);
        const Board board = boardOf({{-1, 2}, {-1, 3}, {0, 1}, {0, 3}, {2, 0}},
                                    flat ? Orientation::Flat : Orientation::Pointy);
        const GridPlace place = gridPlace(board, {q, r});
        QCOMPARE(place.column, column);
        QCOMPARE(place.row, row);
    }

    void boundsHoldAllCorners() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(boundsOf(Board{}).width() == 0 && boundsOf(Board{}).height() == 0);
        QVERIFY(rc::check("smallest rectangle around the corners", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Board board = randomScenario(rng, catalog, 1 + dice.size).board;
            RC_PRE(board.cellCount() > 0);
            Bounds corners{1e9, 1e9, -1e9, -1e9};
            for (const Cell& cell : board.cells())
                for (Point p : cornersOf(cell.at, board.orientation)) {
                    corners.left = std::min(corners.left, p.x), corners.right = std::max(corners.right, p.x);
                    corners.top = std::min(corners.top, p.y), corners.bottom = std::max(corners.bottom, p.y);
                }
            const Bounds bounds = boundsOf(board);
            RC_ASSERT(std::abs(bounds.left - corners.left) + std::abs(bounds.right - corners.right) +
                          std::abs(bounds.top - corners.top) + std::abs(bounds.bottom - corners.bottom) <
                      1e-9);
        }));
    }

    void regionsTurn() {
        RegionShape shape;
        shape.parts = {{{0, 0}, "", {}, {}}, {{1, 0}, "", {}, {}}, {{2, -1}, "", {}, {}}};
        const auto hexes = [&](int turns, bool mirrored) {
            return hexesOf(RegionPlacement{"r", {5, 5}, turns, mirrored, false, {}}, shape);
        };
        QVERIFY(hexes(0, false) == std::vector<Hex>({{5, 5}, {6, 5}, {7, 4}}));
        QVERIFY(hexes(1, false) == std::vector<Hex>({{5, 5}, {5, 6}, {6, 6}}));
        QVERIFY(hexes(0, true) == std::vector<Hex>({{5, 5}, {5, 6}, {4, 7}}));
        QVERIFY(hexes(6, false) == hexes(0, false));
    }

    void tileIds_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("valid");
        QTest::newRow("usual") << QByteArray("V3") << true;
        QTest::newRow("empty") << QByteArray() << true;
        QTest::newRow("11 bytes") << QByteArray("12345678901") << true;
        QTest::newRow("12 bytes") << QByteArray("123456789012") << false;
        QTest::newRow("UTF-8") << QByteArray("Ö1") << true;
        QTest::newRow("blank") << QByteArray("V 3") << false;
        QTest::newRow("line break") << QByteArray("V\n") << false;
        QTest::newRow("NUL") << QByteArray("V\0", 2) << false;
        QTest::newRow("DEL") << QByteArray("\x7f") << false;
    }
    void tileIds() {
        QFETCH(QByteArray, text);
        QFETCH(bool, valid);
        const auto id = TileId::from(text.toStdString());
        QCOMPARE(id.has_value(), valid);
        if (id) QVERIFY(id->text() == text.toStdString() && id->empty() == text.isEmpty());
    }
};

HEXA_TEST(BoardTest);
#include "board_test.moc"
