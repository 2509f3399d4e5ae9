// SPDX-License-Identifier: GPL-3.0-or-later
// The command line with only the toy game: its features for any game.
#include "app/cli/commandline.h"
#include "tests/support/printedtoy.h"

int main(int argc, char** argv) {
    return hexa::cli::runProgram(hexa::cli::commandLine(), hexa::Systems({hexa::test::printedToy()}), argc,
                                 argv);
}
