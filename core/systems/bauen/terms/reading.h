// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/systems/bauen/terms/position.h"

namespace hexa::bauen {

/// Reads the position of all pieces on a map. Areas are its cells with a landscape. Pieces that
/// break a rule of placing are left out: misplaced ones, those without an owner or outside of their
/// owner's towns, and a second one in a place. The check reports them. Fails with
/// "bauen.position.large" if the map has more areas or regions than a position holds.
Result<Position> readPosition(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa::bauen
