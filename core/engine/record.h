// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Version of the `.hexgame` format written (docs/formats/game-records.md).
inline constexpr int recordFormatVersion = 1;

/// Variants and house options by name, e.g. {"long": true}. Unnamed ones have their default.
using OptionValues = std::map<std::string, bool, std::less<>>;

/// Person or bot at a seat.
struct Participant {
    std::string name;  ///< May be empty.
    std::string bot;   ///< Name of a bot; empty = a person.
    Extra extra;
    friend bool operator==(const Participant&, const Participant&) = default;
};

/// Change of the player at a seat during a game: the program takes over, or a person takes the seat
/// back.
struct SeatChange {
    std::size_t decision = 0;  ///< Number of decisions before it.
    int seat = 0;
    std::string from;  ///< Name of a bot; empty = a person.
    std::string to;
    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// Whole game, finished or not: the content of a `.hexgame` file. The meaning of the lines is the
/// game's own: one line for each decision and each result of chance, and after each phase a line
/// that begins with "state" and ends with the hash of the state there. Nothing else is needed to
/// replay it, not even a random generator.
struct GameRecord {
    std::string program;   ///< Version of the program that began it; may be empty.
    int rules = 0;         ///< Version of the game's rules (PlayFunctions::rulesVersion).
    OptionValues options;  ///< All that the game knows.
    std::optional<std::uint64_t>
        seed;  ///< Seed of chance and bots; none if chance was not ours (cards on a table).
    /// True if results of chance since the first decision come from people at a table; then the
    /// seed is only for the bots.
    bool typedChance = false;
    std::vector<Participant> players;  ///< Current player of each seat.
    std::vector<SeatChange>
        seatChanges;  ///< In their order, as they were at the table: steps back undo none.
    Scenario scenario;
    /// JSON object of the game: its cards, and results of chance before the first decision.
    std::string setup;
    /// Match::outcome of the game before it in a campaign; empty: nothing is carried on.
    std::string carried;
    std::vector<std::string> lines;
    Extra extra;
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// True if a line only gives the hash of a state.
inline bool isMark(std::string_view line) { return line.starts_with("state "); }
/// Returns the lines with decisions or results of chance.
inline std::vector<std::string> decisionsOf(const GameRecord& record) {
    std::vector<std::string> lines;
    for (const std::string& line : record.lines)
        if (!isMark(line)) lines.push_back(line);
    return lines;
}

/// Returns the place of line `index` in a file, for errors.
inline JsonPointer placeOfLine(std::size_t index) {
    return {std::string("/lines/").append(std::to_string(index))};
}

}  // namespace hexa
