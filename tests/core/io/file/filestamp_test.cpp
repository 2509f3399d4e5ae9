// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/filestamp.h"

#include "core/io/file/file.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

using namespace hexa;
namespace fs = std::filesystem;
using namespace std::chrono_literals;

class FileStampTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> mFolder;
    std::string mPath;

    void write(std::string_view content) { QVERIFY(writeFile(mPath, content).ok()); }
    /// Simulates a later change by another program.
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

    /// As rsync does, and other programs that restore a file with its time.
    void theSameSizeAndTime() {
        const auto written = writeStamped(mPath, "one two three");
        QVERIFY(written.ok());
        const auto time = fs::last_write_time(mPath);
        {
            std::ofstream file(mPath);  // in place
            file << "one two threE";
        }
        fs::last_write_time(mPath, time);
        QVERIFY(changeSince(*written, mPath) == FileChange::Changed);
        const auto again = writeStamped(mPath, "one two three");
        QVERIFY(again.ok());
        write("ONE two three");  // another file in its place
        const timespec before{again->modified / 1'000'000'000, again->modified % 1'000'000'000};
        const std::array<timespec, 2> times{before, before};
        QCOMPARE(::utimensat(AT_FDCWD, mPath.c_str(), times.data(), 0), 0);
        QCOMPARE(glanceAt(mPath).modified, again->modified);
        QVERIFY(changeSince(*again, mPath) == FileChange::Changed);
        // Stamps of earlier versions know less: then the content decides.
        FileStamp old = *again;
        old.touched = 0;
        old.number = 0;
        QVERIFY(changeSince(old, mPath) == FileChange::Changed);
        write("one two three");
        QVERIFY(changeSince(old, mPath) == FileChange::None);
    }

    void updatesOnlyWhatIsKnown() {
        const auto first = updateStamped(mPath, "one", FileStamp());
        QVERIFY(first.ok());
        const auto second = updateStamped(mPath, "two", *first);
        QVERIFY(second.ok());
        const auto late = updateStamped(mPath, "three", *first);
        QVERIFY(!late.ok());
        QCOMPARE(late.error().code(), std::string("file.changed-meanwhile"));
        QCOMPARE(updateStamped(mPath, "three", FileStamp()).error().code(),
                 std::string("file.changed-meanwhile"));
        QCOMPARE(*readFile(mPath), std::string("two"));
        QVERIFY(fs::remove(mPath));
        QVERIFY(!updateStamped(mPath, "three", *second).ok());
        QVERIFY(!fs::exists(mPath));
    }

    /// Many writers at once add one line each, and begin again if another one was faster: no line
    /// is lost.
    void writersTakeTurns() {
        QVERIFY(writeStamped(mPath, "").ok());
        constexpr int writers = 4, lines = 25;
        std::vector<std::thread> threads;
        for (int writer = 0; writer < writers; ++writer)
            threads.emplace_back([this] {
                for (int line = 0; line < lines;) {
                    const auto read = readStamped(mPath);
                    if (read && updateStamped(mPath, read->text + "line\n", read->stamp)) ++line;
                }
            });
        for (std::thread& thread : threads) thread.join();
        QCOMPARE(readFile(mPath)->size(), std::size_t{writers * lines * 5});
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

    /// Another program writes between our look at the file and our reading it: our content is the
    /// one read.
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
