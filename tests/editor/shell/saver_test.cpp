// SPDX-License-Identifier: GPL-3.0-or-later
// Saving of large maps in another thread, with the whole window, because questions and messages are
// part of it.
#include "editor/shell/maps/saver.h"

#include "core/edit/builders.h"
#include "core/io/format/scenariofile.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

using namespace hexa;
using namespace hexa::editor;

class SaverTest : public test::WindowTest {
    Q_OBJECT

    /// Opens an unsaved map just large enough to be saved in another thread.
    void openLarge(const QString& path, int columns = 200) {
        Scenario map = mSystems.list().front().layouts.front().scenario;
        std::vector<Cell> cells;
        for (int q = 0; q < columns; ++q)
            for (int r = 0; r < 100; ++r) cells.push_back({{q, r}, KindId::Empty, false, {}});
        map.seats.clear();
        map.board.setCells(std::move(cells));
        QVERIFY(map.board.cellCount() >= Saver::asideCells);
        files().openScenario(std::move(map), Changes::Unsaved);
        document().setPath(path, Changes::Unsaved);
    }
    void paint(Hex at) {
        QVERIFY(document().apply(
            paintCells(document().scenario(), document().catalog(), {&at, 1}, kindIdAt(3)), "Paint"));
    }
    bool isSaved(const QString& file, const Scenario& expected) const {
        const auto read = loadScenario(file.toStdString(), mSystems);
        return read.ok() && *read == expected;
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void smallMapsAreSavedAtOnce() {
        files().newMap("clockwork-wars", "2p");
        document().setPath(path("a.hexa"), Changes::Unsaved);
        QVERIFY(files().save());
        QVERIFY(!isSaving());
        QVERIFY(!document().isModified());
        QVERIFY(isSaved(path("a.hexa"), document().scenario()));
    }

    void largeMapsAreSavedAside() {
        openLarge(path("a.hexa"));
        const Scenario before = document().scenario();
        QSignalSpy reported(&files(), &FileCommands::reported);
        QVERIFY(files().save());
        QVERIFY(isSaving());
        QVERIFY(document().isModified());
        paint({5, 5});  // the window is awake
        QTRY_VERIFY(!isSaving());
        QVERIFY(isSaved(path("a.hexa"), before));
        QVERIFY(document().isModified());
        document().undoStack().undo();
        QVERIFY(!document().isModified());
        QCOMPARE(reported.size(), 2);
        QVERIFY(reported.last().first().toString().contains(path("a.hexa")));
        QCOMPARE(files().recent().paths(), QStringList{path("a.hexa")});
    }

    void aSecondSaveWaitsForTheFirst() {
        openLarge(path("a.hexa"));
        files().save();
        paint({5, 5});
        files().save();
        files().save();
        paint({6, 6});  // before its turn comes: saved too
        QSignalSpy reported(&files(), &FileCommands::reported);
        QTRY_VERIFY(!isSaving());
        QVERIFY(!document().isModified());
        QVERIFY(isSaved(path("a.hexa"), document().scenario()));
        QCOMPARE(reported.size(), 3);  // saved, saving, saved
    }

    void closingWaits() {
        openLarge(path("a.hexa"));
        files().save();
        QVERIFY(mWindow->close());  // and asks nothing
        QVERIFY(!document().isModified());
        QVERIFY(isSaved(path("a.hexa"), document().scenario()));
    }

    void savingWhenAskedWaits() {
        openLarge(path("a.hexa"));
        QTimer::singleShot(0, this, [] { openBox()->button(QMessageBox::Save)->click(); });
        QVERIFY(mWindow->close());
        QVERIFY(isSaved(path("a.hexa"), document().scenario()));
    }

    void anotherMapWaits() {
        openLarge(path("a.hexa"));
        const Scenario large = document().scenario();
        files().save();
        files().newMap("clockwork-wars", "2p");
        QCOMPARE(document().scenario().players(), 2);
        QVERIFY(isSaved(path("a.hexa"), large));
    }

    void failuresAreReportedOnce() {
        openLarge(path("missing/a.hexa"));
        QVERIFY(files().save());
        QVERIFY(files().save());
        QTRY_VERIFY(!isSaving());
        QMessageBox* box = openBox();
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains("a.hexa"), qPrintable(box->text()));
        box->close();
        QVERIFY(openBox() == nullptr);
        QVERIFY(document().isModified());
        QVERIFY(files().recent().paths().isEmpty());
        // Now it works, and the earlier error does not delay closing.
        QVERIFY(QDir(mFolder->path()).mkdir("missing"));
        files().save();
        QVERIFY(mWindow->close());
        QVERIFY(isSaved(path("missing/a.hexa"), document().scenario()));
    }

    /// A file read in another thread destroys no work done meanwhile, and no map under a dialog.
    void largeFilesWaitForTheUser() {
        openLarge(path("a.hexa"), 1500);
        const Scenario large = document().scenario();
        QVERIFY(files().save());
        QTRY_VERIFY(!isSaving());
        QVERIFY(QFileInfo(path("a.hexa")).size() > 100'000);
        // Work done while the map was being reloaded causes a question.
        files().reload();
        QVERIFY(files().isLoading());
        paint({5, 5});
        const Scenario edited = document().scenario();
        int asked = 0;
        QTimer answer;
        answer.callOnTimeout([&] {
            if (openBox() == nullptr) return;
            ++asked;
            openBox()->button(QMessageBox::Cancel)->click();
        });
        answer.start(20);
        QTRY_COMPARE(asked, 1);
        answer.stop();
        QVERIFY(document().scenario() == edited);
        document().undoStack().undo();
        // Another map is not taken from under a dialog.
        Workspace& first = *mWindow->workspace();
        files().newMap("clockwork-wars", "2p");
        const Scenario other = document().scenario();
        files().close(first);
        files().open(path("a.hexa"));
        QVERIFY(files().isLoading());
        QDialog dialog(mWindow.get());
        bool waited = false;
        QTimer::singleShot(1500, &dialog, [&] {
            waited = !files().isLoading() && document().scenario() == other;
            dialog.accept();
        });
        dialog.exec();
        QVERIFY(waited);
        QTRY_VERIFY(document().scenario() == large);
        QVERIFY(openBox() == nullptr);
    }
};

HEXA_TEST(SaverTest);
#include "saver_test.moc"
