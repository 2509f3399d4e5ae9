// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "editor/document/filewatch.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>

using namespace hexa::editor;

namespace hexa {

/// Real files and the system's own notices; nothing here waits longer than the notice needs.
class FileWatchTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;

    std::string file() const { return mFolder.filePath("map.hexa").toStdString(); }
    FileStamp write(const char* text) { return writeStamped(file(), text).value(); }
    /// Writes the file like another program: in place, or to another file that is then renamed.
    void theyWrite(const char* text) { QVERIFY(writeFile(file(), text).ok()); }

private slots:
    void init() {
        QVERIFY(mFolder.isValid());
        QFile::remove(QString::fromStdString(file()));
    }

    void nothingIsSaidAsLongAsNobodyWrites() {
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), write("mine"));
        QSignalSpy reported(&watch, &FileWatch::changed);
        QVERIFY(!reported.wait(600));
        QCOMPARE(watch.change(), FileChange::None);
    }

    void aReplacedFileIsReported() {
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), write("mine"));
        theyWrite("theirs");
        QTRY_COMPARE(watch.change(), FileChange::Changed);
        // The second change is signalled as well, although the file is then another one.
        QSignalSpy reported(&watch, &FileWatch::changed);
        theyWrite("theirs, later");
        QTRY_COMPARE(reported.count(), 1);
    }

    void aFileThatIsWrittenInPlaceIsReported() {
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), write("mine"));
        QFile other(QString::fromStdString(file()));
        QVERIFY(other.open(QIODevice::Append));
        other.write(" and theirs");
        other.close();
        QTRY_COMPARE(watch.change(), FileChange::Changed);
    }

    void anotherTimeIsNoChange() {
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), write("mine"));
        QSignalSpy reported(&watch, &FileWatch::changed);
        std::filesystem::last_write_time(file(),
                                         std::filesystem::last_write_time(file()) + std::chrono::seconds(10));
        QVERIFY(!reported.wait(600));
    }

    void removedAndBack() {
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), write("mine"));
        QVERIFY(QFile::rename(QString::fromStdString(file()), mFolder.filePath("elsewhere.hexa")));
        QTRY_COMPARE(watch.change(), FileChange::Missing);
        QVERIFY(QFile::rename(mFolder.filePath("elsewhere.hexa"), QString::fromStdString(file())));
        QTRY_COMPARE(watch.change(), FileChange::None);
    }

    void whatWasChangedBeforeItIsWatchedIsReported() {
        const FileStamp mine = write("mine");
        theyWrite("theirs");
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), mine);
        QTRY_COMPARE(watch.change(), FileChange::Changed);
    }

    void savingHereIsNoChange() {
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), write("mine"));
        watch.watch(QString::fromStdString(file()), write("mine, later"));
        QSignalSpy reported(&watch, &FileWatch::changed);
        QVERIFY(!reported.wait(600));
        QCOMPARE(watch.change(), FileChange::None);
    }

    void behindALink() {
        const FileStamp mine = write("mine");
        QDir().mkpath(mFolder.filePath("links"));
        const QString link = mFolder.filePath("links/link.hexa");
        QVERIFY(QFile::link(QString::fromStdString(file()), link));
        FileWatch watch;
        watch.watch(link, mine);
        theyWrite("theirs");
        QTRY_COMPARE(watch.change(), FileChange::Changed);
    }

    void noFileIsNoChange() {
        FileWatch watch;
        watch.watch(QString::fromStdString(file()), write("mine"));
        watch.watch({}, {});
        QSignalSpy reported(&watch, &FileWatch::changed);
        theyWrite("theirs");
        QVERIFY(!reported.wait(600));
        QCOMPARE(watch.change(), FileChange::None);
    }
};

HEXA_TEST(FileWatchTest);

}  // namespace hexa

#include "filewatch_test.moc"
