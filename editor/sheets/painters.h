// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/page.h"

// One function for each sheet (with its own source file), called only by makePages(). Each returns
// no pages if the map or the game has nothing for it.

namespace hexa::sheets {

/// Returns the paper, turned as requested; as `choice` says if the program may choose.
QSizeF turned(const SheetOptions& options, Turn choice);
/// Returns the possible positions of the paper: one, or both if the program may choose.
std::vector<QSizeF> papersOf(const SheetOptions& options);

std::vector<Page> layoutPages(const SheetJob& job);
std::vector<Page> bagListPages(const SheetJob& job);
Result<std::vector<Page>> tilePages(const SheetJob& job);
Result<std::vector<Page>> itemPages(const SheetJob& job, const CutSheet& sheet);
Result<std::vector<Page>> posterPages(const SheetJob& job);
std::vector<Page> orderPages(const SheetJob& job);
std::vector<Page> trackPages(const SheetJob& job);
std::vector<Page> rulesPages(const SheetJob& job);
std::vector<Page> drawPages(const SheetJob& job);
std::vector<Page> rulerPages(const SheetJob& job);

}  // namespace hexa::sheets
