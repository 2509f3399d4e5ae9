// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"

#include "core/io/file/fileerror.h"
#include "core/json/reader.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

namespace hexa {
Error fileError(std::string_view fallback, const std::string& path, int number) {
    std::string code(fallback);
    if (number == ENOENT || number == ENOTDIR)
        code = fallback == "file.write-failed" ? "file.no-folder" : "file.not-found";
    // A window gets names as Unicode; bytes outside of UTF-8 arrive as U+FFFD and lead to no file.
    if (code == "file.not-found" && path.find("\xef\xbf\xbd") != std::string::npos)
        code = "file.name-not-unicode";
    if (number == EACCES || number == EPERM || number == EROFS) code = "file.no-permission";
    if (number == EISDIR) code = "file.is-directory";
    if (number == ENOSPC || number == EDQUOT || number == EFBIG) code = "file.disk-full";
    return Error(code, {{"path", path}, {"reason", std::string(std::strerror(number))}});
}

Result<std::string> readFile(const std::string& path) {
    // O_NONBLOCK: opening a named pipe must not wait for ever.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.open()) return fileError("file.read-failed", path, errno);
    struct stat info {};
    if (::fstat(file.fd(), &info) != 0) return fileError("file.read-failed", path, errno);
    if (S_ISDIR(info.st_mode)) return Error("file.is-directory", {{"path", path}});
    if (!S_ISREG(info.st_mode)) return Error("file.not-regular", {{"path", path}});
    if (info.st_size > maxFileBytes)
        return Error("file.too-large", {{"path", path}, {"max", maxFileBytes / (1024 * 1024)}});
    std::string content;
    content.reserve(static_cast<std::size_t>(info.st_size) + jsonPadding);
    content.resize(static_cast<std::size_t>(info.st_size));
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
    auto file = FileReplacement::begin(path);
    if (!file) return file.error();
    if (auto written = file->write(content); !written) return written;
    return file->commit();
}

bool isSameFile(const std::string& a, const std::string& b) {
    struct stat first {};
    struct stat second {};
    return ::stat(a.c_str(), &first) == 0 && ::stat(b.c_str(), &second) == 0 &&
           first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

}  // namespace hexa
