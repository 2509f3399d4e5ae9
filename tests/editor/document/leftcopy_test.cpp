// SPDX-License-Identifier: GPL-3.0-or-later
// Information about a copy left behind, and removal of its remains.
#include "editor/document/leftcopy.h"

#include "core/io/file/file.h"
#include "tests/support/test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace hexa;
using namespace hexa::editor;

class LeftCopyTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> mFolder;

    QString path(const QString& name) const { return mFolder->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) {
        QVERIFY(writeFile(path(name).toStdString(), bytes.toStdString()).ok());
    }
    void setTime(const QString& name, const QDateTime& time) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    }
    LeftCopy left() const {
        const auto copies = leftCopies(mFolder->path(), ".hexa");
        return copies.size() == 1 ? copies.front() : LeftCopy{};
    }

private slots:
    void init() { mFolder = std::make_unique<QTemporaryDir>(); }

    void namesItsFile_data() {
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<QString>("path");
        const FileStamp stamp{5, 1'700'000'000'123'456'789, 0xFEDCBA9876543210};
        const QString odd = QString::fromUtf8("/maps/Bär \"quoted\" <b>\\.hexa");
        QTest::newRow("written") << QByteArray::fromStdString(originText(odd, stamp)) << odd;
        QTest::newRow("never saved") << QByteArray::fromStdString(originText({}, {})) << QString();
        QTest::newRow("as it was once") << QByteArray("/maps/a.hexa") << QString("/maps/a.hexa");
        QTest::newRow("once, never saved") << QByteArray() << QString();
        QTest::newRow("random bytes") << QByteArray("\x93\xf4\x00\x1b\xc3\x28\xff\x7f", 8) << QString();
        QTest::newRow("random bytes behind a slash") << QByteArray("/\x93\xf4\xc3\x28\xff") << QString();
        QTest::newRow("control characters") << QByteArray("/maps/\x1b[2Ja\n.hexa") << QString();
        QTest::newRow("no path") << QByteArray("maps/a.hexa") << QString();
        QTest::newRow("half of it") << QByteArray::fromStdString(originText(odd, stamp)).chopped(9)
                                    << QString();
        QTest::newRow("other JSON") << QByteArray("{\"path\": 7}") << QString();
        QTest::newRow("far too long") << QByteArray(100'000, '/') << QString();
    }
    void namesItsFile() {
        QFETCH(QByteArray, origin);
        QFETCH(QString, path);
        write("a.hexa", "copy");
        write("a.path", origin);
        QCOMPARE(left().originalPath, path);
    }

    void knowsWhatTheFileWas() {
        const FileStamp stamp{5, 1'700'000'000'123'456'789, 0xFEDCBA9876543210};
        write("a.hexa", "copy");
        write("a.path", QByteArray::fromStdString(originText("/maps/a.hexa", stamp)));
        QVERIFY(left().original == stamp);
        QVERIFY(std::abs(left().made.secsTo(QDateTime::currentDateTime())) < 60);
    }

    void knowsHowTheFileStandsToIt() {
        const auto now = QDateTime::currentDateTime();
        write("a.hexa", "copy");
        setTime("a.hexa", now.addSecs(-100));
        QVERIFY(originalState(left()) == OriginalState::None);
        write("mine.txt", "as it was");
        setTime("mine.txt", now.addSecs(-500));
        const auto read = readStamped(path("mine.txt").toStdString());
        QVERIFY(read.ok());
        write("a.path", QByteArray::fromStdString(originText(path("mine.txt"), read->stamp)));
        QVERIFY(originalState(left()) == OriginalState::Same);
        setTime("mine.txt", now.addSecs(-10));  // only touched
        QVERIFY(originalState(left()) == OriginalState::Same);
        write("mine.txt", "as it is!");
        setTime("mine.txt", now.addSecs(-10));
        QVERIFY(originalState(left()) == OriginalState::Newer);
        setTime("mine.txt", now.addSecs(-200));
        QVERIFY(originalState(left()) == OriginalState::Older);
        QVERIFY(!isInOriginal(left()));
        write("mine.txt", "copy");
        QVERIFY(isInOriginal(left()));
        QVERIFY(QFile::remove(path("mine.txt")));
        QVERIFY(originalState(left()) == OriginalState::Missing);
        QVERIFY(!isInOriginal(left()));
    }

    /// A search that took a lock hid a copy from a simultaneous search.
    void whoeverLooksAtTheSameMomentSeesTheSame() {
        for (int i = 0; i < 8; ++i) write(QString("copy%1.hexgame").arg(i), "x");
        const QString folder = mFolder->path();
        std::atomic<int> fewer = 0;
        const auto look = [&] {
            for (int i = 0; i < 200; ++i)
                if (leftCopies(folder, ".hexgame").size() != 8) ++fewer;
        };
        std::jthread other(look);
        look();
        other.join();
        QCOMPARE(fewer.load(), 0);
        QCOMPARE(QDir(folder).entryList({"*.lock"}).size(), 0);
        // A copy with an owner is not left behind.
        const auto lock = recoveryLock(folder + "/copy3");
        QVERIFY(lock->tryLock(0));
        QCOMPARE(leftCopies(folder, ".hexgame").size(), std::size_t{7});
        lock->unlock();
        QCOMPARE(leftCopies(folder, ".hexgame").size(), std::size_t{8});
    }

    void litterOfTheDeadIsSwept() {
        const QByteArray dead = "999999999\nhexatelier\n" + QSysInfo::machineHostName().toUtf8() + "\n";
        write("lonely.lock", dead);
        write("lonely.path", "/maps/a.hexa");
        write("half.lock", dead);
        write("half.hexatext.4711-3", "{");
        write("half.path.4711-2", "/ma");
        write("copied.hexgame", "a game");
        write("copied.path", "");
        write("aside.hexa.unreadable", "?");
        write("notes.txt", "mine");
        const auto alive = recoveryLock(path("alive"));
        QVERIFY(alive->tryLock(0));
        write("alive.path", "/maps/b.hexa");
        write("alive.hexa.4712-1", "{");
        sweepRecoveryFolder(mFolder->path());
        QCOMPARE(QDir(mFolder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name).join(' '),
                 QString("alive.hexa.4712-1 alive.lock alive.path aside.hexa.unreadable copied.hexgame "
                         "copied.path notes.txt"));
        sweepRecoveryFolder(path("missing"));
    }
};

HEXA_TEST(LeftCopyTest);
#include "leftcopy_test.moc"
