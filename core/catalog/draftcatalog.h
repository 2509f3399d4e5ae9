// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

namespace hexa {

/// Reads the catalog of a game that is being edited. Faults are passed over.
Catalog readDraftCatalog(const JsonNode& node);

}  // namespace hexa
