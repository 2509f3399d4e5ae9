// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/sheetjob.h"

namespace hexa::sheets {

/// Returns the paper of the ruler page. It is always portrait, so that "across" is the short side
/// of the paper. Its lines depend on the paper alone, not on a job's margin and orientation.
QSizeF rulerPaper(QSizeF paper);
/// Returns their lengths, across and down, in mm.
QSizeF rulerLines(QSizeF paper);

}  // namespace hexa::sheets
