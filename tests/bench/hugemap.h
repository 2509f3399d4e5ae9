// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"

namespace hexa::bench {

/// A flat-top rectangle of columns x rows hexes, each with a random kind of the catalog; always the same map.
/// `ids`: every tile also has an ID.
Scenario hugeMap(const Catalog& catalog, int columns, int rows, bool ids);

}  // namespace hexa::bench
