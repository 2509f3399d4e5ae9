// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file/descriptor.h"

#include <string>

// Only for core/io/file/file.

namespace hexa {

/// New file in the folder of its target, moved there when it is complete. It has no name until then
/// if the file system allows that, so a killed program leaves nothing behind. Otherwise it has a
/// name that no user's file has, and a lock. A file without a lock was left by a killed program,
/// and the next one that writes into the folder removes it. (A process number would not do: another
/// program may have it by now.)
class TemporaryFile {
public:
    /// Creates it with the usual permissions of new files. Not open() and errno set if the folder
    /// allows none.
    static TemporaryFile in(const std::string& folder);

    TemporaryFile() = default;
    TemporaryFile(TemporaryFile&& other) noexcept
        : mFolder(std::move(other.mFolder)),
          mName(std::exchange(other.mName, {})),
          mFile(std::move(other.mFile)) {}
    TemporaryFile& operator=(TemporaryFile&&) = delete;
    ~TemporaryFile();

    bool open() const { return mFile.open(); }
    int fd() const { return mFile.fd(); }

    /// Moves it to its place in the folder, in one step. Otherwise false and errno set, without any
    /// change.
    bool moveTo(const std::string& target);

private:
    bool takeName();

    std::string mFolder;
    std::string mName;  // empty: has none
    Descriptor mFile;
};

}  // namespace hexa
