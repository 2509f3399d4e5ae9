// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/tablefile.h"

namespace hexa::lab {

/// Returns the text of a table's file (docs/formats/balance-tables.md), as readTableFile() reads it. Fails with "balance.file.*":
/// unknown names, one name twice, a weight out of range.
Result<std::string> writeTableFile(const TableInfo& info, const Coefficients& coefficients,
                                   const balance::FeatureNamesOf& namesOf);

}  // namespace hexa::lab
