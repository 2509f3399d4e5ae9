// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace hexa::owngame {

class Ground;
struct Rule;

/// Returns whether each cell is in the scope of a rule, by cell.
std::vector<bool> scopeOf(const Rule& rule, Ground& ground);

}  // namespace hexa::owngame
