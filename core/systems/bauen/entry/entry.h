// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/gameentry.h"

namespace hexa::bauen {

/// Returns this game's entry for the program.
play::GameEntry entry();

}  // namespace hexa::bauen
