// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/io/file/fileerror.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>

namespace hexa {
namespace {

/// Returns the file behind a path with symbolic links, which need not exist yet.
Result<std::string> behindLinks(std::string path) {
    constexpr int maxLinks = 40;  // as the system
    const std::string given = path;
    std::error_code error;
    for (int depth = 0; std::filesystem::is_symlink(path, error); ++depth) {
        if (depth == maxLinks) return fileError("file.write-failed", given, ELOOP);
        const auto next = std::filesystem::read_symlink(path, error);
        if (error) return fileError("file.write-failed", given, error.value());
        path = (std::filesystem::path(path).parent_path() / next).string();
    }
    return path;
}

std::string folderOf(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

/// Copies access lists and the like. The system sets its own ("security."); attributes that can't
/// be copied are left out.
void copyAttributes(int from, int to) {
    std::string names(static_cast<std::size_t>(std::max<ssize_t>(::flistxattr(from, nullptr, 0), 0)), '\0');
    const auto got = ::flistxattr(from, names.data(), names.size());
    if (got < 0) return;
    names.resize(static_cast<std::size_t>(got));
    for (std::size_t at = 0; at < names.size(); at += std::string_view(names.c_str() + at).size() + 1) {
        const char* name = names.c_str() + at;
        if (std::string_view(name).starts_with("security.")) continue;
        std::string value(static_cast<std::size_t>(std::max<ssize_t>(::fgetxattr(from, name, nullptr, 0), 0)),
                          '\0');
        const auto size = ::fgetxattr(from, name, value.data(), value.size());
        if (size >= 0) (void)::fsetxattr(to, name, value.data(), static_cast<std::size_t>(size), 0);
    }
}

/// Gives a new file owner and permissions of the old one. False if that is not possible.
bool takeAfter(int made, const std::string& target, const struct stat& old) {
    struct stat now {};
    if (::fstat(made, &now) != 0) return false;
    const bool sameOwner = now.st_uid == old.st_uid && now.st_gid == old.st_gid;
    if (!sameOwner && ::fchown(made, old.st_uid, old.st_gid) != 0) return false;
    if (::fchmod(made, old.st_mode & 07777U) != 0) return false;
    const Descriptor from(::open(target.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (from.open()) copyAttributes(from.fd(), made);
    return true;
}

bool writeAll(int file, std::string_view content) {
    while (!content.empty()) {
        const auto written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Reads everything from the beginning; false and errno set if it can't be read.
bool readAll(int file, std::string& content) {
    struct stat info {};
    if (::fstat(file, &info) != 0) return false;
    content.resize(static_cast<std::size_t>(info.st_size));
    std::size_t done = 0;
    while (done < content.size()) {
        const auto got = ::read(file, content.data() + done, content.size() - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return false;
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    content.resize(done);
    return true;
}

/// Makes this the whole content of an open file.
bool replaceContent(int file, std::string_view content) {
    return ::lseek(file, 0, SEEK_SET) == 0 && writeAll(file, content) &&
           ::ftruncate(file, static_cast<off_t>(content.size())) == 0 && ::fsync(file) == 0;
}

/// Reserves space on the disk. Returns false, with errno, if the disk is full. Returns true if the
/// file system can't tell.
bool makeRoom(int file, std::size_t bytes) {
    if (bytes == 0 || ::fallocate(file, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(bytes)) == 0) return true;
    return errno != ENOSPC && errno != EDQUOT && errno != EFBIG;
}

/// Waits a moment for a reader of the pipe. After that, returns a closed descriptor with ENXIO.
Descriptor openDevice(const std::string& path) {
    constexpr timespec pause{0, 20'000'000};  // nanoseconds
    for (int left = 100;; --left) {
        Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK));
        if (device.open()) {
            const int flags = ::fcntl(device.fd(), F_GETFL);
            if (flags >= 0) (void)::fcntl(device.fd(), F_SETFL, flags & ~O_NONBLOCK);
            return device;
        }
        if (errno != ENXIO || left == 0) return device;
        ::nanosleep(&pause, nullptr);
    }
}

/// Makes the name of a new file survive a power failure; without this only its content would.
bool flushFolder(const std::string& folder) {
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // A folder that may be written but not read, or a file system that has no such thing.
    if (!file.open() || ::fsync(file.fd()) == 0) return true;
    return errno != EIO && errno != ENOSPC && errno != EDQUOT;
}

}  // namespace

Result<FileReplacement> FileReplacement::begin(const std::string& path) {
    auto target = behindLinks(path);
    if (!target) return target.error();
    FileReplacement file;
    file.mPath = path;
    file.mTarget = *std::move(target);
    struct stat info {};
    const bool exists = ::stat(file.mTarget.c_str(), &info) == 0;
    if (exists && S_ISDIR(info.st_mode)) return Error("file.is-directory", {{"path", path}});
    if (exists && ::access(file.mTarget.c_str(), W_OK) != 0)
        return fileError("file.write-failed", path, errno);
    if (exists && !S_ISREG(info.st_mode)) {
        // A device or pipe (/dev/stdout) can't be replaced: write into it.
        file.mWay = Way::Device;
        file.mDevice = openDevice(file.mTarget);
        if (!file.mDevice.open() && errno == ENXIO) return Error("file.no-reader", {{"path", path}});
        if (!file.mDevice.open()) return fileError("file.write-failed", path, errno);
        return file;
    }
    auto temporary = TemporaryFile::in(folderOf(file.mTarget));
    const int why = errno;
    if (!temporary.open() && !(exists && (why == EACCES || why == EPERM)))
        return fileError("file.write-failed", path, why);
    if (!temporary.open() || (exists && !takeAfter(temporary.fd(), file.mTarget, info)))
        file.mWay = Way::InPlace;
    else
        file.mTemporary.emplace(std::move(temporary));
    return file;
}

Status FileReplacement::write(std::string_view part) {
    if (mWay == Way::InPlace) {
        mContent += part;
        return Done{};
    }
    if (!writeAll(mWay == Way::Device ? mDevice.fd() : mTemporary->fd(), part))
        return fileError("file.write-failed", mPath, errno);
    return Done{};
}

Status FileReplacement::commit() {
    if (mWay == Way::Device) return Done{};
    if (mWay == Way::InPlace) return overwrite();
    if (::fsync(mTemporary->fd()) != 0 || !mTemporary->moveTo(mTarget))
        return fileError("file.write-failed", mPath, errno);
    if (!flushFolder(folderOf(mTarget)))
        return Error("file.not-flushed", {{"path", mPath}, {"reason", std::string(std::strerror(errno))}});
    return Done{};
}

Status FileReplacement::overwrite() {
    const Descriptor file(::open(mTarget.c_str(), O_RDWR | O_CLOEXEC));
    std::string old;
    if (!file.open() || !readAll(file.fd(), old) || !makeRoom(file.fd(), mContent.size()))
        return fileError("file.write-failed", mPath, errno);
    if (replaceContent(file.fd(), mContent)) return Done{};
    const int why = errno;
    if (replaceContent(file.fd(), old)) return fileError("file.write-failed", mPath, why);
    return Error("file.left-damaged", {{"path", mPath}});
}

}  // namespace hexa
