// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/print/print.h"

namespace hexa::claymore {

/// Returns the things needed at the table beside the mat: regiments, chips, cards, tiles, terrain
/// to cut out; the campaign log.
PrintFunctions makePrintFunctions(const Catalog& catalog);

}  // namespace hexa::claymore
