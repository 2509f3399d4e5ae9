// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/filestamp.h"

#include "core/io/file/descriptor.h"
#include "core/io/file/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace hexa {
namespace {

/// Returns FNV-1a by words of 8 bytes: the file of a map of a million cells takes 10 ms instead of
/// 50.
std::uint64_t hashOf(std::string_view content) {
    constexpr std::uint64_t prime = 0x100000001B3;
    std::uint64_t hash = 0xCBF29CE484222325 ^ content.size();
    for (std::size_t at = 0; at < content.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, content.data() + at, std::min(sizeof word, content.size() - at));
        hash = (hash ^ word) * prime;
        hash ^= hash >> 32;  // words differ in their high bytes too
    }
    return hash;
}

std::int64_t nanoseconds(const timespec& time) {
    constexpr std::int64_t second = 1'000'000'000;
    return time.tv_sec * second + time.tv_nsec;
}

/// Holds this program's turn to write a file: a lock on the file itself. A replaced file is another
/// file, so after waiting the path is looked up again. Where locks don't work, no waiting takes
/// place.
class FileTurn {
public:
    explicit FileTurn(const std::string& path) {
        for (;;) {
            struct stat mine {
            }, there{};
            // A pipe must not be opened: this would count as its reader.
            if (::stat(path.c_str(), &there) != 0 || !S_ISREG(there.st_mode)) return;
            mFile = Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
            if (!mFile.open()) return;
            while (::flock(mFile.fd(), LOCK_EX) != 0)
                if (errno != EINTR) return;
            if (::fstat(mFile.fd(), &mine) != 0 || ::stat(path.c_str(), &there) != 0 ||
                (there.st_ino == mine.st_ino && there.st_dev == mine.st_dev))
                return;
        }
    }

private:
    Descriptor mFile;
};

Result<FileStamp> writeNow(const std::string& path, std::string_view content) {
    if (Status written = writeFile(path, content); !written) return written.error();
    return stampOf(glanceAt(path), content);
}

}  // namespace

FileStamp glanceAt(const std::string& path) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0) return {};
    return {info.st_size, nanoseconds(info.st_mtim), 0, nanoseconds(info.st_ctim), info.st_ino};
}

FileStamp stampOf(FileStamp glanced, std::string_view content) {
    const auto size = static_cast<std::int64_t>(content.size());
    return {size, glanced.size == size ? glanced.modified : 0, hashOf(content), glanced.touched,
            glanced.number};
}

Result<StampedText> readStamped(const std::string& path) {
    const FileStamp glanced = glanceAt(path);
    auto text = readFile(path);
    if (!text) return text.error();
    const FileStamp stamp = stampOf(glanced, *text);
    return StampedText{*std::move(text), stamp};
}

Result<FileStamp> writeStamped(const std::string& path, std::string_view content) {
    const FileTurn turn(path);
    return writeNow(path, content);
}

Result<FileStamp> updateStamped(const std::string& path, std::string_view content, const FileStamp& known) {
    const FileTurn turn(path);
    if (changeSince(known, path) != FileChange::None)
        return Error("file.changed-meanwhile", {{"path", path}});
    return writeNow(path, content);
}

Result<FileStamp> writeOrUpdate(const std::string& path, std::string_view content,
                                const std::optional<FileStamp>& known) {
    return known ? updateStamped(path, content, *known) : writeStamped(path, content);
}

FileChange changeSince(const FileStamp& stamp, const std::string& path) {
    const FileStamp now = glanceAt(path);
    if (now.size < 0) return stamp.size < 0 ? FileChange::None : FileChange::Missing;
    if (now.size != stamp.size) return FileChange::Changed;
    if (now.modified == stamp.modified && now.touched == stamp.touched && now.number == stamp.number)
        return FileChange::None;
    const auto content = readFile(path);
    return content && hashOf(*content) == stamp.hash ? FileChange::None : FileChange::Changed;
}

}  // namespace hexa
