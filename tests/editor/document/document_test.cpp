// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/scenariofile.h"
#include "tests/editor/mapfixture.h"
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

Edit paint(const MapFixture& fixture, std::vector<Hex> hexes, KindId kind) {
    return paintCells(fixture.document.scenario(), fixture.document.catalog(), hexes, kind);
}

}  // namespace

class DocumentTest : public QObject {
    Q_OBJECT
private slots:
    void applyUndoRedo_data() { bothGames(); }
    void applyUndoRedo() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        const Scenario before = fixture.document.scenario();
        QVERIFY(fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "One"));
        QVERIFY(fixture.document.apply(paint(fixture, {{0, 0}, {1, 0}}, fixture.other), "Two"));
        const Scenario after = fixture.document.scenario();
        QCOMPARE(fixture.document.undoStack().text(0), QString("One"));
        QCOMPARE(fixture.document.undoStack().text(1), QString("Two"));
        fixture.document.undoStack().undo();
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario() == before);
        fixture.document.undoStack().redo();
        fixture.document.undoStack().redo();
        QVERIFY(fixture.document.scenario() == after);
    }

    void countsAndIdsFollowEveryEdit_data() { bothGames(); }
    void countsAndIdsFollowEveryEdit() {
        QFETCH(QString, game);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed, "counts");
            MapFixture fixture(game);
            static_cast<void>(fixture.document.ids());  // kept from now on
            const auto right = [&] {
                TileIdSource fresh(fixture.board(), fixture.document.catalog());
                TileIdSource kept = fixture.document.ids();
                bool same = true;
                for (const KindId kind : fixture.kinds)
                    for (int i = 0; i < 10; ++i) same &= kept.take(kind) == fresh.take(kind);
                return same &&
                       fixture.document.counts() == KindCounts(fixture.board(), fixture.document.catalog());
            };
            for (int i = 0; i < 30; ++i) {
                fixture.document.apply(
                    randomBuiltEdit(rng, fixture.document.catalog(), fixture.document.scenario()), "Edit");
                QVERIFY(right());
                if (between(rng, 0, 3) == 0) fixture.document.undoStack().undo();
                QVERIFY(right());
            }
            while (fixture.document.undoStack().canUndo()) fixture.document.undoStack().undo();
            QVERIFY(right());
            while (fixture.document.undoStack().canRedo()) fixture.document.undoStack().redo();
            QVERIFY(right());
        }
    }

    void batchesThatPutACellTwiceCountOnce() {
        MapFixture fixture;
        const Edit one = paint(fixture, {{0, 0}}, fixture.tile);
        const Edit two{SetCells{{{Hex{0, 0}, CellState(Cell{{0, 0}, KindId::Blank, false, {}})}}}};
        QVERIFY(fixture.document.apply({Batch{{one, two}}}, "Twice"));
        QVERIFY(fixture.document.counts() == KindCounts(fixture.board(), fixture.document.catalog()));
        QCOMPARE(fixture.document.counts().of(KindId::Blank), 1);
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.counts() == KindCounts(fixture.board(), fixture.document.catalog()));
    }

    void whatChangesNothingIsNoStep() {
        MapFixture fixture;
        QSignalSpy changed(&fixture.document, &Document::changed);
        QVERIFY(!fixture.document.apply(paint(fixture, {{0, 0}}, KindId::Empty), "Nothing"));
        QCOMPARE(fixture.steps(), 0);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!fixture.document.isModified());
    }

    void gestureIsOneStep() {
        MapFixture fixture;
        const Scenario before = fixture.document.scenario();
        fixture.document.beginGesture("Stroke");
        for (int q = -3; q <= 3; ++q) fixture.document.apply(paint(fixture, {{q, 0}}, fixture.tile), {});
        // Painting over the stroke's own tiles must be undone in the right order.
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.other), {});
        fixture.document.endGesture();
        const Scenario after = fixture.document.scenario();
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.lastName(), QString("Stroke"));
        for (int round = 0; round < 2; ++round) {
            fixture.document.undoStack().undo();
            QVERIFY(fixture.document.scenario() == before);
            fixture.document.undoStack().redo();
            QVERIFY(fixture.document.scenario() == after);
        }
        fixture.document.beginGesture("Stroke");
        fixture.document.apply(paint(fixture, {{0, 1}}, fixture.tile), {});
        fixture.document.endGesture();
        QCOMPARE(fixture.steps(), 2);
    }

    void onlyRenamingRenamesAGesture() {
        MapFixture fixture;
        fixture.document.beginGesture("Stroke");
        fixture.document.apply(paint(fixture, {{-1, 0}}, fixture.tile), "Another step");
        QCOMPARE(fixture.lastName(), QString("Stroke"));
        fixture.document.renameGesture("Stroke; player 1 leaves");
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), {});
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), {});
        fixture.document.endGesture();
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.lastName(), QString("Stroke; player 1 leaves"));
    }

    void cancelledGestureLeavesNothing() {
        MapFixture fixture;
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "Before");
        const Scenario before = fixture.document.scenario();
        fixture.document.beginGesture("Stroke");
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), {});
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.other), {});
        fixture.document.cancelGesture();
        QVERIFY(fixture.document.scenario() == before);
        QVERIFY(!fixture.document.inGesture());
        QCOMPARE(fixture.steps(), 1);
        QVERIFY(!fixture.document.undoStack().canRedo());
        QCOMPARE(fixture.lastName(), QString("Before"));
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.at({0, 0}), KindId::Empty);
    }

    void cancelWithoutAnEditTakesNothingBack() {
        MapFixture fixture;
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "Before");
        fixture.document.beginGesture("Stroke");
        fixture.document.cancelGesture();
        fixture.document.cancelGesture();
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
    }

    void cancelOfAStrokeOnASavedMapLeavesItUnmodified() {
        MapFixture fixture;
        QTemporaryDir folder;
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "Before");
        QVERIFY(fixture.document.save(folder.filePath("a.hexa")).ok());
        fixture.document.beginGesture("Stroke");
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), {});
        QVERIFY(fixture.document.isModified());
        fixture.document.cancelGesture();
        QVERIFY(!fixture.document.isModified());
    }

    void undoInAGestureEndsIt() {
        MapFixture fixture;
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "Before");
        fixture.document.beginGesture("Stroke");
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), {});
        fixture.document.undoStack().undo();
        QVERIFY(!fixture.document.inGesture());
        fixture.document.cancelGesture();  // must not take the step before with it
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
        QCOMPARE(fixture.at({1, 0}), KindId::Empty);
        fixture.document.undoStack().redo();
        QCOMPARE(fixture.at({1, 0}), fixture.tile);
    }

    void saveInAGestureEndsIt() {
        MapFixture fixture;
        QTemporaryDir folder;
        fixture.document.beginGesture("Stroke");
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), {});
        QVERIFY(fixture.document.save(folder.filePath("a.hexa")).ok());
        fixture.document.cancelGesture();
        QCOMPARE(fixture.at({1, 0}), fixture.tile);
        QVERIFY(!fixture.document.isModified());
    }

    void aSecondGestureIsItsOwnStep() {
        MapFixture fixture;
        fixture.document.beginGesture("First");
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), {});
        fixture.document.beginGesture("Second");  // the end of the first got lost
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), {});
        fixture.document.cancelGesture();
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
        QCOMPARE(fixture.at({1, 0}), KindId::Empty);
    }

    void modifiedFollowsTheSavedState() {
        MapFixture fixture;
        QTemporaryDir folder;
        QSignalSpy modified(&fixture.document, &Document::modifiedChanged);
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "One");
        QVERIFY(fixture.document.isModified());
        QVERIFY(fixture.document.save(folder.filePath("a.hexa")).ok());
        QVERIFY(!fixture.document.isModified());
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.isModified());
        fixture.document.undoStack().redo();
        QVERIFY(!fixture.document.isModified());
        QCOMPARE(modified.count(), 4);
        // Undone beyond the saved state, then another way: it can't be reached any more.
        fixture.document.undoStack().undo();
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), "Other");
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.isModified());
    }

    void recoveredMapsStayModified() {
        MapFixture fixture;
        fixture.document.setPath("/somewhere/a.hexa", Changes::Unsaved);
        QVERIFY(fixture.document.isModified());
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "One");
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.isModified());
        QTemporaryDir folder;
        QVERIFY(fixture.document.save(folder.filePath("a.hexa")).ok());
        QVERIFY(!fixture.document.isModified());
    }

    void saveWritesWhatReadsBack() {
        MapFixture fixture;
        QTemporaryDir folder;
        const QString path = folder.filePath(QString::fromUtf8("Öde Höhle.hexa"));
        fixture.document.apply(paint(fixture, {{0, 0}, {2, -1}}, fixture.tile), "One");
        QSignalSpy paths(&fixture.document, &Document::pathChanged);
        QVERIFY(fixture.document.save(path).ok());
        QCOMPARE(paths.count(), 1);
        QCOMPARE(fixture.document.path(), path);
        QCOMPARE(fixture.document.displayName("en"), QString::fromUtf8("Öde Höhle"));
        const auto read = loadScenario(path.toStdString(), fixture.systems);
        QVERIFY(read.ok());
        QVERIFY(*read == fixture.document.scenario());
    }

    /// One copy for all work beside the window, which an edit leaves as it was.
    void snapshotIsSharedUntilTheMapChanges() {
        MapFixture fixture;
        const auto first = fixture.document.snapshot();
        QVERIFY(fixture.document.snapshot() == first && *first == fixture.document.scenario());
        const Scenario before = *first;
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "One");
        const auto second = fixture.document.snapshot();
        QVERIFY(second != first && *first == before && *second == fixture.document.scenario());
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.snapshot() != second && *fixture.document.snapshot() == before);
    }

    void failedSaveKeepsEverything() {
        MapFixture fixture;
        QTemporaryDir folder;
        const QString path = folder.filePath("a.hexa");
        QVERIFY(fixture.document.save(path).ok());
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "One");
        const Scenario before = fixture.document.scenario();
        const auto status = fixture.document.save(folder.filePath("missing/b.hexa"));
        QVERIFY(!status.ok());
        QCOMPARE(status.error().code(), std::string("file.no-folder"));
        QVERIFY(fixture.document.isModified());
        QCOMPARE(fixture.document.path(), path);
        QVERIFY(fixture.document.scenario() == before);
    }

    void savingAsideMarksTheStateOfItsBeginning() {
        MapFixture fixture;
        QSignalSpy modified(&fixture.document, &Document::modifiedChanged);
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "One");
        fixture.document.beginSave();
        QVERIFY(fixture.document.isModified());
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), "Meanwhile");
        fixture.document.endSave("/somewhere/a.hexa");
        QCOMPARE(fixture.document.path(), QString("/somewhere/a.hexa"));
        QVERIFY(fixture.document.isModified());
        QCOMPARE(modified.count(), 1);
        fixture.document.undoStack().undo();
        QVERIFY(!fixture.document.isModified());
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.isModified());
    }

    void savingAsideThatFailsMarksNothing() {
        MapFixture fixture;
        fixture.document.setPath("/somewhere/a.hexa");
        fixture.document.beginSave();
        fixture.document.failSave();
        QVERIFY(!fixture.document.isModified());  // nothing to lose: it still is what the old file says
        QCOMPARE(fixture.document.path(), QString("/somewhere/a.hexa"));
        fixture.document.apply(paint(fixture, {{0, 0}}, fixture.tile), "One");
        fixture.document.beginSave();
        fixture.document.failSave();
        QVERIFY(fixture.document.isModified());
        fixture.document.apply(paint(fixture, {{1, 0}}, fixture.tile), "Two");
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.isModified());
    }

    void oneNoticeForEachStep() {
        MapFixture fixture;
        Notices notices(fixture.document);
        fixture.document.apply(paint(fixture, {{0, 0}, {1, 0}}, fixture.tile), "One");
        QCOMPARE(notices.list.size(), std::size_t{1});
        QVERIFY((notices.list[0].cells == std::vector<Hex>{{0, 0}, {1, 0}}));
        QVERIFY(!notices.list[0].layout);
        fixture.document.undoStack().undo();
        QCOMPARE(notices.list.size(), std::size_t{2});
        QVERIFY((notices.list[1].cells == std::vector<Hex>{{0, 0}, {1, 0}}));
        QVERIFY(!notices.list[1].layout);
        fixture.document.beginGesture("Stroke");
        for (int r = -1; r <= 1; ++r) fixture.document.apply(paint(fixture, {{2, r}}, fixture.tile), {});
        fixture.document.endGesture();
        QCOMPARE(notices.list.size(), std::size_t{5});
        fixture.document.undoStack().undo();
        QCOMPARE(notices.list.size(), std::size_t{6});
        QCOMPARE(notices.list.back().cells.size(), std::size_t{3});
    }

    void layoutIsReportedOnTheWayBackToo() {
        MapFixture fixture;
        Notices notices(fixture.document);
        const std::vector<Hex> far{{9, 9}};
        fixture.document.apply(addCells(fixture.document.scenario(), far), "Add");
        fixture.document.undoStack().undo();
        fixture.document.undoStack().redo();
        fixture.document.apply(removeCells(fixture.document.scenario(), fixture.document.catalog(), far),
                               "Remove");
        fixture.document.undoStack().undo();
        QCOMPARE(notices.list.size(), std::size_t{5});
        for (const Footprint& footprint : notices.list) {
            QVERIFY(footprint.layout);
            QVERIFY(footprint.cells == far);
        }
    }

    void homesTellOfSeats() {
        MapFixture fixture("toy");
        Notices notices(fixture.document);
        fixture.document.apply(paint(fixture, {{0, 0}}, *fixture.game.catalog.kindId("home")), "Home");
        QVERIFY(notices.list.back().seats);
        QCOMPARE(fixture.document.scenario().players(), 1);
        fixture.document.undoStack().undo();
        QVERIFY(notices.list.back().seats);
        QCOMPARE(fixture.document.scenario().players(), 0);
    }
};

}  // namespace hexa::test

using hexa::test::DocumentTest;
HEXA_TEST(DocumentTest);
#include "document_test.moc"
