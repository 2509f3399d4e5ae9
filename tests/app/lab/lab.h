// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/cli/program.h"

namespace hexa {

/// Runs hexatelier-lab.
inline Run runLab(const QStringList& arguments) { return runProgram("hexatelier-lab", arguments); }

}  // namespace hexa
