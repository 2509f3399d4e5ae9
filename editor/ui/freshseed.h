// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace hexa::editor {

/// A seed for work that nobody gave one: below 10^9, so that a person can note it and type it in
/// again. Another one each time, unless HEXATELIER_SEED is set to a number in the environment: then
/// they are a row that begins with it, so that tests, and reports of a fault, meet the same dice
/// again. May be called from any thread.
std::uint64_t freshSeed();

}  // namespace hexa::editor
