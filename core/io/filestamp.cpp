// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/filestamp.h"

#include "core/io/file.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstring>

namespace hexa {
namespace {

/// As FNV-1a, but by words of 8 bytes: the file of a map of a million cells takes 10 ms instead of 50.
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

}  // namespace

FileStamp glanceAt(const std::string& path) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0) return {};
    constexpr std::int64_t second = 1'000'000'000;
    return {info.st_size, info.st_mtim.tv_sec * second + info.st_mtim.tv_nsec, 0};
}

FileStamp stampOf(FileStamp glanced, std::string_view content) {
    const auto size = static_cast<std::int64_t>(content.size());
    return {size, glanced.size == size ? glanced.modified : 0, hashOf(content)};
}

Result<StampedText> readStamped(const std::string& path) {
    const FileStamp glanced = glanceAt(path);
    auto text = readFile(path);
    if (!text) return text.error();
    const FileStamp stamp = stampOf(glanced, *text);
    return StampedText{*std::move(text), stamp};
}

Result<FileStamp> writeStamped(const std::string& path, std::string_view content) {
    if (Status written = writeFile(path, content); !written) return written.error();
    return stampOf(glanceAt(path), content);
}

FileChange changeSince(const FileStamp& stamp, const std::string& path) {
    const FileStamp now = glanceAt(path);
    if (now.size < 0) return stamp.size < 0 ? FileChange::None : FileChange::Missing;
    if (now.size != stamp.size) return FileChange::Changed;
    if (now.modified == stamp.modified) return FileChange::None;
    const auto content = readFile(path);
    return content && hashOf(*content) == stamp.hash ? FileChange::None : FileChange::Changed;
}

}  // namespace hexa
