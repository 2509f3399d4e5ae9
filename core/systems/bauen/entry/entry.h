// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/gameentry.h"

namespace hexa::bauen {

/// Returns what the program is told of this game.
play::GameEntry entry();

}  // namespace hexa::bauen
