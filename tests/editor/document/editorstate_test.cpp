// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/mapfixture.h"
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
        MapFixture fixture(game);
        const auto& groups = fixture.state.symmetries(fixture.document);
        QVERIFY(groups.size() > 10);
        QVERIFY(groups.front().size() <= 1);
        QCOMPARE(groups.back().size(), std::size_t{12});
        fixture.state.setSymmetry(groups.back());
        QCOMPARE(fixture.state.withPartners({2, -1}).size(), std::size_t{6});
        QCOMPARE(fixture.state.withPartners({3, -1}).size(), std::size_t{12});
        QVERIFY(fixture.state.withPartners({3, -1}).front() == (Hex{3, -1}));
    }

    void withoutSymmetryAHexIsAlone() {
        MapFixture fixture;
        QVERIFY((fixture.state.withPartners({2, -1}) == std::vector<Hex>{{2, -1}}));
    }

    void keptWhileTheLayoutHasIt() {
        MapFixture fixture;
        fixture.halfTurn();
        const std::vector<Hex> pair{{5, 0}, {-5, 0}};
        fixture.document.apply(addCells(fixture.document.scenario(), pair), "Add");
        fixture.state.layoutChanged(fixture.document);
        QCOMPARE(fixture.state.symmetry().size(), std::size_t{2});
        QCOMPARE(fixture.state.symmetries(fixture.document).back().size(), std::size_t{4});
    }

    void droppedWhenTheLayoutLosesIt() {
        MapFixture fixture;
        fixture.halfTurn();
        QSignalSpy changed(&fixture.state, &EditorState::symmetryChanged);
        const std::vector<Hex> one{{5, 0}};
        fixture.document.apply(addCells(fixture.document.scenario(), one), "Add");
        fixture.state.layoutChanged(fixture.document);
        QVERIFY(fixture.state.symmetry().empty());
        QCOMPARE(changed.count(), 1);
    }

    void anEmptyLayoutOffersNothing() {
        MapFixture fixture;
        fixture.document.apply(
            removeCells(fixture.document.scenario(), fixture.document.catalog(), disc({0, 0}, 3)), "Empty");
        fixture.state.layoutChanged(fixture.document);
        QVERIFY(!fixture.state.symmetries(fixture.document).empty());
        QVERIFY(fixture.state.symmetries(fixture.document).front().size() <= 1);
    }

    void theIdentityAloneIsNone() {
        MapFixture fixture;
        fixture.state.setSymmetry({Isometry{}});
        QVERIFY(fixture.state.symmetry().empty());
    }

    void brush() {
        MapFixture fixture;
        QSignalSpy changed(&fixture.state, &EditorState::brushChanged);
        fixture.state.setBrush(fixture.tile);
        fixture.state.setBrush(fixture.tile);
        fixture.state.setBrushRadius(2);
        QCOMPARE(changed.count(), 2);
        fixture.state.setBrushRadius(-1);
        QCOMPARE(fixture.state.brushRadius(), 0);
    }

    void pruningTheSelection() {
        MapFixture fixture;
        fixture.selection.set({{0, 0}, {9, 9}});
        fixture.selection.setCurrent(Hex{9, 9});
        QSignalSpy changed(&fixture.selection, &Selection::changed);
        QSignalSpy current(&fixture.selection, &Selection::currentChanged);
        fixture.selection.prune(fixture.board());
        QVERIFY((fixture.selection.hexes() == std::set<Hex>{{0, 0}}));
        QVERIFY(!fixture.selection.current());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(current.count(), 1);
        fixture.selection.prune(fixture.board());
        QCOMPARE(changed.count(), 1);
    }

    void targetsFallBackToTheCurrentHex() {
        MapFixture fixture;
        QVERIFY(fixture.selection.targets().empty());
        fixture.selection.setCurrent(Hex{1, 1});
        QVERIFY((fixture.selection.targets() == std::vector<Hex>{{1, 1}}));
        fixture.selection.toggle({0, 0});
        QVERIFY((fixture.selection.targets() == std::vector<Hex>{{0, 0}}));
    }
};

}  // namespace hexa::test

using hexa::test::EditorStateTest;
HEXA_TEST(EditorStateTest);
#include "editorstate_test.moc"
