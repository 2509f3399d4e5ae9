// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// A file in an archive; folders by slashes in its name, which is UTF-8.
struct ZipEntry {
    std::string name;
    std::string content;
    friend bool operator==(const ZipEntry&, const ZipEntry&) = default;
};

/// Returns a file name that is safe and valid on all systems: slashes of both kinds, colons,
/// wildcards, quotes and control characters become underscores. Nothing else is changed.
std::string portableName(std::string_view name);

/// Returns a zip archive of these files in this order. The same files give the same bytes,
/// independent of the clock and the time zone. Fails with "zip.failed", also for names that are
/// empty, repeated, or could lead out of the target folder.
Result<std::string> zipOf(const std::vector<ZipEntry>& entries);

}  // namespace hexa
