// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/cutitem.h"
#include "core/engine/print.h"
#include "core/systems/claymore/rules/values.h"

namespace hexa::claymore {

/// Sheets of things to cut out, in the order in which they are offered.
std::vector<CutSheet> cutSheets();

/// What is on a sheet, with these values; empty for one that there isn't.
std::vector<CutItem> cutItems(const Catalog& catalog, const Values& values, std::string_view sheet);

}  // namespace hexa::claymore
