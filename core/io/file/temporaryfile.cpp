// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/temporaryfile.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

namespace hexa {
namespace {

constexpr int maxNames = 1000;
constexpr int sweptNames = 8;  // a killed program left one a thread that wrote
constexpr int permissions = 0666;

/// Returns one of a few fixed names, so that remains are found without listing the folder. They are
/// short, because a name of maximal length must not become longer.
std::string nameIn(const std::string& folder, int number) {
    return folder + "/.hexatelier-" + std::to_string(number) + ".tmp";
}

bool isAt(int fd, const std::string& name) {
    struct stat file {};
    struct stat there {};
    return ::fstat(fd, &file) == 0 && ::lstat(name.c_str(), &there) == 0 && file.st_dev == there.st_dev &&
           file.st_ino == there.st_ino;
}

/// False if another program has the lock. Without locks a file can't be called abandoned.
bool lock(int fd) { return ::flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; }

/// True if the name is free now.
bool removeAbandoned(const std::string& name) {
    const Descriptor file(::open(name.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (!file.open()) return errno == ENOENT;
    if (::flock(file.fd(), LOCK_EX | LOCK_NB) != 0) return false;
    // Between opening and locking its owner may have moved it to its place, and another may be here
    // now.
    return isAt(file.fd(), name) && ::unlink(name.c_str()) == 0;
}

/// Tries the names until `make` succeeds; it sets errno. Empty if none does.
template <class Make>
std::string firstFreeName(const std::string& folder, Make make) {
    for (int number = 0; number < maxNames; ++number) {
        const std::string name = nameIn(folder, number);
        for (int i = 0; i < 2; ++i) {
            if (make(name)) return name;
            if (errno != EEXIST) return {};
            if (!removeAbandoned(name)) break;
        }
    }
    errno = EEXIST;
    return {};
}

/// Returns the way to a file without a name.
std::string pathOf(int fd) { return "/proc/self/fd/" + std::to_string(fd); }

}  // namespace

TemporaryFile TemporaryFile::in(const std::string& folder) {
    for (int number = 0; number < sweptNames; ++number) removeAbandoned(nameIn(folder, number));
    TemporaryFile temporary;
    temporary.mFolder = folder;
    temporary.mFile = Descriptor(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, permissions));
    if (temporary.open() && ::access(pathOf(temporary.fd()).c_str(), F_OK) == 0 && lock(temporary.fd()))
        return temporary;
    temporary.mName = firstFreeName(folder, [&](const std::string& name) {
        temporary.mFile =
            Descriptor(::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions));
        if (!temporary.open()) return false;
        // Before it was locked, another program may have taken it for abandoned.
        if (lock(temporary.fd()) && isAt(temporary.fd(), name)) return true;
        errno = EEXIST;
        return false;
    });
    return temporary;
}

bool TemporaryFile::takeName() {
    const std::string file = pathOf(fd());
    mName = firstFreeName(mFolder, [&](const std::string& name) {
        return ::linkat(AT_FDCWD, file.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
    });
    return !mName.empty();
}

bool TemporaryFile::moveTo(const std::string& target) {
    if (mName.empty()) {
        // A link never replaces a file, so that only a new one goes to its place directly.
        const int linked =
            ::linkat(AT_FDCWD, pathOf(fd()).c_str(), AT_FDCWD, target.c_str(), AT_SYMLINK_FOLLOW);
        if (linked == 0) return true;
        if (errno != EEXIST || !takeName()) return false;
    }
    if (::rename(mName.c_str(), target.c_str()) != 0) return false;
    mName.clear();
    return true;
}

TemporaryFile::~TemporaryFile() {
    if (!mName.empty()) ::unlink(mName.c_str());
}

}  // namespace hexa
