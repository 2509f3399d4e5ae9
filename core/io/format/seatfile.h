// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/seatlog.h"
#include "core/json/writer.h"

#include <functional>
#include <string>

namespace hexa {

/// Returns the sentence of a message in the reader's language.
using Sentence = std::function<std::string(const Message&)>;

/// Returns a seat's log as text for people, a line for each thing that happened; its own orders
/// begin with ">".
std::string seatLogText(const SeatLog& log, const Sentence& sentence);

/// Returns the log for programs, with the map and the players: docs/formats/game-records.md.
/// `record` is the game's. Data hidden from the seat (seed, set-up, lines of others) are not
/// written.
std::string writeSeatLog(const SeatLog& log, const GameRecord& record, const Catalog& catalog,
                         const Sentence& sentence);

/// Writes the standing as members of the open object: "over", "winners" (seats from 1) and "seats",
/// with a member for each column.
void writeStanding(JsonWriter& json, const MatchStanding& standing);

}  // namespace hexa
