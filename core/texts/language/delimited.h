// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Tables as text (CSV, RFC 4180), with the places of their cells.

namespace hexa::texts {

/// Byte order mark of UTF-8. Spreadsheet programs expect it before a table.
inline constexpr std::string_view utf8Mark = "\xef\xbb\xbf";

/// A cell in the text of a table: its bytes, with its quotation marks.
struct DelimitedCell {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool quoted = false;
};

struct DelimitedTable {
    char separator = ',';
    std::vector<std::vector<DelimitedCell>> rows;  ///< Without blank lines; rows may be short.
    std::vector<std::size_t> lines;                ///< Line of each row's beginning, from 1.
};

/// Returns the sign that separates the columns: the one of , ; and tabulator that gives the most
/// rows the same number of cells.
char separatorOf(std::string_view text);

/// Reads a table. Finds the separator by itself if none is given, also in a first line "sep=;". A
/// quotation mark inside of a cell without such marks is an ordinary character. Fails with
/// "texts.table.quote" (never closed), "texts.table.behind-quote" or "texts.table.too-large", with
/// the line.
/// @param maxRows that are read; the rest is not looked at
Result<DelimitedTable> readDelimited(std::string_view text, std::optional<char> separator = std::nullopt,
                                     std::size_t maxRows = std::numeric_limits<std::size_t>::max());

/// Returns what a cell says. A cell that a row lacks says nothing.
std::string cellText(std::string_view text, const DelimitedTable& table, std::size_t row, std::size_t column);

/// Returns a text as a cell, in quotation marks if it needs them, or always.
enum class Quotes { AsNeeded, Always };
std::string cellOf(std::string_view text, char separator, Quotes quotes = Quotes::AsNeeded);

/// Returns a row of a new table: commas, and \r\n at its end.
std::string rowOf(const std::vector<std::string>& cells);

}  // namespace hexa::texts
