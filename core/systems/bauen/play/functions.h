// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"
#include "core/systems/bauen/play/match.h"

#include <memory>

namespace hexa::bauen {

/// Returns GameSystem::play of an edition. `edition` reads an owner's file chosen for a single
/// game.
PlayFunctions makePlayFunctions(std::shared_ptr<const GameSet> set, Edition edition);

}  // namespace hexa::bauen
