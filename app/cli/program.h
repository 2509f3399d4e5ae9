// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::cli {

/// The whole program with these games: reads the arguments, does what they say, gives the exit status.
int runProgram(const Systems& systems, int argc, char** argv);

}  // namespace hexa::cli
