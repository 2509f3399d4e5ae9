// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/scenario/scenario.h"
#include "core/systems/claymore/rules/values.h"

namespace hexa::claymore {

/// Sheets of things to cut out, in the order in which they are offered.
std::vector<CutSheet> cutSheets();

/// Returns the items of a sheet, with these values; empty for an unknown sheet. The scenario gives
/// the start position.
std::vector<CutItem> cutItems(const Catalog& catalog, const Values& values, const Scenario& scenario,
                              std::string_view sheet);

}  // namespace hexa::claymore
