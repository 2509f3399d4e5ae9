// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

// Only for core/io/file/file.

namespace hexa {

/// Returns the error for a number of errno. `fallback` ("file.read-failed", "file.write-failed") is
/// for numbers with no better explanation than the system's own words.
Error fileError(std::string_view fallback, const std::string& path, int number);

}  // namespace hexa
