// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/message.h"

#include <initializer_list>
#include <vector>

/// Texts about cards, put together from the sentences of the game in EN, DE and FR at once.
namespace hexa::clockwork {

/// The sentence of a code.
Localized say(const char* code, const Arguments& arguments = {});
/// Pieces of a text with blanks between them; empty ones leave no trace.
Localized joined(std::initializer_list<Localized> pieces);
/// "a, b and c"; `lastJoint` is the code of "and" or "or".
Localized listed(const std::vector<Localized>& items, const char* lastJoint);

}  // namespace hexa::clockwork
