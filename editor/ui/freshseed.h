// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace hexa::editor {

/// Returns a new seed for work without a given one: below 10^9, so that a person can note it and
/// type it in again. Each call gives another one, unless the environment sets HEXATELIER_SEED to a
/// number. Then seeds count up from it, so that tests and bug reports repeat the same random
/// numbers. May be called from any thread.
std::uint64_t freshSeed();

}  // namespace hexa::editor
