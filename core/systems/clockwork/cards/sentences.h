// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/terms/sentences.h"

#include <initializer_list>
#include <vector>

/// Texts about cards, put together from the sentences of the game in EN, DE and FR at once.
namespace hexa::clockwork {

/// Pieces of a text with blanks between them; empty ones leave no trace.
Localized joined(std::initializer_list<Localized> pieces);
/// Returns "a, b and c"; `lastJoint` is the code of "and" or "or".
Localized listed(const std::vector<Localized>& items, const char* lastJoint);

}  // namespace hexa::clockwork
