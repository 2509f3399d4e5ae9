// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/hex/hex.h"

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Pieces of the lines of a text map. Only for core/io/textmap/textmap and its parts.

namespace hexa::text {

inline constexpr std::string_view blanks = " \t\r";

/// Piece of a line with its place.
struct Word {
    std::string_view text;
    std::int64_t line = 0;
    std::int64_t column = 0;

    Word part(std::size_t from, std::size_t count = std::string_view::npos) const {
        return {text.substr(from, count), line, column + static_cast<std::int64_t>(from)};
    }
    Word trimmed() const {
        const auto from = text.find_first_not_of(blanks);
        if (from == std::string_view::npos) return part(text.size());
        return part(from, text.find_last_not_of(blanks) + 1 - from);
    }
    std::string str() const { return std::string(text); }
    Error error(std::string code, Arguments arguments = {}) const {
        arguments.push_back({"line", line});
        arguments.push_back({"column", column});
        return Error(std::move(code), std::move(arguments), TextPosition{line, column});
    }
};

std::vector<Word> wordsOf(Word text);

template <class Number>
std::optional<Number> numberFrom(std::string_view text) {
    Number number{};
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

/// Reads "q,r" within Board::maxCoordinate. Fails with "textmap.bad-place".
Result<Hex> readPlace(const Word& word);

}  // namespace hexa::text
