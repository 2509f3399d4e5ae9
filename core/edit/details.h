// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <functional>
#include <span>

namespace hexa {

/// Changes the details of several cells alike.
Edit changeDetails(const Scenario& scenario, std::span<const Hex> hexes,
                   const std::function<void(CellDetails&)>& change);

}  // namespace hexa
