// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"
#include "editor/document/fileclaim.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtNetwork/QLocalSocket>

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
        // Asking whether it is held shows nothing.
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

    /// The socket of a program that was killed stays on the disk, but nobody listens.
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
