// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"
#include "core/messages/messages.h"

namespace hexa::clockwork {

/// What the game offers for making maps. Names of modes are taken from `messages`.
GenerateFunctions makeGenerateFunctions(const Catalog& catalog, const Messages& messages);

}  // namespace hexa::clockwork
