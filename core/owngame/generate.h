// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"
#include "core/owngame/definition.h"

#include <memory>

namespace hexa::owngame {

/// Returns what makes maps of a game: drawn by its counts and mended until they keep its rules; symmetric; balanced by the author's
/// weights, where there are any.
/// @param catalog that of the game, as maps name it; both are shared with what is returned
GenerateFunctions makeGenerateFunctions(std::shared_ptr<const Definition> definition,
                                        std::shared_ptr<const Catalog> catalog);

}  // namespace hexa::owngame
