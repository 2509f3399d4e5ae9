// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of Hexatelier: `hexatelier-cli COMMAND [options]`.
#include "app/cli/program.h"
#include "core/registry/registry.h"

int main(int argc, char** argv) { return hexa::cli::runProgram(hexa::builtInSystems(), argc, argv); }
