// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/games.h"

#include "core/registry/registry.h"
#include "editor/systems/bauen/panels.h"

namespace hexa {

Games builtInGames() {
    return {builtInSystems(), builtInTexts(), editor::bauen::panels(), builtInPacks(), builtInLibrary};
}

}  // namespace hexa
