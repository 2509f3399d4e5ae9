// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::clockwork {

/// Reads the layouts of resources/clockwork/layouts.json: each column as [first r, last r] from
/// column 1 (q = 0) on, Capitals as [q, r] in order of the seats. Each becomes a scenario with its
/// Capitals placed (IDs K1, K2, ...) and empty slots elsewhere. A layout marked `standIn` is made
/// up, because the rulebook's picture is lost. Errors carry the JSON pointer.
Result<std::vector<Layout>> readLayouts(std::string_view json, const Catalog& catalog);

}  // namespace hexa::clockwork
