// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::test {

/// Returns the toy game (judgedToy()) with things to cut out, one of each sort. "chips" are round,
/// two for each seat. "cards" is a deck of two kinds with a back and a stand-in, and one separate
/// card. "farms" are three hexes with marks, and one hex. Its tiles are 60 mm wide.
GameSystem printedToy();

}  // namespace hexa::test
