// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/casefile.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// Lines of EXPECT common to all games (docs/formats/rule-cases.md), and their comparison.

namespace hexa::play {

/// Returns none if the result is the expected one, else both.
Wrong compare(const std::string& what, const std::string& found, const std::string& said);
/// Compares with the number in a word of the line.
Wrong compareNumber(const CaseLine& line, std::size_t at, int found);

/// Parses a number from 0 to 999. Returns none for other texts.
std::optional<int> readNumber(std::string_view text);

/// Answers of a table for the words common to all games.
struct CaseAnswers {
    /// Returns the open decision, e.g. "card P1".
    std::function<std::string()> decision;
    /// True if an order would be legal.
    std::function<bool(const std::string& order)> allows;
    /// Returns the number of events of this kind; none if the kind does not exist.
    std::function<std::optional<int>(std::string_view event)> events;
    std::function<std::string()> winner;  ///< Returns e.g. "P1" or "nobody".
};

/// Compares a line that begins with such a word: `decision WORDS`, `allows ORDER`, `forbids ORDER`,
/// `winner WORD`, `event NAME`, `no-event NAME`, `events NUMBER NAME`. None if it begins with
/// another one.
std::optional<Wrong> expectCommon(const CaseLine& line, const CaseAnswers& answers);

}  // namespace hexa::play
