// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

// Errors of records and players, apart from the moves themselves.

namespace hexa::play {

/// Returns an error of a line, as one of the record: arguments "line" and "order" are added.
Error atLine(const Error& error, std::size_t index, const std::string& line);
/// Another line was expected. Codes: "record.wrong-hash", "record.no-hash",
/// "record.hash-out-of-place", "record.not-drawn".
Error lineError(std::string code, std::size_t index, const std::string& expected, const std::string& found);
/// "record.other-rules": the record is by another version of the rules.
Error otherRulesError(int found, int known);

/// "play.bot-count" at "/players".
Error botCountError(std::size_t count, int seats);
/// "play.nothing-carried" at "/carried".
Error nothingCarriedError();
/// "play.bot" at "/players/SEAT"; `known` are the names that there are.
Error botError(const std::string& name, std::size_t seat, std::string known);
/// "play.no-seed" at "/players/SEAT": a game without a seed has no program to play in it.
Error noSeedError(std::size_t seat);

}  // namespace hexa::play
