// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/battlefield.h"

#include <optional>
#include <set>

namespace hexa::claymore {

/// True if a zone is the start of an army.
bool isDeployment(const Zone& zone);
/// Returns the army of a seat, or none without such a seat or faction.
std::optional<Army> armyOfSeat(const Scenario& scenario, const Catalog& catalog, int seat);
/// Returns all hexes where an army may begin; empty if the map has none.
std::set<Hex> deploymentOf(const Scenario& scenario, const Catalog& catalog, Army army);

}  // namespace hexa::claymore
