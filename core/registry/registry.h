// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa {

/// Every game that this program knows: the one explicit list.
Systems builtInSystems();

}  // namespace hexa
