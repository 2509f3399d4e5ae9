// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play.h"

namespace hexa::clockwork {

/// Returns all that the game offers for being played.
PlayFunctions makePlayFunctions(const Catalog& catalog);

}  // namespace hexa::clockwork
