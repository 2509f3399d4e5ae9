// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/page.h"

// One function a sheet (its own source file); called by makePages() only. Each gives no pages where
// the map or the game has nothing for it.

namespace hexa::sheets {

/// Returns the paper turned as asked; `landscape` decides where the program may choose.
QSizeF turned(const SheetOptions& options, bool landscape);
/// Returns the ways in which the paper may lie: one, or both where the program may choose.
std::vector<QSizeF> papersOf(const SheetOptions& options);

std::vector<Page> layoutPages(const SheetJob& job);
std::vector<Page> bagListPages(const SheetJob& job);
Result<std::vector<Page>> tilePages(const SheetJob& job);
Result<std::vector<Page>> itemPages(const SheetJob& job, const CutSheet& sheet);
Result<std::vector<Page>> posterPages(const SheetJob& job);
std::vector<Page> orderPages(const SheetJob& job);
std::vector<Page> trackPages(const SheetJob& job);
std::vector<Page> rulesPages(const SheetJob& job);
std::vector<Page> rulerPages(const SheetJob& job);

}  // namespace hexa::sheets
