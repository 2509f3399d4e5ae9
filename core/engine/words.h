// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/messages.h"

#include <string_view>

namespace hexa {

/// Returns the message in this game's words: if the game has a sentence of its own, its code is
/// that of the message behind the game's id, e.g. "toy.word.faction". Codes that games may replace
/// begin with "word.".
Message inWordsOf(std::string_view system, const Messages& messages, Message message);

}  // namespace hexa
