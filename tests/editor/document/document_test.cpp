// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenariofile.h"
#include "tests/editor/desk.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace hexa::test {

using namespace editor;
namespace {

/// Collects the notices of a document.
struct Notices : QObject {
    explicit Notices(Document& document) {
        connect(&document, &Document::changed, this,
                [this](const Footprint& footprint) { list.push_back(footprint); });
    }
    std::vector<Footprint> list;
};

Edit paint(const Desk& desk, std::vector<Hex> hexes, KindId kind) {
    return paintCells(desk.document.scenario(), desk.document.catalog(), hexes, kind);
}

}  // namespace

class DocumentTest : public QObject {
    Q_OBJECT
private slots:
    void applyUndoRedo_data() { bothGames(); }
    void applyUndoRedo() {
        QFETCH(QString, game);
        Desk desk(game);
        const Scenario before = desk.document.scenario();
        QVERIFY(desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "One"));
        QVERIFY(desk.document.apply(paint(desk, {{0, 0}, {1, 0}}, desk.other), "Two"));
        const Scenario after = desk.document.scenario();
        QCOMPARE(desk.document.undoStack().text(0), QString("One"));
        QCOMPARE(desk.document.undoStack().text(1), QString("Two"));
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QVERIFY(desk.document.scenario() == before);
        desk.document.undoStack().redo();
        desk.document.undoStack().redo();
        QVERIFY(desk.document.scenario() == after);
    }

    void countsAndIdsFollowEveryEdit_data() { bothGames(); }
    void countsAndIdsFollowEveryEdit() {
        QFETCH(QString, game);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed, "counts");
            Desk desk(game);
            static_cast<void>(desk.document.ids());  // kept from now on
            const auto right = [&] {
                TileIdSource fresh(desk.board(), desk.document.catalog());
                TileIdSource kept = desk.document.ids();
                bool same = true;
                for (const KindId kind : desk.kinds)
                    for (int i = 0; i < 10; ++i) same &= kept.take(kind) == fresh.take(kind);
                return same && desk.document.counts() == KindCounts(desk.board(), desk.document.catalog());
            };
            for (int i = 0; i < 30; ++i) {
                desk.document.apply(randomBuiltEdit(rng, desk.document.catalog(), desk.document.scenario()),
                                    "Edit");
                QVERIFY(right());
                if (between(rng, 0, 3) == 0) desk.document.undoStack().undo();
                QVERIFY(right());
            }
            while (desk.document.undoStack().canUndo()) desk.document.undoStack().undo();
            QVERIFY(right());
            while (desk.document.undoStack().canRedo()) desk.document.undoStack().redo();
            QVERIFY(right());
        }
    }

    void batchesThatPutACellTwiceCountOnce() {
        Desk desk;
        const Edit one = paint(desk, {{0, 0}}, desk.tile);
        const Edit two{SetCells{{{Hex{0, 0}, CellState(Cell{{0, 0}, KindId::Blank, false, {}})}}}};
        QVERIFY(desk.document.apply({Batch{{one, two}}}, "Twice"));
        QVERIFY(desk.document.counts() == KindCounts(desk.board(), desk.document.catalog()));
        QCOMPARE(desk.document.counts().of(KindId::Blank), 1);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.counts() == KindCounts(desk.board(), desk.document.catalog()));
    }

    void whatChangesNothingIsNoStep() {
        Desk desk;
        QSignalSpy changed(&desk.document, &Document::changed);
        QVERIFY(!desk.document.apply(paint(desk, {{0, 0}}, KindId::Empty), "Nothing"));
        QCOMPARE(desk.steps(), 0);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!desk.document.isModified());
    }

    void gestureIsOneStep() {
        Desk desk;
        const Scenario before = desk.document.scenario();
        desk.document.beginGesture("Stroke");
        for (int q = -3; q <= 3; ++q) desk.document.apply(paint(desk, {{q, 0}}, desk.tile), {});
        // Painting over what the stroke itself made must be taken back in the right order.
        desk.document.apply(paint(desk, {{0, 0}}, desk.other), {});
        desk.document.endGesture();
        const Scenario after = desk.document.scenario();
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.lastName(), QString("Stroke"));
        for (int round = 0; round < 2; ++round) {
            desk.document.undoStack().undo();
            QVERIFY(desk.document.scenario() == before);
            desk.document.undoStack().redo();
            QVERIFY(desk.document.scenario() == after);
        }
        desk.document.beginGesture("Stroke");
        desk.document.apply(paint(desk, {{0, 1}}, desk.tile), {});
        desk.document.endGesture();
        QCOMPARE(desk.steps(), 2);
    }

    void onlyRenamingRenamesAGesture() {
        Desk desk;
        desk.document.beginGesture("Stroke");
        desk.document.apply(paint(desk, {{-1, 0}}, desk.tile), "Another step");
        QCOMPARE(desk.lastName(), QString("Stroke"));
        desk.document.renameGesture("Stroke; player 1 leaves");
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), {});
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), {});
        desk.document.endGesture();
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.lastName(), QString("Stroke; player 1 leaves"));
    }

    void cancelledGestureLeavesNothing() {
        Desk desk;
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "Before");
        const Scenario before = desk.document.scenario();
        desk.document.beginGesture("Stroke");
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), {});
        desk.document.apply(paint(desk, {{0, 0}}, desk.other), {});
        desk.document.cancelGesture();
        QVERIFY(desk.document.scenario() == before);
        QVERIFY(!desk.document.inGesture());
        QCOMPARE(desk.steps(), 1);
        QVERIFY(!desk.document.undoStack().canRedo());
        QCOMPARE(desk.lastName(), QString("Before"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.at({0, 0}), KindId::Empty);
    }

    void cancelWithoutAnEditTakesNothingBack() {
        Desk desk;
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "Before");
        desk.document.beginGesture("Stroke");
        desk.document.cancelGesture();
        desk.document.cancelGesture();
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.at({0, 0}), desk.tile);
    }

    void cancelOfAStrokeOnASavedMapLeavesItUnmodified() {
        Desk desk;
        QTemporaryDir folder;
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "Before");
        QVERIFY(desk.document.save(folder.filePath("a.hexa")).ok());
        desk.document.beginGesture("Stroke");
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), {});
        QVERIFY(desk.document.isModified());
        desk.document.cancelGesture();
        QVERIFY(!desk.document.isModified());
    }

    void undoInAGestureEndsIt() {
        Desk desk;
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "Before");
        desk.document.beginGesture("Stroke");
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), {});
        desk.document.undoStack().undo();
        QVERIFY(!desk.document.inGesture());
        desk.document.cancelGesture();  // must not take the step before with it
        QCOMPARE(desk.at({0, 0}), desk.tile);
        QCOMPARE(desk.at({1, 0}), KindId::Empty);
        desk.document.undoStack().redo();
        QCOMPARE(desk.at({1, 0}), desk.tile);
    }

    void saveInAGestureEndsIt() {
        Desk desk;
        QTemporaryDir folder;
        desk.document.beginGesture("Stroke");
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), {});
        QVERIFY(desk.document.save(folder.filePath("a.hexa")).ok());
        desk.document.cancelGesture();
        QCOMPARE(desk.at({1, 0}), desk.tile);
        QVERIFY(!desk.document.isModified());
    }

    void aSecondGestureIsItsOwnStep() {
        Desk desk;
        desk.document.beginGesture("First");
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), {});
        desk.document.beginGesture("Second");  // the end of the first got lost
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), {});
        desk.document.cancelGesture();
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.at({0, 0}), desk.tile);
        QCOMPARE(desk.at({1, 0}), KindId::Empty);
    }

    void modifiedFollowsTheSavedState() {
        Desk desk;
        QTemporaryDir folder;
        QSignalSpy modified(&desk.document, &Document::modifiedChanged);
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "One");
        QVERIFY(desk.document.isModified());
        QVERIFY(desk.document.save(folder.filePath("a.hexa")).ok());
        QVERIFY(!desk.document.isModified());
        desk.document.undoStack().undo();
        QVERIFY(desk.document.isModified());
        desk.document.undoStack().redo();
        QVERIFY(!desk.document.isModified());
        QCOMPARE(modified.count(), 4);
        // Undone beyond the saved state, then another way: it can't be reached any more.
        desk.document.undoStack().undo();
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), "Other");
        desk.document.undoStack().undo();
        QVERIFY(desk.document.isModified());
    }

    void recoveredMapsStayModified() {
        Desk desk;
        desk.document.setPath("/somewhere/a.hexa", true);
        QVERIFY(desk.document.isModified());
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "One");
        desk.document.undoStack().undo();
        QVERIFY(desk.document.isModified());
        QTemporaryDir folder;
        QVERIFY(desk.document.save(folder.filePath("a.hexa")).ok());
        QVERIFY(!desk.document.isModified());
    }

    void saveWritesWhatReadsBack() {
        Desk desk;
        QTemporaryDir folder;
        const QString path = folder.filePath(QString::fromUtf8("Öde Höhle.hexa"));
        desk.document.apply(paint(desk, {{0, 0}, {2, -1}}, desk.tile), "One");
        QSignalSpy paths(&desk.document, &Document::pathChanged);
        QVERIFY(desk.document.save(path).ok());
        QCOMPARE(paths.count(), 1);
        QCOMPARE(desk.document.path(), path);
        QCOMPARE(desk.document.displayName("en"), QString::fromUtf8("Öde Höhle"));
        const auto read = loadScenario(path.toStdString(), desk.systems);
        QVERIFY(read.ok());
        QVERIFY(*read == desk.document.scenario());
    }

    void failedSaveKeepsEverything() {
        Desk desk;
        QTemporaryDir folder;
        const QString path = folder.filePath("a.hexa");
        QVERIFY(desk.document.save(path).ok());
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "One");
        const Scenario before = desk.document.scenario();
        const auto status = desk.document.save(folder.filePath("missing/b.hexa"));
        QVERIFY(!status.ok());
        QCOMPARE(status.error().code(), std::string("file.no-folder"));
        QVERIFY(desk.document.isModified());
        QCOMPARE(desk.document.path(), path);
        QVERIFY(desk.document.scenario() == before);
    }

    void savingAsideMarksTheStateOfItsBeginning() {
        Desk desk;
        QSignalSpy modified(&desk.document, &Document::modifiedChanged);
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "One");
        desk.document.beginSave();
        QVERIFY(desk.document.isModified());
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), "Meanwhile");
        desk.document.endSave("/somewhere/a.hexa", true);
        QCOMPARE(desk.document.path(), QString("/somewhere/a.hexa"));
        QVERIFY(desk.document.isModified());
        QCOMPARE(modified.count(), 1);
        desk.document.undoStack().undo();
        QVERIFY(!desk.document.isModified());
        desk.document.undoStack().undo();
        QVERIFY(desk.document.isModified());
    }

    void savingAsideThatFailsMarksNothing() {
        Desk desk;
        desk.document.setPath("/somewhere/a.hexa", false);
        desk.document.beginSave();
        desk.document.endSave("/somewhere/b.hexa", false);
        QVERIFY(!desk.document.isModified());  // nothing to lose: it still is what the old file says
        QCOMPARE(desk.document.path(), QString("/somewhere/a.hexa"));
        desk.document.apply(paint(desk, {{0, 0}}, desk.tile), "One");
        desk.document.beginSave();
        desk.document.endSave("/somewhere/a.hexa", false);
        QVERIFY(desk.document.isModified());
        desk.document.apply(paint(desk, {{1, 0}}, desk.tile), "Two");
        desk.document.undoStack().undo();
        QVERIFY(desk.document.isModified());
    }

    void oneNoticeForEachStep() {
        Desk desk;
        Notices notices(desk.document);
        desk.document.apply(paint(desk, {{0, 0}, {1, 0}}, desk.tile), "One");
        QCOMPARE(notices.list.size(), std::size_t{1});
        QVERIFY((notices.list[0].cells == std::vector<Hex>{{0, 0}, {1, 0}}));
        QVERIFY(!notices.list[0].layout);
        desk.document.undoStack().undo();
        QCOMPARE(notices.list.size(), std::size_t{2});
        QVERIFY((notices.list[1].cells == std::vector<Hex>{{0, 0}, {1, 0}}));
        QVERIFY(!notices.list[1].layout);
        desk.document.beginGesture("Stroke");
        for (int r = -1; r <= 1; ++r) desk.document.apply(paint(desk, {{2, r}}, desk.tile), {});
        desk.document.endGesture();
        QCOMPARE(notices.list.size(), std::size_t{5});
        desk.document.undoStack().undo();
        QCOMPARE(notices.list.size(), std::size_t{6});
        QCOMPARE(notices.list.back().cells.size(), std::size_t{3});
    }

    void layoutIsToldOnTheWayBackToo() {
        Desk desk;
        Notices notices(desk.document);
        const std::vector<Hex> far{{9, 9}};
        desk.document.apply(addCells(desk.document.scenario(), far), "Add");
        desk.document.undoStack().undo();
        desk.document.undoStack().redo();
        desk.document.apply(removeCells(desk.document.scenario(), desk.document.catalog(), far), "Remove");
        desk.document.undoStack().undo();
        QCOMPARE(notices.list.size(), std::size_t{5});
        for (const Footprint& footprint : notices.list) {
            QVERIFY(footprint.layout);
            QVERIFY(footprint.cells == far);
        }
    }

    void homesTellOfSeats() {
        Desk desk("toy");
        Notices notices(desk.document);
        desk.document.apply(paint(desk, {{0, 0}}, *desk.game.catalog.kindId("home")), "Home");
        QVERIFY(notices.list.back().seats);
        QCOMPARE(desk.document.scenario().players(), 1);
        desk.document.undoStack().undo();
        QVERIFY(notices.list.back().seats);
        QCOMPARE(desk.document.scenario().players(), 0);
    }
};

}  // namespace hexa::test

using hexa::test::DocumentTest;
HEXA_TEST(DocumentTest);
#include "document_test.moc"
