// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/cutitem.h"
#include "core/engine/print.h"
#include "core/scenario/scenario.h"
#include "core/systems/claymore/rules/values.h"

namespace hexa::claymore {

/// Sheets of things to cut out, in the order in which they are offered.
std::vector<CutSheet> cutSheets();

/// What is on a sheet, with these values; empty for one that there isn't. Of the scenario: what
/// stands where at the start.
std::vector<CutItem> cutItems(const Catalog& catalog, const Values& values, const Scenario& scenario,
                              std::string_view sheet);

}  // namespace hexa::claymore
