// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/games.h"

namespace hexa {

/// Returns the studio with these games: reads the command line and the settings, shows the window,
/// ends with it. Gives the exit status of the program.
int runStudio(int argc, char** argv, const Games& games);

}  // namespace hexa
