// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/program.h"

namespace hexa::cli {

/// Returns the program hexatelier-cli: all that people do with maps, games and texts.
Program commandLine();

}  // namespace hexa::cli
