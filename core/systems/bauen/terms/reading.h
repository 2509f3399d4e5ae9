// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/systems/bauen/terms/position.h"

namespace hexa::bauen {

/// Reads what stands where on a map. Areas are its cells with a landscape. What breaks a rule of
/// placing is left out: pieces without their place, of nobody or outside of their owner's towns, a
/// second one in a place; the check tells of it. Fails with "bauen.position.large" if the map has
/// more areas or regions than a position holds.
Result<Position> readPosition(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa::bauen
