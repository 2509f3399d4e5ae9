// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

namespace hexa::test {

/// Returns the map as an edit leaves it.
inline Scenario after(Scenario scenario, const Edit& edit) {
    (void)apply(scenario, edit);
    return scenario;
}

}  // namespace hexa::test
