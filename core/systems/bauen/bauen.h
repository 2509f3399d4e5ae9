// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// Returns "Bauen und Beherrschen", with the data that come with the program.
GameSystem makeSystem();
/// Returns the game in another edition.
GameSystem makeSystem(GameSet edition);

}  // namespace hexa::bauen
