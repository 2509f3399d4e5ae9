// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a file while the system's calls fail, one after the other: the file must be the old one
// or the new one.
#include "core/io/file/file.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QTest>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <filesystem>

namespace fs = std::filesystem;

namespace {

/// Calls are counted while this is on; the one with the number `failing` fails.
struct Faults {
    bool on = false;
    bool noUnnamedFiles = false;  ///< As on a file system without O_TMPFILE.
    int failing = 0;
    int error = EIO;
    int calls = 0;
    bool forEver = false;  ///< All later ones too.
} faults;

bool fails() {
    if (!faults.on) return false;
    ++faults.calls;
    if (faults.forEver ? faults.calls < faults.failing : faults.calls != faults.failing) return false;
    errno = faults.error;
    return true;
}

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

// These replace those of the C library for the whole program.
extern "C" {
int open(const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(list, mode_t) : 0;
    va_end(list);
    if (faults.on && faults.noUnnamedFiles && (flags & O_TMPFILE) == O_TMPFILE) {
        errno = EOPNOTSUPP;
        return -1;
    }
    // Looking for leftover files is not a step of the work.
    const bool step = (flags & O_ACCMODE) != O_RDONLY && (flags & O_NOFOLLOW) == 0;
    if (step && fails()) return -1;
    return real<int(const char*, int, ...)>("open")(path, flags, mode);
}
ssize_t write(int file, const void* bytes, size_t count) {
    if (fails()) return -1;
    // A disk that accepts only a part of the data.
    if (faults.on && count > 1) count = (count + 1) / 2;
    return real<ssize_t(int, const void*, size_t)>("write")(file, bytes, count);
}
int fsync(int file) { return fails() ? -1 : real<int(int)>("fsync")(file); }
int rename(const char* from, const char* to) noexcept {
    return fails() ? -1 : real<int(const char*, const char*)>("rename")(from, to);
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    if (fails()) return -1;
    return real<int(int, const char*, int, const char*, int)>("linkat")(fromFolder, from, toFolder, to,
                                                                        flags);
}
int fchmod(int file, mode_t mode) noexcept {
    return fails() ? -1 : real<int(int, mode_t)>("fchmod")(file, mode);
}
int fchown(int file, uid_t owner, gid_t group) noexcept {
    return fails() ? -1 : real<int(int, uid_t, gid_t)>("fchown")(file, owner, group);
}
int ftruncate(int file, off_t size) noexcept {
    return fails() ? -1 : real<int(int, off_t)>("ftruncate")(file, size);
}
int fallocate(int file, int mode, off_t from, off_t size) {
    return fails() ? -1 : real<int(int, int, off_t, off_t)>("fallocate")(file, mode, from, size);
}
}

namespace hexa {

class FileFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void oldOrNew_data() {
        QTest::addColumn<bool>("exists");
        QTest::addColumn<bool>("noUnnamedFiles");
        QTest::addColumn<bool>("inPlace");
        QTest::addColumn<int>("error");
        for (const int error : {EIO, ENOSPC, EACCES, EPERM}) {
            const auto row = [error](const char* name, bool exists, bool noUnnamedFiles, bool inPlace) {
                QTest::addRow("%s, %s", name, strerrorname_np(error))
                    << exists << noUnnamedFiles << inPlace << error;
            };
            row("new file", false, false, false);
            row("new file with a name meanwhile", false, true, false);
            row("replaced", true, false, false);
            row("replaced, with a name meanwhile", true, true, false);
            row("in place", true, false, true);
        }
    }
    void oldOrNew() {
        QFETCH(bool, exists);
        QFETCH(bool, noUnnamedFiles);
        QFETCH(bool, inPlace);
        QFETCH(int, error);
        if (inPlace && ::geteuid() != 0) QSKIP("needs root to become somebody else");
        const std::string before = "old content, longer than the new";
        const std::string after = "new";
        for (int failing = 1;; ++failing) {
            QTemporaryDir folder;
            const std::string path = folder.filePath("map").toStdString();
            if (exists) QVERIFY(writeFile(path, before));
            if (inPlace) {
                ::chmod(path.c_str(), 0666);
                ::chmod(folder.path().toStdString().c_str(), 0555);
                QCOMPARE(::setresuid(65534, 65534, 0), 0);
            }
            faults = {true, noUnnamedFiles, failing, error, 0, false};
            const Status status = writeFile(path, after);
            faults.on = false;
            if (inPlace) QCOMPARE(::setresuid(0, 0, 0), 0);
            QVERIFY(failing < 100);
            const bool failed = faults.calls >= failing;
            const auto now = readFile(path);
            const std::string code = status ? "" : status.error().code();
            QVERIFY2(code != "file.left-damaged", code.c_str());
            if (status || code == "file.not-flushed")
                QVERIFY2(now && *now == after, std::to_string(failing).c_str());
            else if (exists)
                QVERIFY2(now && *now == before, std::to_string(failing).c_str());
            else
                QVERIFY2(!now, std::to_string(failing).c_str());
            // Nothing is left beside it, whatever failed.
            const auto entries = std::distance(fs::directory_iterator(folder.path().toStdString()), {});
            QCOMPARE(entries, now ? 1 : 0);
            if (failed) continue;
            QVERIFY(status);
            QVERIFY2(failing > 5, "the calls are not counted");
            return;
        }
    }

    /// If the disk disappears in the middle, the message must not claim that all is as before.
    void damageIsReported() {
        if (::geteuid() != 0) QSKIP("needs root to become somebody else");
        QTemporaryDir folder;
        const std::string path = folder.filePath("map").toStdString();
        QVERIFY(writeFile(path, "old"));
        ::chmod(path.c_str(), 0666);
        ::chmod(folder.path().toStdString().c_str(), 0555);
        QCOMPARE(::setresuid(65534, 65534, 0), 0);
        faults = {true, false, 5, EIO, 0, true};  // after opening, making room and the first half
        const Status status = writeFile(path, "new");
        faults.on = false;
        QCOMPARE(::setresuid(0, 0, 0), 0);
        QVERIFY(!status);
        QCOMPARE(status.error().code(), std::string("file.left-damaged"));
    }
};

HEXA_TEST(FileFaultsTest);

}  // namespace hexa
#include "filefaults_test.moc"
