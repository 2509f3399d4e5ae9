// SPDX-License-Identifier: GPL-3.0-or-later
// Times of writing copies, messages about them, and copies that remain when the program ends.
#include "editor/document/recoverycopy.h"

#include "core/io/file/file.h"
#include "editor/document/recoveryfolder.h"
#include "tests/support/test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

using namespace hexa;
using namespace hexa::editor;
using namespace std::chrono_literals;

namespace {

/// Work in the form of a number, and its copies.
struct Counter {
    explicit Counter(const QString& path) : folder(path) {}
    int count = 0;
    std::chrono::milliseconds slowness{0};
    std::shared_ptr<std::atomic<int>> written = std::make_shared<std::atomic<int>>(0);
    RecoveryFolder folder;
    RecoveryCopy copy{folder, ".hexa", [this]() -> RecoveryCopy::Work {
                          if (count == 0) return {};
                          return {[number = count, slow = slowness, done = written](const std::string& file) {
                                      std::this_thread::sleep_for(slow);
                                      ++*done;
                                      return writeFile(file, std::to_string(number));
                                  },
                                  "/maps/mine.hexa",
                                  {}};
                      }};

    void change() {
        ++count;
        copy.touch();
    }
    QStringList names() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }
    /// Returns the number in the copy; 0: there is none.
    int kept() const {
        for (const QString& name : names())
            if (name.endsWith(".hexa"))
                return std::stoi(*readFile((folder.path() + '/' + name).toStdString()));
        return 0;
    }
    /// Changes something all the time for so long; gives the longest time that a change was in no
    /// copy.
    qint64 workSteadily(qint64 milliseconds) {
        QElapsedTimer clock;
        clock.start();
        QVector<qint64> changedAt;
        qint64 longest = 0;
        while (clock.elapsed() < milliseconds) {
            change();
            changedAt << clock.elapsed();
            QTest::qWait(30);
            const int first = kept();
            if (first < changedAt.size()) longest = std::max(longest, clock.elapsed() - changedAt[first]);
        }
        return longest;
    }
};

}  // namespace

class RecoveryCopyTest : public QObject {
    Q_OBJECT
    QTemporaryDir mFolder;
    QString path(const char* name) const { return mFolder.filePath(name); }

private slots:
    void steadyWorkIsKeptInTime_data() {
        QTest::addColumn<int>("slowness");
        QTest::newRow("small") << 0;
        QTest::newRow("takes a while to be written") << 400;
    }
    void steadyWorkIsKeptInTime() {
        QFETCH(int, slowness);
        Counter work(path("steady"));
        work.slowness = std::chrono::milliseconds(slowness);
        const qint64 longest = work.workSteadily(6'000);
        QVERIFY2(longest <= RecoveryCopy::deadline, qPrintable(QString::number(longest)));
    }

    /// Nothing waits for a disk, and copies follow each other without a rest if they must.
    void writingThatIsTooSlowHoldsNobodyUp() {
        Counter work(path("slow"));
        work.slowness = 2'500ms;
        QElapsedTimer clock;
        clock.start();
        qint64 longest = 0;
        const auto timed = [&](auto act) {
            QElapsedTimer one;
            one.start();
            act();
            longest = std::max(longest, one.elapsed());
        };
        while (*work.written < 3 && clock.elapsed() < 30'000) {
            timed([&] { work.change(); });
            QTest::qWait(50);
        }
        QVERIFY2(clock.elapsed() < 3 * 2'500 + 3'000, qPrintable(QString::number(clock.elapsed())));
        timed([&] { work.copy.flush(); });
        work.count = 0;
        timed([&] { work.copy.remove(); });
        QVERIFY2(longest < 200, qPrintable(QString::number(longest)));
        QTRY_VERIFY_WITH_TIMEOUT(work.names().isEmpty(), test::patience);
    }

    void whatCantBeWrittenIsReportedAndTriedAgain() {
        QVERIFY(writeFile(path("full").toStdString(), "a file, no folder").ok());
        Counter work(path("full"));
        QSignalSpy reported(&work.folder, &RecoveryFolder::problemChanged);
        QVERIFY(!work.folder.problem());
        work.change();
        QTRY_COMPARE(reported.size(), 1);
        QVERIFY(work.folder.problem().has_value());
        QCOMPARE(work.folder.problem()->code(), std::string("file.no-folder"));
        QVERIFY(QFile::remove(path("full")));
        // Without a further change, which may be far away.
        QTRY_COMPARE(reported.size(), 2);
        QVERIFY(!work.folder.problem());
        QCOMPARE(work.kept(), 1);
        // Another program sees that this one is alive, though there was no place for the lock at
        // first.
        QVERIFY(leftCopies(path("full"), ".hexa").empty());
    }

    void aProblemGoesWithItsWork() {
        QVERIFY(writeFile(path("gone").toStdString(), "a file, no folder").ok());
        RecoveryFolder folder(path("gone"));
        {
            RecoveryCopy copy(folder, ".hexa", [] {
                return RecoveryCopy::Work{
                    [](const std::string& file) { return writeFile(file, "1"); }, {}, {}};
            });
            QVERIFY(!copy.keep().ok());
            QVERIFY(folder.problem().has_value());
        }
        QVERIFY(!folder.problem());
    }

    void whatIsLeftIsOfferedAndNotTouchedAnyMore() {
        {
            Counter work(path("left"));
            work.change();
            work.folder.leaveAll();
            QCOMPARE(work.kept(), 1);
            QVERIFY(work.names().filter(".lock").isEmpty());
            work.change();
            work.copy.flush();
            work.copy.remove();
            QVERIFY(work.copy.keep().ok());
        }
        const auto left = leftCopies(path("left"), ".hexa");
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front().originalPath, QString("/maps/mine.hexa"));
        QCOMPARE(*readFile(left.front().snapshot.toStdString()), std::string("1"));
        discard(left.front());
        QVERIFY(QDir(path("left")).isEmpty(QDir::Files | QDir::Hidden));
    }

    /// Copies of a private map are private too.
    void copiesArePrivate() {
        const QFile::Permissions others =
            QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
        Counter work(path("private"));
        work.change();
        QVERIFY(work.copy.keep().ok());
        QVERIFY(!(QFile::permissions(path("private")) & others));
        // Also if an earlier version has made the folder.
        QVERIFY(QFile::setPermissions(path("private"), QFile::permissions(path("private")) | others));
        work.change();
        QVERIFY(work.copy.keep().ok());
        QVERIFY(!(QFile::permissions(path("private")) & others));
    }

    /// The program ends, and its folder can't be written: the work is stored elsewhere.
    void workIsLeftElsewhere() {
        const QByteArray home = qgetenv("HOME");
        const auto restore = qScopeGuard([&] { qputenv("HOME", home); });
        QVERIFY(QDir().mkpath(path("home")));
        qputenv("HOME", QFile::encodeName(path("home")));
        QVERIFY(writeFile(path("taken").toStdString(), "a file, no folder").ok());
        Counter work(path("taken"));
        work.change();
        const auto strays = work.folder.leaveAll();
        QCOMPARE(strays.size(), std::size_t{1});
        QCOMPARE(strays.front().original, QString("/maps/mine.hexa"));
        QCOMPARE(strays.front().problem.code(), std::string("file.no-folder"));
        // Its folder, /maps, is not there.
        QCOMPARE(QFileInfo(strays.front().elsewhere).path(), path("home"));
        QVERIFY(QFileInfo(strays.front().elsewhere).fileName().startsWith("mine-unsaved-"));
        QCOMPARE(*readFile(strays.front().elsewhere.toStdString()), std::string("1"));
        QCOMPARE(QFile::permissions(strays.front().elsewhere) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void nothingIsLeftOfNothing() {
        Counter work(path("nothing"));
        work.folder.keepAll();
        work.folder.leaveAll();
        QVERIFY(work.names().isEmpty());
    }
};

HEXA_TEST(RecoveryCopyTest);
#include "recoverycopy_test.moc"
