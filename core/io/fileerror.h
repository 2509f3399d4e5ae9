// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

// Only for core/io/file.

namespace hexa {

/// What a number of errno means for a person; `fallback` ("file.read-failed", "file.write-failed")
/// where that says no more than the system's own words.
Error fileError(std::string_view fallback, const std::string& path, int number);

}  // namespace hexa
