// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/json/writer.h"

namespace hexa {

/// Writes a catalog as readCatalog() reads it. Members have a fixed order and defaults are omitted.
void writeCatalog(JsonWriter& json, const Catalog& catalog);

}  // namespace hexa
