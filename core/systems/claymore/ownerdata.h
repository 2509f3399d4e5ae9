// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/owner/gamepack.h"

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::claymore {

/// Returns the data that an owner of the game can type in (docs/owner-data.md): combat values,
/// action cards, die, howitzer tiles, the print of the mat, deployment plans. `system` is the game
/// as it comes with the program.
GamePack ownerData(const GameSystem& system);

}  // namespace hexa::claymore
