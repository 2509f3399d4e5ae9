// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace hexa {

/// Returns the ID of a game without the mark of its file, which follows an "@" (core/owngame).
/// Sentences for people have no marks.
inline std::string_view plainSystem(std::string_view system) { return system.substr(0, system.find('@')); }

}  // namespace hexa
