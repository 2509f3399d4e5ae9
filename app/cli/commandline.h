// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/program.h"

namespace hexa::cli {

/// Returns the program hexatelier-cli, with all commands for maps, games and texts.
Program commandLine();

}  // namespace hexa::cli
