// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/file/descriptor.h"
#include "core/io/file/temporaryfile.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hexa {

/// Largest file that is read at all.
inline constexpr std::int64_t maxFileBytes = 256LL * 1024 * 1024;

/// Returns the whole content of a regular file. Fails with "file.not-found",
/// "file.name-not-unicode" (not found, and no wonder), "file.is-directory", "file.no-permission",
/// "file.not-regular" (a pipe or device), "file.too-large" (before anything is read) or
/// "file.read-failed". The text has jsonPadding bytes of spare capacity.
Result<std::string> readFile(const std::string& path);

/// Replaces a file as a whole: written beside the target, flushed to disk, then put in its place in
/// one step, so that the old content stays until the new one is complete, also if the program is
/// killed or the power fails. A symbolic link stays a link; owner, permissions and extended
/// attributes (access lists) stay too.
///
/// A file is overwritten in place if its folder is write-protected, or if it belongs to another
/// user, who would lose it. Space is reserved first, and the old content is restored after a
/// failure. Only then a kill or power failure at that moment can leave a mixture.
///
/// Fails with "file.no-permission", "file.disk-full", "file.is-directory", "file.no-folder",
/// "file.no-reader" (a pipe without a reader) or "file.write-failed"; then the old file is
/// untouched. With "file.not-flushed" the new file exists, but might not outlive a power failure.
/// With "file.left-damaged" neither the new content nor the old could be written in place.
Status writeFile(const std::string& path, std::string_view content);

/// Replaces a file in parts, for content too large for the memory: begin, write as often as needed,
/// commit. Without commit the file stays unchanged.
class FileReplacement {
public:
    static Result<FileReplacement> begin(const std::string& path);
    Status write(std::string_view part);
    Status commit();

private:
    enum class Way { Beside, InPlace, Device };
    FileReplacement() = default;
    Status overwrite();

    std::string mPath;    // as given, for messages
    std::string mTarget;  // behind symbolic links
    Way mWay = Way::Beside;
    std::optional<TemporaryFile> mTemporary;
    Descriptor mDevice;
    std::string mContent;  // to be written in place
};

/// True if both paths lead to one existing file, by whatever links.
bool isSameFile(const std::string& a, const std::string& b);

}  // namespace hexa
