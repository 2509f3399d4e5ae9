// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/lab/laboratory.h"
#include "tests/core/systems/clockwork/fixture.h"

namespace hexa::test {

/// The game's laboratory, made once.
inline const lab::Laboratory& laboratory() {
    static const lab::Laboratory made = clockwork::makeLaboratory(game());
    return made;
}

}  // namespace hexa::test
