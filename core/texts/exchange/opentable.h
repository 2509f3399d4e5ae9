// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/exchange/table.h"
#include "core/texts/language/delimited.h"
#include "core/texts/language/encodedfile.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace hexa::texts {

/// A table as text, with its cells.
struct OpenTable {
    EncodedFile encoded;
    DelimitedTable cells;

    std::string at(std::size_t row, std::size_t column) const {
        return cellText(encoded.text, cells, row, column);
    }
};

/// Reads the first rows of a table, or all. Fails as tableHead does.
Result<OpenTable> openTable(std::string_view bytes, Encoding asked, std::optional<char> separator,
                            std::size_t maxRows = std::numeric_limits<std::size_t>::max());

/// Fails if there is no language, or if a column or a language is used twice.
Status checkColumns(const TableColumns& columns);

/// Returns the separator of a kept table, if the file names it.
inline std::optional<char> separatorOf(const KeptFile& file) {
    return file.separator.empty() ? std::nullopt : std::optional(file.separator.front());
}

}  // namespace hexa::texts
