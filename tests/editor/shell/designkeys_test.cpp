// SPDX-License-Identifier: GPL-3.0-or-later
// The map by the keyboard alone: moving, pasting, painting, clearing.
#include "editor/palette/tilepalette.h"
#include "tests/editor/shell/designstudio.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::DesignStudio;

class DesignKeysTest : public QObject {
    Q_OBJECT

private slots:
    void tilesAreMovedByKeys() {
        DesignStudio studio;
        studio.openSample();
        studio.workspace().useTool("tool.select");
        const std::vector<Hex> tiles = studio.tiles();
        const auto from = std::ranges::find_if(tiles, [&](Hex at) {
            const Cell* below = studio.board().find(at + Hex{0, 1});
            return below != nullptr && isTile(below->kind) && below->kind != studio.at(at) &&
                   !below->locked && !studio.document().catalog().isSeat(below->kind);
        });
        QVERIFY(from != tiles.end());
        const Hex source = *from, target = source + Hex{0, 1};
        const KindId moved = studio.at(source), other = studio.at(target);
        studio.workspace().selection().setCurrent(source);
        const Scenario before = studio.document().scenario();
        studio.key(Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(studio.workspace().held() != nullptr);
        QVERIFY(studio.workspace().selection().current() == target);
        QVERIFY(studio.document().scenario() == before);
        QVERIFY(studio.canvas().shownHint().contains("Enter"));
        studio.key(Qt::Key_Return);
        QCOMPARE(studio.at(target), moved);
        QCOMPARE(studio.at(source), other);
        QTRY_VERIFY(studio.workspace().held() == nullptr);
        QCOMPARE(studio.workspace().toolId(), std::string("tool.select"));
        studio.trigger("edit.undo");
        QVERIFY(studio.document().scenario() == before);
        // Esc leaves it at its place; so does an arrow key alone, which moves on.
        studio.workspace().selection().set({source});
        studio.workspace().selection().setCurrent(source);
        studio.key(Qt::Key_Down, Qt::ControlModifier);
        studio.key(Qt::Key_Up);
        QVERIFY(studio.workspace().selection().current() == source);
        studio.key(Qt::Key_Escape);
        QTRY_VERIFY(studio.workspace().held() == nullptr);
        QVERIFY(studio.document().scenario() == before);
        QVERIFY(studio.workspace().selection().contains(source));
    }

    void theCommandTakesThemUpToo() {
        DesignStudio studio;
        studio.openSample();
        studio.workspace().selection().setCurrent(studio.tiles().front());
        studio.key(Qt::Key_W);
        QVERIFY(studio.workspace().held() != nullptr);
        studio.key(Qt::Key_Escape);
        QTRY_VERIFY(studio.workspace().held() == nullptr);
        // A hex without a tile gives a message.
        studio.workspace().selection().setCurrent(studio.tiles().front());
        studio.key(Qt::Key_Delete);
        studio.key(Qt::Key_W);
        QVERIFY2(studio.reported().contains("no tile"), qPrintable(studio.reported()));
    }

    void thingsAreMovedByKeysToo() {
        DesignStudio studio(test::toySystems());
        const GameSystem& game = studio.systems.list().front();
        studio.window->files().newMap(QString::fromStdString(game.id()),
                                      QString::fromStdString(game.layouts.front().id));
        studio.settle();
        PiecePlacement sheep;
        sheep.kind = "sheep";
        const auto cells = studio.board().cells();
        const auto from = std::ranges::find_if(cells, [&](const Cell& cell) {
            return studio.board().find(cell.at + Hex{1, 0}) != nullptr;
        });
        sheep.at = from->at;
        ObjectPlacing placing = studio.workspace().objects();
        const std::vector<MapObject> things{sheep};
        QVERIFY(placing.put(things));
        studio.workspace().selection().setObject(studio.board(), ObjectRef{ObjectTable::Pieces, 0});
        studio.workspace().selection().setCurrent(sheep.at);
        studio.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(studio.workspace().held() == nullptr);
        QVERIFY(studio.board().pieces.front().at == sheep.at + (Hex{1, 0}));
        QVERIFY(studio.workspace().selection().object());
        studio.key(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(studio.board().pieces.front().at == sheep.at);
        studio.trigger("edit.undo");
        QVERIFY(studio.board().pieces.front().at == sheep.at + (Hex{1, 0}));
    }

    void whatIsLockedSaysWhyItStays() {
        DesignStudio studio;
        studio.openSample();
        studio.workspace().useTool("tool.select");
        const Hex at = studio.tiles().front();
        const KindId kind = studio.at(at);
        studio.workspace().selection().set({at});
        studio.workspace().selection().setCurrent(at);
        studio.key(Qt::Key_L);
        studio.key(Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(studio.workspace().held() == nullptr);
        QVERIFY2(studio.reported().contains("locked") && studio.reported().contains("(L)"),
                 qPrintable(studio.reported()));
        studio.window->statusBar()->clearMessage();
        studio.key(kind == kindIdAt(4) ? Qt::Key_6 : Qt::Key_5);
        QCOMPARE(studio.at(at), kind);
        QVERIFY2(studio.reported().contains("locked"), qPrintable(studio.reported()));
    }

    void pastingFollowsTheCursor() {
        DesignStudio studio;
        studio.window->files().newMap("clockwork-wars", "4p");
        studio.settle();
        studio.workspace().selection().setCurrent(Hex{3, 0});
        studio.key(Qt::Key_4);
        QCOMPARE(studio.at({3, 0}), kindIdAt(3));
        studio.key(Qt::Key_C, Qt::ControlModifier);
        studio.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(studio.workspace().stamp() != nullptr);
        studio.key(Qt::Key_Down);
        const Hex to = *studio.workspace().selection().current();
        QVERIFY(studio.canvas().shownHint().contains("Enter"));
        studio.key(Qt::Key_R);
        studio.key(Qt::Key_M);
        studio.key(Qt::Key_Return);
        QCOMPARE(studio.at(to), kindIdAt(3));
        QVERIFY(studio.workspace().stamp() != nullptr);
        studio.key(Qt::Key_Escape);
        QTRY_VERIFY(studio.workspace().stamp() == nullptr);
    }

    void theBrushPaintsByEnterAndOthersOpenTheProperties() {
        DesignStudio studio;
        studio.window->files().newMap("clockwork-wars", "4p");
        studio.settle();
        studio.workspace().state().setBrush(kindIdAt(3));
        studio.key(Qt::Key_B);
        studio.workspace().selection().setCurrent(Hex{3, 0});
        studio.key(Qt::Key_Return);
        QCOMPARE(studio.at({3, 0}), kindIdAt(3));
        QVERIFY(!studio.document().inGesture());
    }

    void clearingWithPartnersIsReported() {
        DesignStudio studio;
        studio.window->files().newMap("clockwork-wars", "4p");
        studio.settle();
        studio.key(Qt::Key_S);
        const Hex own{3, 0};
        studio.workspace().selection().setCurrent(own);
        studio.key(Qt::Key_4);
        const auto partners = studio.canvas().shownPartners();
        QVERIFY(!partners.alike.empty() && partners.others.empty());
        studio.workspace().selection().set({own});
        studio.key(Qt::Key_Delete);
        for (const Hex at : partners.alike) QCOMPARE(studio.at(at), KindId::Empty);
        QVERIFY2(studio.reported().contains("partners"), qPrintable(studio.reported()));
    }
};

HEXA_TEST(DesignKeysTest);
#include "designkeys_test.moc"
