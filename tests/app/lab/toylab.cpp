// SPDX-License-Identifier: GPL-3.0-or-later
// Laboratory with only the toy game, for tests that don't depend on the game.
#include "app/lab/labprogram.h"
#include "tests/support/printedtoy.h"

int main(int argc, char** argv) {
    return hexa::cli::runProgram(hexa::cli::labProgram(), hexa::Systems({hexa::test::printedToy()}), argc,
                                 argv);
}
