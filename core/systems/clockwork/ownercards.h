// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/owner/gamepack.h"

namespace hexa::clockwork {

/// Returns the data pack for cards typed by owners of the game (docs/owner-data.md).
GamePack ownerCards();

}  // namespace hexa::clockwork
