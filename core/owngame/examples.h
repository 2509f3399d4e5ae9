// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"

#include <span>
#include <string_view>

namespace hexa::owngame {

/// Returns the game files that come with the program to begin with (resources/games).
std::span<const EmbeddedFile> exampleFiles();

/// Returns the text of the one with this name, e.g. "saltmark"; empty if there is none.
std::string_view example(std::string_view name);

}  // namespace hexa::owngame
