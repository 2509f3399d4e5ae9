// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/filestamp.h"

#include "core/io/file.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>

using namespace hexa;
namespace fs = std::filesystem;
using namespace std::chrono_literals;

class FileStampTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> mFolder;
    std::string mPath;

    void write(std::string_view content) { QVERIFY(writeFile(mPath, content).ok()); }
    /// As another program does some time later.
    void later(std::chrono::seconds time = 10s) {
        fs::last_write_time(mPath, fs::last_write_time(mPath) + time);
    }

private slots:
    void init() {
        mFolder = std::make_unique<QTemporaryDir>();
        mPath = mFolder->filePath("a.txt").toStdString();
    }

    void nothingHasChanged() {
        const auto written = writeStamped(mPath, "one two three");
        QVERIFY(written.ok());
        const auto read = readStamped(mPath);
        QVERIFY(read.ok());
        QCOMPARE(read->text, std::string("one two three"));
        QVERIFY(read->stamp == *written);
        QVERIFY(changeSince(*written, mPath) == FileChange::None);
        later();  // touched
        QVERIFY(changeSince(*written, mPath) == FileChange::None);
        write("one two three");  // replaced by the same
        QVERIFY(changeSince(*written, mPath) == FileChange::None);
    }

    void anotherContent_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("longer") << QByteArray("one two three four");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("the same size") << QByteArray("one two threE");
        QTest::newRow("the same size, first byte") << QByteArray("One two three");
        QTest::newRow("the same size, another order") << QByteArray("two one three");
    }
    void anotherContent() {
        QFETCH(QByteArray, content);
        const auto written = writeStamped(mPath, "one two three");
        QVERIFY(written.ok());
        write({content.data(), static_cast<std::size_t>(content.size())});
        later();
        QVERIFY(changeSince(*written, mPath) == FileChange::Changed);
    }

    void filesThatComeAndGo() {
        const FileStamp none;
        QVERIFY(changeSince(none, mPath) == FileChange::None);
        const auto written = writeStamped(mPath, "");
        QVERIFY(written.ok());
        QVERIFY(changeSince(none, mPath) == FileChange::Changed);
        QVERIFY(fs::remove(mPath));
        QVERIFY(changeSince(*written, mPath) == FileChange::Missing);
        QVERIFY(fs::create_directory(mPath));
        QVERIFY(changeSince(*written, mPath) == FileChange::Changed);
    }

    /// Somebody writes between our look at the file and our reading it: what we have is what we read.
    void whatIsWrittenWhileWeRead() {
        write("before");
        const FileStamp glanced = glanceAt(mPath);
        write("after!");
        later();
        QVERIFY(changeSince(stampOf(glanced, "before"), mPath) == FileChange::Changed);
        QVERIFY(changeSince(stampOf(glanced, "after!"), mPath) == FileChange::None);
        // And between our writing it and our look at it.
        write("longer than ours");
        QVERIFY(changeSince(stampOf(glanceAt(mPath), "ours"), mPath) == FileChange::Changed);
    }

    void failuresAreThoseOfTheFile() {
        const auto read = readStamped(mPath);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code(), std::string("file.not-found"));
        const auto written = writeStamped(mPath + "/b.txt", "x");
        QVERIFY(!written.ok());
        QCOMPARE(written.error().code(), std::string("file.no-folder"));
    }
};

HEXA_TEST(FileStampTest);
#include "filestamp_test.moc"
