// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print.h"

namespace hexa {
struct Catalog;
}  // namespace hexa

namespace hexa::clockwork {

/// What the table needs beside the map: deployment orders, tracks, the order of laying, the
/// rulebook's random map.
PrintFunctions makePrintFunctions(const Catalog& catalog, const Localized& totalName);

}  // namespace hexa::clockwork
