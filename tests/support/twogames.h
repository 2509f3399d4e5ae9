// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/registry/registry.h"
#include "tests/support/toysystem.h"

#include <utility>
#include <vector>

namespace hexa::test {

/// Returns the games of the program, and the toy as a further one.
inline Systems twoGames() {
    std::vector<GameSystem> list = builtInSystems().list();
    list.push_back(toySystem());
    return Systems(std::move(list));
}

}  // namespace hexa::test
