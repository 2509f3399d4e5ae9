// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/owngame/definition/definition.h"

#include <memory>

namespace hexa::owngame {

/// Returns the functions that generate maps of a game. They draw tiles and things by the counts,
/// then repair the map until it keeps the rules. They support symmetric maps, and balanced ones if
/// the author gave weights. Only maps of the mode "nearest" may break rules: as little as possible,
/// where no map keeps them all. The check of the game says what they break.
/// @param catalog that of the game, as maps name it; both are shared with the result
GenerateFunctions makeGenerateFunctions(std::shared_ptr<const Definition> definition,
                                        std::shared_ptr<const Catalog> catalog);

}  // namespace hexa::owngame
