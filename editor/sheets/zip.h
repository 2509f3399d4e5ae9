// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace hexa::sheets {

struct ZipEntry {
    std::string name;
    std::string content;
};

/// A zip archive of these files in this order; the same files give the same bytes. Fails with "render.failed".
Result<std::string> zipOf(const std::vector<ZipEntry>& entries);

}  // namespace hexa::sheets
