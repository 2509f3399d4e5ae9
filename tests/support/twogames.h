// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/registry/registry.h"
#include "tests/support/toysystem.h"

namespace hexa::test {

/// Returns the games of the program, and the toy as a further one.
inline Systems twoGames() {
    Systems games = builtInSystems();
    games.add(toySystem());
    return games;
}

}  // namespace hexa::test
