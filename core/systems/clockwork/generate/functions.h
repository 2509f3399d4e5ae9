// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/generate/groundwork.h"

namespace hexa::clockwork {

/// Returns the game's functions for making maps. Names of modes and sentences of wishes are taken
/// from the messages.
GenerateFunctions makeGenerateFunctions(const GenerateKnowledge& knowledge);

}  // namespace hexa::clockwork
