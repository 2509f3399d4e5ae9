// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/tablefile.h"

namespace hexa::lab {

/// Returns the text of a table file (docs/formats/balance-tables.md) for readTableFile(). Fails
/// with "balance.file.*" on unknown names, duplicate names or weights out of range.
Result<std::string> writeTableFile(const TableInfo& info, const Coefficients& coefficients,
                                   const balance::FeatureNamesOf& namesOf);

}  // namespace hexa::lab
