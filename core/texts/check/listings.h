// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/sink.h"

namespace hexa::texts {

/// Reports a list of three or more whose parts stand in another order: "2, 5 and 9" for "5, 2 and
/// 9", "salt, wool, amber" for "wool, salt, amber".
void checkListings(const Row& row, const SentenceGroup& group, const Knowledge& knowledge, Sink& sink);

}  // namespace hexa::texts
