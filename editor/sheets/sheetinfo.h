// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/page.h"

#include <span>

namespace hexa::sheets {

/// A kind of sheet: a row of the table that pages, window and command line go by.
struct SheetInfo {
    SheetKind kind;
    const char* id;     ///< In settings and on the command line, e.g. "baglist".
    const char* title;  ///< Code of its name in the window; null: the game has one, or names for several.
    /// True for a game that has what such a sheet shows; null: every game has.
    bool (*offered)(const GameSystem& system);
    Result<std::vector<Page>> (*pages)(const SheetJob& job);
    int inKit = 0;        ///< Its place among the sheets of a kit, from 1; 0: it is none of them.
    bool byCell = false;  ///< It has a line or a piece for each cell.
};

/// Returns the table, in the order of SheetKind.
std::span<const SheetInfo> sheetInfos();

}  // namespace hexa::sheets
