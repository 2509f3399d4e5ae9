// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/print.h"

namespace hexa {
struct Catalog;
}  // namespace hexa

namespace hexa::clockwork {

/// Returns the things needed at the table beside the map: deployment orders, tracks, the order of
/// laying, the rulebook's random map.
PrintFunctions makePrintFunctions(const Catalog& catalog, const Localized& totalName);

}  // namespace hexa::clockwork
