// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/rules.h"
#include "core/play/tokens.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

// Common form of lines in records and rule cases of all games.

namespace hexa::play {

/// Returns the word for a player: "P1" for seat 0.
inline std::string playerWord(int seat) { return std::string("P").append(std::to_string(seat + 1)); }

/// Returns the seat of a player's word; none if the word names no player of a game with this number
/// of seats.
inline std::optional<int> readPlayerWord(std::string_view word, int seats) {
    for (int seat = 0; seat < seats; ++seat)
        if (word == playerWord(seat)) return seat;
    return std::nullopt;
}

/// Returns the message code of a refusal by a rule: the prefix and the rule in small letters.
inline std::string codeOfRule(std::string_view prefix, std::string_view rule) {
    std::string code(prefix);
    for (const char c : rule) code += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return code;
}

/// Skips the first word of a line, which names the actor: a player, or "chance". Returns an error
/// if it is not the actor's turn: `prefix` and "over", "chance", "no-chance" or "player" (argument
/// "expected": the word of the right actor).
inline std::optional<Error> skipActor(Tokens& words, const Turn& turn, const std::string& prefix) {
    if (turn.kind == Turn::Kind::Over) return words.error(prefix + "over");
    const bool chance = words.front() == "chance";
    if (turn.kind == Turn::Kind::Chance) {
        if (!chance) return words.error(prefix + "chance");
    } else {
        if (chance) return words.error(prefix + "no-chance");
        std::string player = playerWord(turn.seat);
        if (words.front() != player) return words.error(prefix + "player", std::move(player));
    }
    words.skip();
    return std::nullopt;
}

}  // namespace hexa::play
