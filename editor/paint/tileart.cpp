// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/tileart.h"

#include "editor/paint/mappage.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/render.h"
