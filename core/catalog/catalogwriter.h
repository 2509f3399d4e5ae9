// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/json/writer.h"

namespace hexa {

/// Writes a catalog as readCatalog() reads it: members in a fixed order, what has its default left out.
void writeCatalog(JsonWriter& json, const Catalog& catalog);

}  // namespace hexa
