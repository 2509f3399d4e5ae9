// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::bauen {

/// "Bauen und Beherrschen", with the data that come with the program.
GameSystem makeSystem();

}  // namespace hexa::bauen
