// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/descriptor.h"

#include <string>

// Only for core/io/file.

namespace hexa {

/// A new file in the folder where it shall take its place when it is complete. Where the file
/// system can do that, it has no name until then, so that a program that is killed leaves nothing
/// behind. Else it has a name that no file of a person has, and a lock: what lies there without one
/// was left by a killed program and is removed by the next that writes into the folder. (A process
/// number would not tell: another program may have it by now.)
class TemporaryFile {
public:
    /// With the permissions that new files have here. Not open() and errno set if the folder allows
    /// none.
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

    /// Takes its place in the folder, in one step; false and errno set otherwise, then nothing has
    /// happened.
    bool moveTo(const std::string& target);

private:
    bool takeName();

    std::string mFolder;
    std::string mName;  // empty: has none
    Descriptor mFile;
};

}  // namespace hexa
