// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"

namespace hexa::clockwork {

/// Returns the game's functions for playing.
PlayFunctions makePlayFunctions(const Catalog& catalog);

}  // namespace hexa::clockwork
