// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace hexa {
namespace {

class Descriptor {
public:
    explicit Descriptor(int fd) : mFd(fd) {}
    ~Descriptor() {
        if (mFd >= 0) ::close(mFd);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int fd() const { return mFd; }
    bool closeNow() { return ::close(std::exchange(mFd, -1)) == 0; }

private:
    int mFd;
};

Error fileError(std::string_view fallback, const std::string& path, int number) {
    std::string code(fallback);
    if (number == ENOENT || number == ENOTDIR) code = fallback == "file.write-failed" ? "file.no-folder" : "file.not-found";
    if (number == EACCES || number == EPERM || number == EROFS) code = "file.no-permission";
    if (number == EISDIR) code = "file.is-directory";
    if (number == ENOSPC || number == EDQUOT || number == EFBIG) code = "file.disk-full";
    return Error(code, {{"path", path}, {"reason", std::string(std::strerror(number))}});
}

}  // namespace

Result<std::string> readFile(const std::string& path) {
    // O_NONBLOCK: opening a named pipe must not wait for ever.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.fd() < 0) return fileError("file.read-failed", path, errno);
    struct stat info {};
    if (::fstat(file.fd(), &info) != 0) return fileError("file.read-failed", path, errno);
    if (S_ISDIR(info.st_mode)) return Error("file.is-directory", {{"path", path}});
    if (!S_ISREG(info.st_mode)) return Error("file.not-regular", {{"path", path}});
    if (info.st_size > maxFileBytes)
        return Error("file.too-large", {{"path", path}, {"max", maxFileBytes / (1024 * 1024)}});
    std::string content(static_cast<std::size_t>(info.st_size), '\0');
    std::size_t done = 0;
    while (done < content.size()) {
        const auto got = ::read(file.fd(), content.data() + done, content.size() - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return fileError("file.read-failed", path, errno);
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    content.resize(done);
    return content;
}

Status writeFile(const std::string& path, std::string_view content) {
    std::error_code ignored;
    const auto resolved = std::filesystem::weakly_canonical(path, ignored);
    const std::string target = ignored ? path : resolved.string();
    struct stat info {};
    const bool exists = ::stat(target.c_str(), &info) == 0;
    if (exists && S_ISDIR(info.st_mode)) return Error("file.is-directory", {{"path", path}});
    if (exists && ::access(target.c_str(), W_OK) != 0) return fileError("file.write-failed", path, errno);
    if (exists && !S_ISREG(info.st_mode)) {
        // A device or pipe (/dev/stdout) can't be replaced: write into it.
        const Descriptor device(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
        if (device.fd() < 0) return fileError("file.write-failed", path, errno);
        for (std::size_t done = 0; done < content.size();) {
            const auto written = ::write(device.fd(), content.data() + done, content.size() - done);
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return fileError("file.write-failed", path, errno);
            done += static_cast<std::size_t>(written);
        }
        return Done{};
    }

    std::string temporary = target + ".XXXXXX";
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (file.fd() < 0) return fileError("file.write-failed", path, errno);
    const auto fail = [&](int number) {
        ::unlink(temporary.c_str());
        return fileError("file.write-failed", path, number);
    };
    for (std::size_t done = 0; done < content.size();) {
        const auto written = ::write(file.fd(), content.data() + done, content.size() - done);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return fail(errno);
        done += static_cast<std::size_t>(written);
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    if (::fchmod(file.fd(), exists ? info.st_mode & 07777U : 0666U & ~mask) != 0) return fail(errno);
    if (::fsync(file.fd()) != 0) return fail(errno);
    if (!file.closeNow()) return fail(errno);
    if (::rename(temporary.c_str(), target.c_str()) != 0) return fail(errno);
    return Done{};
}

}  // namespace hexa
