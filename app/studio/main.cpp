// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/studio.h"

int main(int argc, char** argv) { return hexa::runStudio(argc, argv, hexa::builtInGames()); }
