// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play.h"

namespace hexa::clockwork {

/// Many games by bots on one map. Each has its own seed and deal and all sums are whole numbers, so that the result is
/// the same for any number of threads.
Result<SimulationResult> simulate(const Scenario& scenario, const Catalog& catalog,
                                  const SimulationRequest& request);

}  // namespace hexa::clockwork
