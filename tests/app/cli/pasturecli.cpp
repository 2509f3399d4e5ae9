// SPDX-License-Identifier: GPL-3.0-or-later
// The command line with the toy game played with a die.
#include "app/cli/commandline.h"
#include "tests/support/pasture.h"

int main(int argc, char** argv) {
    return hexa::cli::runProgram(hexa::cli::commandLine(), hexa::Systems({hexa::test::pasturedToy()}), argc,
                                 argv);
}
