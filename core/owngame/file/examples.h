// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/embedded.h"

#include <span>
#include <string_view>

namespace hexa::owngame {

/// Returns the example game files of the program (resources/games), the easiest one to begin with
/// first. core/CMakeLists.txt decides the order.
std::span<const EmbeddedFile> exampleFiles();

/// Returns the text of the example with this name, e.g. "saltmark". Returns an empty text if there
/// is none.
std::string_view example(std::string_view name);

/// Returns a map for each example in the same order. It contains its game
/// (resources/games/samples).
std::span<const EmbeddedFile> exampleMaps();

/// Returns the name of an example from the path of its game file or map, e.g. "saltmark".
std::string_view exampleName(const EmbeddedFile& file);

}  // namespace hexa::owngame
