// SPDX-License-Identifier: GPL-3.0-or-later
// Laboratory for developers of a game: `hexatelier-lab COMMAND [options]`.
#include "app/lab/labprogram.h"
#include "core/registry/registry.h"

int main(int argc, char** argv) {
    return hexa::cli::runProgram(hexa::cli::labProgram(), hexa::builtInSystems(), argc, argv);
}
