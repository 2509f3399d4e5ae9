// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"

#include <span>
#include <string_view>

namespace hexa::owngame {

/// Returns the example game files of the program (resources/games).
std::span<const EmbeddedFile> exampleFiles();

/// Returns the text of the example with this name, e.g. "saltmark". Returns an empty text if there
/// is none.
std::string_view example(std::string_view name);

}  // namespace hexa::owngame
