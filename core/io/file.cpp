// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"

#include "core/json/reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace hexa {
namespace {

struct ReadOnly {
    explicit ReadOnly(int descriptor) : fd(descriptor) {}
    ~ReadOnly() {
        if (fd >= 0) ::close(fd);
    }
    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;
    const int fd;
};

Error fileError(std::string_view fallback, const std::string& path, int number) {
    std::string code(fallback);
    if (number == ENOENT || number == ENOTDIR)
        code = fallback == "file.write-failed" ? "file.no-folder" : "file.not-found";
    if (number == EACCES || number == EPERM || number == EROFS) code = "file.no-permission";
    if (number == EISDIR) code = "file.is-directory";
    if (number == ENOSPC || number == EDQUOT || number == EFBIG) code = "file.disk-full";
    return Error(code, {{"path", path}, {"reason", std::string(std::strerror(number))}});
}

/// The file behind a path with symbolic links, which need not exist yet.
std::string behindLinks(std::string path) {
    std::error_code error;
    for (int depth = 0; depth < 40 && std::filesystem::is_symlink(path, error); ++depth) {
        const auto next = std::filesystem::read_symlink(path, error);
        if (error) break;
        path = (std::filesystem::path(path).parent_path() / next).string();
    }
    return path;
}

/// A new file beside `target`, with the permissions that new files have here: given by the system, as asking for them
/// (umask) would change them for all threads for a moment.
int newFileBeside(const std::string& target, std::string& path) {
    static std::atomic<unsigned> made = 0;
    constexpr int mostTries = 1000;  // names that a killed run with the same process number left behind
    for (int i = 0; i < mostTries; ++i) {
        path = target + '.' + std::to_string(::getpid()) + '-' + std::to_string(++made);
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

}  // namespace

Result<std::string> readFile(const std::string& path) {
    // O_NONBLOCK: opening a named pipe must not wait for ever.
    const ReadOnly file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.fd < 0) return fileError("file.read-failed", path, errno);
    struct stat info {};
    if (::fstat(file.fd, &info) != 0) return fileError("file.read-failed", path, errno);
    if (S_ISDIR(info.st_mode)) return Error("file.is-directory", {{"path", path}});
    if (!S_ISREG(info.st_mode)) return Error("file.not-regular", {{"path", path}});
    if (info.st_size > maxFileBytes)
        return Error("file.too-large", {{"path", path}, {"max", maxFileBytes / (1024 * 1024)}});
    std::string content;
    content.reserve(static_cast<std::size_t>(info.st_size) + jsonPadding);
    content.resize(static_cast<std::size_t>(info.st_size));
    std::size_t done = 0;
    while (done < content.size()) {
        const auto got = ::read(file.fd, content.data() + done, content.size() - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return fileError("file.read-failed", path, errno);
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    content.resize(done);
    return content;
}

Status writeFile(const std::string& path, std::string_view content) {
    auto file = FileReplacement::begin(path);
    if (!file) return file.error();
    if (auto written = file->write(content); !written) return written;
    return file->commit();
}

Result<FileReplacement> FileReplacement::begin(const std::string& path) {
    FileReplacement file;
    file.mPath = path;
    file.mTarget = behindLinks(path);
    struct stat info {};
    const bool exists = ::stat(file.mTarget.c_str(), &info) == 0;
    if (exists && S_ISDIR(info.st_mode)) return Error("file.is-directory", {{"path", path}});
    if (exists && ::access(file.mTarget.c_str(), W_OK) != 0)
        return fileError("file.write-failed", path, errno);
    if (exists && !S_ISREG(info.st_mode)) {
        // A device or pipe (/dev/stdout) can't be replaced: write into it.
        file.mFile = Descriptor(::open(file.mTarget.c_str(), O_WRONLY | O_CLOEXEC));
        if (file.mFile.fd() < 0) return fileError("file.write-failed", path, errno);
        return file;
    }
    std::string temporary;
    file.mFile = Descriptor(newFileBeside(file.mTarget, temporary));
    if (file.mFile.fd() < 0) return fileError("file.write-failed", path, errno);
    file.mTemporary = std::move(temporary);
    if (exists && ::fchmod(file.mFile.fd(), info.st_mode & 07777U) != 0)
        return fileError("file.write-failed", path, errno);
    return file;
}

Status FileReplacement::write(std::string_view part) {
    for (std::size_t done = 0; done < part.size();) {
        const auto written = ::write(mFile.fd(), part.data() + done, part.size() - done);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return fileError("file.write-failed", mPath, errno);
        done += static_cast<std::size_t>(written);
    }
    return Done{};
}

Status FileReplacement::commit() {
    if (mTemporary.empty()) return Done{};
    if (::fsync(mFile.fd()) != 0) return fileError("file.write-failed", mPath, errno);
    if (!mFile.closeNow()) return fileError("file.write-failed", mPath, errno);
    if (::rename(mTemporary.c_str(), mTarget.c_str()) != 0)
        return fileError("file.write-failed", mPath, errno);
    mTemporary.clear();
    return Done{};
}

FileReplacement::FileReplacement(FileReplacement&& other) noexcept
    : mPath(std::move(other.mPath)),
      mTarget(std::move(other.mTarget)),
      mTemporary(std::exchange(other.mTemporary, {})),
      mFile(std::move(other.mFile)) {}

FileReplacement::~FileReplacement() {
    if (!mTemporary.empty()) ::unlink(mTemporary.c_str());
}

FileReplacement::Descriptor::~Descriptor() { closeNow(); }

bool FileReplacement::Descriptor::closeNow() {
    const int fd = std::exchange(mFd, -1);
    return fd < 0 || ::close(fd) == 0;
}

}  // namespace hexa
