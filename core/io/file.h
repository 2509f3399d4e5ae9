// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hexa {

/// Largest file that is read at all.
inline constexpr std::int64_t maxFileBytes = 256LL * 1024 * 1024;

/// The whole content of a regular file. Fails with "file.not-found", "file.is-directory", "file.no-permission",
/// "file.too-large" (before anything is read) or "file.read-failed".
Result<std::string> readFile(const std::string& path);

/// Replaces a file as a whole: written beside the target, flushed to disk, then renamed over it, so that the old
/// content stays until the new one is complete. A symbolic link stays a link. Fails with "file.no-permission",
/// "file.disk-full", "file.is-directory", "file.no-folder" or "file.write-failed"; then the old file is untouched.
Status writeFile(const std::string& path, std::string_view content);

}  // namespace hexa
