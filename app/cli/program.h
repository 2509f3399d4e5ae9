// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::cli {

/// The whole program with these games: reads the arguments, does what they say, gives the exit status.
int runProgram(const Systems& systems, int argc, char** argv);

}  // namespace hexa::cli
