// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/sheetjob.h"

namespace hexa::sheets {

/// The ruler page always stands upright, so that "across" is the short side of the paper, and its
/// lines go by the paper alone: they are as long whatever margin and orientation a job has.
QSizeF rulerPaper(QSizeF paper);
/// Returns their lengths, across and down, in mm.
QSizeF rulerLines(QSizeF paper);

}  // namespace hexa::sheets
