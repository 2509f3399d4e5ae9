// SPDX-License-Identifier: GPL-3.0-or-later
// The installed kind of use of the window: second starts, signals, a folder that can't be written,
// no printing server.
#include "core/registry/registry.h"
#include "editor/document/fileclaim.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <memory>

namespace hexa {

using editor::FileClaim;

class StudioTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> mHome;
    QProcessEnvironment mEnvironment;
    QByteArray mSession;

    QString at(const QString& name) const { return mHome->filePath(name); }

    std::unique_ptr<QProcess> start(const QStringList& arguments) const {
        auto process = std::make_unique<QProcess>();
        process->setProcessEnvironment(mEnvironment);
        process->setWorkingDirectory(mHome->path());
        process->start(HEXATELIER_BIN_DIR "/hexatelier", arguments);
        return process;
    }
    /// Copies that the next start would offer.
    QStringList copies() const {
        QStringList found;
        QDirIterator files(at("data"), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext())
            if (const QString file = files.next(); file.contains("/recovery/")) found << file;
        return found;
    }
    static bool ended(QProcess& process) {
        return process.state() == QProcess::NotRunning || process.waitForFinished(test::patience);
    }

private slots:
    void init() {
        mHome = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(at("session")));
        QVERIFY(QFile::setPermissions(at("session"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        mSession = qgetenv("XDG_RUNTIME_DIR");
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(at("session")));
        mEnvironment = QProcessEnvironment::systemEnvironment();
        for (const auto& [name, value] : {std::pair("HOME", mHome->path()),
                                          {"XDG_CONFIG_HOME", at("config")},
                                          {"XDG_DATA_HOME", at("data")},
                                          {"XDG_CACHE_HOME", at("cache")},
                                          {"QT_QPA_PLATFORM", QString("offscreen")},
                                          {"LC_ALL", QString("C.UTF-8")}})
            mEnvironment.insert(name, value);
        const Systems systems = builtInSystems();
        const std::string_view sample = systems.list().front().samples.front().text;
        for (const char* name : {"a.hexa", "b.hexa", "c d.hexa"})
            put(at(name), QByteArray(sample.data(), static_cast<qsizetype>(sample.size())));
        // A text map is opened as work without a file.
        QCOMPARE(run({"export", at("a.hexa"), "--to", "text", "-o", at("work.txt")}).status, 0);
    }
    void cleanup() {
        mSession.isNull() ? qunsetenv("XDG_RUNTIME_DIR") : qputenv("XDG_RUNTIME_DIR", mSession);
    }

    /// Several files are marked and opened, one of which is already open: its window opens the
    /// others.
    void aSecondStartDropsNothing() {
        const auto first = start({"a.hexa"});
        QTRY_VERIFY_WITH_TIMEOUT(FileClaim::isHeld(at("a.hexa")), test::patience);
        const auto second = start({"a.hexa", "b.hexa", "c d.hexa"});
        QVERIFY(ended(*second));
        QCOMPARE(second->exitCode(), 0);
        for (const char* name : {"a.hexa", "b.hexa", "c d.hexa"})
            QTRY_VERIFY2(FileClaim::isHeld(at(name)), name);
        // Also if it is not the first one.
        QVERIFY(QFile::copy(at("a.hexa"), at("e.hexa")));
        const auto third = start({"e.hexa", "b.hexa"});
        QVERIFY(ended(*third));
        QCOMPARE(third->exitCode(), 0);
        QTRY_VERIFY(FileClaim::isHeld(at("e.hexa")));
        QCOMPARE(first->state(), QProcess::Running);
        first->terminate();
        QVERIFY(ended(*first));
        QVERIFY(
            QDir(at("session/hexatelier")).isEmpty(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot));
    }

    /// `timeout` and supervisors send two signals, and the first one is not handled yet when the
    /// second comes.
    void twoSignalsAtOnceKeepTheWork_data() {
        QTest::addColumn<int>("pause");  // milliseconds
        for (const int pause : {0, 1, 5, 30}) QTest::addRow("%d ms apart", pause) << pause;
    }
    void twoSignalsAtOnceKeepTheWork() {
        QFETCH(int, pause);
        const auto studio = start({"work.txt", "a.hexa"});
        QTRY_VERIFY_WITH_TIMEOUT(FileClaim::isHeld(at("a.hexa")), test::patience);
        const auto process = static_cast<pid_t>(studio->processId());
        QCOMPARE(::kill(process, SIGTERM), 0);
        if (pause > 0) QTest::qSleep(pause);
        ::kill(process, SIGTERM);
        QVERIFY(ended(*studio));
        QCOMPARE(studio->exitStatus(), QProcess::NormalExit);
        QCOMPARE(studio->exitCode(), 0);
        QCOMPARE(copies().filter(QRegularExpression("[.]hexa$")).size(), 1);
        QVERIFY2(copies().filter(".lock").isEmpty(), qPrintable(copies().join(' ')));
        QVERIFY(
            QDir(at("session/hexatelier")).isEmpty(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot));
    }

    /// The window is gone: work that can't be kept in its place is kept elsewhere, with a message.
    void workThatCantBeKeptIsReported() {
        const auto once = start({"--exit-after-start"});
        QVERIFY(ended(*once));
        QVERIFY(QDir(at("data")).removeRecursively());
        put(at("data"), "no folder");
        const auto studio = start({"work.txt", "a.hexa"});
        QTRY_VERIFY_WITH_TIMEOUT(FileClaim::isHeld(at("a.hexa")), test::patience);
        studio->terminate();
        QVERIFY(ended(*studio));
        QCOMPARE(studio->exitStatus(), QProcess::NormalExit);
        QCOMPARE(studio->exitCode(), 1);
        const QStringList kept = QDir(mHome->path()).entryList({"*-unsaved-*.hexa"});
        QCOMPARE(kept.size(), 1);
        const QByteArray reported = studio->readAllStandardError();
        QVERIFY2(reported.contains("Unsaved changes") && reported.contains(kept.front().toUtf8()),
                 reported.constData());
        QCOMPARE(run({"info", at(kept.front())}).status, 0);
    }

    /// The list of printers may come from another machine.
    void noPrinterIsAskedForAtAStart() {
        const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        QCOMPARE(::bind(server, reinterpret_cast<const sockaddr*>(&address), size), 0);
        QCOMPARE(::listen(server, 5), 0);
        QCOMPARE(::getsockname(server, reinterpret_cast<sockaddr*>(&address), &size), 0);
        mEnvironment.insert("CUPS_SERVER", "127.0.0.1:" + QString::number(ntohs(address.sin_port)));
        const auto studio = start({"a.hexa", "--exit-after-start"});
        QVERIFY(ended(*studio));
        QCOMPARE(studio->exitCode(), 0);
        QCOMPARE(::accept(server, nullptr, nullptr), -1);
        ::close(server);
    }
};

HEXA_TEST(StudioTest);

}  // namespace hexa

#include "studio_test.moc"
