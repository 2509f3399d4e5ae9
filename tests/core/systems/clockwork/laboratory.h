// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/lab/laboratory.h"
#include "tests/core/systems/clockwork/fixture.h"

namespace hexa::test {

/// Returns the game's laboratory, created once.
inline const lab::Laboratory& laboratory() {
    static const lab::Laboratory made = clockwork::makeLaboratory(game());
    return made;
}

}  // namespace hexa::test
