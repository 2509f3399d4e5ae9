// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "editor/document/fileclaim.h"
#include "editor/document/privatefolder.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtNetwork/QLocalSocket>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

using namespace hexa::editor;

namespace hexa {

class FileClaimTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString mFile;

private slots:
    void init() {
        mFile = mFolder.filePath("map.hexa");
        QVERIFY(writeFile(mFile.toStdString(), "a map").ok());
    }

    void aClaimedFileIsHeldUntilItIsLetGo() {
        QVERIFY(!FileClaim::isHeld(mFile));
        QVERIFY(!FileClaim::show(mFile));
        FileClaim claim;
        claim.claim(mFile);
        QVERIFY(FileClaim::isHeld(mFile));
        QVERIFY(!FileClaim::isHeld(mFolder.filePath("other.hexa")));
        claim.claim({});
        QVERIFY(!FileClaim::isHeld(mFile));
        {
            FileClaim brief;
            brief.claim(mFile);
            QVERIFY(FileClaim::isHeld(mFile));
        }
        QVERIFY(!FileClaim::isHeld(mFile));
    }

    void whoHasItIsAsked() {
        FileClaim first, second;
        QSignalSpy firstWanted(&first, &FileClaim::wanted), secondWanted(&second, &FileClaim::wanted);
        first.claim(mFile);
        second.claim(mFile);  // The file stays the first one's.
        QVERIFY(FileClaim::show(mFile));
        QCOMPARE(firstWanted.count(), 1);
        QCOMPARE(secondWanted.count(), 0);
        QVERIFY(FileClaim::show(mFile));
        QCOMPARE(firstWanted.count(), 2);
        // Testing if it is held shows nothing.
        QVERIFY(FileClaim::isHeld(mFile));
        QCoreApplication::processEvents();
        QCOMPARE(firstWanted.count(), 2);
    }

    void theSameFileByAnotherName() {
        FileClaim claim;
        claim.claim(mFile);
        const QString link = mFolder.filePath("link.hexa");
        QVERIFY(QFile::link(mFile, link));
        QVERIFY(FileClaim::isHeld(link));
        QVERIFY(FileClaim::isHeld(mFolder.filePath("./map.hexa")));
        QFile::remove(link);
    }

    /// The socket of a killed program stays on the disk, but without a listener.
    void whatAKilledProgramLeftIsTakenOver() {
        QString socket;
        {
            FileClaim claim;
            claim.claim(mFile);
            socket = claim.socketPath();
        }
        QVERIFY(!socket.isEmpty());
        QVERIFY(writeFile(socket.toStdString(), "").ok());
        QVERIFY(!FileClaim::isHeld(mFile));
        FileClaim claim;
        claim.claim(mFile);
        QVERIFY(FileClaim::isHeld(mFile));
    }

    /// Remains of a killed program are removed when any file is claimed. Sockets with a listener
    /// stay, and so do other files.
    void whatAKilledProgramLeftIsSweptAway() {
        FileClaim claim;
        claim.claim(mFile);
        const QString folder = QFileInfo(claim.socketPath()).path();
        const QString left = folder + "/left", other = folder + "/other";
        const int fd = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, left.toUtf8().constData(), sizeof address.sun_path);
        QCOMPARE(::bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        ::close(fd);
        QVERIFY(QFileInfo::exists(left));
        QVERIFY(writeFile(other.toStdString(), "x").ok());
        QVERIFY(writeFile(mFolder.filePath("second.hexa").toStdString(), "a map").ok());
        FileClaim second;
        second.claim(mFolder.filePath("second.hexa"));
        QVERIFY(!QFileInfo::exists(left));
        QVERIFY(QFile::remove(other));
        QVERIFY(FileClaim::isHeld(mFile));
    }

    /// Other users can't put a socket there, or see which files are open.
    void socketsArePrivate() {
        FileClaim claim;
        claim.claim(mFile);
        struct stat info {};
        const QByteArray folder = QFile::encodeName(QFileInfo(claim.socketPath()).path());
        QCOMPARE(::lstat(folder.constData(), &info), 0);
        QCOMPARE(info.st_uid, ::geteuid());
        QCOMPARE(info.st_mode & 0777U, 0700U);
    }

    /// An answer in the name of a window is checked for its user: another user could keep files
    /// from being opened.
    void anotherUsersAnswerCountsForNothing() {
        if (::geteuid() != 0) QSKIP("Only root can be another user for a moment.");
        QString socket;
        {
            FileClaim claim;
            claim.claim(mFile);
            socket = claim.socketPath();
        }
        std::array<int, 2> ready{};
        QCOMPARE(::pipe(ready.data()), 0);
        const QByteArray path = socket.toUtf8();
        const int fd = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, path.constData(), sizeof address.sun_path);
        QCOMPARE(::bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        const pid_t other = ::fork();
        if (other == 0) {
            // The listener is the one that the system names, not the creator of the socket.
            if (::setuid(65534) != 0 || ::listen(fd, 5) != 0) ::_exit(1);
            static_cast<void>(!::write(ready[1], "x", 1));
            for (;;) {
                const int asked = ::accept(fd, nullptr, nullptr);
                std::array<char, 100> text{};
                static_cast<void>(!::read(asked, text.data(), text.size()));
                static_cast<void>(!::write(asked, "shown\n", 6));
                ::usleep(100'000);
                ::close(asked);
            }
        }
        char byte = 0;
        QCOMPARE(::read(ready[0], &byte, 1), 1);
        QVERIFY(!FileClaim::isHeld(mFile));
        QVERIFY(!FileClaim::show(mFile));
        ::kill(other, SIGKILL);
        ::waitpid(other, nullptr, 0);
        for (const int end : {fd, ready[0], ready[1]}) ::close(end);
    }

    /// A folder that others may write into, or that belongs to another user, is not used.
    void foldersOfOthersAreNotUsed() {
        const QByteArray before = qgetenv("XDG_RUNTIME_DIR"), temporary = qgetenv("TMPDIR");
        const auto restore = qScopeGuard([&] {
            before.isNull() ? qunsetenv("XDG_RUNTIME_DIR") : qputenv("XDG_RUNTIME_DIR", before);
            temporary.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", temporary);
        });
        const QString session = mFolder.filePath("session");
        QVERIFY(QDir().mkpath(session));
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(session));
        ::chmod(qPrintable(session), 0700);
        QCOMPARE(privateFolder(), session + "/hexatelier");
        ::chmod(qPrintable(session), 0777);
        QVERIFY(privateFolder() != session + "/hexatelier");
        ::chmod(qPrintable(session), 0700);
        ::chmod(qPrintable(session + "/hexatelier"), 0755);
        QVERIFY(privateFolder() != session + "/hexatelier");
        QVERIFY(QDir(session + "/hexatelier").removeRecursively());
        QVERIFY(QFile::link("/tmp", session + "/hexatelier"));  // somebody else's, by a link
        QVERIFY(privateFolder() != session + "/hexatelier");
        // If all are taken there is none, and files are opened without claims.
        if (QFileInfo::exists("/run/user/" + QString::number(::geteuid()))) return;
        qunsetenv("XDG_RUNTIME_DIR");
        qputenv("TMPDIR", QFile::encodeName(mFolder.path()));
        const QString taken = mFolder.filePath("hexatelier-" + QString::number(::geteuid()));
        QVERIFY(QFile::link("/tmp", taken));
        QVERIFY(privateFolder().isEmpty());
        FileClaim claim;
        claim.claim(mFile);
        QVERIFY(claim.socketPath().isEmpty() && !FileClaim::isHeld(mFile) && !FileClaim::show(mFile));
    }

    /// The other files of a second start come with the request, whatever they are called.
    void otherFilesAreReported() {
        FileClaim claim;
        claim.claim(mFile);
        QSignalSpy wanted(&claim, &FileClaim::wanted);
        const QStringList also{"/a b/ü\n%41.hexa", "/tmp/second.hexa"};
        QVERIFY(FileClaim::show(mFile, also));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.front().front().toStringList(), also);
        QVERIFY(FileClaim::show(mFile));
        QCOMPARE(wanted.back().front().toStringList(), QStringList());
    }

    void strangeRequestsAreNotObeyed() {
        FileClaim claim;
        claim.claim(mFile);
        QSignalSpy wanted(&claim, &FileClaim::wanted);
        QLocalSocket socket;
        socket.connectToServer(claim.socketPath());
        QVERIFY(socket.waitForConnected(1000));
        socket.write(QByteArray(100'000, 'x'));
        socket.flush();
        QTest::qWait(50);
        QCOMPARE(wanted.count(), 0);
        QVERIFY(FileClaim::show(mFile));
    }

    void filesThatAreNotThere() {
        FileClaim claim;
        claim.claim(mFolder.filePath("missing.hexa"));
        QVERIFY(!FileClaim::isHeld(mFolder.filePath("missing.hexa")));
        QVERIFY(!FileClaim::show({}));
    }
};

HEXA_TEST(FileClaimTest);

}  // namespace hexa

#include "fileclaim_test.moc"
