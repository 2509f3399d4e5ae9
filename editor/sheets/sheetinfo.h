// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/page.h"

#include <span>
#include <vector>

namespace hexa::sheets {

/// Kind of sheet: a row of the table used by pages, window and command line.
struct SheetInfo {
    SheetKind kind;
    const char* id;  ///< In settings and on the command line, e.g. "baglist".
    /// Code of its name in the window; null if the game names it or has several names.
    const char* title;
    /// True if a game has content for such a sheet; null if all games do.
    bool (*offered)(const GameSystem& system);
    Result<std::vector<Page>> (*pages)(const SheetJob& job);
    /// Ids of the options that it uses (editor/sheets/optioninfo.h), separated by blanks.
    const char* options;
    /// Position among the sheets of a kit, from 1; 0 if it isn't in the kit.
    int inKit = 0;
    bool byCell = false;  ///< True if it has a line or a piece for each cell.
    /// Returns further options that depend on its content; null if there are none.
    std::vector<const char*> (*moreOptions)(const SheetOptions& options, const GameSystem& system,
                                            const Scenario& scenario) = nullptr;
};

/// Returns the table, in the order of SheetKind.
std::span<const SheetInfo> sheetInfos();

}  // namespace hexa::sheets
