// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::clockwork {

/// What the table needs beside the map: deployment orders, tracks, the order of laying, the rulebook's random map.
PrintFunctions makePrintFunctions(const Catalog& catalog, const Localized& totalName);

}  // namespace hexa::clockwork
