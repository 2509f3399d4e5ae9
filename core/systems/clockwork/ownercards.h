// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gamepack.h"

namespace hexa::clockwork {

/// The cards that owners of the game type in (docs/owner-data.md).
GamePack ownerCards();

}  // namespace hexa::clockwork
