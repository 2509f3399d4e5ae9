// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/json/writer.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexa {

/// Maps with more plain cells than this are written with columns. Smaller files, and so those of
/// all playable maps, keep the form of version 1, with a line for each cell.
inline constexpr std::size_t maxPlainCellsInLines = 10'000;

/// Columns for the plain cells of a huge board in versions 2 and 3 of the file format: cells with
/// only a place, a kind, perhaps a lock and an ID that follows from the one before. A column of
/// symbols takes a byte or two a cell instead of sixty.
struct CellColumns {
    struct Symbol {
        std::string text;
        KindId kind = KindId::Empty;
        bool locked = false;
        /// Letters of the IDs that columns count; empty: none.
        std::string letters = {};
    };
    struct Column {
        Hex top;
        std::string symbols;
        /// Letters, and the number of the column's first cell with them: "F", 17 = F17, F18 ...
        /// from top to bottom.
        std::vector<std::pair<std::string, int>> ids = {};
    };
    std::vector<Symbol> legend;  ///< Used symbols.
    /// Symbol for a hex outside the layout, or for a listed cell, if any.
    std::string nothing;
    std::vector<Column> columns;
    bool numbered = false;            ///< Some columns have IDs: this needs version 3.
    std::vector<std::size_t> others;  ///< Cells outside the columns (in Board::cells()).
};

/// Returns the cells as columns. None if no more than `tooFew` cells fit columns, or if the board
/// has unknown members with the same names.
std::optional<CellColumns> columnsOf(const Board& board, const Catalog& catalog,
                                     std::size_t tooFew = maxPlainCellsInLines);

/// Writes the members "legend" and "columns" of a board.
void writeColumns(JsonWriter& json, const CellColumns& columns, const Catalog& catalog);

}  // namespace hexa
