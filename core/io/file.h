// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace hexa {

/// Largest file that is read at all.
inline constexpr std::int64_t maxFileBytes = 256LL * 1024 * 1024;

/// The whole content of a regular file. Fails with "file.not-found", "file.is-directory", "file.no-permission",
/// "file.not-regular" (a pipe or device), "file.too-large" (before anything is read) or "file.read-failed". The text has
/// jsonPadding bytes of spare capacity.
Result<std::string> readFile(const std::string& path);

/// Replaces a file as a whole: written beside the target, flushed to disk, then renamed over it, so that the old
/// content stays until the new one is complete. A symbolic link stays a link. Fails with "file.no-permission",
/// "file.disk-full", "file.is-directory", "file.no-folder" or "file.write-failed"; then the old file is untouched.
Status writeFile(const std::string& path, std::string_view content);

/// The same in parts, for content that is too large to hold in memory: begin, write as often as needed, commit. Without
/// commit nothing has happened.
class FileReplacement {
public:
    static Result<FileReplacement> begin(const std::string& path);
    Status write(std::string_view part);
    Status commit();

    FileReplacement(FileReplacement&& other) noexcept;
    FileReplacement& operator=(FileReplacement&&) = delete;
    ~FileReplacement();

private:
    class Descriptor {
    public:
        Descriptor() = default;
        explicit Descriptor(int fd) : mFd(fd) {}
        Descriptor(Descriptor&& other) noexcept : mFd(std::exchange(other.mFd, -1)) {}
        Descriptor& operator=(Descriptor&& other) noexcept {
            std::swap(mFd, other.mFd);
            return *this;
        }
        ~Descriptor();
        int fd() const { return mFd; }
        bool closeNow();

    private:
        int mFd = -1;
    };
    FileReplacement() = default;

    std::string mPath;       // as given, for messages
    std::string mTarget;     // behind symbolic links
    std::string mTemporary;  // empty: nothing to rename or remove
    Descriptor mFile;
};

}  // namespace hexa
