// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/laboratory.h"

#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::clockwork {

/// Returns the functions that fit the game's tables and calibrate its judges. Keeps catalog and
/// layouts of `system`, not the system.
lab::Laboratory makeLaboratory(const GameSystem& system);

/// Returns the text of a table file. Fails as writeTableFile(), and if the sum of coarse and fine
/// weights is out of range.
Result<std::string> writeWeightTable(const TableInfo& info, const Coefficients& coefficients);

}  // namespace hexa::clockwork
