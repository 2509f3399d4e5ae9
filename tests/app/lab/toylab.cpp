// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory with the toy game alone: what it does for any game.
#include "app/lab/labprogram.h"
#include "tests/support/printedtoy.h"

int main(int argc, char** argv) {
    return hexa::cli::runProgram(hexa::cli::labProgram(), hexa::Systems({hexa::test::printedToy()}), argc,
                                 argv);
}
