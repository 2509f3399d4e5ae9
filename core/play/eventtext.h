// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"

#include <span>
#include <vector>

namespace hexa::play {

/// Presentation of a kind of events or questions: the code of its sentence, and the rule behind it.
/// A game has a table of them in the order of an enum.
struct EventText {
    const char* code;
    const char* rule;
};

/// Adds a table's entries to the possible events of a game (PlayFunctions::happenings).
inline void addHappenings(std::vector<Happening>& list, std::span<const EventText> table) {
    for (const EventText& text : table) list.push_back({text.code, text.rule});
}

}  // namespace hexa::play
