// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/scenariofile.h"
#include "editor/document/recovery.h"
#include "editor/document/recoveryfolder.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

namespace hexa::test {

using namespace editor;
namespace {

void paintMiddle(MapFixture& fixture, KindId kind) {
    fixture.document.apply(
        paintCells(fixture.document.scenario(), fixture.document.catalog(), std::vector<Hex>{{0, 0}}, kind),
        "Middle");
}

QStringList copies(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList({"*.hexa"}, QDir::Files);
}

}  // namespace

class RecoveryTest : public QObject {
    Q_OBJECT
private slots:
    void aCopyComesAfterAChangeAndGoesWithTheSave() {
        QTemporaryDir folder;
        QTemporaryDir own;
        MapFixture fixture("toy");
        RecoveryFolder room(folder.path());
        Recovery recovery(fixture.document, room);
        recovery.flush();
        QTest::qWait(50);
        QVERIFY(copies(folder).isEmpty());
        paintMiddle(fixture, fixture.tile);
        QTRY_COMPARE_WITH_TIMEOUT(copies(folder).size(), 1, test::patience);
        const auto read =
            loadScenario(folder.filePath(copies(folder).front()).toStdString(), fixture.systems);
        QVERIFY(read.ok());
        QVERIFY(*read == fixture.document.scenario());
        QVERIFY(fixture.document.save(own.filePath("a.hexa")).ok());
        QTRY_VERIFY(copies(folder).isEmpty());
    }

    /// A copy may hold secrets of a game: other users can't read it, nor a folder that an earlier
    /// version left open to all.
    void nobodyElseReadsACopy() {
        QTemporaryDir folder;
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                QFile::WriteOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(folder.path(), QFile::permissions(folder.path()) | QFile::ReadGroup |
                                                         QFile::ExeGroup | QFile::ReadOther |
                                                         QFile::ExeOther));
        MapFixture fixture("toy");
        RecoveryFolder room(folder.path());
        Recovery recovery(fixture.document, room);
        paintMiddle(fixture, fixture.tile);
        QVERIFY(recovery.keep().ok());
        QVERIFY(!(QFile::permissions(folder.path()) & others));
        const auto files = QDir(folder.path()).entryInfoList(QDir::Files | QDir::Hidden);
        QVERIFY(!files.isEmpty());
        for (const QFileInfo& file : files)
            if (file.suffix() != "lock")
                QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
    }

    void keepingWaitsForTheCopy() {
        QTemporaryDir folder;
        MapFixture fixture("toy");
        RecoveryFolder room(folder.path());
        Recovery recovery(fixture.document, room);
        paintMiddle(fixture, fixture.tile);
        QVERIFY(recovery.keep().ok());
        QCOMPARE(copies(folder).size(), 1);
    }

    void theCopyGoesWhenClosedOrUndone() {
        QTemporaryDir folder;
        MapFixture fixture("toy");
        {
            RecoveryFolder room(folder.path());
            Recovery recovery(fixture.document, room);
            paintMiddle(fixture, fixture.tile);
            recovery.flush();
            QTRY_COMPARE(copies(folder).size(), 1);
            fixture.document.undoStack().undo();
            QTRY_VERIFY(copies(folder).isEmpty());
            fixture.document.undoStack().redo();
            recovery.flush();
        }
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    void mapsThatBeginModifiedAreKept() {
        QTemporaryDir folder;
        MapFixture fixture("toy");
        RecoveryFolder room(folder.path());
        Recovery recovery(fixture.document, room);
        fixture.document.setPath({}, Changes::Unsaved);  // generated, or recovered: only in memory
        QTRY_COMPARE_WITH_TIMEOUT(copies(folder).size(), 1, test::patience);
    }

    void workThatIsNotInTheMapYetIsInItsCopy() {
        QTemporaryDir folder;
        MapFixture fixture("toy");
        RecoveryFolder room(folder.path());
        Recovery recovery(fixture.document, room);
        recovery.setPending(fixture.document, []() -> Recovery::Put {
            return [](Scenario& map) { map.title.set("en", "Being written"); };
        });
        recovery.flush();
        QTRY_COMPARE(copies(folder).size(), 1);
        const auto title = [&] {
            const auto read =
                loadScenario(folder.filePath(copies(folder).front()).toStdString(), fixture.systems);
            return read ? std::string(read->title.in("en")) : std::string();
        };
        QTRY_COMPARE(title(), std::string("Being written"));
        QVERIFY(!fixture.document.isModified());
        recovery.setPending(fixture.document, {});
        QTRY_VERIFY(copies(folder).isEmpty());
    }

    void leftBehindByAProcessThatWasKilled() {
        QTemporaryDir folder;
        QProcess child;
        child.start(QStringLiteral(HEXATELIER_BIN_DIR "/recovery_child"), {folder.path()});
        QVERIFY(child.waitForStarted());
        QVERIFY(child.waitForReadyRead(30'000));
        QVERIFY(child.readAllStandardOutput().startsWith("ready"));
        QVERIFY(leftCopies(folder.path(), Recovery::suffix()).empty());
        QCOMPARE(copies(folder).size(), 1);

        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        // A copy of this living program beside it.
        MapFixture fixture("toy");
        RecoveryFolder room(folder.path());
        Recovery own(fixture.document, room);
        paintMiddle(fixture, fixture.other);
        own.flush();
        QTRY_COMPARE(copies(folder).size(), 2);

        const auto maps = leftCopies(folder.path(), Recovery::suffix());
        QCOMPARE(maps.size(), std::size_t{1});
        QCOMPARE(maps.front().originalPath, QString("/maps/mine.hexa"));
        const auto read = loadScenario(maps.front().snapshot.toStdString(), fixture.systems);
        QVERIFY(read.ok());
        QCOMPARE(read->board.find({0, 0})->kind, fixture.tile);
        discard(maps.front());
        QVERIFY(leftCopies(folder.path(), Recovery::suffix()).empty());
        QCOMPARE(copies(folder).size(), 1);
    }

    void aFolderThatIsMissingOrNotWritable() {
        QTemporaryDir folder;
        QVERIFY(leftCopies(folder.filePath("missing"), Recovery::suffix()).empty());
        MapFixture fixture("toy");
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        RecoveryFolder room(folder.filePath("file/below"));
        Recovery recovery(fixture.document, room);
        paintMiddle(fixture, fixture.tile);
        recovery.flush();                // nothing to see but that editing goes on
        QVERIFY(!recovery.keep().ok());  // the caller relies on the copy, so it learns of the failure
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
    }
};

}  // namespace hexa::test

using hexa::test::RecoveryTest;
HEXA_TEST(RecoveryTest);
#include "recovery_test.moc"
