// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/program.h"

namespace hexa::cli {

/// Returns the program hexatelier-lab, with which developers of a game measure and fit. It is not
/// installed.
Program labProgram();

}  // namespace hexa::cli
