// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::claymore {

/// Returns Die Claymore-Saga as data and functions.
GameSystem makeSystem();

}  // namespace hexa::claymore
