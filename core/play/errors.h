// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

// Errors of records and players, apart from the moves themselves.

namespace hexa::play {

/// Returns an error of a line, as one of the record: arguments "line" and "order" are added.
Error atLine(const Error& error, std::size_t index, const std::string& line);
/// Returns an error at an unexpected line. Codes: "record.wrong-hash", "record.no-hash",
/// "record.hash-out-of-place", "record.not-drawn".
Error lineError(std::string code, std::size_t index, const std::string& expected, const std::string& found);
/// Returns "record.other-rules": the record is by another version of the rules.
Error otherRulesError(int found, int known);

/// Returns "play.bot-count" at "/players".
Error botCountError(std::size_t count, int seats);
/// Returns "play.nothing-carried" at "/carried".
Error nothingCarriedError();
/// Returns "play.bot" at "/players/SEAT"; `known` are the existing names.
Error botError(const std::string& name, std::size_t seat, std::string known);
/// Returns "play.no-seed" at "/players/SEAT": without a seed the program can't play.
Error noSeedError(std::size_t seat);

}  // namespace hexa::play
