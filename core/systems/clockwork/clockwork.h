// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::clockwork {

/// Returns Clockwork Wars as a game of this program: catalog, layouts, samples, checks and the
/// rulebook's generator.
GameSystem makeSystem();

}  // namespace hexa::clockwork
