// SPDX-License-Identifier: GPL-3.0-or-later
// A canvas shows whatever has a board: no document, no checks, no hand.
#include "editor/canvas/canvasaccessible.h"
#include "editor/canvas/mapcanvas.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace hexa::test {

using namespace editor;
namespace {

/// Remembers the places where the buttons were pressed.
class Probe : public Tool {
public:
    using Tool::Tool;
    void press(const PointerInput& input) override { pressed = input.at; }
    void drag(const PointerInput&) override {}
    void release(const PointerInput&) override {}
    void pressSecondary(const PointerInput& input) override { second = input.at; }
    std::optional<Hex> pressed, second;
};

/// A board that changes without edits.
class Changing : public FixedBoard {
public:
    using FixedBoard::FixedBoard;
    const Scenario& scenario() const override { return other ? *other : FixedBoard::scenario(); }
    std::optional<Scenario> other;
};

}  // namespace

class AnyBoardTest : public QObject {
    Q_OBJECT
private slots:
    void aBoardIsShownAndPointedAt() {
        const Systems systems = toySystems();
        const GameSystem& game = *systems.find("toy");
        const Locale locale(systems);
        FixedBoard board(game.catalog, MapFixture::blankMap(game, 2));
        Selection selection;
        paint::TileArt art(game.catalog);
        Probe tool(nullptr);
        MapCanvas canvas(board, selection, locale, art);
        canvas.setTool(&tool);
        canvas.resize(400, 300);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.centreOfHex({1, 0}).toPoint());
        QTest::mouseClick(&canvas, Qt::RightButton, {}, canvas.centreOfHex({0, 1}).toPoint());
        QVERIFY(tool.pressed == (Hex{1, 0}));
        QVERIFY(tool.second == (Hex{0, 1}));
        QVERIFY(!canvas.acceptDrops());
        QVERIFY(spokenName(canvas, {1, 0}).contains("empty slot"));
        canvas.showHex({0, 1});
        QVERIFY(selection.current() == (Hex{0, 1}));
        canvas.setTool(nullptr);
    }

    void aChangedLayoutIsFollowed() {
        const Systems systems = toySystems();
        const GameSystem& game = *systems.find("toy");
        const Locale locale(systems);
        Changing board(game.catalog, MapFixture::blankMap(game, 3));
        Selection selection;
        paint::TileArt art(game.catalog);
        MapCanvas canvas(board, selection, locale, art);
        selection.set({{0, 0}, {3, 0}});
        board.other = MapFixture::blankMap(game, 1);
        Footprint footprint;
        footprint.layout = true;
        emit board.changed(footprint);
        QVERIFY(selection.hexes() == (std::set<Hex>{{0, 0}}));
        QVERIFY(!canvas.grab().isNull());
    }
};

}  // namespace hexa::test

using hexa::test::AnyBoardTest;
HEXA_TEST(AnyBoardTest);
#include "anyboard_test.moc"
