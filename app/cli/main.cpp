// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of Hexatelier: `hexatelier-cli COMMAND [options]`.
#include "app/cli/commandline.h"
#include "core/registry/registry.h"

int main(int argc, char** argv) {
    return hexa::cli::runProgram(hexa::cli::commandLine(), hexa::builtInSystems(), argc, argv);
}
