// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <string_view>

namespace hexa::owngame {

/// True for 1 to 40 lower-case letters, digits and hyphens.
bool isId(std::string_view text);
/// True for the names of sets that every game has: "any", "empty", "home".
bool isReserved(std::string_view name);
/// True for "#rrggbb".
bool isColour(std::string_view text);
/// True for at most 200 bytes without control characters for terminals or writing direction.
bool isPlain(std::string_view text);

/// Checks a catalog from an untrusted file and returns the first error. Rejects invalid and
/// duplicate IDs, unknown names, invalid colours and numbers above the limits. Places are pointers
/// below `pointer`.
Status checkCatalog(const Catalog& catalog, const std::string& pointer);

}  // namespace hexa::owngame
