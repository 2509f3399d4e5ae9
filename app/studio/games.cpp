// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/games.h"

#include "core/registry/registry.h"

namespace hexa {

Games builtInGames() { return {builtInSystems(), builtInTexts(), {}, builtInPacks()}; }

}  // namespace hexa
