// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/sheetjob.h"

namespace hexa::sheets {

/// How long the lines of the ruler page are, across and down, in mm.
QSizeF rulerLines(const SheetOptions& options);

}  // namespace hexa::sheets
