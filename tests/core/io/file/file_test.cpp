// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/io/file/filestamp.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>

using namespace hexa;
namespace fs = std::filesystem;

namespace {

/// Makes writes beyond a size fail, as on a full disk, as long as it lives.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : mHandler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &mBefore);
        const rlimit small{bytes, mBefore.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &mBefore);
        std::signal(SIGXFSZ, mHandler);
    }

private:
    rlimit mBefore{};
    void (*mHandler)(int);
};

/// Removes root's rights as long as it lives; does nothing for other users.
class Nobody {
public:
    Nobody() : mActive(::geteuid() == 0 && ::setresuid(65534, 65534, 0) == 0) {}
    ~Nobody() {
        if (mActive && ::setresuid(0, 0, 0) != 0) std::abort();
    }

private:
    bool mActive;
};

std::string codeOf(const Status& status) { return status ? std::string() : status.error().code(); }

}  // namespace

class FileTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        mFolder = std::make_unique<QTemporaryDir>();
        QVERIFY(mFolder->isValid());
    }

    void bytesComeBack() {
        std::string content;
        for (int i = 0; i < 300'000; ++i) content += static_cast<char>(i * 7);
        QVERIFY(writeFile(path("a"), content));
        QVERIFY(*readFile(path("a")) == content);
        QVERIFY(writeFile(path("a"), ""));
        QVERIFY(readFile(path("a"))->empty());
        QCOMPARE(entries(), 1);
    }

    void unreadable_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        QTest::newRow("missing") << "missing"
                                 << "file.not-found";
        QTest::newRow("no Unicode") << QString::fromUtf8("caf\xef\xbf\xbd") << "file.name-not-unicode";
        QTest::newRow("folder missing") << "no/such"
                                        << "file.not-found";
        QTest::newRow("file as folder") << "file/x"
                                        << "file.not-found";
        QTest::newRow("directory") << "directory"
                                   << "file.is-directory";
        QTest::newRow("named pipe") << "pipe"
                                    << "file.not-regular";
        QTest::newRow("1 GB") << "large"
                              << "file.too-large";
        QTest::newRow("link to nothing") << "dangling"
                                         << "file.not-found";
    }
    void unreadable() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        std::ofstream(path("file")) << "x";
        fs::create_directory(path("directory"));
        fs::create_symlink("nowhere", path("dangling"));
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        std::ofstream(path("large")).close();
        fs::resize_file(path("large"), 1ULL << 30);  // sparse
        // Reading the pipe would never end.
        const auto content = readFile(path(name.toStdString()));
        QVERIFY(!content);
        QCOMPARE(QString::fromStdString(content.error().code()), code);
        QVERIFY(content.error().arguments()[0] == Argument({"path", path(name.toStdString())}));
    }

    /// Writes into a pipe with a reader, even one that comes a moment later. A pipe without a
    /// reader must not stop a program for ever.
    void namedPipes() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        const Status nobody = writeFile(path("pipe"), "lost");
        QVERIFY(!nobody);
        QCOMPARE(nobody.error().code(), std::string("file.no-reader"));
        QByteArray got;
        std::thread reader([&] {
            QThread::msleep(100);
            QFile pipe(QString::fromStdString(path("pipe")));
            if (pipe.open(QIODevice::ReadOnly)) got = pipe.readAll();
        });
        const std::string large(1'000'000, 'x');  // more than a pipe holds
        const Status read = writeFile(path("pipe"), large);
        reader.join();
        QVERIFY(read);
        QCOMPARE(got.size(), static_cast<qsizetype>(large.size()));
        // The stamp of the written file does not count as a reader either.
        std::thread second([&] {
            QFile pipe(QString::fromStdString(path("pipe")));
            if (pipe.open(QIODevice::ReadOnly)) got = pipe.readAll();
        });
        QVERIFY(writeStamped(path("pipe"), "stamped").ok());
        second.join();
        QCOMPARE(got, QByteArray("stamped"));
    }

    void largestFileIsRead() {
        std::ofstream(path("limit")).close();
        fs::resize_file(path("limit"), static_cast<std::uintmax_t>(maxFileBytes) + 1);
        QCOMPARE(readFile(path("limit")).error().code(), std::string("file.too-large"));
        fs::resize_file(path("limit"), static_cast<std::uintmax_t>(maxFileBytes));
        QCOMPARE(static_cast<std::int64_t>(readFile(path("limit"))->size()), maxFileBytes);
    }

    void permissions() {
        ::chmod(path("").c_str(), 0755);
        QVERIFY(writeFile(path("secret"), "x"));
        ::chmod(path("secret").c_str(), 0);
        {
            const Nobody nobody;
            QCOMPARE(readFile(path("secret")).error().code(), std::string("file.no-permission"));
        }
        ::chmod(path("secret").c_str(), 0444);
        {
            const Nobody nobody;
            QCOMPARE(*readFile(path("secret")), std::string("x"));
            QCOMPARE(codeOf(writeFile(path("secret"), "y")), std::string("file.no-permission"));
        }
        QCOMPARE(*readFile(path("secret")), std::string("x"));
    }

    void unwritable_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("code");
        QTest::newRow("directory") << "directory"
                                   << "file.is-directory";
        QTest::newRow("folder missing") << "no/such"
                                        << "file.no-folder";
        QTest::newRow("file as folder") << "file/x"
                                        << "file.no-folder";
    }
    void unwritable() {
        QFETCH(QString, target);
        QFETCH(QString, code);
        std::ofstream(path("file")) << "x";
        fs::create_directory(path("directory"));
        QCOMPARE(QString::fromStdString(codeOf(writeFile(path(target.toStdString()), "y"))), code);
        QCOMPARE(*readFile(path("file")), std::string("x"));
        QCOMPARE(entries(), 2);
    }

    void fullDiskKeepsTheOldFile() {
        QVERIFY(writeFile(path("map"), "old"));
        const std::string large(200'000, 'x');
        {
            const FullDisk full(65'536);
            QCOMPARE(codeOf(writeFile(path("map"), large)), std::string("file.disk-full"));
            QCOMPARE(codeOf(writeFile(path("new"), large)), std::string("file.disk-full"));
        }
        QCOMPARE(*readFile(path("map")), std::string("old"));
        QCOMPARE(entries(), 1);  // no half-written file, old or temporary
        QVERIFY(writeFile(path("map"), large));
    }

    void fullDevice() {
        if (!fs::exists("/dev/full")) QSKIP("no /dev/full here");
        QCOMPARE(codeOf(writeFile("/dev/full", "x")), std::string("file.disk-full"));
        QVERIFY(fs::is_character_file("/dev/full"));
    }

    void linksStayLinks() {
        fs::create_directory(path("real"));
        QVERIFY(writeFile(path("real/map"), "old"));
        fs::create_symlink("real/map", path("link"));
        fs::create_symlink(path("link"), path("link2"));
        QVERIFY(writeFile(path("link2"), "new"));
        QVERIFY(fs::is_symlink(path("link")) && fs::is_symlink(path("link2")));
        QCOMPARE(*readFile(path("real/map")), std::string("new"));
        // A link to a missing file creates that file.
        fs::create_symlink("real/later", path("later"));
        QVERIFY(writeFile(path("later"), "made"));
        QVERIFY(fs::is_symlink(path("later")));
        QCOMPARE(*readFile(path("real/later")), std::string("made"));
    }

    void modeStays() {
        QVERIFY(writeFile(path("map"), "x"));
        struct stat info {};
        const mode_t mask = ::umask(027);
        QVERIFY(writeFile(path("fresh"), "x"));
        ::umask(mask);
        QCOMPARE(::stat(path("fresh").c_str(), &info), 0);
        QCOMPARE(info.st_mode & 0777U, mode_t{0640});
        ::chmod(path("map").c_str(), 0604);
        QVERIFY(writeFile(path("map"), "y"));
        QCOMPARE(::stat(path("map").c_str(), &info), 0);
        QCOMPARE(info.st_mode & 0777U, mode_t{0604});
    }

    void replacementInParts() {
        QVERIFY(writeFile(path("map"), "old"));
        {
            auto replacement = FileReplacement::begin(path("map"));
            QVERIFY(replacement);
            QVERIFY(replacement->write("half"));
            QCOMPARE(*readFile(path("map")), std::string("old"));
        }
        QCOMPARE(*readFile(path("map")), std::string("old"));
        QCOMPARE(entries(), 1);
        auto replacement = FileReplacement::begin(path("map"));
        QVERIFY(replacement && replacement->write("ne") && replacement->write("w") && replacement->commit());
        QCOMPARE(*readFile(path("map")), std::string("new"));
        QCOMPARE(entries(), 1);
    }

    void longestNameIsWritten() {
        const std::string longest(255, 'n');  // NAME_MAX
        QVERIFY(writeFile(path(longest), "old"));
        QVERIFY(writeFile(path(longest), "new"));
        QCOMPARE(*readFile(path(longest)), std::string("new"));
        QCOMPARE(entries(), 1);
    }

    void linksInACircleAreAnError() {
        fs::create_symlink("b", path("a"));
        fs::create_symlink("a", path("b"));
        const auto status = writeFile(path("a"), "x");
        QCOMPARE(codeOf(status), std::string("file.write-failed"));
        QVERIFY(status.error().arguments()[1] == Argument({"reason", std::string(std::strerror(ELOOP))}));
        QVERIFY(fs::is_symlink(path("a")) && fs::is_symlink(path("b")));
        QCOMPARE(entries(), 2);
    }

    void ownerStays() {
        if (::geteuid() != 0) QSKIP("only root can give files away");
        QVERIFY(writeFile(path("map"), "old"));
        QCOMPARE(::chown(path("map").c_str(), 65534, 65533), 0);
        ::chmod(path("map").c_str(), 0640);
        QVERIFY(writeFile(path("map"), "new"));
        struct stat info {};
        QCOMPARE(::stat(path("map").c_str(), &info), 0);
        QCOMPARE(info.st_uid, uid_t{65534});
        QCOMPARE(info.st_gid, gid_t{65533});
        QCOMPARE(info.st_mode & 0777U, mode_t{0640});
        QCOMPARE(*readFile(path("map")), std::string("new"));
    }

    void attributesStay() {
        QVERIFY(writeFile(path("map"), "old"));
        if (::setxattr(path("map").c_str(), "user.label", "mine", 4, 0) != 0)
            QSKIP("no extended attributes here");
        QVERIFY(writeFile(path("map"), "new"));
        char value[8] = {};
        QCOMPARE(::getxattr(path("map").c_str(), "user.label", value, sizeof value), ssize_t{4});
        QCOMPARE(std::string(value), std::string("mine"));
    }

    /// A user who may write a file but can't give a new one to its owner, or can't create one in
    /// its folder.
    void writtenInPlace_data() {
        QTest::addColumn<int>("folderMode");
        QTest::newRow("file of somebody else") << 0777;
        QTest::newRow("folder that can't be written") << 0555;
    }
    void writtenInPlace() {
        QFETCH(int, folderMode);
        if (::geteuid() != 0) QSKIP("needs root to become somebody else");
        QVERIFY(writeFile(path("map"), "a longer old text"));
        ::chmod(path("map").c_str(), 0666);
        ::chmod(path("").c_str(), static_cast<mode_t>(folderMode));
        struct stat before {};
        QCOMPARE(::stat(path("map").c_str(), &before), 0);
        {
            const Nobody nobody;
            QVERIFY(writeFile(path("map"), "new"));
            QCOMPARE(*readFile(path("map")), std::string("new"));
            const FullDisk full(65'536);
            QCOMPARE(codeOf(writeFile(path("map"), std::string(200'000, 'x'))),
                     std::string("file.disk-full"));
        }
        struct stat after {};
        QCOMPARE(::stat(path("map").c_str(), &after), 0);
        QCOMPARE(after.st_ino, before.st_ino);
        QCOMPARE(after.st_uid, before.st_uid);
        QCOMPARE(*readFile(path("map")), std::string("new"));
        QCOMPARE(entries(), 1);
    }

    void whatAKilledProgramLeftIsRemoved() {
        QVERIFY(writeFile(path("map"), "old"));
        for (const char* name : {".hexatelier-0.tmp", ".hexatelier-3.tmp"})
            std::ofstream(path(name)) << "half";
        const int inUse = ::open(path(".hexatelier-1.tmp").c_str(), O_WRONLY | O_CREAT, 0600);
        QCOMPARE(::flock(inUse, LOCK_EX), 0);
        QVERIFY(writeFile(path("map"), "new"));
        QCOMPARE(*readFile(path("map")), std::string("new"));
        QVERIFY(fs::exists(path(".hexatelier-1.tmp")));  // its program still writes
        QCOMPARE(entries(), 2);
        ::close(inUse);
        QVERIFY(writeFile(path("map"), "newer"));
        QCOMPARE(entries(), 1);
    }

    void sameFileByAnyWay() {
        QVERIFY(writeFile(path("map"), "x") && writeFile(path("other"), "x"));
        fs::create_symlink("map", path("link"));
        fs::create_hard_link(path("map"), path("hard"));
        QVERIFY(isSameFile(path("map"), path("link")));
        QVERIFY(isSameFile(path("hard"), path("./map")));
        QVERIFY(!isSameFile(path("map"), path("other")));
        QVERIFY(!isSameFile(path("missing"), path("missing")));
    }

private:
    std::string path(const std::string& name) const { return mFolder->path().toStdString() + "/" + name; }
    int entries() const {
        return static_cast<int>(
            std::distance(fs::directory_iterator(mFolder->path().toStdString()), fs::directory_iterator()));
    }
    std::unique_ptr<QTemporaryDir> mFolder;
};

HEXA_TEST(FileTest);
#include "file_test.moc"
