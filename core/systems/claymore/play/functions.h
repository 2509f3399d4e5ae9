// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/play/play.h"

namespace hexa::claymore {

/// Returns GameSystem::play.
PlayFunctions makePlayFunctions(const Catalog& catalog);

}  // namespace hexa::claymore
