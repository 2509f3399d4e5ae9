// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/gameentry.h"

#include <vector>

namespace hexa {

/// Returns every game that this program knows, in the order in which they are offered: the one
/// explicit list.
std::vector<play::GameEntry> gameEntries();

}  // namespace hexa
