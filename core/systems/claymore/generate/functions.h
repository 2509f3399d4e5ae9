// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/generate/generate.h"

namespace hexa::claymore {

/// Battlefields in the styles of the spec's section 4.3.
GenerateFunctions makeGenerateFunctions(const Catalog& catalog);

}  // namespace hexa::claymore
