// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <string_view>

namespace hexa::owngame {

/// True for 1 to 40 small letters, digits and hyphens.
bool isId(std::string_view text);
/// True for "#rrggbb".
bool isColour(std::string_view text);
/// True for at most 200 bytes in which nothing steers a terminal or the direction of writing.
bool isPlain(std::string_view text);

/// Tells the first thing in a catalog from outside that no built-in game would say: ids that are none or are there twice, names of what
/// isn't there, colours that are none, more of something than limits allow. Places are pointers below `pointer`.
Status checkCatalog(const Catalog& catalog, const std::string& pointer);

}  // namespace hexa::owngame
