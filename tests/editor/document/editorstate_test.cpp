// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/desk.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace hexa::test {

using namespace editor;

class EditorStateTest : public QObject {
    Q_OBJECT
private slots:
    void symmetriesOfADisc_data() { bothGames(); }
    void symmetriesOfADisc() {
        QFETCH(QString, game);
        Desk desk(game);
        const auto& groups = desk.state.symmetries(desk.document);
        QVERIFY(groups.size() > 10);
        QVERIFY(groups.front().size() <= 1);
        QCOMPARE(groups.back().size(), std::size_t{12});
        desk.state.setSymmetry(groups.back());
        QCOMPARE(desk.state.withPartners({2, -1}).size(), std::size_t{6});
        QCOMPARE(desk.state.withPartners({3, -1}).size(), std::size_t{12});
        QVERIFY(desk.state.withPartners({3, -1}).front() == (Hex{3, -1}));
    }

    void withoutSymmetryAHexIsAlone() {
        Desk desk;
        QVERIFY((desk.state.withPartners({2, -1}) == std::vector<Hex>{{2, -1}}));
    }

    void keptWhileTheLayoutHasIt() {
        Desk desk;
        desk.halfTurn();
        QSignalSpy forgotten(&desk.state, &EditorState::symmetriesForgotten);
        const std::vector<Hex> pair{{5, 0}, {-5, 0}};
        desk.document.apply(addCells(desk.document.scenario(), pair), "Add");
        desk.state.layoutChanged(desk.document);
        QCOMPARE(desk.state.symmetry().size(), std::size_t{2});
        QCOMPARE(forgotten.count(), 1);
        QCOMPARE(desk.state.symmetries(desk.document).back().size(), std::size_t{4});
    }

    void droppedWhenTheLayoutLosesIt() {
        Desk desk;
        desk.halfTurn();
        QSignalSpy changed(&desk.state, &EditorState::symmetryChanged);
        const std::vector<Hex> one{{5, 0}};
        desk.document.apply(addCells(desk.document.scenario(), one), "Add");
        desk.state.layoutChanged(desk.document);
        QVERIFY(desk.state.symmetry().empty());
        QCOMPARE(changed.count(), 1);
    }

    void anEmptyLayoutOffersNothing() {
        Desk desk;
        desk.document.apply(removeCells(desk.document.scenario(), desk.document.catalog(), disc({0, 0}, 3)),
                            "Empty");
        desk.state.layoutChanged(desk.document);
        QVERIFY(!desk.state.symmetries(desk.document).empty());
        QVERIFY(desk.state.symmetries(desk.document).front().size() <= 1);
    }

    void theIdentityAloneIsNone() {
        Desk desk;
        desk.state.setSymmetry({Isometry{}});
        QVERIFY(desk.state.symmetry().empty());
    }

    void brush() {
        Desk desk;
        QSignalSpy changed(&desk.state, &EditorState::brushChanged);
        desk.state.setBrush(desk.tile);
        desk.state.setBrush(desk.tile);
        desk.state.setBrushRadius(2);
        QCOMPARE(changed.count(), 2);
        desk.state.setBrushRadius(-1);
        QCOMPARE(desk.state.brushRadius(), 0);
    }

    void pruningTheSelection() {
        Desk desk;
        desk.selection.set({{0, 0}, {9, 9}});
        desk.selection.setCurrent(Hex{9, 9});
        QSignalSpy changed(&desk.selection, &Selection::changed);
        QSignalSpy current(&desk.selection, &Selection::currentChanged);
        desk.selection.prune(desk.board());
        QVERIFY((desk.selection.hexes() == std::set<Hex>{{0, 0}}));
        QVERIFY(!desk.selection.current());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(current.count(), 1);
        desk.selection.prune(desk.board());
        QCOMPARE(changed.count(), 1);
    }

    void targetsFallBackToTheCurrentHex() {
        Desk desk;
        QVERIFY(desk.selection.targets().empty());
        desk.selection.setCurrent(Hex{1, 1});
        QVERIFY((desk.selection.targets() == std::vector<Hex>{{1, 1}}));
        desk.selection.toggle({0, 0});
        QVERIFY((desk.selection.targets() == std::vector<Hex>{{0, 0}}));
    }
};

}  // namespace hexa::test

using hexa::test::EditorStateTest;
HEXA_TEST(EditorStateTest);
#include "editorstate_test.moc"
